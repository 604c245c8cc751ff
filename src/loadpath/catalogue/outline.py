"""Turns contours with rounded corners into the shape commands of a document's shape path.

An arc runs from theta0 to theta1 (radians) about its centre: y = center_y + r cos(theta),
z = center_z + r sin(theta). Coordinates are taken from the centroid, y up and z across.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, cos, hypot, pi, sin, tan
from typing import Any

from loadpath.catalogue.shapes.corner import Corner


def shape_commands(
    contours: Iterable[tuple[Corner, ...]], c_y: float, c_z: float
) -> list[dict[str, Any]]:
    """Draw every contour with the centroid, (c_y, c_z) in the contours' axes, at the origin."""
    commands: list[dict[str, Any]] = []
    for contour in contours:
        corners = [(y - c_y, z - c_z, r) for y, z, r in contour]
        commands += _draw(corners)
    return commands


def _draw(corners: list[Corner]) -> list[dict[str, Any]]:
    commands: list[dict[str, Any]] = []
    pen: tuple[float, float] | None = None
    for k, corner in enumerate(corners):
        arc = _arc(corners[k - 1], corner, corners[(k + 1) % len(corners)]) if corner[2] else None
        start = _on_arc(arc, "theta0") if arc else corner[:2]
        if pen is None:
            commands.append({"command": "moveTo", "y": start[0], "z": start[1]})
        elif hypot(start[0] - pen[0], start[1] - pen[1]) > 1e-12:
            commands.append({"command": "lineTo", "y": start[0], "z": start[1]})
        pen = start
        if arc:
            commands.append(arc)
            pen = _on_arc(arc, "theta1")
    return [*commands, {"command": "closePath"}]


def _arc(before: Corner, corner: Corner, after: Corner) -> dict[str, Any]:
    """The arc of a corner's radius that touches both of its sides."""
    y, z, r = corner
    incoming = atan2(z - before[1], y - before[0])
    turn = (atan2(after[1] - z, after[0] - y) - incoming + pi) % (2 * pi) - pi
    back = r * tan(abs(turn) / 2)
    side = 1 if turn > 0 else -1
    theta0 = incoming - side * pi / 2
    return {
        "command": "arcTo",
        "r": r,
        "center_y": y - back * cos(incoming) - r * cos(theta0),
        "center_z": z - back * sin(incoming) - r * sin(theta0),
        "theta0": theta0,
        "theta1": theta0 + turn,
    }


def _on_arc(arc: dict[str, Any], which: str) -> tuple[float, float]:
    theta = arc[which]
    return (
        arc["center_y"] + arc["r"] * cos(theta),
        arc["center_z"] + arc["r"] * sin(theta),
    )
