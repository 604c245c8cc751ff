"""Initial imperfections that accompany combinations: shifts of nodes and bows without stress."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.honour import unused
from loadpath.document.declaration.record import EXTENSION, Record, doc, written
from loadpath.document.declaration.units import Metres, Radians, Ratio
from loadpath.document.declaration.vector import Vector

from .references import Id, LoadCombinationRef, MemberRef, MemberSetRef


class ImperfectionStandard(StrEnum):
    """A standard that says how far structures stand from where they are drawn."""

    EN_1993_1_1 = "EN 1993-1-1"


class SwayImperfection(Record):
    """An initial lean of the whole structure: nodes move by magnitude times their height."""

    axis: Annotated[
        Vector, doc("Axis about which it leans; about Z it leans towards -X.", [0.0, 0.0, 1.0])
    ]
    magnitude: Annotated[Radians, doc("Angle of the lean.", 0.005)]
    height_direction: Annotated[
        Vector | None, doc("Direction of heights; Y when left out.", [0.0, 1.0, 0.0])
    ] = None
    reference_point: Annotated[
        Vector | None,
        doc("Point of height 0, in the unit of lengths; the origin if left out.", [0.0, 0.0, 0.0]),
    ] = None


class TranslationImperfection(Record):
    """An initial lean of member sets: nodes move by their distance from the first one."""

    memberset_ids: Annotated[list[MemberSetRef], doc("Member sets that are shifted.", [1])]
    axis: Annotated[Vector, doc("Direction of the shift.", [1.0, 0.0, 0.0])]
    magnitude: Annotated[
        Metres, doc("Shift of the node that is furthest from the start of the first member.", 0.01)
    ]


class BowAxis(StrEnum):
    """A local axis across a member."""

    y = "y"
    z = "z"


class BowImperfection(Record):
    """An initial bow of members: a parabola between their ends, with its rise half-way."""

    member_ids: Annotated[
        list[MemberRef], doc("Members that bow, each between its own ends.", [1])
    ] = written([])
    memberset_ids: Annotated[
        list[MemberSetRef],
        doc("Member sets that bow, each as one straight bar from end to end.", [1]),
    ] = written([])
    axis: Annotated[
        BowAxis, doc("Local axis along which they bow, of a set that of its first member.", "y")
    ]
    e_0: Annotated[
        Metres | None, doc("Rise of the bow; negative, it is against the axis.", 0.02)
    ] = None
    length_over_e_0: Annotated[
        Ratio | None,
        doc("In place of `e_0`: length by rise, 250 of L/250; negative against the axis.", 250.0),
    ] = None


class ImperfectionCase(Record):
    """Imperfections that act together with some combinations."""

    imperfection_case_id: Annotated[
        Id,
        doc("Number of the imperfection case.", 1),
        unused("Nothing refers to it."),
    ]
    load_combinations: Annotated[
        list[LoadCombinationRef], doc("Combinations it accompanies.", [1])
    ] = written([])
    sway_imperfections: Annotated[
        list[SwayImperfection],
        doc("Leans.", [{"axis": [0.0, 0.0, 1.0], "magnitude": 0.005}]),
    ] = written([])
    translation_imperfections: Annotated[
        list[TranslationImperfection],
        doc("Shifts.", [{"memberset_ids": [1], "axis": [1.0, 0.0, 0.0], "magnitude": 0.01}]),
    ] = written([])
    bow_imperfections: Annotated[
        list[BowImperfection] | None,
        EXTENSION,
        doc("Bows of members.", [{"member_ids": [1], "axis": "y", "e_0": 0.02}]),
    ] = None
    standard: Annotated[
        ImperfectionStandard | None,
        EXTENSION,
        doc(
            "Initial sway by 5.3.2(3), bows where 5.3.2(6) asks for them and the forces of "
            "`bracing_systems` (5.3.3), beside those stated: sizes and directions are found for "
            "each combination.",
            "EN 1993-1-1",
        ),
    ] = None
