"""Initial imperfections: nodes moved without stress, in the combinations that ask for it."""

import copy
import math

import pytest

from loadpath.document import validate
from loadpath.engine import DocumentRefused, InvalidDocument, Results, solve
from tests.engine.frames import SECTION, Json, document, force, member, node

E, LENGTH, PUSH = 210e9, 5.0, 2e5
ROUND: Json = {**SECTION, "i_y": SECTION["i_z"]}


def column(order: str, **case: object) -> Json:
    """A cantilever of two members, with combinations "U" and "V" of the same load."""
    part = [{"load_case_id": 1, "factor": 1.0}]
    return document(
        [node(1, 0, 0, support=1), node(2, 0, LENGTH / 2), node(3, 0, LENGTH)],
        [member(1, 1, 2), member(2, 2, 3)],
        {"nodal_loads": [force(3, [0, -1, 0], PUSH)]},
        options={"order": order, "nonlinear_method": "P_DELTA"},
        model={"sections": [ROUND], "member_sets": [{"id": 7, "member_ids": [1, 2]}]},
        analysis={
            "load_combinations": [
                {"id": id_, "name": name, "load_case_factors": part, "limit_state": "ULS"}
                for id_, name in ((1, "U"), (2, "V"))
            ],
            "imperfection_cases": [{"imperfection_case_id": 1, "load_combinations": [1], **case}],
        },
    )


LEAN: Json = {"axis": [0, 0, 3.0], "magnitude": -1 / 200}
SHIFT: Json = {"memberset_ids": [7], "axis": [2.0, 0, 0], "magnitude": 0.025}


@pytest.mark.parametrize(
    "case", [{"sway_imperfections": [LEAN]}, {"translation_imperfections": [SHIFT]}]
)
def test_a_leaning_column(case: Json) -> None:
    """It is moved by phi (tan kL / k - L), and bears P phi tan kL / k at its foot."""
    first = solve(column("LINEAR", **case)).loadcombinations
    assert first["U"].reaction(1).mz == pytest.approx(PUSH * LENGTH / 200, rel=1e-4)
    assert first["V"].reaction(1).mz == pytest.approx(0.0, abs=1e-6)
    found = solve(column("NONLINEAR", **case))
    k = math.sqrt(PUSH / (E * ROUND["i_z"]))
    wave = math.tan(k * LENGTH) / k
    moved = found.loadcombinations["U"].displacement(3)
    shortened = PUSH * LENGTH / (E * ROUND["area"])  # along the leaning axis
    assert moved.dx == pytest.approx((wave - LENGTH - shortened) / 200, rel=1e-4)
    assert found.loadcombinations["U"].reaction(1).mz == pytest.approx(PUSH * wave / 200, rel=1e-4)
    assert found.loadcombinations["V"].displacement(3).dx == pytest.approx(0.0, abs=1e-12)
    assert found.loadcases["Q"].displacement(3).dx == pytest.approx(0.0, abs=1e-12)


def moved(results: Results) -> float:
    return results.loadcombinations["U"].displacement(3).dx


def test_imperfections_add_up() -> None:
    both = column("LINEAR", sway_imperfections=[LEAN], translation_imperfections=[SHIFT])
    again = column("LINEAR", sway_imperfections=[LEAN])
    cases = again["analysis"]["imperfection_cases"]
    cases.append({**copy.deepcopy(cases[0]), "imperfection_case_id": 2})
    once = moved(solve(column("LINEAR", sway_imperfections=[LEAN])))
    assert moved(solve(both)) == pytest.approx(2 * once, rel=1e-3)
    assert moved(solve(again)) == pytest.approx(2 * once, rel=1e-3)


def test_heights_are_above_the_reference_point() -> None:
    high = column("LINEAR", sway_imperfections=[{**LEAN, "reference_point": [0, LENGTH, 0]}])
    low = column("LINEAR", sway_imperfections=[LEAN])
    assert moved(solve(high)) == pytest.approx(moved(solve(low)), rel=1e-6)


def test_lengths_may_be_in_millimetres() -> None:
    case = {"sway_imperfections": [{**LEAN, "reference_point": [0, 1.0, 0]}]}
    metres = column("LINEAR", translation_imperfections=[SHIFT], **case)
    other = copy.deepcopy(metres)
    other["settings"]["unit_settings"] = {"lengthUnit": "mm", "forceUnit": "N"}
    for each in other["model"]["nodes"]:
        each["Y"] *= 1e3
    section = other["model"]["sections"][0]
    for name, power in (("area", 2), ("i_y", 4), ("i_z", 4), ("j", 4), ("h", 1), ("b", 1)):
        section[name] *= 1e3**power
    made = other["analysis"]["imperfection_cases"][0]
    made["sway_imperfections"][0]["reference_point"] = [0, 1e3, 0]
    made["translation_imperfections"][0]["magnitude"] *= 1e3
    assert moved(solve(other)) == pytest.approx(moved(solve(metres)), rel=1e-9)


def test_a_leaning_column_keeps_its_roll() -> None:
    """Beyond a lean of 0.0141 the axes of a vertical member would turn by 90 degrees."""
    section = {**SECTION}  # strong about local z
    slight, strong = (
        column("LINEAR", sway_imperfections=[{**LEAN, "magnitude": -lean}]) for lean in (0.01, 0.02)
    )
    for each in (slight, strong):
        each["model"]["sections"] = [section]
    assert moved(solve(strong)) == pytest.approx(2 * moved(solve(slight)), rel=1e-3)


@pytest.mark.parametrize(
    ("case", "path"),
    [
        ({"load_combinations": [9]}, "load_combinations[0]"),
        (
            {"translation_imperfections": [{**SHIFT, "memberset_ids": [8]}]},
            "translation_imperfections[0].memberset_ids[0]",
        ),
        ({"sway_imperfections": [{**LEAN, "axis": [0, 1, 0]}]}, "sway_imperfections[0].axis"),
        (
            {"translation_imperfections": [{**SHIFT, "axis": [0, 0, 0]}]},
            "translation_imperfections[0].axis",
        ),
    ],
)
def test_what_is_not_there_is_refused(case: Json, path: str) -> None:
    with pytest.raises((DocumentRefused, InvalidDocument)) as refused:
        solve(column("LINEAR", **case))
    assert f"analysis.imperfection_cases[0].{path}" in str(refused.value)


@pytest.mark.parametrize(
    ("case", "reason"),
    [
        ({"sway_imperfections": [{**LEAN, "axis": [1, 0, 0]}]}, "leans along Z"),
        ({"translation_imperfections": [{**SHIFT, "axis": [0, 0, 1]}]}, "shifts nodes along Z"),
        ({"sway_imperfections": [LEAN], "translation_imperfections": [SHIFT]}, None),
    ],
)
def test_what_leads_out_of_a_plane_is_told(case: Json, reason: str | None) -> None:
    document = column("LINEAR", **case)
    document["analysis"]["options"]["dimensionality"] = "2D"
    spoken = [each.message for each in validate(document).warnings if each.code == "out_of_plane"]
    told = [each for each in solve(document).warnings if each.code == "out_of_plane"]
    assert len(spoken) == len(told) == (1 if reason else 0)
    if reason:
        assert spoken[0].startswith(f"imperfection case 1 {reason}")
