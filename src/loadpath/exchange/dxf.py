"""Drawings (.dxf) in: lines are members, faces are plates, layers say of which section.

A drawing has no materials, supports or loads; what it has beside lines and faces is listed.
"""

import re
from collections.abc import Iterator, Mapping
from io import BytesIO
from itertools import pairwise
from math import isfinite
from os import PathLike
from pathlib import Path
from typing import Any

from loadpath.authoring import ArgumentError, Structure
from loadpath.exchange.drawn_lines import DrawnLines
from loadpath.exchange.errors import ExchangeError, plain
from loadpath.exchange.extra import extra_packages
from loadpath.exchange.imported import imported_record
from loadpath.exchange.parsing import parsing
from loadpath.exchange.repairs import repairs_of
from loadpath.exchange.report import Remarks, Transfer
from loadpath.exchange.saf.sections import find_profile

Point = tuple[float, float, float]
UNITS = {"mm": 1e-3, "cm": 1e-2, "m": 1.0, "in": 0.0254, "ft": 0.3048}
UPWARD = ("Y", "Z")
ASSUMED = "S235"
"""The material of a drawing of which nobody says another."""
DRAWN_ONLY = {
    *("TEXT", "MTEXT", "ATTRIB", "ATTDEF", "DIMENSION", "ARC_DIMENSION", "LARGE_RADIAL_DIMENSION"),
    *("LEADER", "MULTILEADER", "MLEADER", "TOLERANCE", "HATCH", "MPOLYGON", "WIPEOUT", "IMAGE"),
    *("PDFUNDERLAY", "DWFUNDERLAY", "DGNUNDERLAY", "OLE2FRAME", "ACAD_TABLE", "VIEWPORT", "LIGHT"),
    *("POINT", "XLINE", "RAY", "GEODATA", "SUN", "SECTION"),
}
"""Entities that explain a drawing and stand for no part of a structure."""
_BINARY = b"AutoCAD Binary DXF"
_HEADER_UNITS = {1: "in", 2: "ft", 4: "mm", 5: "cm", 6: "m"}
_THICKNESS = re.compile(r"(?:^|[\s_-])(?:t\s*=?\s*)?(\d+(?:[.,]\d+)?)\s*mm$", re.I)


def read_dxf(
    file: str | PathLike[str] | bytes,
    *,
    sections: Mapping[str, str] | None = None,
    thicknesses_mm: Mapping[str, float] | None = None,
    material: str | None = None,
    unit: str | None = None,
    up: str | None = None,
    tolerance_mm: float = 1.0,
) -> Transfer:
    """The members and plates that a drawing shows, and what else it has.

    A layer that is named after a section of the library ("IPE300") has members of it; `sections`
    names those of other layers. Faces on a layer such as "Slab 200 mm" have that thickness, or
    that of `thicknesses_mm`. Ends nearer than the tolerance are one node. `unit`, `up` ("Y" or "Z")
    and `material` say what the drawing does not; without a material all is S235.
    """
    with extra_packages():
        from ezdxf import recover

    if not (isfinite(tolerance_mm) and tolerance_mm > 0.0):
        raise ExchangeError("tolerance_mm", f"should be above 0; found {tolerance_mm}")
    _refuse_unknown("unit", unit, tuple(UNITS))
    _refuse_unknown("up", up, UPWARD)
    data = file if isinstance(file, bytes) else Path(file).read_bytes()
    if b"SECTION" not in data and not data.startswith(_BINARY):
        raise ExchangeError("", "is no drawing (.dxf): it has no section")
    remarks = Remarks()
    with parsing("drawing (.dxf)"), repairs_of("ezdxf", remarks):
        drawing, repaired = recover.read(BytesIO(data))
        _tell_repairs(repaired, remarks)
        scale = _scale(drawing.header.get("$INSUNITS", 0), unit)
        found = list(_entities(drawing.modelspace(), scale, remarks))
        _note_sheets(drawing, remarks)
    turn = _upright(found, up, remarks)
    shapes = [(layer, kind, [turn(point) for point in points]) for layer, kind, points in found]
    return _built(shapes, sections or {}, thicknesses_mm or {}, material, tolerance_mm, remarks)


