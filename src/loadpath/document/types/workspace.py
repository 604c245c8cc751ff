"""Groups and auxiliary geometry that help people to draw; they do not change results."""

from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import Metres

from .references import (
    Id,
    MemberLink,
    MemberSetLink,
    NodalSupportLink,
    NodeLink,
    PlateElementLink,
    PlateSurfaceLink,
    WorkAxisLink,
    WorkPlaneLink,
)


class WorkAxis(Record):
    """A line to draw along."""

    id: Annotated[Id, doc("Number of the axis.", 1)]
    name: Annotated[str | None, doc("Name of the axis.", "A")] = None
    origin_x: Annotated[Metres, doc("A point on it, global X.", 0.0)]
    origin_y: Annotated[Metres, doc("A point on it, global Y.", 0.0)]
    origin_z: Annotated[Metres, doc("A point on it, global Z.", 0.0)]
    direction_x: Annotated[float, doc("Direction, global X.", 1.0)]
    direction_y: Annotated[float, doc("Direction, global Y.", 0.0)]
    direction_z: Annotated[float, doc("Direction, global Z.", 0.0)]


class WorkPlane(Record):
    """A plane to draw in."""

    id: Annotated[Id, doc("Number of the plane.", 1)]
    name: Annotated[str | None, doc("Name of the plane.", "Level 1")] = None
    origin_x: Annotated[Metres, doc("A point in it, global X.", 0.0)]
    origin_y: Annotated[Metres, doc("A point in it, global Y.", 3.0)]
    origin_z: Annotated[Metres, doc("A point in it, global Z.", 0.0)]
    normal_x: Annotated[float, doc("Normal, global X.", 0.0)]
    normal_y: Annotated[float, doc("Normal, global Y.", 1.0)]
    normal_z: Annotated[float, doc("Normal, global Z.", 0.0)]


class EntityGroup(Record):
    """Things that a person selects together."""

    id: Annotated[Id, doc("Number of the group.", 1)]
    name: Annotated[str | None, doc("Name of the group.", "Bracing")] = None
    node_ids: Annotated[list[NodeLink] | None, doc("Nodes of the group.", [1])] = None
    member_ids: Annotated[list[MemberLink] | None, doc("Members of the group.", [1])] = None
    member_set_ids: Annotated[list[MemberSetLink] | None, doc("Member sets of the group.", [1])] = (
        None
    )
    support_ids: Annotated[list[NodalSupportLink] | None, doc("Supports of the group.", [1])] = None
    plate_surface_ids: Annotated[
        list[PlateSurfaceLink] | None, doc("Plate surfaces of the group.", [1])
    ] = None
    plate_element_ids: Annotated[
        list[PlateElementLink] | None, doc("Plate elements of the group.", [1])
    ] = None
    work_axis_ids: Annotated[list[WorkAxisLink] | None, doc("Work axes of the group.", [1])] = None
    work_plane_ids: Annotated[list[WorkPlaneLink] | None, doc("Work planes of the group.", [1])] = (
        None
    )


class Workspace(Record):
    """Groups and auxiliary geometry of the document."""

    work_axes: Annotated[
        list[WorkAxis] | None,
        doc(
            "Lines to draw along.",
            [
                {
                    "id": 1,
                    "origin_x": 0.0,
                    "origin_y": 0.0,
                    "origin_z": 0.0,
                    "direction_x": 1.0,
                    "direction_y": 0.0,
                    "direction_z": 0.0,
                }
            ],
        ),
    ] = None
    work_planes: Annotated[
        list[WorkPlane] | None,
        doc(
            "Planes to draw in.",
            [
                {
                    "id": 1,
                    "origin_x": 0.0,
                    "origin_y": 3.0,
                    "origin_z": 0.0,
                    "normal_x": 0.0,
                    "normal_y": 1.0,
                    "normal_z": 0.0,
                }
            ],
        ),
    ] = None
    entity_groups: Annotated[
        list[EntityGroup] | None,
        doc("Groups of things.", [{"id": 1, "name": "Bracing", "member_ids": [1]}]),
    ] = None
