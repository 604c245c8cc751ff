"""No trace of the corpus puts a size of nothing into a formula: "t = 0 mm" means "not known", and
what is not known is not shown as a number. And a letter means one thing in all of a trace: y is the
strong axis of EN 1993 in every row."""

import json
from pathlib import Path

import pytest

from loadpath.engine import DocumentRefused, solve

CORPUS = Path(__file__).parents[2] / "corpus"
CHECKED = [
    path
    for folder in ("solved", "valid", "engine")
    for path in sorted((CORPUS / folder).rglob("*.json"))
    if '"Ec3Steel"' in path.read_text()
]
SIZES = {"m", "m²", "m³", "m⁴", "m⁶"}
MAY_BE_ZERO = {
    "x",  # a place along the member
    "z_g",  # heights from the shear centre
    "z_j",
    "I_w",  # of sections that do not warp
}


OF_ITS_ROW = {"x", "t", "A_v by 6.2.6(3)"}  # places, walls, and areas along both axes


@pytest.mark.parametrize("path", CHECKED, ids=lambda path: path.stem)
def test_sizes_are_not_zero(path: Path) -> None:
    case = json.loads(path.read_text())
    document = case.get("document", case)
    by_formula = [
        check for check in document["analysis"]["unity_checks"] if "Generic" in check["spec"]
    ]
    try:
        results = solve(document)
    except DocumentRefused:
        return
    for check in results.unity_checks:
        if check.check_id in {each["id"] for each in by_formula}:
            continue
        for part in check.per_entity:
            meant: dict[str | None, float | None] = {}
            for step in part.trace:
                sizes = [(each.symbol, each.unit, each.value) for each in step.quantities]
                for symbol, unit, value in [*sizes, (step.symbol, step.unit, step.value)]:
                    if unit not in SIZES:
                        continue
                    assert value or symbol in MAY_BE_ZERO, (step.title, symbol)
                    if symbol not in OF_ITS_ROW:
                        assert meant.setdefault(symbol, value) == value, (step.title, symbol)
            assert (meant.get("I_y") or 1.0) > 0.999 * (meant.get("I_z") or 0.0)
