"""What `validate` promises whatever it is given."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from loadpath.document import Report, validate

from .corpus import valid_document


def codes(report: Report) -> list[str]:
    return [issue.code for issue in report.errors + report.warnings]


def test_a_report_is_written_as_the_interface_says() -> None:
    document = valid_document("beam")
    document["model"]["members"][0]["section"] = 7
    document["analysis"]["lod_cases"] = []
    written = json.loads(msgspec.json.encode(validate(document)))
    assert written == {
        "valid": False,
        "errors": [
            {
                "path": "model.members[0].section",
                "message": "should be the id of one of model.sections, found 7",
                "severity": "error",
                "code": "broken_reference",
            }
        ],
        "warnings": [
            {
                "path": "analysis.lod_cases",
                "message": "is not a field of Analysis and has no effect",
                "severity": "warning",
                "code": "unknown_field",
                "suggestion": "load_cases",
            }
        ],
    }


@pytest.mark.parametrize("kept", [None, {"loadcases": {"G": {"id": 1}}}])
def test_results_that_were_kept_beside_the_model_are_no_field(kept: Any) -> None:
    """Programs write them into the document that they solved; further down it is a slip."""
    document = valid_document("beam") | {"results": kept}
    assert validate(document) == Report(True, [], [])
    document["model"]["results"] = kept
    assert [issue.path for issue in validate(document).warnings] == ["model.results"]


@pytest.mark.parametrize("name", ["beam", "everything"])
def test_text_bytes_and_dict_get_the_same_report(name: str) -> None:
    document = valid_document(name)
    document["model"]["nodes"][0]["id"] = "one"
    document["model"]["nodes"][1]["x"] = 1
    report = validate(document)
    assert report.errors
    assert validate(json.dumps(document)) == report
    assert validate(json.dumps(document, indent=2).encode()) == report


def test_tuples_in_a_dict_are_lists() -> None:
    document = valid_document("beam")
    document["model"]["nodes"] = tuple(document["model"]["nodes"])
    assert validate(document) == validate(json.dumps(document)) == Report(True, [], [])


def test_an_integer_may_be_written_with_a_decimal_point() -> None:
    document = valid_document("beam")
    document["model"]["members"][0]["id"] = 1.0
    document["analysis"]["load_cases"][0]["distributed_loads"][0]["member"] = 1.0
    assert validate(document) == Report(True, [], [])
    document["model"]["members"][0]["id"] = 1.5
    (issue, *_) = validate(document).errors
    assert issue.path == "model.members[0].id"
    assert issue.message == "should be an integer of at least 0, found 1.5"


def test_issues_come_in_the_order_of_the_document() -> None:
    document = valid_document("portal")
    model, analysis = document["model"], document["analysis"]
    model["nodes"][3]["Q"] = 1
    model["members"][2]["end_node_id"] = 99
    del model["sections"][0]["area"]
    model["materials"][0]["e_mod"] = -1
    analysis["load_cases"][0]["distributed_loads"][0]["member"] = 42
    analysis["load_cases"][1]["name"] = "G"

    def error_paths() -> list[str]:
        return [issue.path for issue in validate(document).errors]

    in_model = [
        "model.members[2].end_node_id",
        "model.materials[0].e_mod",
        "model.sections[0].area",
    ]
    in_analysis = [
        "analysis.load_cases[0].distributed_loads[0].member",
        "analysis.load_cases[1].name",
    ]
    assert error_paths() == in_model + in_analysis
    document["model"] = document.pop("model")  # now behind the analysis
    assert error_paths() == in_analysis + in_model


def test_warnings_of_a_document_that_is_right_in_form_are_in_order_too() -> None:
    document = valid_document("portal")
    document["analysis"]["options"]["include_report_html"] = True
    document["model"]["nodes"].append({"id": 9, "X": 1.0, "Y": 1.0, "Z": 0.0})
    document["analysis"]["load_cases"][1]["nodal_loads"][0]["direction"] = [3, 0, 0]
    paths = [issue.path for issue in validate(document).warnings]
    assert paths == [
        "model.nodes[4]",
        "analysis.options.include_report_html",
        "analysis.load_cases[1].nodal_loads[0].direction",
    ]


def test_unusual_keys_are_quoted_in_paths() -> None:
    document = valid_document("beam")
    document["model"]["a b"] = 1
    assert validate(document).warnings[0].path == 'model["a b"]'


def test_a_missing_list_does_not_break_every_reference_to_it() -> None:
    document = valid_document("beam")
    del document["model"]["materials"]
    assert [issue.path for issue in validate(document).errors] == ["model.materials"]


@pytest.mark.parametrize("kind", ["nodal_loads", "distributed_loads"])
def test_ids_need_only_be_unique_within_their_list(kind: str) -> None:
    document = valid_document("portal")
    cases = document["analysis"]["load_cases"]
    for case in cases:
        case[kind] = [
            {
                "id": 1,
                "node": 2,
                "member": 1,
                "magnitude": 1.0,
                "end_magnitude": 1.0,
                "direction": [0, -1, 0],
            }
        ]
    assert "duplicate_id" not in codes(validate(document))
    cases[0][kind] *= 2
    assert "duplicate_id" in codes(validate(document))


PARSING = {
    "": "should be JSON; found no text at all",
    "  \n": "should be JSON; found no text at all",
    '{"model":\n {,}}': "should be JSON; found ',' at line 2, column 3",
    '{"model": tru}': "should be JSON; found 'tru' at line 1, column 11",
    '{"a": "b}': "should be JSON; found a text without its closing quote at line 1, column 7",
    '{"a": "\n"}': (
        "should be JSON; found a line break or control character inside a text at line 1, column 8"
    ),
    '{"a": Infinity}': "should be JSON; found 'Infinity' at line 1, column 7",
    '{"a": 1}}': "should be JSON; found '}' at line 1, column 9",
    '{"a": [1, 2': "should be JSON; the text ends too early, at line 1, column 12",
    b'{"a": "\xff"}': (
        "should be JSON; found the byte 0xff, which is not UTF-8, at line 1, column 8"
    ),
    b"\xef\xbb\xbf{}": "should be JSON; found a byte order mark before it, write it without one",
    "{}".encode("utf-16"): "should be JSON; found UTF-16 text, write it as UTF-8",
    '{"a": "\\ud800"}': "should be JSON; found half a surrogate pair at line 1, column 8",
    '{"a": "\\udc00"}': "should be JSON; found half a surrogate pair at line 1, column 8",
    '"\ud800"': "should be Unicode text, found half a surrogate pair at line 1, column 2",
    '{"a": 1' + 5000 * "0" + "}": (
        "should be JSON; found a number of 5,001 digits at line 1, column 7"
    ),
}


@pytest.mark.parametrize(("text", "message"), PARSING.items(), ids=range(len(PARSING)))
def test_text_that_is_no_json_is_located(text: str | bytes, message: str) -> None:
    report = validate(text)
    assert [(issue.code, issue.path, issue.message) for issue in report.errors] == [
        ("invalid_json", "", message)
    ]


@pytest.mark.parametrize("text", ["[]", "3", '"text"', "null", "true"])
def test_json_that_is_no_object_is_not_a_document(text: str) -> None:
    report = validate(text)
    assert codes(report) == ["wrong_type"]
    assert report.errors[0].message.startswith("should be an object, found ")


def test_numbers_beyond_double_are_pointed_out() -> None:
    text = json.dumps(valid_document("beam"))
    for number in ("1e999", "-1e999", "1" + 400 * "0"):
        report = validate(text.replace("5000.0", number, 1))
        assert codes(report) == ["out_of_range"]
        assert report.errors[0].path == "analysis.load_cases[0].distributed_loads[0].magnitude"


def hostile_objects() -> dict[str, Any]:
    cycle: dict[str, Any] = {}
    cycle["model"] = {"nodes": cycle}
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    return {
        "cycle": cycle,
        "deep": {"model": deep},
        "infinity": {"model": float("inf")},
        "set": {"model": {1, 2}},
        "object": object(),
        "tuple keys": {(1, 2): 3},
        "huge": {"model": 10**5000},
        "surrogate": {"model": "\ud800"},
        "surrogate key": {"\ud800": 1},
        "bytes": {"model": b"{}"},
        "none": None,
    }


@pytest.mark.parametrize("name", hostile_objects())
def test_objects_that_json_cannot_express_get_a_report(name: str) -> None:
    report = validate(hostile_objects()[name])
    assert not report.valid
    assert set(codes(report)) <= {"not_json", "too_deep", "wrong_type"}


@pytest.mark.parametrize("depth", [100, 500, *range(960, 1060)])
def test_no_depth_of_nesting_raises(depth: int) -> None:
    nested: list[Any] = []
    for _ in range(depth):
        nested = [nested]
    for document in ({"zzz": nested}, '{"zzz":' * depth + "1" + "}" * depth):
        assert not validate(document).valid


HOSTILE: dict[str, Callable[[], str]] = {
    "ten thousand lists": lambda: "[" * 10_000,
    "ten thousand objects": lambda: '{"model":' * 10_000,
    "16 MiB of lists": lambda: "[" + "[]," * (16 * 2**20 // 3) + "[]]",
    "16 MiB as nodes": lambda: '{"model":{"nodes":[' + "[]," * (16 * 2**20 // 3) + "[]]}}",
    "many errors": lambda: '{"model":{"nodes":[' + "0," * 500_000 + "0]}}",
    "many unknown keys": lambda: "{" + ",".join(f'"k{i}":1' for i in range(200_000)) + "}",
    "a long key": lambda: '{"' + "k" * 8_000_000 + '":1}',
    "a long text": lambda: '{"model":"' + "k" * 15_000_000 + '"}',
    "an endless text": lambda: '{"model":"' + "\\" * 15_000_001,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_gets_a_bounded_report(name: str) -> None:
    report = validate(HOSTILE[name]())
    assert not report.valid
    assert len(report.errors) <= 1001
    assert len(report.warnings) <= 1001
    assert sum(len(issue.message) + len(issue.path) for issue in report.errors) < 500_000
