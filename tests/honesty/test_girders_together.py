"""Girders that hinged beams join buckle sideways together, unless something holds them."""

from itertools import pairwise
from typing import Any

import pytest

from loadpath import Model
from loadpath.engine import Results, solve

Json = dict[str, Any]
PINNED: Any = {"start_hinge": "pinned", "end_hinge": "pinned"}
SPAN, APART, PARTS = 12.0, 4.0, 4


def girders(*, load: float = 4e3, is_braced: bool = False, section: str = "IPE400") -> Json:
    """Two of 12 m on forks, with three hinged beams between them; braced or not in plan."""
    model = Model("girders")
    rows = []
    for z in (0.0, APART):
        row = [model.node(SPAN * k / PARTS, 4.0, z) for k in range(PARTS + 1)]
        for one, other in pairwise(row):
            model.member(one, other, section, "S355")
        model.support(row[0], RY="Free", RZ="Free")
        model.support(row[-1], X="Free", RY="Free", RZ="Free")
        rows.append(row)
    case = model.load_case("G")
    for k in range(1, PARTS):
        beam = model.member(rows[0][k], rows[1][k], "IPE200", "S355", **PINNED)
        case.line(beam, -load * SPAN / PARTS)
    for k in range(PARTS) if is_braced else ():
        model.member(rows[0][k], rows[1][k + 1], "CHS 60.3x4", "S355", member_type="Truss")
    model.combination("ULS", {case: 1.35})
    model.check_ec3()
    document: Json = model.to_document()
    return document


def together(results: Results) -> list[str]:
    messages = [reason.message for reason in results.verdict.reasons]
    return [message for message in messages if "sideways together" in message]


@pytest.mark.parametrize("section", ["IPE300", "IPE400", "HEB260"])
def test_girders_that_nothing_holds_sideways_do_not_pass(section: str) -> None:
    """The estimate is that of flanges which move and do not turn: within 2 of the mode itself."""
    document = girders(section=section)
    buckling = {"num_modes": 1, "reference": {"LoadCombination": 1}}
    results = solve({**document, "analysis": {**document["analysis"], "buckling": buckling}})
    (message,) = together(solve(document))
    estimate = float(message.split("alpha_cr of about ")[1].split(",")[0])
    assert results.buckling is not None
    exact = results.buckling["modes"][0]["critical_load_factor"]
    assert 0.5 * exact <= estimate <= 2.0 * exact
    assert results.verdict.state in ("incomplete", "fails")


def test_bracing_in_plan_holds_them() -> None:
    results = solve(girders(is_braced=True))
    assert together(results) == []
    assert results.verdict.state == "passes"


def test_modes_of_the_frame_have_considered_it() -> None:
    document = girders()
    (check,) = document["analysis"]["unity_checks"]
    check["spec"]["Ec3Steel"]["lengths_from"] = "Buckling"
    results = solve(document)
    assert together(results) == []
    assert results.verdict.state == "fails"


def test_what_a_set_states_is_its_authors_word() -> None:
    document = girders()
    document["model"]["member_sets"] = [
        {"id": k, "member_ids": [k], "ltb_length": SPAN / PARTS} for k in range(1, 2 * PARTS + 1)
    ]
    assert together(solve(document)) == []


@pytest.mark.parametrize(
    "rod", [{"member_type": "Truss"}, {"member_type": "Tension"}, PINNED], ids=str
)
def test_rods_that_a_beam_hangs_from_do_not_hold_it_sideways(rod: Any) -> None:
    """Without them its pieces are one of 12 m, whose flange fails; three pull at it a little."""
    model = Model("catwalk")
    row = [model.node(SPAN * k / PARTS, 4.0) for k in range(PARTS + 1)]
    bars = [model.member(one, other, "IPE200", "S355") for one, other in pairwise(row)]
    model.support(row[0], RY="Free", RZ="Free")
    model.support(row[-1], X="Free", RY="Free", RZ="Free")
    for node, x in zip(row[1:-1], (3.0, 6.0, 9.0), strict=True):
        above = model.node(x, 9.0)
        model.pin(above, RY="Fixed")
        model.member(node, above, "CHS 33.7x4", "S355", **rod)
    model.combination("ULS", {model.load_case("G").line(bars, -8e3): 1.35})
    model.check_ec3()
    assert solve(model).verdict.state != "passes"
