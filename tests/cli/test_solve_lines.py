"""What `loadpath solve` prints: the verdict first, what is alike once, all of it where asked."""

import json
import math
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from loadpath import Model
from loadpath.cli.main import main
from loadpath.engine import solve

Json = dict[str, Any]
FACTORS = [1.0 + 0.1 * k for k in range(12)]


def bay(factors: list[float]) -> Json:
    """A column and a beam beside each other, under a load with one combination for each factor."""
    model = Model("bay")
    foot, head, end = model.node(0, 0), model.node(0, 4), model.node(6, 4)
    model.member(foot, head, "HEA200", "S355")
    beam = model.member(head, end, "IPE300", "S355")
    model.fix(foot)
    model.support(end, X="Free", RX="Free", RY="Free", RZ="Free")
    load = model.load_case("Q").line(beam, -8e3)
    for k, factor in enumerate(factors):
        model.combination(f"Case {k}", {load: factor})
    model.check_ec3(limit_state="ULS")
    document: Json = model.to_document()
    document["analysis"]["options"]["stability"] = "Auto"
    return document


def told(document: Json, path: Path, *options: str) -> list[str]:
    path.write_text(json.dumps(document))
    outcome = CliRunner().invoke(main, ["solve", str(path), *options])
    assert outcome.exception is None or isinstance(outcome.exception, SystemExit)
    return outcome.output.splitlines()


def largest_moment(document: Json) -> float:
    sets = [each for each in solve(document).sets if each.kind == "loadcombination"]
    found = [each.extremes(2).mz for each in sets]
    return max(max(abs(each.max), abs(each.min)) for each in found)


def test_the_verdict_comes_first(tmp_path: Path) -> None:
    document = bay(FACTORS)
    assert told(document, tmp_path / "bay.json")[0] == solve(document).headline


def test_many_combinations_are_told_by_their_extremes(tmp_path: Path) -> None:
    document = bay(FACTORS)
    lines = told(document, tmp_path / "bay.json")
    (moment,) = [each.split() for each in lines if each.startswith("  mz ")]
    place = moment.index("member")
    assert float(moment[place - 1]) == pytest.approx(-largest_moment(document) / 1e3, rel=1e-3)
    assert moment[place:][:4] == ["member", "2", "Case", "11"]
    assert not [each for each in lines if each.startswith("Case 3 ")]
    (line,) = [each for each in lines if "load cases and combinations; --all" in each]
    assert line.startswith(f"  {1 + 4 * len(FACTORS)} load cases")


def test_combinations_alike_have_one_line_of_stability(tmp_path: Path) -> None:
    lines = told(bay(FACTORS), tmp_path / "bay.json")
    (line,) = [each for each in lines if "alpha_cr" in each]
    assert line.startswith("  Case ")
    (alike,) = [each for each in lines if "alike: " in each]
    assert alike.endswith("and 7 more")
    (remark,) = [each for each in lines if "no bracing system is named" in each]
    assert remark.startswith("  all 12: ")
    assert len([each for each in lines if "and 36 other sides of their imperfections" in each]) == 1


def test_all_of_them_are_told_where_asked(tmp_path: Path) -> None:
    lines = told(bay(FACTORS), tmp_path / "bay.json", "--all")
    for k in range(len(FACTORS)):
        assert f"Case {k} (loadcombination)" in lines
        assert len([each for each in lines if each.startswith(f"  Case {k}: ")]) == 1


def test_combinations_that_fail_alike_are_named_once(tmp_path: Path) -> None:
    document = bay(FACTORS)
    for node in document["model"]["nodes"]:
        node["nodal_support"] = None
    lines = told(document, tmp_path / "bay.json")
    assert [each for each in lines if "Case 5" in each] == []
    assert "not solved: Q, Case 0, Case 1, Case 2 and 9 more" in lines


def test_long_verdicts_leave_numbers_their_place(tmp_path: Path) -> None:
    """Each set says its largest, however long reasons are."""
    document = bay(FACTORS[:2])
    del document["analysis"]["options"]["stability"]
    document["model"]["sections"][0] |= {"name": "X" * 300, "dimensions": None, "ec3": None}
    lines = told(document, tmp_path / "bay.json")
    assert len([each for each in lines if each.startswith("  largest displacement, mm")]) == 3


def test_what_rounding_leaves_is_none(tmp_path: Path) -> None:
    model = Model("inclined beam")
    foot, head = model.node(0, 0), model.node(6, 2.3)
    beam = model.member(foot, head, "IPE300", "S355")
    model.support(foot, RZ="Free")
    model.support(head, X="Free", RZ="Free")
    model.load_case("Q").line(beam, -8e3)
    document = model.to_document()
    reaction = solve(document).sets[0].reaction(1)
    assert 0 < abs(reaction.fx) < 1e-9 * reaction.fy, "rounding leaves something here"
    (row,) = [line.split() for line in told(document, tmp_path / "b.json") if "  node 1 " in line]
    assert row[2:] == ["0", f"{8 * math.hypot(6, 2.3) / 2:.4g}", "0", "0", "0", "0"]


@pytest.mark.parametrize("combinations", [1, 8])
def test_what_ground_alone_bears_has_no_reactions(combinations: int, tmp_path: Path) -> None:
    model = Model("sleeper", dimensionality="2D")
    beam = model.member(
        model.node(0, 0), model.node(8, 0), "HEB200", "S355", bedding={"x": 1e6, "y": 5e6}
    )
    load = model.load_case("Q").line(beam, -20e3, start_frac=0.4, end_frac=0.6)
    for k in range(combinations):
        model.combination(f"ULS {k}", {load: 1.0 + 0.1 * k})
    lines = told(model.to_document(), tmp_path / "sleeper.json")
    assert [line for line in lines if "bending moment M about z" in line]
    assert not [line for line in lines if "reaction, kN" in line]


@pytest.mark.parametrize("combinations", [1, 8])
def test_second_order_tells_how_and_how_much(combinations: int, tmp_path: Path) -> None:
    """A mast pushed at its head leans 3 (tan u - u) / u^3 times as far, u = L sqrt(P / EI)."""
    model = Model("mast", dimensionality="2D")
    foot, head = model.node(0, 0), model.node(0, 6)
    model.member(foot, head, "HEA200", "S355")
    model.fix(foot)
    pressed = model.load_case("P").force(head, -1e3)
    pushed = model.load_case("H").force(head, 10e3, "X")
    for k in range(combinations):
        model.combination(f"ULS {k}", {pressed: 200.0 - 10.0 * k, pushed: 1.0})
    document: Json = model.to_document()
    options = {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"}
    document["analysis"]["options"] |= options
    section = document["model"]["sections"][0]
    u = 6 * math.sqrt(200e3 / (210e9 * section["i_z"]))
    lines = [line for line in told(document, tmp_path / "m.json") if "second order (" in line]
    iterations = solve(document).loadcombinations["ULS 0"].convergence.iterations
    if combinations == 1:
        line = lines[-1]
        assert line.startswith(f"  second order (P-Delta), {iterations} iterations, ")
    else:
        (line,) = lines
        assert line.endswith("largest movement of first order (ULS 0)")
    told_times = float(line.partition(" times")[0].split()[-1])
    # One member has the shapes of first order; and its head sinks a little.
    assert told_times == pytest.approx(3 * (math.tan(u) - u) / u**3, rel=0.01)
