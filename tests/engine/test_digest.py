"""The digest of all numbers: the same wherever the digits are, and it says what has changed."""

import copy
import json
import re
from typing import Any

import pytest

from loadpath.answer.write_options import Form, WriteOptions
from loadpath.builders import check_beam
from loadpath.engine import Results, compare, solve
from tests.engine.frames import document, force, member, node

Json = dict[str, Any]
BEHIND_SETS = ("geometry", "envelope", "checks")


def two_cases() -> Json:
    """A cantilever with the cases G and W, one combination of each alone and one of both."""
    given = document([node(1, 0.0, support=1), node(2, 3.0)], [member(1, 1, 2)], {})
    given["analysis"]["load_cases"] = [
        {"id": 1, "name": "G", "nodal_loads": [force(2, [0, -1, 0], 1e3)]},
        {"id": 2, "name": "W", "nodal_loads": [force(2, [0, 0, 1], 2e3)]},
    ]
    given["analysis"]["load_combinations"] = [
        {"id": k, "name": "+".join(names), "load_case_factors": factors}
        for k, (names, factors) in enumerate(
            (names, [{"load_case_id": "GW".index(name) + 1, "factor": 1.5} for name in names])
            for names in ("G", "W", "GW")
        )
    ]
    return given


def parts_of(results: Results) -> dict[str, str]:
    """The four digits of each part by its name."""
    text = results.receipt.digest.rsplit("-", 1)[1]
    names = [f"{each.kind} {each.name}" for each in results.sets] + list(BEHIND_SETS)
    assert len(text) == 4 * len(names)
    return {name: text[4 * k : 4 * k + 4] for k, name in enumerate(names)}


def changed_parts(one: Json, other: Json) -> set[str]:
    before, after = parts_of(solve(one)), parts_of(solve(other))
    return {name for name in before if before[name] != after[name]}


def test_its_form() -> None:
    receipt = solve(two_cases()).receipt
    assert re.fullmatch(
        rf"lp1-{re.escape(receipt.engine_version)}-{receipt.engine_build}-[0-9a-f]{{16}}-[0-9a-f]+",
        receipt.digest,
    )
    assert re.fullmatch("[0-9a-f]{12}", receipt.engine_build)


def test_it_depends_on_numbers_not_on_the_text() -> None:
    given = two_cases()
    digest = solve(given).receipt.digest
    assert solve(json.dumps(given, indent=3)).receipt.digest == digest
    renamed = copy.deepcopy(given)
    renamed["analysis"]["load_cases"][0]["name"] = "dead"
    assert solve(renamed).receipt.digest == digest


def test_a_load_changes_the_sets_that_hold_it_and_no_other() -> None:
    given = two_cases()
    other = copy.deepcopy(given)
    other["analysis"]["load_cases"][1]["nodal_loads"][0]["magnitude"] *= 1 + 1e-9
    assert changed_parts(given, other) == {
        "loadcase W",
        "loadcombination W",
        "loadcombination G+W",
        "envelope",
    }


def test_a_factor_changes_its_combination() -> None:
    given = two_cases()
    other = copy.deepcopy(given)
    other["analysis"]["load_combinations"][0]["load_case_factors"][0]["factor"] = 1.5 + 1e-12
    assert changed_parts(given, other) == {"loadcombination G", "envelope"}


def test_a_check_is_a_part_of_its_own() -> None:
    given = check_beam(span_m=6.0, section="IPE300", material="S355", udl=20.0)
    other = copy.deepcopy(given)
    other["model"]["sections"][0]["wpl_z"] *= 1 + 1e-12
    assert changed_parts(given, other) == {"checks"}


def test_a_set_without_numbers_differs_from_one_with() -> None:
    given = two_cases()
    loose = copy.deepcopy(given)
    free = {"condition_type": "Free"}
    loose["model"]["nodal_supports"][0] |= {"X": {"condition_type": "Fixed"}, "RZ": free}
    assert "loadcase G" in changed_parts(given, loose)


def test_many_sets_share_parts() -> None:
    """The text stays short enough to be copied."""
    given = two_cases()
    given["analysis"]["load_combinations"] = [
        {
            "id": k,
            "name": f"C{k}",
            "load_case_factors": [{"load_case_id": 1, "factor": 1.0 + k}],
        }
        for k in range(70)
    ]
    digest = solve(given).receipt.digest
    assert len(digest.rsplit("-", 1)[1]) == 4 * (24 + len(BEHIND_SETS))  # three sets to a part
    other = copy.deepcopy(given)
    other["analysis"]["load_combinations"][69]["load_case_factors"][0]["factor"] += 1e-9
    assert solve(other).receipt.digest != digest


@pytest.mark.parametrize(
    ("form", "keys"),
    [
        (Form.document, ("receipt", "digest")),
        (Form.tables, ("digest",)),
        (Form.full, ("digest",)),
        (Form.checks_full, ("digest",)),
    ],
)
def test_every_text_has_the_same(form: Form, keys: tuple[str, ...]) -> None:
    results = solve(two_cases())
    found = json.loads(results.write(WriteOptions(form=form)))
    for key in keys:
        found = found[key]
    assert found == results.receipt.digest


@pytest.mark.parametrize("form", [Form.summary, Form.checks_summary])
def test_summaries_have_it_without_parts(form: Form) -> None:
    results = solve(two_cases())
    found = json.loads(results.write(WriteOptions(form=form)))["digest"]
    assert found == results.receipt.digest.rsplit("-", 1)[0]
    assert compare(results, found).same
