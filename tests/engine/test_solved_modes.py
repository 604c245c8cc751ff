"""Modes and earthquakes as agents and the command line are told: the document's figures."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from loadpath import solve
from loadpath.answer.write_options import Form, WriteOptions
from loadpath.cli.main import main
from loadpath.engine import Results

SOLVED = Path(__file__).parents[2] / "corpus" / "solved"
SHORT = 900
"""Bytes of a summary."""
CASES = sorted(
    str(file.relative_to(SOLVED).with_suffix(""))
    for folder in ("modes", "seismic")
    for file in (SOLVED / folder).glob("*.json")
)


def document_of(case: str) -> Any:
    return json.loads((SOLVED / f"{case}.json").read_text())["document"]


@cache
def solved(case: str) -> Results:
    return solve(document_of(case))


def told(results: Results, form: Form) -> Any:
    return json.loads(results.write(WriteOptions(form=form)))


def close(value: Any) -> Any:
    """Six digits are told."""
    return pytest.approx(value, rel=1e-5, abs=1e-9)


@pytest.mark.parametrize("case", CASES)
def test_the_figures_of_the_results_document_are_told(case: str) -> None:
    results = solved(case)
    modes = told(results, Form.tables)["modes"]
    if (modal := results.modal) is not None:
        frequencies = [each["natural_frequency"] for each in modal["modes"]]
        assert modes["frequencies"] == close(frequencies)
        assert modes["mass_ratios"] == close(modal["participating_mass_ratio"][:3])
        for mass, mode in zip(modes["effective_masses"], modal["modes"], strict=True):
            noise = 1e-9 * modal["total_mass"][0]
            assert mass == pytest.approx(mode["effective_mass"][:3], rel=1e-5, abs=noise)
    alone = [{"results": results.buckling}] if results.buckling else []
    runs = results.buckling_runs or alone
    for run, found in zip(modes.get("buckling", ()), runs, strict=True):
        assert run["loads"] in {each.name for each in results.sets}
        factors = [each["critical_load_factor"] for each in found["results"]["modes"]]
        assert run["factors"] == close(factors)
        labels = [each["classification"]["label"] for each in found["results"]["modes"]]
        assert run["kinds"] == labels
    for each in modes.get("earthquakes", ()):
        assert results.seismic is not None
        directions = results.seismic[each["method"]]["per_direction"]
        (found,) = [one for one in directions if one["direction"] == each["direction"]]
        assert each["base_shear"] == close(found["base_shear"])


@pytest.mark.parametrize("case", CASES)
def test_a_summary_has_the_first_of_each_and_stays_short(case: str) -> None:
    results = solved(case)
    text = results.write(WriteOptions(form=Form.summary))
    assert len(text) <= SHORT
    summary, tables = json.loads(text)["modes"], told(results, Form.tables)["modes"]
    assert summary.get("frequencies", []) == tables.get("frequencies", [])[:3]
    lowest = [abs(run["factors"][0]) for run in tables.get("buckling", ()) if run["factors"]]
    firsts = [abs(run["factors"][0]) for run in summary.get("buckling", ()) if run["factors"]]
    assert firsts == sorted(lowest)[:3]
    assert "effective_masses" not in summary


def test_a_document_that_asks_for_none_is_told_none() -> None:
    document = document_of("modes/cantilever_four_modes")
    del document["analysis"]["modal"]
    document["analysis"]["options"]["solve_loadcases"] = True
    node = document["model"]["nodes"][-1]["id"]
    load = {"id": 1, "node": node, "magnitude": 1.0, "direction": [0.0, -1.0, 0.0]}
    document["analysis"]["load_cases"] = [{"id": 1, "name": "P", "nodal_loads": [load]}]
    assert "modes" not in told(solve(document), Form.summary)


def test_why_there_are_no_modes_is_told() -> None:
    case = json.loads((SOLVED.parent / "engine" / "no_mass.json").read_text())
    modes = told(solve(case["document"]), Form.summary)["modes"]
    assert modes["frequencies"] == []
    assert len(modes["remarks"]) == 1


def test_the_command_line_prints_them() -> None:
    """NAFEMS FV1: 11.336 Hz, then 17.709 Hz three times; Euler's column and a base shear."""

    def printed(case: str) -> list[str]:
        text = json.dumps(document_of(case))
        done = CliRunner().invoke(main, ["solve", "-"], input=text)
        assert done.exit_code == 0, done.output
        return done.output.splitlines()

    lines = printed("modes/nafems_fv1_cross")
    start = lines.index("Natural frequencies")
    frequencies = [float(line.split()[1]) for line in lines[start + 2 : start + 6]]
    assert frequencies == pytest.approx([11.336, 17.709, 17.709, 17.709], rel=2e-3)
    lines = printed("modes/portal_that_sways")
    (told,) = [line for line in lines if line.startswith("  critical load factors: ")]
    assert "(sway X)" in told
    lines = printed("seismic/two_storeys_both_methods")
    assert sum("lateral force" in line for line in lines) == 2
