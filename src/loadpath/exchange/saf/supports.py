"""Point supports and hinges of SAF."""

from loadpath.exchange.saf.conditions import (
    HOLDS,
    MOVES,
    OPPOSITE,
    POINT,
    TURNS,
    is_unusual,
    read_conditions,
    stiffness_column,
)
from loadpath.exchange.saf.reading import Reading, Record
from loadpath.exchange.saf.sheet import Row

SHEET = "StructuralPointSupport"
HINGES = "RelConnectsStructuralMember"


def read_supports(reading: Reading) -> None:
    for row in reading.sheet(SHEET):
        node = _held_node(reading, row)
        if node is None:
            continue
        if "nodal_support" in node:
            raise row.error("Node", f"should be held once; '{row.text('Node')}' has two supports")
        conditions = read_conditions(reading, row, POINT, reading.axes.global_direction)
        node["nodal_support"] = reading.shared("nodal_supports", conditions)
        reading.supports[row.name] = node


def _held_node(reading: Reading, row: Row) -> Record | None:
    if not row.text("Member"):
        return reading.node(row, "Node", row.needed("Node"))
    if row.text("Member") not in reading.bars:
        reading.leave(row, f"is on member {row.text('Member')}, which is not carried over")
        return None
    if row.word("Coordinate system", {"Global": False, "Local": True}, False):
        reading.leave(row, "acts in the axes of its member; here in the global ones")
    return reading.supports[row.name]


def read_hinges(reading: Reading) -> None:
    for row in reading.sheet(HINGES):
        bar = reading.bars.get(row.needed("Member"))
        if bar is None:
            reading.leave(row, f"is on member {row.text('Member')}, which is not carried over")
            continue
        releases = _releases(reading, row)
        if not releases:
            continue
        ends = row.word("Position", {"Begin": (0,), "End": (1,), "Both": (0, 1)})
        hinge = reading.shared("member_hinges", releases)
        for end in ends:
            piece = bar.pieces[-1 if end else 0].record
            key = "end_hinge" if end else "start_hinge"
            if key in piece:
                reading.leave(row, "is a second hinge at this end; the first is kept")
            else:
                piece[key] = hinge


def _releases(reading: Reading, row: Row) -> Record:
    found: Record = {}
    for columns, unit, key in (
        (MOVES, POINT.move, "translational_release_v"),
        (TURNS, POINT.turn, "rotational_release_m"),
    ):
        for axis, column in enumerate(columns):
            to, _ = reading.axes.local_direction(axis)
            kind = _kind_of_release(reading, row, column)
            if kind == "Fixed":
                continue
            size = 0.0
            if kind == "Spring":
                size = row.number_needed(stiffness_column(column), unit)
            found[f"{key}{'xyz'[to]}"] = size
    return found


def _kind_of_release(reading: Reading, row: Row, column: str) -> str:
    """Fixed, Free or Spring: hinges that act one way only are not known here."""
    kind = row.word(column, HOLDS, "Fixed")
    is_one_way, unusual = kind in OPPOSITE, is_unusual(row, column)
    if is_one_way:
        kind = "Spring" if unusual else "Fixed"
    if is_one_way or unusual:
        now = "rigid" if kind == "Fixed" else "a linear spring"
        reading.leave(row, f"{column} '{row.text(column)}' is {now} here")
    return kind