def _refuse_unknown(name: str, value: str | None, known: tuple[str, ...]) -> None:
    if value is not None and value not in known:
        raise ExchangeError(name, f"should be one of {', '.join(known)}; found '{value}'")


def _scale(header: int, unit: str | None) -> float:
    """Metres per unit of the drawing."""
    name = unit or _HEADER_UNITS.get(header)
    if name is None:
        raise ExchangeError(
            "header",
            f"$INSUNITS should say the unit of the drawing, found {header}; give `unit`, one of "
            f"{', '.join(UNITS)}",
        )
    return UNITS[name]


def _entities(space: Any, scale: float, remarks: Remarks) -> Iterator[tuple[str, str, list[Point]]]:
    """Lines and faces with their layer, in metres; the rest is noted."""
    for entity in space:
        kind, layer, handle = entity.dxftype(), plain(entity.dxf.layer), entity.dxf.handle
        points: list[Any] = []
        shape = "line"
        if kind == "LINE":
            points = [entity.dxf.start, entity.dxf.end]
        elif kind == "LWPOLYLINE":
            if any(point[4] for point in entity.get_points()):
                remarks.add(kind, handle, f"on layer '{layer}' is curved; it is not carried over")
                continue
            points = list(entity.vertices_in_wcs())
        elif kind == "POLYLINE" and (entity.is_2d_polyline or entity.is_3d_polyline):
            if _is_bent(entity):
                remarks.add(kind, handle, f"on layer '{layer}' is curved; it is not carried over")
                continue
            points = list(entity.points_in_wcs())
        elif kind == "3DFACE":
            shape, points = "face", list(entity.wcs_vertices())
        else:
            tell = remarks.note if kind in DRAWN_ONLY else remarks.add
            tell(kind, handle, f"on layer '{layer}' is no line and no face")
            continue
        if shape == "line" and kind != "LINE" and entity.is_closed:
            points.append(points[0])
        yield layer, shape, [(p.x * scale, p.y * scale, p.z * scale) for p in map(_vector, points)]


def _tell_repairs(repaired: Any, remarks: Remarks) -> None:
    """What was put right; what was deleted for it, or could not be put right, is lost."""
    for each in repaired.errors:
        remarks.add("drawing", "", f"is damaged: {plain(each.message)}")
    for each in repaired.fixes:
        words = plain(each.message)
        is_lost = words.startswith(("Deleted", "Removed", "Destroyed"))
        (remarks.add if is_lost else remarks.note)("drawing", "", f"is damaged: {words}")


def _note_sheets(drawing: Any, remarks: Remarks) -> None:
    """Sheets of paper show the model, with a frame around it; what else they draw is no part."""
    for layout in drawing.layouts:
        count = sum(1 for entity in layout if entity.dxftype() != "VIEWPORT")
        if count and not layout.is_modelspace:
            words = f"is a sheet of paper; its {count} entities are not read"
            remarks.note("layout", plain(layout.name), words)


def _is_bent(polyline: Any) -> bool:
    """Whether it has arcs, or is smoothed: then some of its points are not on the line."""
    if polyline.dxf.flags & (
        polyline.CURVE_FIT_VERTICES_ADDED | polyline.SPLINE_FIT_VERTICES_ADDED
    ):
        return True
    return any(each.dxf.hasattr("bulge") and each.dxf.bulge for each in polyline.vertices)


def _vector(point: Any) -> Any:
    from ezdxf.math import Vec3

    return Vec3(point)


def _upright(found: list[tuple[str, str, list[Point]]], up: str | None, remarks: Remarks) -> Any:
    """How points turn so that Y is up."""
    if up is None:
        heights = [point[2] for _, _, points in found for point in points]
        is_flat = not heights or max(heights) - min(heights) <= 1e-9
        up = "Y" if is_flat else "Z"
        if is_flat and found:
            remarks.add("drawing", "", "is flat; its Y is taken as up (a plan needs `up` Z)")
    if up == "Y":
        return lambda point: point
    return lambda point: (point[0], point[2], 0.0 - point[1])


