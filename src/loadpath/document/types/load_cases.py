"""Load cases: loads that act together."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.honour import unused
from loadpath.document.declaration.record import EXTENSION, Record, doc

from .actions import Action
from .loads import (
    DistributedLoad,
    MemberPointLoad,
    MemberPointMoment,
    NodalLoad,
    NodalMoment,
    PlatePressure,
    SupportDisplacement,
    SurfaceLoad,
    TemperatureLoad,
)
from .references import Id, UniqueName


class LoadCaseKind(StrEnum):
    """Loads that are given, or what `analysis.seismic` finds an earthquake to do."""

    static_ = "static"
    seismic = "seismic"


class LoadCase(Record):
    """Loads that act together."""

    id: Annotated[Id, doc("Number by which combinations refer to this case.", 1)]
    name: Annotated[
        UniqueName,
        doc("Name by which results are listed; unique among load cases.", "Dead"),
    ]
    kind: Annotated[
        LoadCaseKind | None,
        EXTENSION,
        doc(
            "`seismic`: has no loads of its own, stands for all directions of `analysis.seismic` "
            "together, and may be named in combinations with either sign.",
            "seismic",
        ),
    ] = None
    nodal_loads: Annotated[
        list[NodalLoad] | None,
        doc(
            "Forces on nodes.",
            [{"id": 1, "node": 2, "magnitude": 10000.0, "direction": [0.0, -1.0, 0.0]}],
        ),
    ] = None
    nodal_moments: Annotated[
        list[NodalMoment] | None,
        doc(
            "Moments on nodes.",
            [{"id": 1, "node": 2, "magnitude": 5000.0, "direction": [0.0, 0.0, 1.0]}],
        ),
    ] = None
    distributed_loads: Annotated[
        list[DistributedLoad] | None,
        doc(
            "Line loads on members.",
            [
                {
                    "id": 1,
                    "member": 1,
                    "magnitude": 5000.0,
                    "end_magnitude": 5000.0,
                    "direction": [0.0, -1.0, 0.0],
                }
            ],
        ),
    ] = None
    surface_loads: Annotated[
        list[SurfaceLoad] | None,
        doc(
            "Area loads on members.",
            [
                {
                    "id": 1,
                    "polygon": [
                        {"X": 0.0, "Y": 3.0, "Z": 0.0},
                        {"X": 6.0, "Y": 3.0, "Z": 0.0},
                        {"X": 6.0, "Y": 3.0, "Z": 4.0},
                    ],
                    "magnitude": 2000.0,
                    "direction": [0.0, -1.0, 0.0],
                }
            ],
        ),
    ] = None
    member_point_loads: Annotated[
        list[MemberPointLoad] | None,
        doc(
            "Forces at points of members.",
            [
                {
                    "id": 1,
                    "member": 1,
                    "magnitude": 10000.0,
                    "direction": [0.0, -1.0, 0.0],
                    "position": 0.5,
                }
            ],
        ),
    ] = None
    member_point_moments: Annotated[
        list[MemberPointMoment] | None,
        doc(
            "Moments at points of members.",
            [
                {
                    "id": 1,
                    "member": 1,
                    "magnitude": 5000.0,
                    "direction": [0.0, 0.0, 1.0],
                    "position": 0.5,
                }
            ],
        ),
    ] = None
    plate_pressures: Annotated[
        list[PlatePressure] | None,
        doc(
            "Pressures on plates.",
            [
                {
                    "id": 1,
                    "target": {"kind": "Surface", "surface_id": 1},
                    "magnitude": 2000.0,
                    "direction": [0.0, -1.0, 0.0],
                }
            ],
        ),
    ] = None
    support_displacements: Annotated[
        list[SupportDisplacement] | None,
        EXTENSION,
        doc(
            "Imposed movements of supports.",
            [{"id": 1, "node": 1, "direction": "Y", "value": -0.01}],
        ),
    ] = None
    temperature_loads: Annotated[
        list[TemperatureLoad] | None,
        EXTENSION,
        doc("Changes of temperature of members.", [{"id": 1, "member": 1, "uniform": 25.0}]),
    ] = None
    action: Annotated[
        Action | None,
        EXTENSION,
        doc(
            "What kind of action it is by EN 1990; combinations are generated from it.",
            {"category": "wind", "group": "wind", "relation": "exclusive"},
        ),
        unused("Combinations are generated from it; solving reads the combinations."),
    ] = None
