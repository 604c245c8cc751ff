"""Torsion that the analysis left out decides nothing."""

from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import solve

Json = dict[str, Any]


def beam(section: str, *, torque: float = 0.0) -> Json:
    """6 m between forks, held sideways, under a line load and a torque in the middle."""
    model = Model("beam")
    start, end = model.node(0, 0), model.node(6, 0)
    member = model.member(start, end, section, "S235")
    model.support(start, RY="Free", RZ="Free")
    model.support(end, X="Free", RY="Free", RZ="Free")
    case = model.load_case("G").line(member, -3e3)
    model.combination("ULS", {case: 1.35}, limit_state="ULS")
    model.check_ec3(include_ltb=False)
    document: Json = model.to_document()
    if torque:
        twist = {"id": 1, "member": 1, "magnitude": torque, "direction": [1.0, 0.0, 0.0]}
        moments = [{**twist, "position": 0.5, "axes": "global"}]
        document["analysis"]["load_cases"][0]["member_point_moments"] = moments
    return document


def option(document: Json, name: str) -> Json:
    document["analysis"]["options"][name] = False
    return document


def without(document: Json, *names: str) -> Json:
    for name in names:
        document["model"]["sections"][0].pop(name, None)
    return document


@pytest.mark.parametrize(
    "left_out",
    [
        lambda channel: option(channel, "include_shear_center_coupling"),
        lambda channel: option(channel, "include_warping"),
        lambda channel: without(channel, "y_s", "z_s"),
        lambda channel: without(channel, "i_w"),
    ],
)
def test_a_channel_is_undecided_where_its_twist_is_left_out(left_out: Any) -> None:
    results = solve(left_out(beam("UPE200")))
    assert results.verdict.state == "incomplete"
    assert {reason.code for reason in results.verdict.reasons} == {"check_undecided"}


@pytest.mark.parametrize(
    "left_out",
    [lambda beam: option(beam, "include_warping"), lambda beam: without(beam, "i_w")],
)
def test_a_twisted_beam_is_undecided_where_its_warping_is_left_out(left_out: Any) -> None:
    assert solve(beam("IPE300", torque=800.0)).verdict.utilization is not None
    assert solve(left_out(beam("IPE300"))).verdict.state == "passes"
    assert solve(left_out(beam("IPE300", torque=800.0))).verdict.utilization is None
