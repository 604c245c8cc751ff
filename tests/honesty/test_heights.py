"""Y is up for leans, heights and vertical deflections, whichever way gravity acts: a document that
is turned to another axis with all its members does not pass where something reads heights."""

from collections.abc import Callable
from typing import Any, Literal

import pytest

from loadpath import Model
from loadpath.document import StabilityMethod
from loadpath.engine import solve

Json = dict[str, Any]
Up = Literal["Y", "Z"]
WAYS: tuple[Up, Up] = ("Y", "Z")


def portal(up: Up, *, weight: bool = True, limit: float = 300.0) -> Model:
    """Built in along both axes, with its beam on edge; Z-up documents have the same forces."""
    model = Model("portal")

    def place(x: float, height: float) -> Any:
        return model.node(x, height, 0.0) if up == "Y" else model.node(x, 0.0, height)

    feet, heads = [place(x, 0.0) for x in (0.0, 8.0)], [place(x, 4.0) for x in (0.0, 8.0)]
    beam = model.member(
        heads[0], heads[1], "IPE360", "S355", rotation_angle=0.0 if up == "Y" else 90.0
    )
    for foot, head in zip(feet, heads, strict=True):
        model.member(foot, head, "HEB200", "S355", classification="Column")
    model.fix(*feet)
    dead = model.load_case("G").line(beam, -8e3, along=up)
    if weight:
        dead.self_weight()
    model.combination("ULS", {dead: 1.35})
    model.combination("SLS", {dead: 1.0})
    model.check_ec3(limit_state="ULS")
    model.check_deflection(limit, beam, measure="Undeformed", direction="LocalY")
    return model


def finished(model: Model, up: Up) -> Json:
    document: Json = model.to_document()
    if up == "Z":
        document["analysis"]["options"]["gravity_direction"] = [0.0, 0.0, -1.0]
    return document


def ask_for_stability(model: Model) -> None:
    model.document.analysis.options.stability = StabilityMethod.Auto


def limit_vertical_deflection(model: Model) -> None:
    model.check_deflection(300, model.members[1], direction="Vertical")


def limit_sway(model: Model) -> None:
    model.check_deflection(300, model.members.where(classification="Column"), measure="Sway")


READERS = (ask_for_stability, limit_vertical_deflection, limit_sway)


def test_a_turned_document_that_reads_no_heights_is_the_same() -> None:
    verdicts = [solve(finished(portal(up), up)).verdict for up in WAYS]
    assert [verdict.state for verdict in verdicts] == ["passes", "passes"]
    assert verdicts[1].utilization == pytest.approx(verdicts[0].utilization, rel=1e-9)


@pytest.mark.parametrize("weight", [True, False])
@pytest.mark.parametrize("ask", READERS)
def test_what_reads_heights_does_not_pass_with_z_up(
    ask: Callable[[Model], None], weight: bool
) -> None:
    codes = {}
    for up in WAYS:
        model = portal(up, weight=weight)
        ask(model)
        verdict = solve(finished(model, up)).verdict
        codes[up] = {reason.code for reason in verdict.reasons}
        assert (verdict.state == "passes") == (up == "Y"), up
    assert "z_up_model" not in codes["Y"]
    assert "z_up_model" in codes["Z"]
