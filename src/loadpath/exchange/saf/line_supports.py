"""Supports of SAF along the edges of surfaces and of their openings."""

from itertools import pairwise
from math import dist

from loadpath.document.declaration.vector import Vector
from loadpath.exchange.saf.axes import Signed, place_of
from loadpath.exchange.saf.conditions import LINE, conditions_row, read_conditions
from loadpath.exchange.saf.reading import Reading, numbers_of
from loadpath.exchange.saf.sheet import Row
from loadpath.exchange.saf.span import range_on
from loadpath.exchange.saf.writing import Record, Writing, opening_name, surface_name

SHEET = "StructuralEdgeConnection"
_SYSTEMS = {"Global": False, "Local": True}


def read_line_supports(reading: Reading) -> None:
    rows = list(reading.sheet(SHEET))
    ids = numbers_of(row.name for row in rows)
    spare = max(ids.values(), default=0)
    places = {node["id"]: place_of(node) for node in reading.model.get("nodes", [])}
    for row in rows:
        edge = _edge(reading, row, places)
        if edge is None:
            continue
        local = row.word("Coordinate system", _SYSTEMS, False)
        direction = _unturned if local else reading.axes.global_direction
        conditions = read_conditions(reading, row, LINE, direction)
        if local and any("Only" in each["condition_type"] for each in conditions.values()):
            reading.leave(row, "holds one way along axes of its edge; it is not carried over")
            continue
        held: Record = {"nodal_support": reading.shared("nodal_supports", conditions)}
        held |= {"frame": "Edge"} if local else {}
        for number, (start, end) in enumerate(pairwise(edge)):
            spare += number > 0
            record = {"id": spare if number else ids[row.name]}
            record |= {"start_node_id": start, "end_node_id": end}
            reading.add("line_supports", record | held)


def _unturned(axis: int) -> Signed:
    return axis, 1.0


def _edge(reading: Reading, row: Row, places: dict[int, Vector]) -> list[int] | None:
    """The nodes along the edge that a row holds; none where it is not carried over."""
    region, opening = row.text("2D Member Region"), row.text("2D Member Opening")
    inner = row.text("Internal edge")
    name = inner or region or opening or row.needed("2D Member")
    outlines = reading.outlines
    if region or opening:
        outlines = reading.region_outlines if region else reading.openings
    outline = outlines.get(name)
    if inner or outline is None:
        reading.leave(row, f"is on {name}, which is not carried over")
        return None
    count = len(outline.edges)
    number = int(row.number_needed("Edge"))
    if not 1 <= number <= count:
        raise row.error("Edge", f"should be 1 to {count}, an edge of {name}; found {number}")
    edge = outline.edges[number - 1]
    length = sum(dist(places[a], places[b]) for a, b in pairwise(edge))
    if range_on(row, length) != (0.0, 1.0):
        reading.leave(row, "holds a part of its edge; it is not carried over")
        return None
    return edge


def write_line_supports(writing: Writing) -> None:
    kinds = {kind["id"]: kind for kind in writing.listed("nodal_supports")}
    for line in writing.listed("line_supports"):
        kind = kinds[line["nodal_support"]]
        place = _place(writing, line)
        local = line.get("frame") == "Edge"
        if place is None or (kind.get("axes") and not line.get("frame")):
            continue  # SAF holds whole edges, along global axes or those of the edge
        direction = _unturned if local else writing.axes.global_direction
        writing.add(
            SHEET,
            {
                "Name": f"Sle{line['id']}",
                "Type": "Custom",
                **place,
                **conditions_row(kind, LINE, direction),
                "Coordinate system": "Local" if local else "Global",
                "Coordinate definition": "Relative",
                "Origin": "From start",
                "Start point [m]": 0.0,
                "End point [m]": 1.0,
            },
        )


def _place(writing: Writing, line: Record) -> Record | None:
    """The edge between the nodes of a line support, in the order of its outline."""
    ends = (line["start_node_id"], line["end_node_id"])
    for surface in writing.listed("plate_surfaces"):
        member = {"2D Member": surface_name(surface["id"])}
        on_edge = {"Boundary condition": "On edge", **member}
        outlines = [(on_edge, surface["boundary_node_ids"])]
        for opening in surface.get("openings") or []:
            named = {"2D Member Opening": opening_name(surface["id"], opening["id"])}
            on_opening = {"Boundary condition": "On opening edge", **member, **named}
            outlines.append((on_opening, opening["boundary_node_ids"]))
        for words, nodes in outlines:
            for number, edge in enumerate(pairwise([*nodes, nodes[0]]), start=1):
                if edge == ends:
                    return {**words, "Edge": number}
    return None
