"""Rows of the tables about members: end forces, exact curves and their extremes."""

from typing import Annotated

from loadpath.document.declaration.record import doc
from loadpath.document.declaration.units import Metres

from .table import Row, described
from .units import Place
from .vectors import Displacements, Forces


class MemberEndForces(Row):
    """What the nodes exert on both ends of a member."""

    start: Annotated[Forces, described("At its start.")]
    end: Annotated[Forces, described("At its end.")]


class MemberEndDisplacements(Row):
    """How the nodes move both ends of a member, outside hinges."""

    start: Annotated[Displacements, described("At its start.")]
    end: Annotated[Displacements, described("At its end.")]


class ForceRange(Row):
    """The largest and the smallest of each force along a member."""

    max: Annotated[Forces, described("The largest.")]
    min: Annotated[Forces, described("The smallest.")]


class DisplacementPeak(Row):
    """Where the axis of a member moves furthest, and how, in global axes."""

    x: Annotated[Metres, doc("From the start of the member.", 3.0)]
    dx: Annotated[Metres, doc("Displacement along X there.", 0.0)]
    dy: Annotated[Metres, doc("Displacement along Y there.", -0.012)]
    dz: Annotated[Metres, doc("Displacement along Z there.", 0.0)]


class Extreme(Row):
    """The exact extremes of one curve along a member, in the unit of the curve."""

    max: Annotated[float, doc("The largest value.", 0.0)]
    max_x: Annotated[Metres, doc("Where it occurs, from the start of the member.", 0.0)]
    min: Annotated[float, doc("The smallest value.", -2500.0)]
    min_x: Annotated[Metres, doc("Where it occurs, from the start of the member.", 3.0)]


class Extremes(Row):
    """The extremes of the ten curves of a member, in local axes."""

    fx: Annotated[Extreme, described("Axial force, tension negative.")]
    fy: Annotated[Extreme, described("Shear force along local y.")]
    fz: Annotated[Extreme, described("Shear force along local z.")]
    mx: Annotated[Extreme, described("Torsional moment.")]
    my: Annotated[Extreme, described("Bending moment about local y.")]
    mz: Annotated[Extreme, described("Bending moment about local z.")]
    bw: Annotated[Extreme, described("Bimoment.")]
    dx: Annotated[Extreme, described("Displacement of the axis along local x.")]
    dy: Annotated[Extreme, described("Displacement of the axis along local y.")]
    dz: Annotated[Extreme, described("Displacement of the axis along local z.")]


Polynomial = tuple[float, float, float, float, float, float]


class Piece(Row):
    """A stretch of a member on which its ten curves are polynomials in x - x0, ascending."""

    x0: Annotated[Metres, doc("Where it begins, from the start of the member.", 0.0)]
    x1: Annotated[Metres, doc("Where it ends.", 3.0)]
    fx: Annotated[Polynomial, described("Axial force, tension negative.")]
    fy: Annotated[Polynomial, described("Shear force along local y.")]
    fz: Annotated[Polynomial, described("Shear force along local z.")]
    mx: Annotated[Polynomial, described("Torsional moment.")]
    my: Annotated[Polynomial, described("Bending moment about local y.")]
    mz: Annotated[Polynomial, described("Bending moment about local z.")]
    bw: Annotated[Polynomial, described("Bimoment.")]
    dx: Annotated[Polynomial, described("Displacement of the axis along local x.")]
    dy: Annotated[Polynomial, described("Displacement of the axis along local y.")]
    dz: Annotated[Polynomial, described("Displacement of the axis along local z.")]


class PieceStart(Row):
    """Where the pieces of a member begin; one row more than members says where the last end."""

    piece: Annotated[Place, doc("Place of its first piece.", 4.0)]
