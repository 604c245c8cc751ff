"""Results that can be checked again: by their digest, or by the file they were written to."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import loadpath
from loadpath.builders import check_beam
from loadpath.cli.main import main
from loadpath.engine import NotADigest, Results, solve

Json = dict[str, Any]


@pytest.fixture(scope="module")
def beam() -> Json:
    given: Json = check_beam(span_m=6.0, section="IPE300", material="S355", udl=20.0)
    return given


@pytest.fixture(scope="module")
def results(beam: Json) -> Results:
    return solve(beam)


def with_more_load(beam: Json) -> Json:
    changed = copy.deepcopy(beam)
    for load in changed["analysis"]["load_cases"][0]["distributed_loads"]:
        load["magnitude"] *= 1 + 1e-9
        load["end_magnitude"] *= 1 + 1e-9
    return changed


def of_another_engine(digest: str, results: Results) -> str:
    return digest.replace(results.receipt.engine_build, "0123456789ab")


def test_the_same_document_has_the_same_digits(beam: Json, results: Results) -> None:
    found = loadpath.verify(beam, f" {results.receipt.digest}\n")
    assert found.same
    assert found.same_engine
    assert (found.differing_sets, found.differing_parts) == ([], [])
    assert found.message.startswith("The digits are the same: ")


def test_the_same_digits_of_another_engine_are_the_same(beam: Json, results: Results) -> None:
    found = loadpath.verify(beam, of_another_engine(results.receipt.digest, results))
    assert found.same
    assert not found.same_engine
    assert "0123456789ab" in found.message


def test_a_digest_with_a_changed_end_is_seen(beam: Json, results: Results) -> None:
    """Every digit of it counts, those that tell which part differs too."""
    digest = results.receipt.digest
    found = loadpath.verify(beam, digest[:-1] + ("0" if digest[-1] != "0" else "1"))
    assert not found.same
    assert found.differing_parts == ["checks"]
    assert "the digest was changed" in found.message


def test_another_load_is_seen_and_the_engine_does_not_explain_it(
    beam: Json, results: Results
) -> None:
    found = loadpath.verify(with_more_load(beam), results.receipt.digest)
    assert not found.same
    assert found.differing_sets == [each.name for each in results.sets]
    assert found.differing_parts == ["envelope", "checks"]
    assert "the engine does not explain it" in found.message


def test_another_engine_may_explain_it(beam: Json, results: Results) -> None:
    digest = of_another_engine(results.receipt.digest, results)
    found = loadpath.verify(with_more_load(beam), digest)
    assert not found.same
    assert "which may explain it" in found.message


def test_a_digest_without_parts_cannot_say_where(beam: Json, results: Results) -> None:
    found = loadpath.verify(with_more_load(beam), results.receipt.digest.rsplit("-", 1)[0])
    assert not found.same
    assert found.differing_sets == []
    assert "the whole digest only" in found.message


def test_a_digest_of_other_sets(beam: Json, results: Results) -> None:
    fewer = copy.deepcopy(beam)
    fewer["analysis"]["load_combinations"] = []
    fewer["analysis"]["unity_checks"] = []
    found = loadpath.verify(fewer, results.receipt.digest)
    assert not found.same
    assert "another number of result sets" in found.message


@pytest.mark.parametrize(
    "digest",
    ["", "lp1", "lp2-1.0.0-a-0123456789abcdef-0123", "lp1-1.0.0-a-0123456789abcdef-012", "{", "{}"],
)
def test_what_is_no_digest_is_refused(beam: Json, digest: str) -> None:
    with pytest.raises(NotADigest):
        loadpath.verify(beam, digest)


def test_a_long_text_is_cut_between_its_letters(beam: Json) -> None:
    with pytest.raises(NotADigest, match="é\\.\\.\\.'"):
        loadpath.verify(beam, "a" + 300 * "é")


@pytest.mark.parametrize("stations", [0, 3, 5])
def test_a_results_document_is_compared_number_by_number(
    beam: Json, results: Results, stations: int
) -> None:
    written = json.loads(results.to_json(stations=stations))
    assert loadpath.verify(beam, written).same
    assert loadpath.verify(beam, results.to_json(stations=stations, indent=2)).same


def test_a_results_document_that_was_changed(beam: Json, results: Results) -> None:
    written = json.loads(results.to_json())
    (name,) = written["loadcombinations"]
    moved = next(iter(written["loadcombinations"][name]["displacement_nodes"].values()))
    moved["dx"] += 1e-15
    found = loadpath.verify(beam, written)
    assert not found.same
    assert found.differing_sets == [name]
    assert "was changed in" in found.message
    written = json.loads(results.to_json())
    written["unity_check_results"][0]["per_entity"][0]["utilization"] *= 0.5
    assert loadpath.verify(beam, written).differing_parts == ["checks"]


def forge_the_verdict(written: Json) -> None:
    written["verdict"]["state"] = "passes"
    written["verdict"]["utilization"] = 0.5


def leave_a_combination_out(written: Json) -> None:
    written["loadcombinations"] = {}


def forge_the_balance(written: Json) -> None:
    written["receipt"]["sets"]["Q"]["balance_error"] = 0.5


def write_something_else(written: Json) -> None:
    written["loadcases"] = ["Q"]
    written["loadcombinations"]["ULS"]["member_results"] = 5


FORGED: dict[Any, str] = {
    forge_the_verdict: "changed in the verdict.",
    leave_a_combination_out: "changed in 'ULS'.",
    forge_the_balance: "changed in the receipt.",
    write_something_else: "changed in 'Q', 'ULS'.",
}


@pytest.mark.parametrize("forge", FORGED, ids=lambda forge: forge.__name__)
def test_what_is_written_beside_the_numbers_is_compared_too(
    beam: Json, results: Results, forge: Any
) -> None:
    written = json.loads(results.to_json())
    forge(written)
    found = loadpath.verify(beam, written)
    assert not found.same
    assert FORGED[forge] in found.message


def test_a_receipt_alone_will_do(beam: Json, results: Results) -> None:
    receipt = json.loads(results.to_json())["receipt"]
    assert loadpath.verify(beam, receipt).same
    assert loadpath.verify(beam, json.dumps(receipt)).same
    receipt["facts"]["unknowns"] += 1
    assert "changed in the receipt." in loadpath.verify(beam, receipt).message


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["verify", *words])


def test_the_command(beam: Json, results: Results, tmp_path: Path) -> None:
    model, other, written = (tmp_path / name for name in ("a.json", "b.json", "results.json"))
    model.write_text(json.dumps(beam))
    other.write_text(json.dumps(with_more_load(beam)))
    written.write_bytes(results.to_json())
    same = run(str(model), results.receipt.digest)
    assert (same.exit_code, same.stdout.startswith("The digits are the same")) == (0, True)
    assert run(str(model), str(written)).exit_code == 0
    different = run(str(other), results.receipt.digest, "--json")
    assert different.exit_code == 6
    assert json.loads(different.stdout)["same"] is False
    refused = run(str(model), "results of yesterday", "--json")
    assert refused.exit_code == 2
    assert json.loads(refused.stdout)["code"] == "not_a_digest"
