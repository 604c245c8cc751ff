"""Plates: their outlines, meshes and further fields."""

from collections.abc import Mapping
from typing import Any

import msgspec

import loadpath.document as doc
from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import as_record, number
from loadpath.authoring.handles import Node
from loadpath.authoring.part import Whole, owned_list

MORE = (
    *("classification", "behavior", "theory", "plane_state", "offset", "local_x_direction"),
    "stiffness_modifiers",
    "bedding",
)


def outline(argument: str, corners: Any, structure: Whole, most: int | None = None) -> list[int]:
    """The ids of three or more corners."""
    ids = [node.id for node in owned_list(argument, corners, Node, structure)]
    if len(ids) < 3 or (most is not None and len(ids) > most):
        wanted = "at least three" if most is None else f"three to {most}"
        raise ArgumentError(argument, f"'{argument}' should be {wanted} nodes, found {len(ids)}")
    if len(set(ids)) < len(ids):
        raise ArgumentError(argument, f"'{argument}' should not name a node twice")
    return ids


def mesh_settings(size: Any, divisions: Any) -> doc.PlateMeshSettings | None:
    if size is None and divisions is None:
        return None
    parts = None
    if divisions is not None:
        try:
            u, v = divisions
        except (TypeError, ValueError):
            raise ArgumentError(
                "divisions", "'divisions' should be two whole numbers, u and v"
            ) from None
        parts = doc.PlateMeshDivisions(
            u=int(number("divisions", u, minimum=1)), v=int(number("divisions", v, minimum=1))
        )
    target = None if size is None else number("mesh_size", size, above=0.0)
    return doc.PlateMeshSettings(target_size=target, divisions=parts)


def plate_fields(more: Mapping[str, Any]) -> dict[str, Any]:
    """Further fields of a plate, typed as the document has them."""
    types = {field.name: field.type for field in msgspec.structs.fields(doc.PlateSurface)}
    typed = {}
    for key, value in more.items():
        if key not in MORE:
            raise ArgumentError(key, f"'{key}' should be one of {', '.join(MORE)}")
        typed[key] = as_record(key, value, types[key], strict=False)
    return typed
