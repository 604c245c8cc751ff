"""A bar of one member against the same bar in sixteen: waves within members are all there."""

from typing import Any

import pytest

from loadpath.engine import solve
from tests.engine.test_modes import AREA, CLAMPED, GUIDED, LOOSE, PINNED, SLIDING, Json, bar
from tools.verification.modes import factors, frequencies


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
