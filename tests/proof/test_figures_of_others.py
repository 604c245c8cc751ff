"""Figures of other programs beside those of the corpus: of the models as they are, and right."""

import json
from pathlib import Path

import pytest

from loadpath.engine import solve
from proof.hunt.others.solved_frames import frames_of
from tests.hunt.agreement import FORCES, MOVEMENTS
from tests.hunt.independent_solver import solve_independently
from tools.guide.verification import tell_others
from tools.verification import frames
from tools.verification.figure import Figure
from tools.verification.others import FILE, figures_of_others

CORPUS = Path("corpus/solved/frames")
LINES = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("line", LINES, ids=lambda line: line["case"])
def test_they_are_within_what_the_source_allows(line: dict[str, str]) -> None:
    case = json.loads((CORPUS / f"{line['case']}.json").read_text())
    others = figures_of_others(line["case"], case["document"])
    assert others, "the model has changed: python -m proof.hunt.others"
    for figure in frames.figures(case, solve(case["document"])):
        for value in others.get(figure.what, {}).values():
            found = abs(value) if figure.is_absolute else value
            assert abs(found - figure.wanted) <= figure.allowed + 1e-9 * abs(figure.found)


def test_frames_are_told_to_others_as_they_are() -> None:
    """A plane holds what lies across it; figures come out alike."""
    case = json.loads((CORPUS / "fr2d-04.json").read_text())
    ((name, frame),) = frames_of(case["document"])
    found, expected = solve(case["document"]).loadcases[name], solve_independently(frame)
    for node in (1, 3, 4):
        ours = [found.reaction(node)[k] for k in FORCES]
        assert list(expected.reactions[node]) == pytest.approx(ours, abs=1e-3)
    ours = [found.displacement(2)[k] for k in MOVEMENTS]
    assert list(expected.displacements[2]) == pytest.approx(ours, rel=1e-9)


def test_programs_that_deviate_alike_stand_together() -> None:
    figure = Figure("fy", "N", 100.0, 100.0, 1.0, 100.0)
    said = tell_others(figure, {"A": 101.0, "B": 100.0, "C": 101.0})
    assert said == "1 % (A, C); 0 (B)"
    turned = Figure("mz", "N", 100.0, 100.0, 1.0, 100.0, is_absolute=True)
    assert tell_others(turned, {"A": -100.0}) == "0 (A)"
