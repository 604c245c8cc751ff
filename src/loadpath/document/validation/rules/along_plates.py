"""Which members run along plates, so that the mesh of these is joined to them between their ends.

The engine knows it once it has meshed; here only members are named that any mesh would join. One
that a single element accompanies from end to end is not.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot, sqrt
from typing import NamedTuple

from loadpath.document.declaration.vector import Vector
from loadpath.document.types.model import Model
from loadpath.document.types.plates import PlateSurface

Flat = tuple[float, float]
Edge = tuple[Flat, Flat]

TOLERANCE = 1e-6
"""Of the size of a surface, as the mesher has it."""
DEFAULT_DIVISIONS = 10
"""Elements along a square of the same area, where nothing is said of their size."""
TWO_ELEMENTS = 1.5
"""Lengths of an element from which on the mesher takes two."""


class Plane(NamedTuple):
    """A surface in space: its loops of corners, the boundary first."""

    surface: PlateSurface
    loops: list[list[Vector]]
    normal: Vector
    area: float
    tolerance: float

    def holds(self, point: Vector) -> bool:
        return abs(_dot(_minus(point, self.loops[0][0]), self.normal)) <= self.tolerance


def surfaces_to_mesh(model: Model) -> Iterator[tuple[int, PlateSurface]]:
    """Surfaces of which the document carries no elements, with their indexes."""
    meshed = {element.source_surface_id for element in model.plate_elements or ()}
    for index, surface in enumerate(model.plate_surfaces or ()):
        if not surface.generated_plate_element_ids and surface.id not in meshed:
            yield index, surface


def members_along_plates(model: Model, candidates: Sequence[int]) -> Iterator[int]:
    """Those of the members, by index, that a surface is sure to be joined to inside."""
    if not candidates or not model.plate_surfaces:
        return
    points: dict[int, Vector] = {node.id: (node.X, node.Y, node.Z) for node in model.nodes}
    planes = [_plane(surface, points) for _, surface in surfaces_to_mesh(model)]
    for index in candidates:
        member = model.members[index]
        start, end = points[member.start_node_id], points[member.end_node_id]
        if any(_joins(plane, start, end) for plane in planes if plane.area > 0.0):
            yield index


def _plane(surface: PlateSurface, points: dict[int, Vector]) -> Plane:
    outlines = [surface.boundary_node_ids]
    outlines += [opening.boundary_node_ids for opening in surface.openings or ()]
    loops = [[points[node] for node in outline] for outline in outlines]
    boundary = loops[0]
    arms = [_minus(corner, boundary[0]) for corner in boundary]
    crosses = [_cross(a, b) for a, b in pairwise(arms)]
    twice = (sum(c[0] for c in crosses), sum(c[1] for c in crosses), sum(c[2] for c in crosses))
    length = hypot(*twice)
    tolerance = TOLERANCE * max(hypot(*arm) for arm in arms)
    return Plane(surface, loops, _scaled(twice, length), 0.5 * length, tolerance)


def _joins(plane: Plane, start: Vector, end: Vector) -> bool:
    """Whether the surface's edges cut the member inside, or its elements are shorter than it."""
    length = hypot(*_minus(end, start))
    if length <= plane.tolerance or not (plane.holds(start) and plane.holds(end)):
        return False
    covered = _covered(plane, start, end, length)
    if not covered:
        return False
    first, last = covered[0][0], covered[-1][1]
    is_whole = len(covered) == 1 and first <= plane.tolerance and last >= length - plane.tolerance
    return not is_whole or _has_short_elements(plane, length)


def _has_short_elements(plane: Plane, length: float) -> bool:
    mesh = plane.surface.mesh
    divisions = mesh.divisions if mesh else None
    if mesh and mesh.target_size:
        size = mesh.target_size
    elif divisions:
        size = sqrt(plane.area / (divisions.u * divisions.v))
    else:
        size = sqrt(plane.area) / DEFAULT_DIVISIONS
    is_one_wide = divisions is not None and min(divisions.u, divisions.v) < 2
    return not is_one_wide and length > TWO_ELEMENTS * size


def _covered(plane: Plane, start: Vector, end: Vector, length: float) -> list[Flat]:
    """The stretches of a line in the plane that lie in the surface or along its edges."""
    along = _scaled(_minus(end, start), length)
    across = _cross(plane.normal, along)
    edges: list[Edge] = []
    for loop in plane.loops:
        arms = [_minus(corner, start) for corner in loop]
        flat = [(_dot(arm, along), _dot(arm, across)) for arm in arms]
        edges += zip(flat, flat[1:] + flat[:1], strict=True)
    found: list[Flat] = []
    stations = _stations(edges, length, plane.tolerance)
    for a, b in pairwise(stations):
        if b - a > plane.tolerance and _holds(edges, 0.5 * (a + b), plane.tolerance):
            if found and a - found[-1][1] <= plane.tolerance:
                found[-1] = (found[-1][0], b)
            else:
                found.append((a, b))
    return found


def _stations(edges: list[Edge], length: float, tolerance: float) -> list[float]:
    """Where edges cut the line or end on it, between its ends, and these."""
    found = [0.0, length]
    for (x, y), (u, v) in edges:
        if abs(y) <= tolerance:
            found.append(x)
        elif abs(v) > tolerance and (y > 0.0) != (v > 0.0):
            found.append(x - y * (u - x) / (v - y))
    return sorted(min(max(each, 0.0), length) for each in found)


def _holds(edges: list[Edge], at: float, tolerance: float) -> bool:
    """Whether a point of the line lies on an edge, or in the boundary and in no opening."""
    is_inside = False
    for (x, y), (u, v) in edges:
        if (x > at) == (u > at):
            continue
        height = y + (at - x) * (v - y) / (u - x)
        if abs(height) <= tolerance:
            return True
        is_inside ^= height > 0.0
    return is_inside


def _minus(a: Vector, b: Vector) -> Vector:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _cross(a: Vector, b: Vector) -> Vector:
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def _scaled(a: Vector, length: float) -> Vector:
    return (a[0] / length, a[1] / length, a[2] / length) if length > 0.0 else a
