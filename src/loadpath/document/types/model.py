"""The structure itself: geometry, properties, supports."""

from typing import Annotated

from loadpath.document.declaration.honour import unused
from loadpath.document.declaration.record import EXTENSION, Record, doc, written

from .bracing import BracingSystem
from .diaphragms import RigidDiaphragm
from .hinges import MemberHinge, ScissorHinge
from .line_supports import LineSupport
from .materials import Material
from .members import Member, MemberSet
from .nodes import NodalMass, Node
from .plates import PlateElement, PlateSurface
from .sections import Section
from .shape_paths import ShapePath
from .supports import NodalSupport
from .workspace import Workspace


class Model(Record):
    """The structure: nodes, members, plates, and what they are made of and held by."""

    nodes: Annotated[
        list[Node], doc("Points of the structure.", [{"id": 1, "X": 0.0, "Y": 0.0, "Z": 0.0}])
    ]
    members: Annotated[
        list[Member],
        doc("Bars.", [{"id": 1, "start_node_id": 1, "end_node_id": 2, "section": 1}]),
    ] = written([])
    member_sets: Annotated[
        list[MemberSet],
        doc("Members that a check treats as one.", [{"id": 1, "member_ids": [1, 2]}]),
    ] = written([])
    materials: Annotated[
        list[Material],
        doc(
            "Materials of sections and plates.",
            [
                {
                    "id": 1,
                    "name": "S355",
                    "e_mod": 210e9,
                    "g_mod": 81e9,
                    "density": 7850.0,
                    "yield_stress": 355e6,
                }
            ],
        ),
    ]
    sections: Annotated[
        list[Section],
        doc(
            "Cross-sections of members.",
            [
                {
                    "id": 1,
                    "name": "IPE300",
                    "material": 1,
                    "i_y": 6.038e-6,
                    "i_z": 8.356e-5,
                    "j": 2.012e-7,
                    "area": 0.005381,
                }
            ],
        ),
    ] = written([])
    nodal_supports: Annotated[
        list[NodalSupport],
        doc("Kinds of support.", [{"id": 1, "RZ": {"condition_type": "Free"}}]),
    ] = written([])
    nodal_masses: Annotated[
        list[NodalMass] | None,
        doc("Masses on nodes.", [{"node": 2, "mass": 1500.0}]),
    ] = None
    member_hinges: Annotated[
        list[MemberHinge] | None,
        doc("Hinges at member ends.", [{"id": 1, "rotational_release_mz": 0.0}]),
    ] = None
    scissor_hinges: Annotated[
        list[ScissorHinge] | None,
        doc("Hinges where members cross.", [{"id": 1, "rotational_release_z": 0.0}]),
    ] = None
    shape_paths: Annotated[
        list[ShapePath] | None,
        doc(
            "Outlines of sections.",
            [
                {
                    "id": 1,
                    "name": "IPE300",
                    "shape_commands": [{"command": "moveTo", "y": 0.15, "z": -0.075}],
                }
            ],
        ),
    ] = None
    plate_surfaces: Annotated[
        list[PlateSurface] | None,
        doc(
            "Plates by their outline.",
            [{"id": 1, "boundary_node_ids": [1, 2, 3, 4], "thickness": 0.2, "material": 1}],
        ),
    ] = None
    plate_elements: Annotated[
        list[PlateElement] | None,
        doc(
            "Plates as single elements.",
            [{"id": 1, "node_ids": [1, 2, 3, 4], "thickness": 0.2, "material": 1}],
        ),
    ] = None
    rigid_diaphragms: Annotated[
        list[RigidDiaphragm] | None,
        EXTENSION,
        doc("Floors that are rigid in their plane.", [{"id": 1, "node_ids": [2, 3]}]),
    ] = None
    bracing_systems: Annotated[
        list[BracingSystem] | None,
        EXTENSION,
        doc("Bracing and the members that it holds.", [{"id": 1, "restrained": [1, 2]}]),
    ] = None
    line_supports: Annotated[
        list[LineSupport] | None,
        EXTENSION,
        doc(
            "Supports along edges of plates.",
            [{"id": 1, "start_node_id": 1, "end_node_id": 2, "nodal_support": 1}],
        ),
    ] = None
    workspace: Annotated[
        Workspace | None,
        doc("Groups and auxiliary geometry.", {"entity_groups": [{"id": 1, "member_ids": [1]}]}),
        unused("It is for drawing."),
    ] = None
