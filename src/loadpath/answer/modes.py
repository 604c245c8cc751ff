"""Modes of vibration and of buckling in the header of an answer."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.record import Choice, Record, doc
from loadpath.document.declaration.units import (
    Count,
    Fraction,
    Kilograms,
    Metres,
    Newtons,
    Ratio,
    Seconds,
)
from loadpath.document.types.result_requests import MemberEnd

from .issue import Issue
from .table import Over, Row, Table, described, table
from .units import Hertz, IdNumber, Place, RadiansPerSecond, SquareRadiansPerSquareSecond
from .vectors import Displacements, Point

SixNumbers = tuple[float, float, float, float, float, float]
"""X Y Z, then RX RY RZ, in global axes."""


class PointWithin(Row):
    """How one place of a member's axis moves in a mode, in global axes."""

    mode: Annotated[Place, doc("Number of the mode, from 1.", 1.0)]
    member: Annotated[IdNumber, doc("Id of the member.", 4.0)]
    x_frac: Annotated[Fraction, doc("Where, as a fraction of the length.", 0.5)]
    dx: Annotated[Metres, doc("Displacement along X.", 1.0)]
    dy: Annotated[Metres, doc("Displacement along Y.", 0.0)]
    dz: Annotated[Metres, doc("Displacement along Z.", 0.0)]


class ModeTables(Record):
    """The shapes of modes."""

    shapes: Annotated[
        Table,
        table(
            Displacements,
            Over.mode_and_node,
            "Per mode the displacements of all nodes; the largest translation is 1, of a point "
            "within a member where no node moves.",
        ),
    ]
    within: Annotated[
        Table,
        table(
            PointWithin,
            Over.mode_and_point,
            "The waves of members that leave the cubic of their nodes' displacements and rotations "
            "by more than a hundredth of the largest displacement: per mode and member 15 places, "
            "a sixteenth of the length apart.",
        ),
    ]


class ModalModeHead(Record):
    """One natural frequency."""

    mode: Annotated[Count, doc("Its number; 1 is the lowest.", 1)]
    eigenvalue: Annotated[
        SquareRadiansPerSquareSecond,
        doc("Square of the circular frequency; 0 where a free body moves.", 1605.0),
    ]
    angular_frequency: Annotated[RadiansPerSecond, doc("Circular frequency.", 40.06)]
    natural_frequency: Annotated[Hertz, doc("Frequency.", 6.376)]
    period: Annotated[Seconds | None, doc("Period; null where a free body moves.", 0.1568)]
    modal_mass: Annotated[Kilograms, doc("Shape times mass times shape.", 98.1)]
    participation_factors: Annotated[
        SixNumbers,
        doc(
            "Shape times mass times a unit movement of all nodes, supported ones too: along X Y Z "
            "(kg), about X Y Z through the centre of mass (kg*m).",
            [0.0, 153.6, 0.0, 0.0, 0.0, 0.0],
        ),
    ]
    effective_mass: Annotated[
        SixNumbers,
        doc(
            "Square of the participation over the modal mass: X Y Z (kg), RX RY RZ (kg*m2).",
            [0.0, 240.6, 0.0, 0.0, 0.0, 0.0],
        ),
    ]


class ModalHead(Record):
    """What modes of vibration have in common."""

    total_mass: Annotated[
        SixNumbers,
        doc(
            "Mass of the structure along X Y Z (kg), and its inertia about axes through its centre "
            "(kg*m2).",
            [392.5, 392.5, 392.5, 0.1, 817.7, 817.7],
        ),
    ]
    participating_mass_ratio: Annotated[
        SixNumbers,
        doc(
            "Share of it that the modes hold together; the rest is in modes not asked for.",
            [0.0, 0.613, 0.613, 0.0, 0.0, 0.0],
        ),
    ]
    mass_centre: Annotated[Point, described("Centre of mass: rotations are about it.")]
    all_found: Annotated[
        bool, doc("Whether the signs of pivots prove that no lower mode is missing.", True)
    ]


class ModalHeader(ModalHead):
    """The modes of vibration; none where a warning says why."""

    modes: Annotated[list[ModalModeHead], described("Lowest first.")]
    warnings: Annotated[list[Issue], described("What to know of them, or why there are none.")]
    tables: Annotated[ModeTables, described("Their shapes.")]


class LoadReference(Choice):
    """The loads that were scaled, by id."""

    LoadCase: Annotated[Count | None, doc("A load case.", 1)] = None
    LoadCombination: Annotated[Count | None, doc("A combination.", 1)] = None


class SetShare(Record):
    """How far a member set takes part in a mode."""

    member_set: Annotated[Count, doc("Id of the member set.", 1)]
    share: Annotated[Ratio, doc("Its share of the work of the forces that buckle.", 0.84)]


