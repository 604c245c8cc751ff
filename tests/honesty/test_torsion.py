"""Torsion that the analysis left out decides nothing."""

from math import sqrt, tanh
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
    return twisted(document, torque) if torque else document


def twisted(document: Json, torque: float) -> Json:
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


@pytest.mark.parametrize(("share", "is_decided"), [(0.5, True), (2.0, False)])
def test_a_tee_that_hardly_warps_is_decided(share: float, is_decided: bool) -> None:
    """Shares of a thousandth of i_w / A f_y, with B = T / 2k tanh(k L / 2) of a torque in the
    middle (Roark, Table 10.3)."""
    document = beam("WT12x27.5")
    (section,) = document["model"]["sections"]
    size = section["dimensions"]
    stem = size["h"] - size["tf"] / 2
    section["i_w"] = (size["b"] * size["tf"]) ** 3 / 144 + (stem * size["tw"]) ** 3 / 36
    k = sqrt(81e9 * section["j"] / (210e9 * section["i_w"]))
    bimoment = share * 1e-3 * section["i_w"] / section["area"] * 235e6
    verdict = solve(twisted(document, 2 * k * bimoment / tanh(k * 6 / 2))).verdict
    said = [reason.message for reason in verdict.reasons or [] if "6.2.7(4)" in reason.message]
    assert (not said) == is_decided
