"""Tables of EN 1993-1-1, read from `data/en1993/`: the one place where their figures stand.

The engine's copy is generated from here (`tools/generate/en1993_tables.py`).
"""

import csv
from functools import cache
from math import inf
from pathlib import Path

import msgspec

_DATA = Path(__file__).parent / "data" / "en1993"

Row = dict[str, str]


class Strengths(msgspec.Struct, frozen=True):
    """Table 3.1, and beyond 80 mm the product standard: strengths (MPa) up to thicknesses (mm)."""

    grade: str
    steps: tuple[tuple[float, float], ...]
    product: str | None
    """The standard beyond Table 3.1; none where there are no figures."""


class FlexuralCurves(msgspec.Struct, frozen=True):
    """One row of Table 6.2; an empty making is any."""

    shape: str
    making: str
    h_over_b: tuple[float, float]
    """Above the first, up to the second."""
    thickness: tuple[float, float]
    """Metres, likewise."""
    y: str
    z: str
    s460_y: str
    s460_z: str

    def holds(self, shape: str, making: str, h_over_b: float, thickness: float) -> bool:
        """Whether this row is the one of such a section."""
        return (
            self.shape == shape
            and self.making in ("", making)
            and self.h_over_b[0] < h_over_b <= self.h_over_b[1]
            and self.thickness[0] < thickness <= self.thickness[1]
        )


class LateralCurve(msgspec.Struct, frozen=True):
    """One row of Table 6.4 (method general) or 6.5 (rolled), or what a country has in its place; an
    empty making is any section."""

    annex: str
    method: str
    making: str
    h_over_b: tuple[float, float]
    curve: str

    def holds(self, method: str, making: str, h_over_b: float) -> bool:
        """Whether this row is the one of such a section; only I-sections have a making here."""
        return (
            self.method == method
            and self.making in ("", making)
            and self.h_over_b[0] < h_over_b <= self.h_over_b[1]
        )


class NationalAnnex(msgspec.Struct, frozen=True):
    """Partial factors, and lambda_LT,0 and beta of 6.3.2.3 for rolled and for welded sections: none
    where no source has them."""

    name: str
    gamma_m0: float
    gamma_m1: float
    rolled: tuple[float, float] | None
    welded: tuple[float, float] | None
    source: str


@cache
def _rows(name: str) -> tuple[Row, ...]:
    with (_DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return tuple(csv.DictReader(file))


def _between(row: Row, name: str, unit: str = "") -> tuple[float, float]:
    above, up_to = row[f"{name}_above{unit}"], row[f"{name}_up_to{unit}"]
    return (float(above) if above else -inf, float(up_to) if up_to else inf)


@cache
def strengths() -> tuple[Strengths, ...]:
    """Every grade, in the order of the table."""
    grades: dict[str, list[Row]] = {}
    for row in _rows("strengths"):
        grades.setdefault(row["grade"], []).append(row)
    return tuple(
        Strengths(
            grade,
            tuple((float(row["up_to_mm"]), float(row["yield_mpa"])) for row in own),
            next((row["source"] for row in own if float(row["up_to_mm"]) > 80), None),
        )
        for grade, own in grades.items()
    )


@cache
def flexural_curves() -> tuple[FlexuralCurves, ...]:
    """Table 6.2."""
    found = []
    for row in _rows("flexural_curves"):
        above, up_to = _between(row, "t", "_mm")
        found.append(
            FlexuralCurves(
                row["shape"],
                row["making"],
                _between(row, "h_over_b"),
                (above / 1000, up_to / 1000),
                *(row[name] for name in ("y", "z", "s460_y", "s460_z")),
            )
        )
    return tuple(found)


@cache
def lateral_curves() -> tuple[LateralCurve, ...]:
    """Tables 6.4 and 6.5, then those of countries that have others."""
    return tuple(
        LateralCurve(
            row["annex"],
            row["method"],
            row["making"],
            _between(row, "h_over_b"),
            row["curve"],
        )
        for row in _rows("lateral_curves")
    )


@cache
def national_annexes() -> tuple[NationalAnnex, ...]:
    """What EN 1993-1-1 recommends, then countries."""
    return tuple(
        NationalAnnex(
            row["annex"],
            float(row["gamma_m0"]),
            float(row["gamma_m1"]),
            _rolled_method(row, "rolled"),
            _rolled_method(row, "welded"),
            row["source"],
        )
        for row in _rows("annexes")
    )


def _rolled_method(row: Row, making: str) -> tuple[float, float] | None:
    plateau, beta = row[f"lambda_0_{making}"], row[f"beta_{making}"]
    return (float(plateau), float(beta)) if plateau and beta else None
