"""A bar of one member against the same bar in sixteen: waves within members are all there."""

from typing import Any

import pytest

from loadpath.engine import solve
from tests.engine.test_modes import AREA, CLAMPED, GUIDED, LOOSE, PINNED, SLIDING, Json, bar
from tools.verification.modes import factors, frequencies

IPE300: Json = {"area": 53.81e-4, "i_y": 603.8e-8, "i_z": 8356e-8, "j": 20.12e-8}
IPE300 |= {"i_w": 125.9e-9, "a_sy": 32.1e-4, "a_sz": 25.68e-4}


@pytest.mark.parametrize("shear", [False, True], ids=["slender", "in shear"])
@pytest.mark.parametrize("along", [False, True], ids=["at the top", "along it"])
@pytest.mark.parametrize(
    ("start", "end"),
    [(PINNED, SLIDING), (CLAMPED, LOOSE), (CLAMPED, SLIDING), (CLAMPED, GUIDED)],
    ids=["pinned", "cantilever", "propped", "clamped"],
)
def test_one_member_has_the_modes_of_sixteen(
    start: Json, end: Json, along: bool, shear: bool
) -> None:
    """What halves of pieces leave is told: there is a margin to 1e-4 in every mode."""

    def solved(pieces: int, analysis: Json) -> Any:
        document = bar(start, end, analysis, pieces)
        document["analysis"]["options"]["include_shear_deformation"] = shear
        document["model"]["sections"][0] |= {"a_sy": 0.1 * AREA, "a_sz": 0.1 * AREA}
        if along:
            load = {"magnitude": 1e5, "end_magnitude": 1e5, "direction": [0.0, -1.0, 0.0]}
            case = document["analysis"]["load_cases"][0]
            case["distributed_loads"] = [
                {"id": member, "member": member, **load} for member in range(1, pieces + 1)
            ]
        return solve(document)

    for number in (1, 6):
        buckling: Json = {"buckling": {"num_modes": number, "reference": {"LoadCase": 1}}}
        one, many = (factors(solved(pieces, buckling)) for pieces in (1, 16))
        assert one == pytest.approx(many, rel=4e-5)
        modal: Json = {"modal": {"num_modes": number}}
        one, many = (frequencies(solved(pieces, modal)) for pieces in (1, 16))
        assert one == pytest.approx(many, rel=4e-5)


@pytest.mark.parametrize("warping", [False, True], ids=["free to warp", "warping"])
@pytest.mark.parametrize("shear", [False, True], ids=["slender", "in shear"])
@pytest.mark.parametrize("load", ["across", "moment", "across and pressed"])
@pytest.mark.parametrize(
    ("start", "end"),
    [(PINNED, SLIDING), (CLAMPED, LOOSE), (CLAMPED, SLIDING)],
    ids=["pinned", "cantilever", "propped"],
)
def test_one_beam_gives_way_sideways_as_sixteen_do(
    start: Json, end: Json, load: str, shear: bool, warping: bool
) -> None:
    """Moments along a beam bend it sideways by shear too: what is missed of that must vanish as
    pieces become short, or beams are divided without end. Without warping, a short column twists
    under one force in all its waves: the first of these are found among hundreds of others.
    """

    def found(pieces: int, length: float) -> list[float]:
        analysis: Json = {"buckling": {"num_modes": 3, "reference": {"LoadCase": 1}}}
        document = bar(start, end, analysis, pieces)
        for k, node in enumerate(document["model"]["nodes"]):
            node["Y"] = length * k / pieces
        document["model"]["sections"][0] |= IPE300
        options = document["analysis"]["options"]
        options |= {"include_shear_deformation": shear, "include_warping": warping}
        case = document["analysis"]["load_cases"][0]
        if load != "across and pressed":
            del case["nodal_loads"]
        if load == "moment":
            moment = {"id": 1, "node": pieces + 1, "magnitude": 1e4, "direction": [0.0, 0.0, 1.0]}
            case["nodal_moments"] = [moment]
        else:
            across = {"magnitude": 1e4, "end_magnitude": 1e4, "direction": [1.0, 0.0, 0.0]}
            case["distributed_loads"] = [
                {"id": member, "member": member, **across} for member in range(1, pieces + 1)
            ]
        return factors(solve(document))

    for length in (1.5, 5.0):
        assert found(1, length) == pytest.approx(found(16, length), rel=1e-4)
