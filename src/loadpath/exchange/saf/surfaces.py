"""Surfaces of SAF with their openings, and the loads on them."""

from loadpath.document.declaration.vector import Vector
from loadpath.exchange.saf.axes import dot, length_of, place_of, plus, times
from loadpath.exchange.saf.loads import add_load, case_of, split
from loadpath.exchange.saf.outlines import read_outline
from loadpath.exchange.saf.plate_normals import default_x, node_normal, upper_normal
from loadpath.exchange.saf.reading import Reading, Record, numbers_of
from loadpath.exchange.saf.sheet import Row, key_of

SHEET = "StructuralSurfaceMember"
OPENINGS = "StructuralSurfaceMemberOpening"
PLANES = {"Centre": 0.0, "Top": -0.5, "Bottom": 0.5}
"""How far the middle lies above the nodes, in thicknesses."""
IN_PLANE = 1e-6
BEHAVIOURS = {"Isotropic": "Shell", "Membrane": "Membrane"}


def read_surfaces(reading: Reading) -> None:
    rows = list(reading.sheet(SHEET))
    ids = numbers_of(row.name for row in rows)
    for row in rows:
        record = _surface(reading, row, ids[row.name])
        if record is not None:
            reading.surfaces[row.name] = reading.add("plate_surfaces", record)
            reading.parts[row.name] = [record]
    for row in reading.sheet(OPENINGS):
        surface = reading.surfaces.get(row.needed("2D Member"))
        if surface is None:
            reading.leave(row, "is not carried over: its surface is not")
            continue
        outline = read_outline(reading, row, node_normal(_corners(reading, surface)))
        if outline is None:
            continue
        openings = surface.setdefault("openings", [])
        openings.append({"id": len(openings) + 1, "boundary_node_ids": outline.nodes()})
        reading.openings[row.name] = outline


def read_surface_loads(reading: Reading) -> None:
    for row in reading.sheet("StructuralSurfaceAction"):
        case = case_of(reading, row)
        if case is None:
            continue
        parts = _loaded(reading, row)
        if not parts:
            continue
        surface = parts[0]
        axis = row.word("Direction", {"X": 0, "Y": 1, "Z": 2})
        value = row.number_needed("Value", "kN/m2")
        given = tuple(value if each == axis else 0.0 for each in range(3))
        local = row.word("Coordinate system", {"Global": False, "Local": True}, False)
        if local and axis != 2:
            reading.leave(row, "acts along the plane in the axes of the surface; not carried over")
            continue
        vector = times(value, _upward(reading, surface)) if local else reading.axes.vector(given)
        size, direction = split(vector)
        record: Record = {"magnitude": size, "direction": direction}
        projected = row.word("Location", {"Length": False, "Projection": True}, False)
        if projected and local:
            reading.leave(row, "is per projected area along local axes; here it is per area")
        elif projected:
            record["projected"] = True
        for part in parts:
            target = {"target": {"kind": "Surface", "surface_id": part["id"]}}
            add_load(case, "plate_pressures", target | record)


def _loaded(reading: Reading, row: Row) -> list[Record]:
    """The surfaces that a load acts on; none, and a word on it, where they are not carried over."""
    name, region = row.text("2D Member"), row.text("2D Member Region")
    panel = row.text("2D Member Distribution")
    # Files of version 2.0 have no column that says what it acts on.
    action = key_of(row.text("Force action"))
    if region in reading.regions and not panel:
        return [reading.regions[region]]
    if action in ("on2dmember", "") and not (region or panel) and name in reading.parts:
        return reading.parts[name]
    reading.leave(row, f"acts on {region or panel or name}, which is not carried over")
    return []


def _corners(reading: Reading, surface: Record) -> list[Vector]:
    by_id = {node["id"]: place_of(node) for node in reading.model["nodes"]}
    return [by_id[number] for number in surface["boundary_node_ids"]]


def _upward(reading: Reading, surface: Record) -> Vector:
    return upper_normal(reading.axes, node_normal(_corners(reading, surface)))


def _surface(reading: Reading, row: Row, number: int) -> Record | None:
    if key_of(row.text("Shape")) not in ("flat", ""):
        reading.leave(row, f"shape '{row.text('Shape')}'; it is not carried over")
        return None
    if key_of(row.text("Thickness type")) not in ("constant", ""):
        reading.leave(row, f"thickness '{row.text('Thickness type')}'; it is not carried over")
        return None
    outline = read_outline(reading, row)
    if outline is None:
        return None
    behaviour = {key_of(word): kind for word, kind in BEHAVIOURS.items()}.get(
        key_of(row.text("Behavior in analysis") or "Isotropic")
    )
    if behaviour is None:
        reading.leave(row, f"behaves '{row.text('Behavior in analysis')}'; here as a usual plate")
    material = row.needed("Material")
    if material not in reading.materials:
        raise row.error("Material", f"should name a StructuralMaterial; found '{material}'")
    record: Record = {
        "id": number,
        "name": row.name,
        "boundary_node_ids": outline.nodes(),
        "thickness": row.number_needed("Thickness", "mm"),
        "material": reading.materials[material]["id"],
    }
    if record["thickness"] <= 0:
        raise row.error("Thickness", f"should be above 0; found '{row.text('Thickness')}'")
    if behaviour == "Membrane":
        record["behavior"] = behaviour
    if row.text("Type"):
        record["classification"] = row.text("Type")
    _place(reading, row, record)
    _note_nodes_beside(reading, row, record)
    reading.outlines[row.name] = outline
    return record


def _note_nodes_beside(reading: Reading, row: Row, record: Record) -> None:
    """Nodes in the plane of a surface are joined to it; those beside it are told."""
    corners = _corners(reading, record)
    normal = node_normal(corners)
    for name in row.names("Internal nodes"):
        node = reading.node(row, "Internal nodes", name)
        away = abs(dot(plus(place_of(node), corners[0], -1.0), normal))
        if away > IN_PLANE:
            reading.leave(row, f"node {name} is {away:.3g} m off it and is not joined to it")


def _place(reading: Reading, row: Row, record: Record) -> None:
    above = row.word("System plane at", PLANES, 0.0) * record["thickness"]
    above += row.number_of("Analysis Z Eccentricity", "mm") or 0.0
    if above:
        same = dot(_upward(reading, record), node_normal(_corners(reading, record))) > 0
        record["offset"] = above if same else -above
    kind = key_of(row.text("LCS Type"))
    given = [row.number_of(f"Coordinate {c}", "m") or 0.0 for c in "XYZ"]
    rotation = row.number_of("LCS Rotation", "deg") or 0.0
    if kind == "xbyvector" and any(given):
        x, normal = reading.axes.vector(given), node_normal(_corners(reading, record))
        if length_of(plus(x, normal, -dot(x, normal))) < 1e-6 * length_of(x):
            reading.note(row, "'x by vector' runs across it; it has the usual axes")
        elif x != default_x(normal):
            record["local_x_direction"] = x
    elif kind:
        reading.leave(row, f"local axes '{row.text('LCS Type')}' are not carried over")
    if rotation:
        reading.leave(row, "the rotation of its local axes is not carried over")
