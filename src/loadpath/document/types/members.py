"""Bars between two nodes, and sets of them that a check treats as one."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from loadpath.document.declaration.record import EXTENSION, Record, doc, written
from loadpath.document.declaration.units import (
    NOT_NEGATIVE,
    Degrees,
    Metres,
    Newtons,
    NewtonsPerMetre,
    NewtonsPerSquareMetre,
    Ratio,
)

from .references import (
    Id,
    MemberHingeRef,
    MemberRef,
    NodeRef,
    ScissorHingeRef,
    SectionRef,
)


class MemberType(StrEnum):
    """What a member carries: all, axial force, one sign of it, all rigidly, or what a rope does."""

    Normal = "Normal"
    Truss = "Truss"
    Tension = "Tension"
    Compression = "Compression"
    Rigid = "Rigid"
    Cable = "Cable"


class MemberEndOffset(Record):
    """Vector in global axes from a node to the end of the member that is rigidly tied to it."""

    X: Annotated[Metres | None, doc("Offset along global X; zero when left out.", 0.0)] = None
    Y: Annotated[Metres | None, doc("Offset along global Y; zero when left out.", -0.15)] = None
    Z: Annotated[Metres | None, doc("Offset along global Z; zero when left out.", 0.0)] = None


class BeddingFrame(StrEnum):
    """Axes of the ground along a member: those of the member, or the global ones."""

    Local = "Local"
    Global = "Global"


Bedding = Annotated[NewtonsPerSquareMetre, NOT_NEGATIVE]


class MemberBedding(Record):
    """Elastic ground along a member that presses and pulls alike, per metre of the member."""

    x: Annotated[Bedding | None, doc("Stiffness along x; none when left out.", 1e6)] = None
    y: Annotated[Bedding | None, doc("Stiffness along y; none when left out.", 2e7)] = None
    z: Annotated[Bedding | None, doc("Stiffness along z; none when left out.", 1e7)] = None
    frame: Annotated[
        BeddingFrame | None, doc("Axes of the stiffnesses; Local when left out.", "Local")
    ] = None


class Member(Record):
    """A straight bar from its start node to its end node; local x runs from start to end."""

    id: Annotated[Id, doc("Number by which the rest of the document refers to this member.", 1)]
    start_node_id: Annotated[NodeRef, doc("Node where local x begins.", 1)]
    end_node_id: Annotated[NodeRef, doc("Node where local x ends.", 2)]
    start_offset: Annotated[
        MemberEndOffset | None, doc("Rigid offset of the member from its start node.", {"Y": -0.15})
    ] = None
    end_offset: Annotated[
        MemberEndOffset | None, doc("Rigid offset of the member from its end node.", {"Y": -0.15})
    ] = None
    section: Annotated[
        SectionRef | None, doc("Cross-section; every type but Rigid needs one.", 1)
    ] = None
    end_section: Annotated[
        SectionRef | None,
        EXTENSION,
        doc(
            "Cross-section at the end of a tapered member; `section` is then the one at its start.",
            2,
        ),
    ] = None
    rotation_angle: Annotated[
        Degrees, doc("Roll of the section about local x, from local y towards local z.", 90.0)
    ] = written(0.0)
    mirror: Annotated[
        bool | None,
        doc("Whether the section is mirrored: its local y turns to the other side.", False),
    ] = None
    start_hinge: Annotated[
        MemberHingeRef | None, doc("Hinge between the start node and the member.", 1)
    ] = None
    end_hinge: Annotated[
        MemberHingeRef | None, doc("Hinge between the member and the end node.", 1)
    ] = None
    classification: Annotated[
        str | None, doc("Free label by which checks and result requests select members.", "Beam")
    ] = None
    weight: Annotated[
        NewtonsPerMetre,
        doc("Self-weight per metre, gravity included; 0 takes it from area and density.", 0.0),
    ] = written(0.0)
    chi: Annotated[
        Ratio | None, doc("Buckling reduction factor noted by another program.", 0.85)
    ] = None
    reference_member: Annotated[
        MemberRef | None, doc("Member that a check compares this one with.", 2)
    ] = None
    reference_node: Annotated[
        NodeRef | None, doc("Node that a check compares this member with.", 3)
    ] = None
    member_type: Annotated[MemberType, doc("What the member can carry.", "Normal")] = written(
        MemberType.Normal
    )
    pretension: Annotated[
        Newtons | None,
        doc(
            "Axial force of a Tension, Compression or Cable member before anything acts, tension "
            "positive; of a cable, of the straight one without weight.",
            10000.0,
        ),
    ] = None
    unstretched_length: Annotated[
        Metres | None,
        doc("Length of a cable before it carries anything; goes before its pretension.", 5.98),
    ] = None
    bedding: Annotated[
        MemberBedding | None,
        EXTENSION,
        doc("Elastic ground along a Normal member.", {"y": 2e7}),
    ] = None


class BucklingRestraint(Record):
    """A node along a member set that holds it against buckling."""

    node_id: Annotated[NodeRef, doc("Node that is held.", 5)]
    restrains_local_y: Annotated[
        bool | None, doc("Whether displacement along local y is prevented.", True)
    ] = None
    restrains_local_z: Annotated[
        bool | None, doc("Whether displacement along local z is prevented.", True)
    ] = None
    restrains_torsion: Annotated[
        bool | None, doc("Whether twisting about local x is prevented.", True)
    ] = None


class MemberSet(Record):
    """Members in a row that a check treats as one, with their buckling lengths."""

    id: Annotated[Id, doc("Number by which the rest of the document refers to this set.", 1)]
    classification: Annotated[str | None, doc("Free label of the set.", "Column C1")] = None
    member_ids: Annotated[
        list[MemberRef], Meta(min_length=1), doc("The members, from end to end.", [1, 2])
    ]
    buckling_restraints: Annotated[
        list[BucklingRestraint] | None,
        doc(
            "Nodes between the ends that hold the set against buckling.",
            [{"node_id": 2, "restrains_local_z": True}],
        ),
    ] = None
    buckling_length_y: Annotated[
        Metres | None, doc("Buckling length for bending about local y.", 4.0)
    ] = None
    buckling_length_z: Annotated[
        Metres | None, doc("Buckling length for bending about local z.", 4.0)
    ] = None
    buckling_length_t: Annotated[Metres | None, doc("Torsional buckling length.", 4.0)] = None
    effective_length_factor_y: Annotated[
        Ratio | None, doc("Buckling length about local y as a multiple of the set's length.", 0.7)
    ] = None
    effective_length_factor_z: Annotated[
        Ratio | None, doc("Buckling length about local z as a multiple of the set's length.", 0.7)
    ] = None
    ltb_length: Annotated[
        Metres | None, doc("Length between lateral restraints of the compression flange.", 2.0)
    ] = None
    scissor_hinge: Annotated[
        ScissorHingeRef | None, doc("Hinge where the members of the set cross.", 1)
    ] = None
    scissor_hinge_nodes: Annotated[
        list[NodeRef] | None, doc("Nodes at which the scissor hinge acts.", [3])
    ] = None
