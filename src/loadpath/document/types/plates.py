"""Plates: single finite elements, and surfaces that are meshed into them."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from loadpath.document.declaration.honour import without_effect_beside
from loadpath.document.declaration.record import EXTENSION, Record, doc
from loadpath.document.declaration.units import (
    NOT_NEGATIVE,
    POSITIVE,
    Count,
    Metres,
    NewtonsPerCubicMetre,
    Ratio,
)
from loadpath.document.declaration.vector import Vector

from .references import Id, MaterialRef, NodeRef, PlateElementRef, PlateSurfaceRef

Divisions = Annotated[int, Meta(ge=1, le=2000)]


class PlateBehavior(StrEnum):
    """Whether a plate bends or only acts in its plane."""

    Shell = "Shell"
    Membrane = "Membrane"


class PlaneState(StrEnum):
    """Assumption across the thickness: free to strain, or held."""

    PlaneStress = "PlaneStress"
    PlaneStrain = "PlaneStrain"


class PlateTheory(StrEnum):
    """Bending theory: with shear deformation (Mindlin), without (Kirchhoff), or our choice."""

    Auto = "Auto"
    Mindlin = "Mindlin"
    Kirchhoff = "Kirchhoff"


class PlateStiffnessModifiers(Record):
    """Factors on the stiffness of a plate, for example for cracking."""

    membrane: Annotated[
        Annotated[Ratio, NOT_NEGATIVE] | None, doc("Factor on in-plane stiffness.", 0.5)
    ] = None
    bending: Annotated[
        Annotated[Ratio, NOT_NEGATIVE] | None, doc("Factor on bending stiffness.", 0.25)
    ] = None
    shear: Annotated[
        Annotated[Ratio, NOT_NEGATIVE] | None,
        without_effect_beside(
            "shear_of_kirchhoff_plate", "Kirchhoff's theory has no shear deformation"
        ),
        doc("Factor on transverse shear stiffness.", 1.0),
    ] = None


class Plate(Record):
    """What elements and surfaces have in common."""

    id: Annotated[Id, doc("Number by which loads and checks refer to it.", 1)]
    thickness: Annotated[Metres, POSITIVE, doc("Thickness of the plate.", 0.2)]
    material: Annotated[MaterialRef, doc("Material of the plate.", 1)]
    behavior: Annotated[PlateBehavior | None, doc("Whether the plate bends.", "Shell")] = (
        PlateBehavior.Shell
    )
    theory: Annotated[PlateTheory | None, doc("Bending theory.", "Auto")] = PlateTheory.Auto
    plane_state: Annotated[
        PlaneState | None, doc("Assumption across the thickness.", "PlaneStress")
    ] = PlaneState.PlaneStress
    offset: Annotated[
        Metres | None, doc("Mid-surface from the nodes, along the local normal.", 0.0)
    ] = 0.0
    local_x_direction: Annotated[
        Vector | None, doc("Direction laid into the plane as local x.", [1.0, 0.0, 0.0])
    ] = None
    stiffness_modifiers: Annotated[
        PlateStiffnessModifiers | None, doc("Factors on the stiffness.", {"bending": 0.25})
    ] = None
    bedding: Annotated[
        Annotated[NewtonsPerCubicMetre, NOT_NEGATIVE] | None,
        EXTENSION,
        doc("Stiffness of the ground under the plate, across its plane, per area.", 2e7),
    ] = None


class PlateElement(Plate):
    """One finite element with three or four corners."""

    node_ids: Annotated[
        list[NodeRef],
        Meta(min_length=3, max_length=4),
        doc("The corners in order around the element.", [1, 2, 3, 4]),
    ]
    source_surface_id: Annotated[
        PlateSurfaceRef | None, doc("Surface from which the element was meshed.", 1)
    ] = None


class PlateElementShape(StrEnum):
    """Shape of the elements of a mesh."""

    Auto = "Auto"
    Triangle = "Triangle"
    Quad = "Quad"


class PlateMeshMethod(StrEnum):
    """How a surface is meshed: in rows, freely, or as its outline allows."""

    Auto = "Auto"
    Structured = "Structured"
    Unstructured = "Unstructured"


class PlateMeshDivisions(Record):
    """Number of elements along the sides of a four-sided surface."""

    u: Annotated[Divisions, doc("Elements along the first side.", 8)]
    v: Annotated[Divisions, doc("Elements along the second side.", 4)]


class PlateMeshSettings(Record):
    """How a surface is cut into elements."""

    method: Annotated[PlateMeshMethod | None, doc("How the surface is meshed.", "Structured")] = (
        PlateMeshMethod.Auto
    )
    element_shape: Annotated[PlateElementShape | None, doc("Shape of the elements.", "Quad")] = (
        PlateElementShape.Auto
    )
    target_size: Annotated[
        Annotated[Metres, POSITIVE] | None, doc("Length of an element's side to aim at.", 0.5)
    ] = None
    divisions: Annotated[
        PlateMeshDivisions | None, doc("Number of elements along the sides.", {"u": 8, "v": 4})
    ] = None


class PlateOpening(Record):
    """A hole in a surface."""

    id: Annotated[Id, doc("Number of the opening, unique within its surface.", 1)]
    boundary_node_ids: Annotated[
        list[NodeRef],
        Meta(min_length=3),
        doc("The corners of the hole in order.", [5, 6, 7, 8]),
    ]


class PlateSurface(Plate):
    """A flat plate by its outline, meshed when it is solved."""

    name: Annotated[str | None, doc("Name of the surface.", "Roof slab")] = None
    classification: Annotated[str | None, doc("Free label of the surface.", "slab")] = None
    boundary_node_ids: Annotated[
        list[NodeRef],
        Meta(min_length=3),
        doc("The corners of the outline in order.", [1, 2, 3, 4]),
    ]
    openings: Annotated[
        list[PlateOpening] | None,
        doc("Holes in the surface.", [{"id": 1, "boundary_node_ids": [5, 6, 7, 8]}]),
    ] = None
    mesh: Annotated[
        PlateMeshSettings | None, doc("How the surface is meshed.", {"target_size": 0.5})
    ] = None
    mesh_group_id: Annotated[
        Count | None, doc("Surfaces with the same number are meshed together.", 1)
    ] = None
    generated_plate_element_ids: Annotated[
        list[PlateElementRef] | None, doc("Elements that were meshed from it.", [1, 2])
    ] = None
