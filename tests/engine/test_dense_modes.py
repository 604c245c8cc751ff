"""The modes of the corpus against dense matrices that are written without the engine."""

import json
from pathlib import Path

import pytest

from loadpath.engine import Results, solve
from tests.sampled import sampled
from tools.verification.modes import factors, frequencies

from .dense_modes import dense_factors, dense_frequencies

FOLDER = Path(__file__).parents[2] / "corpus/solved/modes"
WITHOUT = {
    "argyris_right_angle_frame",
    "space_frame_of_two_storeys",
    "nafems_fv16_cantilevered_plate",
}
"""Moments that go round a corner need rotations of second order; the matrices have neither those
nor plates."""
CASES = sorted(file.stem for file in FOLDER.glob("*.json") if file.stem not in WITHOUT)


@pytest.mark.parametrize("case", sampled(CASES, 2))
def test_modes_are_those_of_dense_matrices(case: str) -> None:
    document = json.loads((FOLDER / f"{case}.json").read_text())["document"]
    modal = document["analysis"].get("modal") or {}
    is_lumped = modal.get("mass_formulation") == "LUMPED"
    cuts = 1 if is_lumped else max(1, 100 // len(document["model"]["members"]))
    results = solve(document)
    if modal:
        pairs = [(frequencies(results), dense_frequencies(document, cuts))]
    else:
        pairs = list(zip(runs(results), dense_factors(document, cuts), strict=True))
    for found, wanted in pairs:
        # Pieces of the dense model miss some ten-thousandths of the highest of them.
        assert found == pytest.approx(wanted[: len(found)].tolist(), rel=1e-3)


def runs(results: Results) -> list[list[float]]:
    if results.buckling_runs is None:
        return [factors(results)]
    return [
        [mode["critical_load_factor"] for mode in run["results"]["modes"]]
        for run in results.buckling_runs
    ]
