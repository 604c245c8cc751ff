"""Which combinations governed anything: counted again from envelopes and checks."""

import json
from typing import Any

import pytest

from loadpath.builders import create_frame
from loadpath.engine import Results, solve

FRAME: dict[str, Any] = {
    "bay_width_m": 6,
    "storey_height_m": 3.5,
    "storeys": 2,
    "lateral_load_kn": 10,
}


@pytest.fixture(scope="module")
def results() -> Results:
    frame: dict[str, Any] = create_frame(**FRAME)
    analysis = frame["analysis"]
    ids = {case["name"]: case["id"] for case in analysis["load_cases"]}
    factors = {"much": (1.35, 1.5), "between": (1.2, 1.2), "little": (1.0, 0.8), "wind": (1.0, 0.0)}
    analysis["load_combinations"] = [
        {
            "id": 10 * (place + 1),
            "name": name,
            "limit_state": "ULS",
            "load_case_factors": [
                {"load_case_id": ids["G"], "factor": permanent},
                {"load_case_id": ids["Q"], "factor": imposed},
                {"load_case_id": ids["W"], "factor": 1.5 if name == "wind" else 0.0},
            ],
        }
        for place, (name, (permanent, imposed)) in enumerate(factors.items())
    ]
    return solve(frame)


def test_what_lies_between_others_never_governs(results: Results) -> None:
    uses = {use.name: use for use in results.combination_uses}
    assert (uses["between"].checks, uses["between"].extremes) == (0, 0)
    assert uses["much"].checks > 0
    assert uses["wind"].extremes > 0


def test_they_count_what_envelopes_and_checks_name(results: Results) -> None:
    uses = results.combination_uses
    assert [use.id for use in uses] == [10, 20, 30, 40]
    for use in uses:
        governed = [
            entity
            for check in results.unity_check_results
            for entity in check["per_entity"]
            if entity["governing_combination_id"] == use.id
        ]
        assert use.checks == len(governed)
    found = [0] * len(uses)
    envelope = results.envelopes["ULS"]
    for table in ("node_envelope", "reaction_envelope", "member_envelope"):
        rows = envelope.rows(table)
        names = rows.dtype.names or ()
        for side in ("max", "min"):
            for name in names:
                kind = _same_kind(names, name)
                largest = max(abs(rows[each][end]).max() for each in kind for end in ("max", "min"))
                values, places = rows[name][side], rows[name][f"{side}_combination"]
                for value, place in zip(values, places, strict=True):
                    found[int(place)] += bool(abs(value) > 1e-9 * largest)
    assert [use.extremes for use in uses] == found


def _same_kind(names: tuple[str, ...], name: str) -> list[str]:
    """fx fy fz, mx my mz and so on are compared with each other."""
    return [each for each in names if each[0] == name[0]]


def test_the_results_document_has_them(results: Results) -> None:
    written = json.loads(results.to_json())["combination_uses"]
    assert [each["extremes"] for each in written] == [
        use.extremes for use in results.combination_uses
    ]