class ModeLabel(StrEnum):
    """What the nodes do in a buckling mode, in one word."""

    sway_x = "sway_x"
    sway_y = "sway_y"
    sway_z = "sway_z"
    torsional = "torsional"
    local = "local"
    mixed = "mixed"


class ModeClassification(Record):
    """How the nodes of the document move in a buckling mode; energies are squares of movements."""

    label: Annotated[
        ModeLabel,
        doc(
            "local: few nodes move, or none beside what members do between them; torsional: half "
            "of what is horizontal is a turning of storeys; a sway: one axis has 60 %.",
            "sway_x",
        ),
    ]
    harmonic: Annotated[
        Count | None,
        doc(
            "1 and how often the mean movement of levels changes sign over the height; null "
            "without a sway or turning of several levels.",
            1,
        ),
    ]
    translation_fractions: Annotated[
        tuple[Ratio, Ratio, Ratio], doc("Shares of X, Y, Z in the energy.", [0.99, 0.01, 0.0])
    ]
    twist_fraction: Annotated[
        Ratio, doc("Share of levels turning as a whole in the horizontal energy.", 0.02)
    ]
    top_node_energy_fraction: Annotated[
        Ratio, doc("Share of the nodes of the top level in the energy.", 0.7)
    ]
    participating_node_fraction: Annotated[
        Ratio, doc("How many nodes would share the energy evenly, over all nodes.", 0.6)
    ]


class BucklingModeHead(Record):
    """One critical load factor."""

    mode: Annotated[Count, doc("Its number; 1 is the lowest positive one.", 1)]
    critical_load_factor: Annotated[
        Ratio,
        doc(
            "The loads times this have a neighbouring equilibrium; negative for reversed loads, "
            "where the document asks for them.",
            4.21,
        ),
    ]
    classification: Annotated[ModeClassification, described("How the nodes move.")]


class BucklingModeHeader(BucklingModeHead):
    """One critical load factor in the header."""

    participation_by_member_set: Annotated[list[SetShare], described("Who takes part.")]


class EffectiveLength(Record):
    """The pin-ended bar that buckles under the same force."""

    effective_length: Annotated[Metres, doc("Its length.", 7.2)]
    mode: Annotated[Count, doc("The mode that it follows from.", 1)]
    critical_load_factor: Annotated[Ratio, doc("Factor of that mode.", 4.21)]
    axial_force: Annotated[
        Newtons, doc("Largest compression along the member under the reference loads.", 1.2e5)
    ]


class MemberEffectiveLengths(Record):
    """Effective lengths of a member; absent where no mode found bends it so."""

    member_id: Annotated[Count, doc("Id of the member.", 4)]
    about_y: Annotated[EffectiveLength | None, described("Bending about local y.")] = None
    about_z: Annotated[EffectiveLength | None, described("Bending about local z.")] = None


class SpringDirection(StrEnum):
    """What a spring holds; of a hinge along and about the member's axes."""

    X = "X"
    Y = "Y"
    Z = "Z"
    RX = "RX"
    RY = "RY"
    RZ = "RZ"
    WARPING = "WARPING"


class LinearizedSupport(Record):
    """A support that follows a curve, at its secant under the reference loads."""

    node_id: Annotated[Count, doc("Id of the node.", 1)]
    dof: Annotated[SpringDirection, doc("What it holds.", "Y")]
    stiffness: Annotated[float, doc("Force over movement (N/m), or N*m/rad.", 2.0e6)]


class LinearizedHinge(Record):
    """A connector that follows a curve, at its secant under the reference loads."""

    member_id: Annotated[Count, doc("Id of the member.", 4)]
    end: Annotated[MemberEnd, doc("Which of its ends.", "start")]
    dof: Annotated[SpringDirection, doc("What it holds.", "RZ")]
    stiffness: Annotated[float, doc("Force over movement (N/m), or N*m/rad.", 2.0e6)]


class BucklingHead(Record):
    """What the buckling modes of one reference have in common."""

    reference: Annotated[LoadReference, described("The loads that were scaled.")]
    linearized_support_stiffness: Annotated[
        list[LinearizedSupport] | None, described("Where supports follow curves.")
    ] = None
    linearized_hinge_stiffness: Annotated[
        list[LinearizedHinge] | None, described("Where hinges follow curves.")
    ] = None
    all_found: Annotated[
        bool, doc("Whether the signs of pivots prove that no lower mode is missing.", True)
    ]


class BucklingHeader(BucklingHead):
    """The buckling modes of one reference; none where `error` says why."""

    error: Annotated[
        str | None, doc("Why there is no result.", "node 4 can move freely along Z")
    ] = None
    modes: Annotated[
        list[BucklingModeHeader], described("Lowest positive factor first; negative ones last.")
    ]
    member_effective_lengths: Annotated[
        list[MemberEffectiveLengths] | None, described("Where the document asks for them.")
    ] = None
    warnings: Annotated[list[Issue], described("What to know of them.")]
    tables: Annotated[ModeTables, described("Their shapes.")]
