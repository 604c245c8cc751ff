"""Factors of EN 1990, read from `data/en1990/`: the one place where their figures stand.

The copy of the module that generates combinations is generated from here
(`tools/generate/en1990_tables.py`).
"""

import csv
from functools import cache
from pathlib import Path

import msgspec

_DATA = Path(__file__).parent / "data" / "en1990"

Row = dict[str, str]


class CombinationFactors(msgspec.Struct, frozen=True):
    """One row of Table A1.1."""

    category: str
    psi_0: float
    psi_1: float
    psi_2: float
    source: str


class PartialFactors(msgspec.Struct, frozen=True):
    """One of Tables A1.2(A) and A1.2(B); xi and the rules that hold are of strength alone."""

    limit_state: str
    gamma_g_sup: float
    gamma_g_inf: float
    gamma_q: float
    gamma_p: float
    xi: float | None
    rules: str
    source: str


class Annex(msgspec.Struct, frozen=True):
    """The factors that hold in a country, or those that EN 1990 recommends. Actions that no source
    has factors for are left out."""

    name: str
    partial: tuple[PartialFactors, ...]
    combination: tuple[CombinationFactors, ...]


def _rows(name: str) -> tuple[Row, ...]:
    with (_DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return tuple(csv.DictReader(file))


def _of(annex: str, rows: tuple[Row, ...]) -> list[Row]:
    """The rows of an annex, without its name; what is not given is null."""
    return [
        {key: value for key, value in row.items() if key != "annex" and value != ""}
        for row in rows
        if row["annex"] == annex
    ]


@cache
def annexes() -> dict[str, Annex]:
    """Every annex by its name, in the order of the files."""
    partial, combination = _rows("partial_factors"), _rows("combination_factors")
    names = dict.fromkeys(row["annex"] for row in partial)
    return {
        name: Annex(
            name,
            msgspec.convert(
                [{"xi": None, "rules": "", **row} for row in _of(name, partial)],
                tuple[PartialFactors, ...],
                strict=False,
            ),
            msgspec.convert(_of(name, combination), tuple[CombinationFactors, ...], strict=False),
        )
        for name in names
    }
