"""The members' part of the results document."""

from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import Fraction
from loadpath.document.declaration.vector import Vector

from .table import described
from .vectors import Displacements, Forces


class SectionForces(Record):
    """The section forces in one place of a member, in local axes, seen from the start side."""

    x_frac: Annotated[Fraction, doc("Where, as a fraction of the length.", 0.5)]
    forces: Annotated[Forces, described("The forces there.")]


class AxisDisplacement(Record):
    """How one place of a member's axis moves, in global axes."""

    x_frac: Annotated[Fraction, doc("Where, as a fraction of the length.", 0.5)]
    displacement: Annotated[Vector, doc("Along X, Y and Z, in m.", [0.0, -0.012, 0.0])]


class MemberResults(Record):
    """What a member comes to; blocks that the document's `result_filter` leaves out are absent."""

    start_node_forces: Annotated[
        Forces | None, described("What the start node exerts on it, in global axes.")
    ] = None
    end_node_forces: Annotated[
        Forces | None, described("What the end node exerts on it, in global axes.")
    ] = None
    local_start_forces: Annotated[
        Forces | None, described("What the start node exerts on it, in local axes.")
    ] = None
    local_end_forces: Annotated[
        Forces | None, described("What the end node exerts on it, in local axes.")
    ] = None
    maximums: Annotated[
        Forces | None,
        described("Largest section forces in global axes, where `result_filter` asks for them."),
    ] = None
    minimums: Annotated[Forces | None, described("Smallest of these.")] = None
    local_maximums: Annotated[
        Forces | None, described("Largest section forces, wherever they occur, in local axes.")
    ] = None
    local_minimums: Annotated[Forces | None, described("Smallest of these.")] = None
    local_displacement_start_node: Annotated[
        Displacements | None,
        described("How its start node moves it, outside a hinge, in local axes."),
    ] = None
    local_displacement_end_node: Annotated[
        Displacements | None,
        described("How its end node moves it, outside a hinge, in local axes."),
    ] = None
    section_forces: Annotated[
        list[SectionForces], described("Section forces at stations inside the member.")
    ]
    internal_force_series: Annotated[
        list[SectionForces] | None, described("The same with both ends.")
    ] = None
    member_displacements: Annotated[
        list[AxisDisplacement] | None,
        described("How its axis moves, at 21 stations, with `include_member_deflected_shape`."),
    ] = None
    member_displacement_peak: Annotated[
        AxisDisplacement | None, described("Where its axis moves furthest, exact.")
    ] = None
