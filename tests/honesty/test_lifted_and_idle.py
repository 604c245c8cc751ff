"""Supports that are pulled upward and members without force are named, and nothing else is."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from loadpath.engine import solve
from loadpath.engine.host import call
from tests.engine.frames import FREE, document, force, member, node

Json = dict[str, Any]
CORPUS = Path(__file__).parents[2] / "corpus"
FILES = sorted(path for folder in ("solved", "valid") for path in (CORPUS / folder).rglob("*.json"))

HINGED: Json = {"id": 4, "RX": FREE, "RY": FREE, "RZ": FREE}
PUSHING: Json = {**HINGED, "id": 5, "Y": {"condition_type": "PositiveOnly"}}
DOWN, ACROSS, UP = [0.0, -1.0, 0.0], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]


def combination(id_: int, name: str, **factors: float) -> Json:
    terms = [{"load_case_id": int(key[1:]), "factor": value} for key, value in factors.items()]
    return {"id": id_, "name": name, "load_case_factors": terms}


def braced_bay(bases: int = 4, weight: float = 20e3, wind: float = 15e3, **more: Any) -> Json:
    """Two columns of 3 m, 4 m apart, a beam and one diagonal; bars that bear no moment, so that
    wind W at the head lifts one base by 3/4 W and presses on the other by as much."""
    bars = [(1, 2), (2, 3), (3, 4), (1, 3)]
    return document(
        [node(1, 0, support=bases), node(2, 0, 3), node(3, 4, 3), node(4, 4, support=bases)],
        [member(k + 1, a, b, member_type="Truss") for k, (a, b) in enumerate(bars)],
        {"nodal_loads": [force(2, DOWN, weight, 1), force(3, DOWN, weight, 2)]},
        options={"dimensionality": "2D"},
        model={"nodal_supports": [{"id": 1}, HINGED, PUSHING]},
        analysis={
            "load_cases": [
                {
                    "id": 1,
                    "name": "G",
                    "nodal_loads": [force(2, DOWN, weight, 1), force(3, DOWN, weight, 2)],
                },
                {"id": 2, "name": "W", "nodal_loads": [force(2, ACROSS, wind)]},
            ],
            "load_combinations": [
                combination(1, "press", c1=1.35, c2=0.9),
                combination(2, "lift", c1=0.9, c2=3.0),
            ],
            **more,
        },
    )


def said(given: Json, code: str) -> list[str]:
    return [issue.message for issue in solve(given).issues if issue.code == code]


def test_wind_on_a_braced_bay_lifts_a_base_by_what_statics_say() -> None:
    lift = 0.75 * 3.0 * 15 - 0.9 * 20  # 15.75 kN
    (message,) = said(braced_bay(), "support_lifted")
    assert message == (
        f'the support at node 1 is pulled upward by {lift:.3g} kN in combination "lift": '
        "it has to be anchored"
    )


def test_it_is_no_reason_against_passing() -> None:
    assert solve(braced_bay()).verdict.reasons == []


def test_a_base_that_every_combination_presses_on_is_not_named() -> None:
    assert not said(braced_bay(weight=60e3), "support_lifted")


@pytest.mark.parametrize("bases", [1, 5])
def test_bases_that_hold_moments_or_only_push_are_not_named(bases: int) -> None:
    assert not said(braced_bay(bases=bases), "support_lifted")


def test_the_anchor_of_a_tie_is_not_named() -> None:
    given = document(
        [node(1, 0, support=4), node(2, 0, 5), node(3, 4, support=4)],
        [member(1, 1, 2, member_type="Truss"), member(2, 2, 3, member_type="Tension")],
        {"nodal_loads": [force(2, [-0.8, -0.6, 0.0], 30e3)]},
        options={"dimensionality": "2D"},
        model={"nodal_supports": [HINGED]},
        analysis={"load_combinations": [combination(1, "storm", c1=1.5)]},
    )
    assert not said(given, "support_lifted")


def test_a_lateral_load_case_alone_is_no_design_situation() -> None:
    assert not said(braced_bay(load_combinations=[]), "support_lifted")


def test_a_roof_that_the_wind_lifts_as_a_whole_is_named() -> None:
    given = braced_bay(wind=1e3)
    given["analysis"]["load_cases"][1]["nodal_loads"] = [
        force(2, UP, 20e3, 1),
        force(3, UP, 20e3, 2),
    ]
    (message,) = said(given, "support_lifted")
    assert "pulled upward by 42 kN" in message
    assert message.endswith("so do those at node 4")


def test_a_braced_bay_has_no_idle_member_and_one_with_a_loose_end_has() -> None:
    assert not said(braced_bay(), "members_without_force")
    given = braced_bay()
    given["model"]["nodes"].append(node(5, 6, 0, support=4))
    given["model"]["members"].append(member(5, 5, 4, member_type="Truss"))
    (message,) = said(given, "members_without_force")
    assert message.startswith("member 5 bears no force")


def test_without_loads_no_member_is_called_idle() -> None:
    given = braced_bay(weight=0.0, wind=0.0)
    assert not said(given, "members_without_force")


LIFTED = {
    "solved/frames/bm-03.json": "the outer supports of a beam whose inner spans are loaded",
    "solved/frames/fr2d-04.json": "a frame pushed sideways",
    "solved/frames/sp-02.json": "the ends of a beam on springs, which are fixed",
    "solved/frames/st-01.json": "a beam whose supports settle",
    "solved/frames/tr-01.json": "a truss that is held back behind its support",
    "solved/peer/example_054_3.json": "two spans, one loaded",
    "solved/peer/example_054_4.json": "two spans, one loaded",
    "solved/plates/skew_plate.json": "the corners of a plate that is supported all round",
    "solved/second_order/oneway_02.json": "a frame pushed sideways, with pretensioned ties",
    "solved/second_order/supportcurve_01.json": "a spring at a node that is pulled upward",
}
IDLE = {
    "solved/frames/tc-01.json": "a tie that is slack",
    "solved/modes/portal_that_sways.json": "the beam of a portal before it sways",
    "solved/peer/example_002_1.json": "beyond the load nothing bears",
    "solved/peer/example_054_2.json": "half of a beam that crosses the loaded one",
    "solved/peer/example_061_1.json": "a tie that is slack",
    "solved/peer/example_083_1.json": "bars between supports",
    "solved/peer/example_093_1.json": "a tie that is slack",
    "solved/peer/example_101_1.json": "a beam without load",
    "solved/peer/hinges_in_user_axes.json": "a bar between supports",
    "solved/modes/portal_with_unequal_loads.json": "a portal whose columns alone are loaded",
    "solved/peer/mirrored_sections.json": "bars from a support to a free node",
    "solved/peer/shear_centre_line_load.json": "a bar with a free end",
    "solved/second_order/oneway_00.json": "a tie that is slack",
    "solved/second_order/oneway_01.json": "a tie that is slack",
    "solved/second_order/oneway_02.json": "a tie whose pretension is used up",
    "solved/second_order/oneway_03.json": "a strut that is pulled",
}


@cache
def codes_of(path: Path) -> frozenset[str]:
    case = json.loads(path.read_text())
    header = json.loads(call("solve", json.dumps(case.get("document", case)).encode())[0])
    return frozenset(issue["code"] for issue in header["warnings"])


@pytest.mark.parametrize(
    ("code", "listed"), [("support_lifted", LIFTED), ("members_without_force", IDLE)]
)
def test_in_the_corpus_only_these_are_named(code: str, listed: dict[str, str]) -> None:
    named = {path.relative_to(CORPUS).as_posix() for path in FILES if code in codes_of(path)}
    assert named == set(listed)


@pytest.mark.parametrize("heat", [17.0, 23.7, 31.3, 49.1])
def test_rounding_lifts_nothing(heat: float) -> None:
    """A kinked beam that heat lengthens without resistance: its reactions are zero."""
    sliding = {**HINGED, "id": 5, "X": FREE}
    heated = document(
        [node(1, 0, support=4), node(2, 3.7, 0.31), node(3, 7.3, 0.83, support=5)],
        [member(1, 1, 2), member(2, 2, 3)],
        {"temperature_loads": [{"id": k, "member": k, "uniform": heat} for k in (1, 2)]},
        options={"dimensionality": "2D"},
        model={"nodal_supports": [{"id": 1}, HINGED, sliding]},
    )
    heated["model"]["materials"][0]["thermal_expansion"] = 1.2e-5
    assert not said(heated, "support_lifted")
