"""The modes of the corpus against dense matrices that are written without the engine."""

import json
from pathlib import Path

import pytest

from loadpath.engine import solve
from tests.sampled import sampled
from tools.verification.modes import factors, frequencies

from .dense_modes import dense_factors, dense_frequencies

FOLDER = Path(__file__).parents[2] / "corpus/solved/modes"
WITHOUT = {"argyris_right_angle_frame"}
"""Moments that go round a corner need rotations of second order, which the matrices do not have."""
CASES = sorted(file.stem for file in FOLDER.glob("*.json") if file.stem not in WITHOUT)


@pytest.mark.parametrize("case", sampled(CASES, 2))
def test_modes_are_those_of_dense_matrices(case: str) -> None:
    document = json.loads((FOLDER / f"{case}.json").read_text())["document"]
    members = len(document["model"]["members"])
    cuts = max(1, 100 // members)
    results = solve(document)
    if document["analysis"].get("modal"):
        found, wanted = frequencies(results), dense_frequencies(document, cuts)
    else:
        found, wanted = factors(results), dense_factors(document, cuts)
    # Pieces of the dense model miss some ten-thousandths of the highest of them.
    assert found == pytest.approx(wanted[: len(found)].tolist(), rel=1e-3)
