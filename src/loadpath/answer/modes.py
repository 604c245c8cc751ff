"""Modes of vibration and of buckling in the header of an answer."""

from typing import Annotated

from loadpath.document.declaration.record import Choice, Record, doc
from loadpath.document.declaration.units import Count, Kilograms, Metres, Newtons, Ratio, Seconds

from .issue import Issue
from .table import Over, Table, described, table
from .units import Hertz, RadiansPerSecond, SquareRadiansPerSquareSecond
from .vectors import Displacements, Point

SixNumbers = tuple[float, float, float, float, float, float]
"""X Y Z, then RX RY RZ, in global axes."""


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


class BucklingModeHead(Record):
    """One critical load factor."""

    mode: Annotated[Count, doc("Its number; 1 is the lowest.", 1)]
    critical_load_factor: Annotated[
        Ratio, doc("The loads times this have a neighbouring equilibrium.", 4.21)
    ]


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


class BucklingHead(Record):
    """What the buckling modes of one reference have in common."""

    reference: Annotated[LoadReference, described("The loads that were scaled.")]
    all_found: Annotated[
        bool, doc("Whether the signs of pivots prove that no lower mode is missing.", True)
    ]


class BucklingHeader(BucklingHead):
    """The buckling modes of one reference; none where `error` says why."""

    error: Annotated[
        str | None, doc("Why there is no result.", "node 4 can move freely along Z")
    ] = None
    modes: Annotated[list[BucklingModeHeader], described("Lowest positive factor first.")]
    member_effective_lengths: Annotated[
        list[MemberEffectiveLengths] | None, described("Where the document asks for them.")
    ] = None
    warnings: Annotated[list[Issue], described("What to know of them.")]
    tables: Annotated[ModeTables, described("Their shapes.")]
