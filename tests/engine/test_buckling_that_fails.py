"""A buckling request that finds nothing says why, and leaves forces and checks as they are."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from loadpath.answer.write_options import Form, WriteOptions
from loadpath.builders import check_beam
from loadpath.cli.main import main
from loadpath.engine import solve
from tests.engine.frames import Json

CASE = Path(__file__).parents[2] / "corpus/engine/modes_not_converged.json"
WHY = "only 0 of 4 modes stand still after the last step of the search"


def checked_columns() -> Json:
    """Sixteen columns of nearly one length, whose factors one step cannot tell apart."""
    beam = check_beam(span_m=6, section="SHS200X10", udl=1)
    document: Json = json.loads(CASE.read_text())["document"]
    for name in ("sections", "materials", "shape_paths"):
        if name in beam["model"]:
            document["model"][name] = beam["model"][name]
    analysis = document["analysis"]
    del analysis["modal"]
    for name in ("load_combinations", "unity_checks"):
        analysis[name] = beam["analysis"][name]
    return document


def failing() -> Json:
    document = checked_columns()
    document["analysis"]["buckling"] = {
        "num_modes": 4,
        "reference": {"LoadCombination": 1},
        "max_iterations": 1,
        "tolerance": 1e-12,
    }
    return document


def test_forces_and_checks_stand_beside_the_reason() -> None:
    results, without = solve(failing()), solve(checked_columns())
    assert results.buckling is None
    assert results.buckling_runs == [{"reference": {"LoadCombination": 1}, "error": WHY}]
    assert [
        each.code for each in results.warnings if each.path.startswith("analysis.buckling")
    ] == ["modes_not_converged"]
    for kept, alone in zip(results.sets, without.sets, strict=True):
        assert kept.is_usable
        assert kept.displacements.tolist() == alone.displacements.tolist()
    utilizations = [each.verdict.utilization for each in (results, without)]
    assert utilizations[0] == utilizations[1]
    assert utilizations[0] is not None
    assert 0.0 < utilizations[0] < 1.0
    # What was asked for and is not there is a reason of its own.
    reasons = [[reason.code for reason in each.verdict.reasons] for each in (results, without)]
    assert sorted(reasons[0]) == sorted([*reasons[1], "modes_not_converged"])
    written = json.loads(results.to_json())
    assert "buckling" not in written
    assert written["buckling_runs"] == results.buckling_runs


def test_agents_and_the_command_line_are_told_why() -> None:
    document = failing()
    summary = json.loads(solve(document).write(WriteOptions(form=Form.summary)))
    (told,) = summary["modes"]["buckling"]
    assert (told["factors"], told["error"]) == ([], WHY)
    done = CliRunner().invoke(main, ["solve", "-"], input=json.dumps(document))
    lines = done.output.splitlines()
    at = next(k for k, line in enumerate(lines) if line.startswith("Buckling under "))
    assert lines[at + 1].strip() == WHY


@pytest.mark.parametrize("first_fails", [True, False])
def test_the_first_of_several_references_that_works_is_the_result(first_fails: bool) -> None:
    """A node that hangs on a truss: only the load case that pushes it across has no forces."""
    document = checked_columns()
    model, analysis = document["model"], document["analysis"]
    model["nodes"].append({"id": 33, "X": 0.0, "Y": 6.0, "Z": 0.0})
    hung = {"id": 17, "start_node_id": 2, "end_node_id": 33, "section": 1, "member_type": "Truss"}
    model["members"].append(hung)
    push = {"id": 1, "node": 33, "magnitude": 1.0, "direction": [1.0, 0.0, 0.0]}
    analysis["load_cases"].append({"id": 2, "name": "W", "nodal_loads": [push]})
    references = [{"LoadCase": 2}, {"LoadCase": 1}]
    if not first_fails:
        references.reverse()
    analysis["buckling"] = {"num_modes": 1, "references": references}
    results = solve(document)
    assert {each.name for each in results.sets if not each.is_usable} == {"W"}
    assert results.buckling_runs is not None
    assert [run["reference"] for run in results.buckling_runs] == references
    runs = {run["reference"]["LoadCase"]: run for run in results.buckling_runs}
    assert runs[2]["error"].startswith("load case 2 has no usable forces")
    assert results.buckling == runs[1]["results"]
