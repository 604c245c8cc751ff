"""How supports of SAF hold: a word for each direction, and a stiffness where it asks for one."""

from collections.abc import Callable
from typing import NamedTuple

from loadpath.exchange.saf.axes import Signed
from loadpath.exchange.saf.reading import Reading, Record
from loadpath.exchange.saf.sheet import Row, key_of

HOLDS = {
    "Rigid": "Fixed",
    "Free": "Free",
    "Flexible": "Spring",
    "Compression only": "PositiveOnly",
    "Tension only": "NegativeOnly",
    "Flexible compression only": "PositiveOnly",
    "Flexible tension only": "NegativeOnly",
    "Non linear": "Spring",
    "Nonlinear": "Spring",
}
"""Compression only keeps a node from moving against the axis, as PositiveOnly does."""
OPPOSITE = {"PositiveOnly": "NegativeOnly", "NegativeOnly": "PositiveOnly"}
MOVES = ("ux", "uy", "uz")
TURNS = ("fix", "fiy", "fiz")
_WORDS = {
    "Fixed": "Rigid",
    "Free": "Free",
    "Spring": "Flexible",
    "PositiveOnly": "Compression only",
    "NegativeOnly": "Tension only",
}
_UNUSUAL = ("Flexible compression only", "Flexible tension only", "Non linear", "Nonlinear")

Direction = Callable[[int], Signed]
"""Where an axis of the workbook goes: number and sign in the document."""


class Units(NamedTuple):
    """Of the stiffnesses against moving and turning."""

    move: str
    turn: str


POINT = Units("MN/m", "MNm/rad")
LINE = Units("MN/m2", "MNm/rad/m")


def stiffness_column(column: str) -> str:
    """The heading, without unit, of the stiffness that belongs to a direction."""
    return f"Stiffness {column[1].upper()}" if column in MOVES else f"Stiffness {column.title()}"


def read_conditions(reading: Reading, row: Row, units: Units, direction: Direction) -> Record:
    """The six conditions of a row, as a nodal support has them."""
    record: Record = {}
    for columns, prefix, unit in ((MOVES, "", units.move), (TURNS, "R", units.turn)):
        for axis, column in enumerate(columns):
            to, sign = direction(axis)
            condition = _condition(reading, row, column, unit)
            kind = condition["condition_type"]
            if sign < 0:
                condition["condition_type"] = OPPOSITE.get(kind, kind)
            record[prefix + "XYZ"[to]] = condition
    return {key: record[key] for key in ("X", "Y", "Z", "RX", "RY", "RZ")}


def _condition(reading: Reading, row: Row, column: str, unit: str) -> Record:
    kind = row.word(column, HOLDS)
    if is_unusual(row, column):
        now = "a linear spring" if kind == "Spring" else "rigid"
        reading.leave(row, f"{column} '{row.text(column)}' is {now} here")
    if kind != "Spring":
        return {"condition_type": kind}
    return {
        "condition_type": kind,
        "stiffness": row.number_needed(stiffness_column(column), unit),
    }


def is_unusual(row: Row, column: str) -> bool:
    return key_of(row.text(column)) in map(key_of, _UNUSUAL)


def conditions_row(support: Record, units: Units, direction: Direction) -> Record:
    """The cells of a row that say how a support of a document holds."""
    row: Record = {}
    stiffness: Record = {}
    for columns, prefix, unit in ((MOVES, "", units.move), (TURNS, "R", units.turn)):
        for axis, column in enumerate(columns):
            to, sign = direction(axis)
            condition = support.get(f"{prefix}{'XYZ'[to]}") or {"condition_type": "Fixed"}
            hold = condition["condition_type"]
            row[column] = _WORDS[OPPOSITE.get(hold, hold) if sign < 0 else hold]
            if hold == "Spring":
                size = condition.get("stiffness") or 0.0
                stiffness[f"{stiffness_column(column)} [{unit}]"] = size / 1e6
    return row | stiffness
