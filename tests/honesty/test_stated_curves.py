"""A buckling curve that a section states is held against Table 6.2 of EN 1993-1-1."""

from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import Results, solve

Json = dict[str, Any]


def strut(
    section: str,
    material: str = "S355",
    force: float = 300e3,
    *,
    spec: Json | None = None,
    **curves: str,
) -> Json:
    """Its curves are those of the library where none are named."""
    model = Model("strut")
    foot, head = model.node(0, 0), model.node(0, 5)
    model.member(foot, head, section, material)
    model.support(foot, RX="Free", RZ="Free")
    model.support(head, Y="Free", RX="Free", RY="Free", RZ="Free")
    load = model.load_case("G").force(head, -force)
    model.combination("ULS", {load: 1.0})
    model.check_ec3(**(spec or {}))
    document: Json = model.to_document()
    ec3 = document["model"]["sections"][0].setdefault("ec3", {})
    ec3.update({f"buckling_curve_{axis}": curve for axis, curve in curves.items()})
    return document


def used(document: Json) -> float:
    found = solve(document).verdict.utilization
    assert found is not None
    return found


def doubts(results: Results) -> list[str]:
    return [each.message for each in results.verdict.reasons if "states curve" in each.message]


@pytest.mark.parametrize("curves", [{"y": "A0"}, {"y": "B"}, {"y": "B", "z": "C"}])
def test_what_passes_by_a_curve_that_no_such_shape_has_is_undecided(curves: Json) -> None:
    """Of an HEA the weak axis, local y of the document, has curve c. Interchanged with the strong
    one, as by the axes of the standard, it would be b."""
    right = strut("HEA160")
    force = 300e3 * 1.01 / used(right)
    assert solve(strut("HEA160", force=force)).verdict.state == "fails"
    results = solve(strut("HEA160", force=force, **curves))
    assert results.verdict.state == "incomplete"
    (message,) = doubts(results)
    assert f"curve {curves['y'].lower()} about z where Table 6.2 has c" in message


def test_angles_that_chords_hold_are_asked_too() -> None:
    """BB.1.2 has slendernesses of its own, and the curves of the section; an angle has b."""
    held = {"angle_ends": "Held"}
    force = 50e3 * 1.02 / used(strut("L100x100x10", force=50e3, spec=held))
    assert solve(strut("L100x100x10", force=force, spec=held)).verdict.state == "fails"
    results = solve(strut("L100x100x10", force=force, spec=held, y="A0", z="A0"))
    assert results.verdict.state == "incomplete"
    assert len(doubts(results)) == 1


def test_such_a_curve_stands_where_nothing_hangs_on_it() -> None:
    results = solve(strut("HEA160", force=100e3, y="A0"))
    assert results.verdict.state == "passes"
    assert used(strut("HEA160", force=100e3, y="A0")) < used(strut("HEA160", force=100e3))


def test_a_lower_curve_counts() -> None:
    assert used(strut("HEA160", y="D")) > 1.1 * used(strut("HEA160"))


def test_curves_of_higher_grades_are_not_doubted() -> None:
    """Rolled sections of S460 have a0 or a."""
    stated = strut("IPE300", "S460", y="A0", z="A0")
    force = 300e3 * 0.99 / used(stated)
    assert doubts(solve(strut("IPE300", "S460", force, y="A0", z="A0"))) == []


def test_an_outline_without_fillets_may_be_of_a_rolled_section() -> None:
    rolled, welded = strut("HEB200", y="C", z="B"), strut("HEB200", y="C", z="B")
    welded["model"]["sections"][0]["dimensions"]["r"] = 0.0
    welded["model"]["sections"][0]["name"] = "three plates"
    assert used(welded) == pytest.approx(used(rolled), rel=1e-9)
    assert doubts(solve(welded)) == []
