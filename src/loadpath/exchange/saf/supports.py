"""Point supports and hinges of SAF."""

from loadpath.exchange.saf.reading import Reading, Record
from loadpath.exchange.saf.sheet import Row, key_of

SHEET = "StructuralPointSupport"
HINGES = "RelConnectsStructuralMember"
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
_OPPOSITE = {"PositiveOnly": "NegativeOnly", "NegativeOnly": "PositiveOnly"}
MOVES = ("ux", "uy", "uz")
TURNS = ("fix", "fiy", "fiz")
_UNUSUAL = ("Flexible compression only", "Flexible tension only", "Non linear", "Nonlinear")


def read_supports(reading: Reading) -> None:
    kinds: list[Record] = []
    for row in reading.sheet(SHEET):
        node = _held_node(reading, row)
        if node is None:
            continue
        if "nodal_support" in node:
            raise row.error("Node", f"should be held once; '{row.text('Node')}' has two supports")
        conditions = _conditions(reading, row)
        same = next((each for each in kinds if _without_id(each) == conditions), None)
        if same is None:
            same = {"id": len(kinds) + 1, **conditions}
            kinds.append(reading.add("nodal_supports", same))
        node["nodal_support"] = same["id"]
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


def _without_id(record: Record) -> Record:
    return {key: value for key, value in record.items() if key != "id"}


def _conditions(reading: Reading, row: Row) -> Record:
    record: Record = {}
    for columns, unit, prefix, names in (
        (MOVES, "MN/m", "Stiffness ", "XYZ"),
        (TURNS, "MNm/rad", "Stiffness Fi", "XYZ"),
    ):
        for axis, column in enumerate(columns):
            to, sign = reading.axes.global_direction(axis)
            stiffness = f"{prefix}{names[axis]}"
            condition = _condition(reading, row, column, stiffness, unit)
            kind = condition["condition_type"]
            if sign < 0:
                condition["condition_type"] = _OPPOSITE.get(kind, kind)
            record[("R" if columns is TURNS else "") + "XYZ"[to]] = condition
    return {key: record[key] for key in ("X", "Y", "Z", "RX", "RY", "RZ")}


def _condition(reading: Reading, row: Row, column: str, stiffness: str, unit: str) -> Record:
    kind = row.word(column, HOLDS)
    if _is_unusual(row, column):
        now = "a linear spring" if kind == "Spring" else "rigid"
        reading.leave(row, f"{column} '{row.text(column)}' is {now} here")
    if kind != "Spring":
        return {"condition_type": kind}
    return {"condition_type": kind, "stiffness": row.number_needed(stiffness, unit)}


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
        hinge = _hinge(reading, releases)
        for end in ends:
            piece = bar.pieces[-1 if end else 0].record
            key = "end_hinge" if end else "start_hinge"
            if key in piece:
                reading.leave(row, "is a second hinge at this end; the first is kept")
            else:
                piece[key] = hinge["id"]


def _hinge(reading: Reading, releases: Record) -> Record:
    for known in reading.model.get("member_hinges", []):
        if _without_id(known) == releases:
            return known
    return reading.add("member_hinges", {"id": reading.next_id("member_hinges"), **releases})


def _releases(reading: Reading, row: Row) -> Record:
    found: Record = {}
    for columns, unit, prefix, key in (
        (MOVES, "MN/m", "Stiffness ", "translational_release_v"),
        (TURNS, "MNm/rad", "Stiffness Fi", "rotational_release_m"),
    ):
        for axis, column in enumerate(columns):
            to, _ = reading.axes.local_direction(axis)
            kind = _kind_of_release(reading, row, column)
            if kind == "Fixed":
                continue
            size = 0.0
            if kind == "Spring":
                size = row.number_needed(f"{prefix}{'XYZ'[axis]}", unit)
            found[f"{key}{'xyz'[to]}"] = size
    return found


def _kind_of_release(reading: Reading, row: Row, column: str) -> str:
    """Fixed, Free or Spring: hinges that act one way only are not known here."""
    kind = row.word(column, HOLDS, "Fixed")
    is_one_way, is_unusual = kind in _OPPOSITE, _is_unusual(row, column)
    if is_one_way:
        kind = "Spring" if is_unusual else "Fixed"
    if is_one_way or is_unusual:
        now = "rigid" if kind == "Fixed" else "a linear spring"
        reading.leave(row, f"{column} '{row.text(column)}' is {now} here")
    return kind


def _is_unusual(row: Row, column: str) -> bool:
    return key_of(row.text(column)) in map(key_of, _UNUSUAL)
