"""Nodes and members of SAF.

A member of a workbook may pass through nodes; here it is one member from node to node, and the
pieces stand in a member set.
"""

from collections.abc import Callable
from itertools import pairwise

from loadpath.exchange.saf.axes import length_of, place_of, plus
from loadpath.exchange.saf.curved_lines import Unreadable, chains_of, corner_node, is_bent
from loadpath.exchange.saf.ground import ALONG, stretch_on
from loadpath.exchange.saf.member_place import Place
from loadpath.exchange.saf.reading import Bar, Piece, Reading, Record, numbers_of
from loadpath.exchange.saf.sheet import Row
from loadpath.exchange.saf.span import position_on
from loadpath.exchange.saf.tapers import sections_at, stretches_of
from loadpath.exchange.saf.track import Track

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
    grounds = list(reading.sheet(ALONG))
    for row in rows:
        if row.name in reading.bars:
            raise row.error("Name", f"should be unique; '{row.name}' stands twice")
        held = [support for support in on_members if support.text("Member") == row.name]
        under = [ground for ground in grounds if ground.text("Member") == row.name]
        bar = read_bar(reading, row, held, under)
        if bar is not None:
            reading.bars[row.name] = bar
            spare = number_pieces(reading, row, bar, ids[row.name], spare)
    _note_numbers(reading, SHEET, ids)


def _note_numbers(reading: Reading, sheet: str, ids: dict[str, int]) -> None:
    unlike = [name for name, number in ids.items() if not name.endswith(str(number))]
    if unlike:
        example = f"'{unlike[0]}' is {ids[unlike[0]]}"
        reading.remarks.note(sheet, "", f"names became numbers, such as {example}")


def number_pieces(reading: Reading, row: Row, bar: Bar, first: int, spare: int) -> int:
    """Give a bar its numbers, and a set where it is of several pieces; the next spare number."""
    numbers = [first, *range(spare, spare + len(bar.pieces) - 1)]
    for piece, number in zip(bar.pieces, numbers, strict=True):
        piece.record["id"] = number
    if len(numbers) > 1:
        of_set = {"id": reading.next_id("member_sets"), "classification": row.name}
        reading.add("member_sets", of_set | {"member_ids": numbers})
    return spare + len(numbers) - 1


def read_bar(
    reading: Reading,
    row: Row,
    held: list[Row],
    under: list[Row],
    place_in: Callable[[Reading, Row, Record, bool], Place] = Place,
) -> Bar | None:
    """A member with the supports that hold it on its way and the ground under it."""
    section = row.needed("Cross section")
    if section not in reading.sections:
        reading.leave(row, f"is not carried over, because its section '{section}' is not")
        return None
    behaviour = row.word("Behaviour in analysis", BEHAVIOURS, "Normal")
    line = _track(reading, row, behaviour)
    if line is None:
        return None
    track, stations = line
    stations += _inner_stations(reading, row, track, behaviour)
    stations += [_held_station(reading, support, track) for support in held]
    stretches = stretches_of(reading, row, behaviour)
    if any(each.is_cut(at) for each in stretches for at, _ in stations):
        reading.leave(row, "varies and is joined on the way; here it has its section everywhere")
        stretches = []
    cuts = [each.end for each in stretches]
    if behaviour == "Normal":
        cuts += [end for ground in under for end in stretch_on(ground, track.length)]
    for at in cuts:
        _cut(reading, row, track, stations, at)
    turned = section in reading.turned
    place = place_in(reading, row, reading.sections[section], turned)
    pieces: list[Piece] = []
    for (begin, start), (end, stop) in pairwise(_in_order(stations)):
        record: Record = {
            "id": 0,
            "start_node_id": start["id"],
            "end_node_id": stop["id"],
            **sections_at(reading, section, stretches, (begin + end) / 2),
            "member_type": behaviour,
        }
        if row.text("Type"):
            record["classification"] = row.text("Type")
        record |= place.fields(place_of(start), place_of(stop), begin, end)
        pieces.append(Piece(reading.add("members", record), begin, end))
    return Bar(pieces, track.length, turned)


def _track(reading: Reading, row: Row, behaviour: str) -> tuple[Track, list[Station]] | None:
    """The line of a member, and its nodes along it."""
    names = row.names("Nodes")
    if len(names) < 2:
        raise row.error("Nodes", f"should name two nodes or more; found '{row.text('Nodes')}'")
    nodes = [reading.node(row, "Nodes", name) for name in names]
    kinds = row.names("Segments")
    try:
        if is_bent(kinds) and behaviour != "Normal":
            raise Unreadable("it carries axial force only")
        chains = chains_of(row, "Segments", nodes, closed=False)
    except Unreadable as reason:
        reading.leave(row, f"is curved ({'; '.join(kinds)}); it is not carried over: {reason}")
        return None
    corners = [*chains[0], *(corner for chain in chains[1:] for corner in chain[1:])]
    track = Track(corners)
    if not track.has_no_gap:
        raise row.error("Nodes", "should lie apart; two that follow one another are one point")
    if is_bent(kinds):
        words = f"is curved ({'; '.join(kinds)}); here it is {len(corners) - 1} straight members"
        reading.note(row, words)
    bends = zip(track.corners_at(), corners, strict=True)
    return track, [(at, corner_node(reading, corner, row.name)) for at, corner in bends]


def _inner_stations(reading: Reading, row: Row, track: Track, behaviour: str) -> list[Station]:
    found: list[Station] = []
    for name in row.names("Internal nodes"):
        node = reading.node(row, "Internal nodes", name)
        at, distance = track.nearest(place_of(node))
        if behaviour != "Normal":
            reading.leave(row, f"carries axial force only; node {name} on it is not joined to it")
        elif distance > ON_AXIS:
            reading.leave(row, f"node {name} is {distance:.3g} m off it and is not joined to it")
        else:
            found.append((at, node))
    return found


def _held_station(reading: Reading, row: Row, track: Track) -> Station:
    """A node where a support holds a member between its nodes."""
    at = position_on(row, "Position x", track.length)
    place = track.place_at(at)
    for node in reading.nodes.values():
        if length_of(plus(place_of(node), place, -1.0)) < 1e-9:
            break
    else:
        node = reading.add_node(place, f"on {row.text('Member')} for {row.name}")
    reading.supports[row.name] = node
    return at, node


def _cut(reading: Reading, row: Row, track: Track, stations: list[Station], at: float) -> None:
    """Put a node of its own where nothing else is joined, unless the member has one there."""
    if all(abs(at - known) * track.length > ON_AXIS for known, _ in stations):
        node = reading.add_node(track.place_at(at), f"on {row.name} at {at:.6g}")
        stations.append((at, node))


def _in_order(stations: list[Station]) -> list[Station]:
    """By place, each node once."""
    found: list[Station] = []
    for at, node in sorted(stations, key=lambda station: station[0]):
        if not found or found[-1][1] is not node:
            found.append((at, node))
    return found
