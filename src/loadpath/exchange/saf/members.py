"""Nodes and members of SAF.

A member of a workbook may pass through nodes; here it is one member from node to node, and the
pieces stand in a member set.
"""

from itertools import pairwise

from loadpath.document.declaration.vector import Vector
from loadpath.exchange.saf.axes import dot, length_of, plus
from loadpath.exchange.saf.member_place import Place
from loadpath.exchange.saf.reading import Bar, Piece, Reading, Record, numbers_of
from loadpath.exchange.saf.sheet import Row, key_of
from loadpath.exchange.saf.span import position_on

SHEET = "StructuralCurveMember"
NODES = "StructuralPointConnection"
BEHAVIOURS = {
    "Standard": "Normal",
    "Axial force only": "Truss",
    "Tension only": "Tension",
    "Compression only": "Compression",
}
ON_AXIS = 1e-3
"""How far from its member, in metres, an internal node may lie and still be on it."""

Station = tuple[float, Record]
"""A node along a member, at a fraction of its length."""


def read_nodes(reading: Reading) -> None:
    rows = list(reading.sheet(NODES))
    ids = numbers_of(row.name for row in rows)
    for row in rows:
        if row.name in reading.nodes:
            raise row.error("Name", f"should be unique; '{row.name}' stands twice")
        place = reading.axes.vector([row.number_needed(f"Coordinate {c}", "m") for c in "XYZ"])
        record = {"id": ids[row.name], "X": place[0], "Y": place[1], "Z": place[2]}
        reading.nodes[row.name] = reading.add("nodes", record)
    _note_numbers(reading, NODES, ids)


def read_members(reading: Reading) -> None:
    rows = list(reading.sheet(SHEET))
    ids = numbers_of(row.name for row in rows)
    spare = max(ids.values(), default=0) + 1
    on_members = [row for row in reading.sheet("StructuralPointSupport") if row.text("Member")]
    for row in rows:
        if row.name in reading.bars:
            raise row.error("Name", f"should be unique; '{row.name}' stands twice")
        held = [support for support in on_members if support.text("Member") == row.name]
        bar = _read_bar(reading, row, held)
        if bar is None:
            continue
        reading.bars[row.name] = bar
        for piece in bar.pieces:
            is_first = piece is bar.pieces[0]
            piece.record["id"] = ids[row.name] if is_first else spare
            spare += not is_first
        if len(bar.pieces) > 1:
            _add_set(reading, row, bar)
    _note_numbers(reading, SHEET, ids)


def place_of(node: Record) -> Vector:
    return (node["X"], node["Y"], node["Z"])


def _note_numbers(reading: Reading, sheet: str, ids: dict[str, int]) -> None:
    unlike = [name for name, number in ids.items() if not name.endswith(str(number))]
    if unlike:
        example = f"'{unlike[0]}' is {ids[unlike[0]]}"
        reading.remarks.add(sheet, "", f"names became numbers, such as {example}")


def _add_set(reading: Reading, row: Row, bar: Bar) -> None:
    members = [piece.record["id"] for piece in bar.pieces]
    number = reading.next_id("member_sets")
    reading.add("member_sets", {"id": number, "classification": row.name, "member_ids": members})


def _read_bar(reading: Reading, row: Row, held: list[Row]) -> Bar | None:
    section = row.needed("Cross section")
    if section not in reading.sections:
        reading.leave(row, f"is not carried over, because its section '{section}' is not")
        return None
    if {key_of(each) for each in row.names("Segments")} - {"line"}:
        reading.leave(row, f"is curved ({row.text('Segments')}); it is not carried over")
        return None
    names = row.names("Nodes")
    if len(names) < 2:
        raise row.error("Nodes", f"should name two nodes or more; found '{row.text('Nodes')}'")
    corners = [place_of(reading.node(row, "Nodes", name)) for name in names]
    lengths = [length_of(plus(b, a, -1.0)) for a, b in pairwise(corners)]
    if min(lengths) <= 0:
        raise row.error("Nodes", "should lie apart; two that follow one another are one point")
    total = sum(lengths)
    if row.text("Arbitrary definition"):
        reading.leave(row, "varies along its length; here it has its section everywhere")
    behaviour = row.word("Behaviour in analysis", BEHAVIOURS, "Normal")
    stations: list[Station] = [
        (sum(lengths[:index]) / total, reading.nodes[name]) for index, name in enumerate(names)
    ]
    stations += _inner_stations(reading, row, corners, total, behaviour)
    stations += [_held_station(reading, support, corners, total) for support in held]
    turned = section in reading.turned
    place = Place(reading, row, reading.sections[section], turned)
    pieces: list[Piece] = []
    ordered = _in_order(stations)
    for (begin, start), (end, stop) in pairwise(ordered):
        record: Record = {
            "id": 0,
            "start_node_id": start["id"],
            "end_node_id": stop["id"],
            "section": reading.sections[section]["id"],
            "member_type": behaviour,
        }
        if row.text("Type"):
            record["classification"] = row.text("Type")
        record |= place.fields(place_of(start), place_of(stop), begin, end)
        pieces.append(Piece(reading.add("members", record), begin, end))
    return Bar(pieces, total, turned)


def _inner_stations(
    reading: Reading, row: Row, corners: list[Vector], total: float, behaviour: str
) -> list[Station]:
    found: list[Station] = []
    for name in row.names("Internal nodes"):
        node = reading.node(row, "Internal nodes", name)
        at, distance = _nearest(corners, place_of(node), total)
        if behaviour != "Normal":
            reading.leave(row, f"carries axial force only; node {name} on it is not joined to it")
        elif distance > ON_AXIS:
            reading.leave(row, f"node {name} is {distance:.3g} m off it and is not joined to it")
        else:
            found.append((at, node))
    return found


def _held_station(reading: Reading, row: Row, corners: list[Vector], total: float) -> Station:
    """A node where a support holds a member between its nodes."""
    at = position_on(row, "Position x", total)
    for a, b in pairwise(corners):
        share = length_of(plus(b, a, -1.0)) / total
        if at <= share + 1e-12 or b is corners[-1]:
            place = plus(a, plus(b, a, -1.0), at / share)
            break
        at -= share
    for node in reading.nodes.values():
        if length_of(plus(place_of(node), place, -1.0)) < 1e-9:
            break
    else:
        number = reading.next_id("nodes")
        node = reading.add("nodes", {"id": number, **dict(zip("XYZ", place, strict=True))})
        reading.nodes[f"on {row.text('Member')} for {row.name}"] = node
    reading.supports[row.name] = node
    return position_on(row, "Position x", total), node


def _nearest(corners: list[Vector], point: Vector, total: float) -> tuple[float, float]:
    """The fraction of the length at which a line of corners is nearest to a point, and how near."""
    best, before = (0.0, float("inf")), 0.0
    for a, b in pairwise(corners):
        along = plus(b, a, -1.0)
        size = length_of(along)
        t = min(max(dot(plus(point, a, -1.0), along) / size**2, 0.0), 1.0)
        distance = length_of(plus(plus(point, a, -1.0), along, -t))
        if distance < best[1]:
            best = ((before + t * size) / total, distance)
        before += size
    return best


def _in_order(stations: list[Station]) -> list[Station]:
    """By place, each node once."""
    found: list[Station] = []
    for at, node in sorted(stations, key=lambda station: station[0]):
        if not found or found[-1][1] is not node:
            found.append((at, node))
    return found
