"""Regions of SAF, where a surface has another thickness: surfaces of their own, in its cut-outs."""

from loadpath.document.declaration.vector import Vector
from loadpath.exchange.saf.axes import cross, dot, place_of, plus, unit
from loadpath.exchange.saf.outlines import read_outline
from loadpath.exchange.saf.planar_cut import (
    Overlap,
    Places,
    Ring,
    anticlockwise,
    is_inside,
    less,
    with_nodes,
)
from loadpath.exchange.saf.plate_normals import node_normal, upper_normal
from loadpath.exchange.saf.reading import Reading, Record
from loadpath.exchange.saf.sheet import Row

SHEET = "StructuralSurfaceMemberRegion"
ALIGNED = {"Centre": 0.0, "Top": 0.5, "Bottom": -0.5}
"""Where the faces of a region lie in one plane with those of its surface."""
IN_PLANE = 1e-6


def read_regions(reading: Reading) -> None:
    for row in reading.sheet(SHEET):
        name = row.needed("2D Member")
        if name not in reading.parts:
            reading.leave(row, f"is in {name}, which is not carried over")
            continue
        _read_region(reading, row, reading.parts[name])


def _read_region(reading: Reading, row: Row, parts: list[Record]) -> None:
    material = row.needed("Material")
    if material not in reading.materials:
        raise row.error("Material", f"should name a StructuralMaterial; found '{material}'")
    thickness = row.number_needed("Thickness", "mm")
    if thickness <= 0:
        raise row.error("Thickness", f"should be above 0; found '{row.text('Thickness')}'")
    by_id = {node["id"]: place_of(node) for node in reading.model["nodes"]}
    surface = parts[0]
    normal = node_normal([by_id[number] for number in surface["boundary_node_ids"]])
    outline = read_outline(reading, row, normal)
    if outline is None:
        return
    by_id = {node["id"]: place_of(node) for node in reading.model["nodes"]}
    first = by_id[surface["boundary_node_ids"][0]]
    away = max(abs(dot(plus(by_id[n], first, -1.0), normal)) for n in outline.nodes())
    if away > IN_PLANE:
        reading.leave(row, f"lies {away:.3g} m off its surface; it is not carried over")
        return
    try:
        ring, openings = _cut_out(outline.nodes(), parts, reading, _flat(by_id, first, normal))
    except Overlap as reason:
        reading.leave(row, f"is not carried over: it {reason}")
        return
    record = {key: value for key, value in surface.items() if key not in ("openings", "offset")}
    record |= {
        "id": reading.next_id("plate_surfaces"),
        "name": row.name,
        "boundary_node_ids": ring,
        "thickness": thickness,
        "material": reading.materials[material]["id"],
    }
    if openings:
        record["openings"] = _numbered(openings)
    above = row.word("System plane at", ALIGNED, 0.0) * (surface["thickness"] - thickness)
    above += row.number_of("Eccentricity ez", "mm") or 0.0
    up = dot(upper_normal(reading.axes, normal), normal)
    if offset := surface.get("offset", 0.0) + up * above:
        record["offset"] = offset
    reading.regions[row.name] = reading.add("plate_surfaces", record)
    reading.region_outlines[row.name] = outline
    parts.append(record)


def _cut_out(
    nodes: Ring, parts: list[Record], reading: Reading, places: Places
) -> tuple[Ring, list[Ring]]:
    """Take the region out of the part it lies in; its ring and the openings within it."""
    region = anticlockwise(nodes, places)
    for part in [each for each in parts if each["name"] == parts[0]["name"]]:
        holes = [hole["boundary_node_ids"] for hole in part.get("openings", [])]
        rings = [part["boundary_node_ids"], region, *holes]
        everyone = [number for ring in rings for number in ring]
        whole, cut, *holes = (
            anticlockwise(with_nodes(ring, everyone, places), places) for ring in rings
        )
        if not is_inside(cut, whole, places):
            continue
        within = [hole for hole in holes if is_inside(hole, cut, places)]
        left = less(whole, [cut, *(hole for hole in holes if hole not in within)], places)
        less(cut, within, places)  # openings lie wholly within it
        for number, (outline, openings) in enumerate(left):
            target = part
            if number:
                target = reading.add(
                    "plate_surfaces",
                    part | {"id": reading.next_id("plate_surfaces")},
                )
                parts.append(target)
            target["boundary_node_ids"] = outline
            target.pop("openings", None)
            if openings:
                target["openings"] = _numbered(openings)
        return cut, within
    raise Overlap("is not within its surface, or lies on another region")


def _numbered(rings: list[Ring]) -> list[Record]:
    return [{"id": k, "boundary_node_ids": ring} for k, ring in enumerate(rings, start=1)]


def _flat(by_id: dict[int, Vector], origin: Vector, normal: Vector) -> Places:
    """Places in the plane of a surface, seen against its normal."""
    across = (1.0, 0.0, 0.0) if abs(normal[0]) < 0.9 else (0.0, 1.0, 0.0)
    u = unit(cross(across, normal))
    v = cross(normal, u)
    return {
        number: (dot(plus(place, origin, -1.0), u), dot(plus(place, origin, -1.0), v))
        for number, place in by_id.items()
    }
