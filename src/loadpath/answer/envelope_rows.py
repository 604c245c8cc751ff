"""Rows of an envelope: extremes over usable combinations, and which of them gives each."""

from typing import Annotated

from loadpath.document.declaration.record import doc

from .table import Row, described
from .units import Place


class Governed(Row):
    """The largest and the smallest of a value, in its unit, each with its combination."""

    max: Annotated[float, doc("The largest value.", 2500.0)]
    max_combination: Annotated[Place, doc("Place of its combination in the document.", 0.0)]
    min: Annotated[float, doc("The smallest value.", -2500.0)]
    min_combination: Annotated[Place, doc("Place of its combination in the document.", 1.0)]


class NodeEnvelope(Row):
    """Of the displacements of a node, in global axes."""

    dx: Annotated[Governed, described("Displacement along X.")]
    dy: Annotated[Governed, described("Displacement along Y.")]
    dz: Annotated[Governed, described("Displacement along Z.")]
    rx: Annotated[Governed, described("Rotation about X.")]
    ry: Annotated[Governed, described("Rotation about Y.")]
    rz: Annotated[Governed, described("Rotation about Z.")]
    warp: Annotated[Governed, described("Warping.")]


class ReactionEnvelope(Row):
    """Of the reactions of a support, in global axes."""

    fx: Annotated[Governed, described("Force along X.")]
    fy: Annotated[Governed, described("Force along Y.")]
    fz: Annotated[Governed, described("Force along Z.")]
    mx: Annotated[Governed, described("Moment about X.")]
    my: Annotated[Governed, described("Moment about Y.")]
    mz: Annotated[Governed, described("Moment about Z.")]
    bw: Annotated[Governed, described("Bimoment.")]


class MemberEnvelope(Row):
    """Of the curves along a member, in local axes."""

    fx: Annotated[Governed, described("Axial force, tension negative.")]
    fy: Annotated[Governed, described("Shear force along local y.")]
    fz: Annotated[Governed, described("Shear force along local z.")]
    mx: Annotated[Governed, described("Torsional moment.")]
    my: Annotated[Governed, described("Bending moment about local y.")]
    mz: Annotated[Governed, described("Bending moment about local z.")]
    bw: Annotated[Governed, described("Bimoment.")]
    dx: Annotated[Governed, described("Displacement of the axis along local x.")]
    dy: Annotated[Governed, described("Displacement of the axis along local y.")]
    dz: Annotated[Governed, described("Displacement of the axis along local z.")]
