"""`loadpath solve` and `loadpath check`: output and exit codes."""

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from loadpath.builders import create_beam, create_frame
from loadpath.cli.main import main
from loadpath.engine import solve

from .frames import FREE, document, force, member, node


def run(command: str, given: dict[str, Any], *options: str) -> Result:
    return CliRunner().invoke(main, [command, "-", *options], input=json.dumps(given))


@pytest.fixture
def beam() -> dict[str, Any]:
    made: dict[str, Any] = create_beam(span_m=6, section="IPE300", load_kn=20)
    return made


def test_solve_prints_reactions_and_the_receipt(beam: dict[str, Any]) -> None:
    outcome = run("solve", beam)
    assert outcome.exit_code == 0
    assert "60" in outcome.output
    assert "balance" in outcome.output
    assert solve(beam).receipt.digest in outcome.output


def test_solve_prints_the_largest_forces_with_their_place(beam: dict[str, Any]) -> None:
    """w L / 2 at a support, w L2 / 8 in the middle."""
    lines = [" ".join(line.split()) for line in run("solve", beam).output.splitlines()]
    assert "mz bending moment M about z -90 member 1 3" in lines
    assert any(line.startswith("fy shear force V along y") and " 60 " in line for line in lines)


def test_check_prints_part_clause_combination_and_reason() -> None:
    checked = create_frame(bay_width_m=6, storey_height_m=3.5)
    vague = checked["model"]["sections"][0]
    vague["name"] = "Column"
    for key in ("dimensions", "ec3", "shape_path"):
        vague.pop(key, None)
    output = run("check", checked).output
    lines = [line.split() for line in output.splitlines()]
    undecided = next(line for line in lines if line[:2] == ["member", "1"])
    assert undecided[2:4] == ["-", "Indeterminate"]
    assert len(undecided) > 6, "it says why"
    decided = next(line for line in lines if line[:2] == ["member", "3"])
    assert "(6.3.3)" in decided
    assert decided[-2:] == ["ULS", "1"] or decided[-1] == "ULS"
    assert lines.index(undecided) < lines.index(decided), "what is undecided comes first"


def test_a_dumb_terminal_gets_no_colours(beam: dict[str, Any]) -> None:
    def printed(terminal: str) -> str:
        runner = CliRunner(env={"TERM": terminal, "NO_COLOR": ""})
        return runner.invoke(main, ["solve", "-"], input=json.dumps(beam), color=True).output

    assert "\x1b[" in printed("xterm")
    assert "\x1b[" not in printed("dumb")


def test_solve_json_has_the_layout_of_the_sdk(beam: dict[str, Any]) -> None:
    outcome = run("solve", beam, "--json", "--stations", "1")
    assert outcome.exit_code == 0
    tree = json.loads(outcome.stdout)
    (found,) = tree["loadcases"].values()
    assert set(tree) >= {"loadcombinations", "unity_check_results", "receipt", "coverage"}
    (member_result,) = found["member_results"].values()
    (middle,) = member_result["section_forces"]
    assert middle["x_frac"] == 0.5
    assert middle["forces"]["mz"] == pytest.approx(-20e3 * 36 / 8)
    assert member_result["local_minimums"]["mz"] == pytest.approx(-20e3 * 36 / 8)
    reaction = found["reaction_nodes"]["1"]
    assert reaction["nodal_forces"]["fy"] == pytest.approx(60e3)
    assert reaction["location"] == {"X": 0.0, "Y": 0.0, "Z": 0.0}
    assert found["solver_diagnostics"]["converged"] is True
    assert found["errors_and_warnings"]["errors"] == []


def test_an_invalid_document_exits_with_1_and_prints_its_report(beam: dict[str, Any]) -> None:
    beam["model"]["members"][0]["end_node_id"] = 99
    outcome = run("solve", beam, "--json")
    assert outcome.exit_code == 1
    assert json.loads(outcome.stdout)["valid"] is False


def test_a_refused_document_exits_with_3_and_says_where(beam: dict[str, Any]) -> None:
    beam["model"]["sections"][0]["i_yz"] = 1.0
    outcome = run("solve", beam, "--json")
    assert outcome.exit_code == 3
    answer = json.loads(outcome.stdout)
    assert answer["code"] == "impossible_inertia"
    assert answer["path"] == "model.sections[0].i_yz"
    assert "should be smaller than the square root" in answer["error"]


def test_a_mechanism_exits_with_3_and_keeps_its_words() -> None:
    frame = document(
        [node(1, 0, support=4), node(2, 4)],
        [member(1, 1, 2)],
        {"nodal_loads": [force(2, [0, -1, 0], 1000.0)]},
        model={"nodal_supports": [{"id": 4, "RZ": FREE}]},
    )
    outcome = run("solve", frame, "--json")
    assert outcome.exit_code == 3
    errors = json.loads(outcome.stdout)["loadcases"]["Q"]["errors_and_warnings"]["errors"]
    assert [error["code"] for error in errors] == ["singular_model"]
    told = run("solve", frame).output
    assert "node 2" in told
    assert "balance" not in told, "of a mechanism nothing balances"
    assert run("check", frame).exit_code == 3


def test_check_without_checks_is_undecided(beam: dict[str, Any]) -> None:
    outcome = run("check", beam)
    assert outcome.exit_code == 5
    assert "Not checked" in outcome.output
