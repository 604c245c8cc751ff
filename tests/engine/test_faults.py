"""What cannot be solved is said in the words of structures, and nothing is left out in silence."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from loadpath.answer.header import Validated
from loadpath.document import validate
from loadpath.document.validation.repeated_keys import KEYS_COMPARED_UP_TO
from loadpath.engine import (
    DocumentRefused,
    InvalidDocument,
    Limits,
    OutOfMemory,
    SolveTimeout,
    UnusableSet,
    solve,
    solve_to_json,
)
from loadpath.engine.host import call
from tests.document.corpus import VALID
from tests.document.test_repeated_keys import objects_in, write

from .frames import FREE, PINNED, SECTION, document, force, line_load, member, node


def test_a_mechanism_names_node_and_direction_and_gives_its_motion() -> None:
    frame = document(
        [node(1, 0, support=4), node(2, 4)],
        [member(1, 1, 2)],
        {"nodal_loads": [force(2, [0, -1, 0], 1000.0)]},
        model={"nodal_supports": [{"id": 4, "RZ": FREE}]},
    )
    results = solve(frame)
    found = results.loadcases["Q"]
    assert not results.is_usable
    assert [error.code for error in found.errors] == ["singular_model"]
    assert "node 2" in found.errors[0].message
    assert "along Y" in found.errors[0].message
    assert found.motions is not None
    assert found.motions[0, 1, 1] == pytest.approx(4 * found.motions[0, 1, 5])


def test_a_set_without_usable_numbers_yields_none() -> None:
    frame = document(
        [node(1, 0, support=4), node(2, 4)],
        [member(1, 1, 2)],
        {"nodal_loads": [force(2, [0, -1, 0], 1000.0)]},
        model={"nodal_supports": [{"id": 4, "RZ": FREE}]},
    )
    results = solve(frame)
    found = results.loadcases["Q"]
    for ask in (
        lambda: found.displacement(2),
        lambda: found.reaction(1),
        lambda: found.end_forces,
        lambda: found.curves(1),
        lambda: found.extremes(1),
        lambda: found.plate_results(),
    ):
        with pytest.raises(UnusableSet, match=r"'Q' has no usable numbers: .*node 2") as error:
            ask()
        assert error.value.code == "singular_model"
        assert (error.value.path, error.value.node) == ("model.nodes[1]", 2)
    tree = json.loads(results.to_json())
    written = tree["loadcases"]["Q"]
    for block in ("displacement_nodes", "reaction_nodes", "member_results", "plate_results"):
        assert written[block] == {}
    assert written["errors_and_warnings"]["errors"][0]["code"] == "singular_model"
    assert tree["load_case_failures"][0]["code"] == "singular_model"


def test_what_is_not_in_the_results_is_named() -> None:
    loads = {"nodal_loads": [force(2, [0, -1, 0], 1000.0)]}
    found = solve(document([node(1, 0, support=1), node(2, 4)], [member(1, 1, 2)], loads))
    case = found.loadcases["Q"]
    for ask, what in (
        (lambda: case.displacement(9), "node 9"),
        (lambda: case.reaction(2), "a support at node 2"),
        (lambda: case.start_forces(9), "member 9"),
        (lambda: case.curves(9), "member 9"),
        (lambda: case.extremes(9), "member 9"),
    ):
        with pytest.raises(
            LookupError, match=f"^{what} is not in these results .ids: [0-9]+ to [0-9]+.$"
        ):
            ask()
    for x in (-0.1, 4.1):
        with pytest.raises(ValueError, match=rf"from 0 to 4 m, found {x}"):
            case.curves(1).at(x)


def test_a_node_that_nothing_holds_sideways() -> None:
    frame = document(
        [node(1, 0, 0, support=2), node(2, 4, 3), node(3, 8, 0, support=2)],
        [member(1, 1, 2, member_type="Truss"), member(2, 2, 3, member_type="Truss")],
        {"nodal_loads": [force(2, [0, -1, 1], 1000.0)]},
    )
    found = solve(frame).loadcases["Q"]
    message = found.errors[0].message
    assert message == (
        "the structure is a mechanism: node 2 can move freely along Z: nothing holds it"
    )


def test_a_motion_that_no_load_drives_is_only_a_warning() -> None:
    frame = document(
        [node(1, 0, 0, support=2), node(2, 4, 3), node(3, 8, 0, support=2)],
        [member(1, 1, 2, member_type="Truss"), member(2, 2, 3, member_type="Truss")],
        {"nodal_loads": [force(2, [0, -1, 0], 1000.0)]},
    )
    found = solve(frame).loadcases["Q"]
    assert found.is_usable
    assert [warning.code for warning in found.warnings] == ["unstable_unloaded"]
    assert found.start_forces(1)["fx"] == pytest.approx(2500 / 3)


@pytest.mark.parametrize(
    ("top", "code"),
    [(0.0, "upright_bar_spins"), (1.4, "upright_bar_spins"), (1.5, "unstable_unloaded")],
)
def test_a_leg_may_turn_about_its_axis_and_a_beam_may_not(top: float, code: str) -> None:
    """4 m high and leaning by 19 or 21 degrees, between ball joints."""
    frame = document(
        [node(1, 0, 0, support=4), node(2, top, 4, support=4)],
        [member(1, 1, 2)],
        {"distributed_loads": [line_load(1, [1, 0, 0], 1000.0)]},
        model={"nodal_supports": [{"id": 4, "RX": FREE, "RY": FREE, "RZ": FREE}]},
    )
    found = solve(frame).loadcases["Q"]
    assert [warning.code for warning in found.warnings] == [code]


def test_only_combinations_of_a_faulty_case_are_faulty() -> None:
    frame = document(
        [node(1, 0, 0, support=2), node(2, 4, 3), node(3, 8, 0, support=2)],
        [member(1, 1, 2, member_type="Truss"), member(2, 2, 3, member_type="Truss")],
        {},
        analysis={
            "load_cases": [
                {"id": 1, "name": "down", "nodal_loads": [force(2, [0, -1, 0], 1000.0)]},
                {"id": 2, "name": "side", "nodal_loads": [force(2, [0, 0, 1], 1000.0)]},
            ],
            "load_combinations": [
                _combination(1, "only down", {1: 1.35}),
                _combination(2, "both", {1: 1.35, 2: 1.5}),
            ],
        },
    )
    results = solve(frame)
    assert results.loadcombinations["only down"].is_usable
    assert not results.loadcombinations["both"].is_usable


def _combination(id_: int, name: str, factors: dict[int, float]) -> dict[str, Any]:
    parts = [{"load_case_id": key, "factor": value} for key, value in factors.items()]
    return {"id": id_, "name": name, "check": "ALL", "load_case_factors": parts}


def test_a_pretension_of_nothing_and_an_empty_list_ask_for_nothing() -> None:
    frame = document(
        [node(1, 0, support=1), node(2, 4)],
        [member(1, 1, 2, pretension=0.0)],
        {"nodal_loads": [force(2, [0, -1, 0], 1000.0)]},
        analysis={"imperfection_cases": []},
        options={"include_report_html": False},
    )
    assert solve(frame).warnings == []


def test_what_is_left_out_is_said_and_solved_without() -> None:
    frame = document(
        [node(1, 0, support=1), node(2, 4)],
        [member(1, 1, 2)],
        {"nodal_loads": [force(2, [0, -1, 0], 1000.0)]},
        options={"include_report_html": True},
    )
    frame["settings"]["unit_settings"]["system"] = "imperial"
    found = solve(frame)
    assert found.is_usable
    assert [(each.code, each.path) for each in found.warnings] == [
        ("without_effect", "settings.unit_settings.system"),
        ("without_effect", "analysis.options.include_report_html"),
    ]


def test_an_invalid_document_comes_back_with_its_report() -> None:
    frame = document([node(1, 0, support=1), node(2, 4)], [member(1, 1, 9)], {})
    with pytest.raises(InvalidDocument) as refused:
        solve(frame)
    assert [issue.path for issue in refused.value.report.errors] == ["model.members[0].end_node_id"]


def test_two_dimensional_words_hold_only_what_lies_in_the_plane() -> None:
    def beam(direction: list[float]) -> dict[str, Any]:
        return document(
            [node(1, 0, support=2), node(2, 4, support=3)],
            [member(1, 1, 2)],
            {"distributed_loads": [line_load(1, direction, 1000.0)]},
            options={"dimensionality": "2D"},
            model={"nodal_supports": [PINNED, {"id": 3, "X": FREE, "RY": FREE, "RZ": FREE}]},
        )

    in_plane, across = solve(beam([0, -1, 0])), solve(beam([0, -0.8, 0.6]))
    assert in_plane.warnings == []
    assert [warning.code for warning in across.warnings] == ["out_of_plane"]
    assert across.loadcases["Q"].extremes(1)["dz"]["max"] > 0


def test_time_is_limited() -> None:
    frame = document(
        [node(i, float(i), float(i % 7), float(i % 5), 1 if i == 0 else None) for i in range(4000)],
        [member(i, i, j) for i in range(3000) for j in [i + 1]],
        {"nodal_loads": [force(2999, [0, -1, 0])]},
    )
    for i in range(900):
        frame["model"]["members"].append(member(10000 + i, i, (i * 37) % 3000 + 1000))
    with pytest.raises(SolveTimeout):
        call("solve", json.dumps(frame).encode(), Limits(seconds=0.001))


def test_validate_names_what_solve_would_refuse() -> None:
    frame = document(
        [node(1, 0, support=1), node(2, 4)],
        [member(1, 1, 2)],
        {},
        model={"sections": [{**SECTION, "i_yz": 1e-4}]},
    )
    answer, _ = call("validate", json.dumps(frame).encode())
    header = msgspec.json.decode(answer, type=Validated)
    assert not header.valid
    assert header.errors[0].code == "impossible_inertia"


@pytest.mark.parametrize("path", VALID, ids=lambda path: path.stem)
def test_the_engine_finds_a_key_twice_in_every_object(path: Path) -> None:
    """So that a solve need not look for them before."""
    model = json.loads(path.read_text())
    for marked in objects_in(model):
        answer, _ = call("validate", write(model, marked, json.dumps).encode())
        (found,) = msgspec.json.decode(answer, type=Validated).errors
        assert found.code == "duplicate_key", marked


@pytest.mark.parametrize("solve_it", [solve, solve_to_json])
def test_a_repeated_key_is_told_as_validation_tells_it(solve_it: Callable[[str], Any]) -> None:
    frame = document([node(1, 0, support=1), node(2, 4)], [member(1, 1, 2)], {})
    text = json.dumps(frame).replace('"X": 4', '"X": 4, "X": 5')
    with pytest.raises(InvalidDocument) as refused:
        solve_it(text)
    assert refused.value.report == validate(text)
    assert [issue.code for issue in refused.value.report.errors] == ["duplicate_key"]


def test_a_repeated_key_in_a_large_document_is_refused_where_it_stands() -> None:
    """Validation looks for repeated keys in documents of ordinary size only; the engine always."""
    frame = document([node(1, 0, support=1), node(2, 4)], [member(1, 1, 2)], {})
    text = json.dumps(frame).replace('"X": 4', '"X": 4, "X": 5')
    with pytest.raises(DocumentRefused) as refused:
        solve(text + " " * KEYS_COMPARED_UP_TO)
    assert (refused.value.code, refused.value.path) == ("duplicate_key", "model.nodes[1].X")


def test_memory_is_limited() -> None:
    frame = document(
        [node(i, float(i), support=1 if i == 0 else None) for i in range(2000)],
        [member(i, i, i + 1) for i in range(1999)],
        {"nodal_loads": [force(1999, [0, -1, 0])]},
    )
    with pytest.raises(OutOfMemory, match="16 MiB"):
        solve(frame, limits=Limits(memory_bytes=16 * 2**20))
    assert solve(frame, limits=Limits(memory_bytes=2**30)).sets
