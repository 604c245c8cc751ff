"""Elastic ground of SAF: along members, and under surfaces."""

from loadpath.exchange.saf.conditions import HOLDS, LINE, MOVES, TURNS, stiffness_column
from loadpath.exchange.saf.reading import Reading
from loadpath.exchange.saf.sheet import Row, key_of
from loadpath.exchange.saf.span import is_from_end, range_on
from loadpath.exchange.saf.writing import Record, Writing, member_name, surface_name

ALONG = "StructuralCurveConnection"
UNDER = "StructuralSurfaceConnection"
SUBSOIL = "Elastic"
"""What we write for ground of which nothing but its stiffness is known."""


def stretch_on(row: Row, length: float) -> tuple[float, float]:
    """Where the ground of a row begins and ends, as fractions of its member."""
    begin, end = range_on(row, length)
    return (1.0 - end, 1.0 - begin) if is_from_end(row) else (begin, end)


def read_member_ground(reading: Reading) -> None:
    for row in reading.sheet(ALONG):
        rib = row.text("Member rib")
        bar = reading.ribs.get(rib) if rib else reading.bars.get(row.text("Member"))
        if bar is None:
            on = rib or row.text("Member")
            reading.leave(row, f"is on {on}, which is not carried over")
            continue
        bedding = _bedding(reading, row)
        if not bedding:
            reading.leave(row, "has no stiffness that is carried over")
            continue
        begin, end = stretch_on(row, bar.length)
        for piece in bar.pieces:
            if not begin - 1e-9 <= (piece.begin + piece.end) / 2 <= end + 1e-9:
                continue
            if piece.record["member_type"] != "Normal":
                reading.leave(row, "is under a member of axial force only; it is not carried over")
            elif "bedding" in piece.record:
                reading.leave(row, "is a second ground of this member; the first is kept")
            else:
                piece.record["bedding"] = dict(bedding)


def _bedding(reading: Reading, row: Row) -> Record:
    local = row.word("Coordinate system", {"Global": False, "Local": True}, False)
    direction = reading.axes.local_direction if local else reading.axes.global_direction
    found: Record = {}
    for axis, column in enumerate(MOVES):
        kind = row.word(column, HOLDS)
        if kind == "Free":
            continue
        if key_of(row.text(column)) != "flexible":
            reading.leave(row, f"{column} '{row.text(column)}' along a member is not carried over")
            continue
        if size := row.number_needed(stiffness_column(column), LINE.move):
            found["xyz"[direction(axis)[0]]] = size
    for column in TURNS:
        kind = row.word(column, HOLDS)
        holds = kind != "Free"
        if kind == "Spring":
            holds = row.number_of(stiffness_column(column), LINE.turn) != 0
        if holds:
            reading.leave(row, f"{column} '{row.text(column)}' along a member is not carried over")
    if found and not local:
        found["frame"] = "Global"
    return found


def read_surface_ground(reading: Reading) -> None:
    for row in reading.sheet(UNDER):
        region, name = row.text("2D Member Region"), row.needed("2D Member")
        parts = reading.parts.get(name, [])
        if region:
            parts = [reading.regions[region]] if region in reading.regions else []
        if not parts:
            reading.leave(row, f"is under {region or name}, which is not carried over")
            continue
        for column, unit in (("C1x", "MN/m3"), ("C1y", "MN/m3"), ("C2x", "MN/m"), ("C2y", "MN/m")):
            if row.number_of(column, unit):
                reading.leave(row, f"{column} is not carried over; ground holds across the plane")
        if key_of(row.text("C1z Spring")) not in ("linear", "flexible", ""):
            reading.leave(row, f"C1z Spring '{row.text('C1z Spring')}' is linear here")
        for column in ("Subsoil", "Description"):
            if row.text(column) not in ("", SUBSOIL):
                reading.note(row, f"{column} '{row.text(column)}' is not carried over")
        size = row.number_needed("C1z", "MN/m3")
        if any("bedding" in part for part in parts):
            reading.leave(row, "is a second ground of this surface; the first is kept")
        for part in parts:
            if size:
                part.setdefault("bedding", size)


def write_ground(writing: Writing) -> None:
    for member in writing.listed("members"):
        if member.get("bedding"):
            writing.add(ALONG, _row_along(writing, member))
    for surface in writing.listed("plate_surfaces"):
        if surface.get("bedding"):
            row: Record = {
                "Name": f"SS{surface['id']}",
                "2D Member": surface_name(surface["id"]),
                "Subsoil": SUBSOIL,
                **{f"C1{axis} [MN/m3]": 0.0 for axis in "xy"},
                "C1z Spring": "Linear",
                "C1z [MN/m3]": surface["bedding"] / 1e6,
                **{f"C2{axis} [MN/m]": 0.0 for axis in "xy"},
            }
            writing.add(UNDER, row)


def _row_along(writing: Writing, member: Record) -> Record:
    bedding = member["bedding"]
    is_global = bedding.get("frame") == "Global"
    direction = writing.axes.global_direction if is_global else writing.axes.local_direction
    row: Record = {
        "Name": f"Slb{member['id']}",
        "Type": "Custom",
        "Member": member_name(member["id"]),
    }
    stiffness: Record = {}
    for axis, column in enumerate(MOVES):
        size = bedding.get("xyz"[direction(axis)[0]])
        row[column] = "Flexible" if size else "Free"
        if size:
            stiffness[f"{stiffness_column(column)} [{LINE.move}]"] = size / 1e6
    place = {
        "Coordinate system": "Global" if is_global else "Local",
        "Coordinate definition": "Relative",
        "Origin": "From start",
        "Start point [m]": 0.0,
        "End point [m]": 1.0,
    }
    return row | dict.fromkeys(TURNS, "Free") | stiffness | place