def _built(
    shapes: list[tuple[str, str, list[Point]]],
    sections: Mapping[str, str],
    thicknesses: Mapping[str, float],
    material: str | None,
    tolerance_mm: float,
    remarks: Remarks,
) -> Transfer:
    lines = DrawnLines(tolerance_mm / 1000)
    faces: list[tuple[str, list[int]]] = []
    seen: set[tuple[str, frozenset[int]]] = set()
    for layer, kind, points in shapes:
        if kind == "face":
            corners = list(dict.fromkeys(lines.node(point) for point in points))
            if _layer_thickness(layer, thicknesses) is None:
                remarks.add("layer", layer, "says no thickness; its faces are not carried over")
            elif len(corners) < 3:
                remarks.note("layer", layer, "has a face without an area; it is left out")
            elif (layer, frozenset(corners)) in seen:
                remarks.note("layer", layer, "has a face twice; it is left out")
            else:
                seen.add((layer, frozenset(corners)))
                faces.append((layer, corners))
        elif _layer_section(layer, sections) is None:
            remarks.add("layer", layer, "names no section; its lines are not carried over")
        else:
            for start, end in pairwise(points):
                _draw(lines, layer, start, end, remarks)
    _tell_strangers(shapes, {"line": sections, "face": thicknesses}, remarks)
    pieces = list(lines.pieces())
    for layer, other in lines.hidden:
        remarks.add("layer", layer, f"has a line on one of layer '{other}'; it is left out")
    if not pieces and not faces:
        raise ExchangeError("", "shows no line or face on a layer that names a section")
    structure = Structure()
    try:
        _fill(structure, lines, pieces, faces, sections, thicknesses, material or ASSUMED)
    except ArgumentError as error:
        raise ExchangeError(str(error.argument), str(error)) from None
    if material is None:
        remarks.add("drawing", "", f"says no material; all is {ASSUMED}")
    remarks.note("drawing", "", "has no supports and no loads")
    document, report = structure.to_document(), remarks.listed()
    document["settings"]["imported"] = imported_record("DXF", report)
    return Transfer(document, report)


def _draw(lines: DrawnLines, layer: str, start: Point, end: Point, remarks: Remarks) -> None:
    if lines.add(layer, start, end):
        return
    other = lines.layer_of(start, end)
    if other is None:
        remarks.note("layer", layer, "has a line without length; it is left out")
    elif other == layer:
        remarks.note("layer", layer, "has a line twice; it is left out")
    else:
        lines.hidden[layer, other] = None


def _tell_strangers(
    shapes: list[tuple[str, str, list[Point]]],
    given: Mapping[str, Mapping[str, Any]],
    remarks: Remarks,
) -> None:
    """Layers that the caller speaks of and that have nothing of the kind."""
    drawn = {(kind, layer) for layer, kind, _ in shapes}
    for kind, layers in given.items():
        for layer in layers:
            if (kind, layer) not in drawn:
                remarks.note("layer", layer, f"has no {kind}; what was said of it is not used")


def _fill(
    structure: Structure,
    lines: DrawnLines,
    pieces: list[tuple[str, int, int]],
    faces: list[tuple[str, list[int]]],
    sections: Mapping[str, str],
    thicknesses: Mapping[str, float],
    material: str,
) -> None:
    used = sorted(
        {n for _, a, b in pieces for n in (a, b)} | {n for _, corners in faces for n in corners}
    )
    nodes = {number: structure.node(*lines.places[number]) for number in used}
    for layer, start, end in pieces:
        section = _layer_section(layer, sections)
        structure.member(nodes[start], nodes[end], section, material, classification=layer)
    for layer, corners in faces:
        size = _layer_thickness(layer, thicknesses)
        assert size is not None, "faces without one were left out"
        structure.surface(
            [nodes[number] for number in corners], thickness=size, material=material, name=layer
        )


def _layer_section(layer: str, sections: Mapping[str, str]) -> str | None:
    """The section of a layer: as the caller says, else the library's of its name."""
    if layer in sections:
        return sections[layer]
    found = find_profile(layer)
    return None if found is None else found.name


def _layer_thickness(layer: str, thicknesses: Mapping[str, float]) -> float | None:
    if layer in thicknesses:
        return thicknesses[layer] / 1000
    said = _THICKNESS.search(layer)
    return float(said[1].replace(",", ".")) / 1000 if said else None
