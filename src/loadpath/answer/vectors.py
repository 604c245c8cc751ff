"""Rows that name the components of a force, a displacement or a point."""

from typing import Annotated

from loadpath.document.declaration.record import doc
from loadpath.document.declaration.units import (
    Metres,
    NewtonMetres,
    Newtons,
    NewtonSquareMetres,
    Radians,
)

from .table import Row
from .units import RadiansPerMetre


class NodalForces(Row):
    """Three forces and three moments."""

    fx: Annotated[Newtons, doc("Force along x.", 1200.0)]
    fy: Annotated[Newtons, doc("Force along y.", -800.0)]
    fz: Annotated[Newtons, doc("Force along z.", 0.0)]
    mx: Annotated[NewtonMetres, doc("Moment about x.", 0.0)]
    my: Annotated[NewtonMetres, doc("Moment about y.", 0.0)]
    mz: Annotated[NewtonMetres, doc("Moment about z.", 2500.0)]


class Forces(NodalForces):
    """Three forces, three moments and the bimoment."""

    bw: Annotated[NewtonSquareMetres, doc("Bimoment.", 0.0)]


class Motion(Row):
    """Three displacements and three rotations."""

    dx: Annotated[Metres, doc("Displacement along x.", 0.001)]
    dy: Annotated[Metres, doc("Displacement along y.", -0.012)]
    dz: Annotated[Metres, doc("Displacement along z.", 0.0)]
    rx: Annotated[Radians, doc("Rotation about x.", 0.0)]
    ry: Annotated[Radians, doc("Rotation about y.", 0.0)]
    rz: Annotated[Radians, doc("Rotation about z.", 0.004)]


class Displacements(Motion):
    """Three displacements, three rotations and the warping."""

    warp: Annotated[RadiansPerMetre, doc("Warping: the rate of twist.", 0.0)]


class Point(Row):
    """A point in global axes."""

    X: Annotated[Metres, doc("Global X.", 6.0)]
    Y: Annotated[Metres, doc("Global Y.", 3.0)]
    Z: Annotated[Metres, doc("Global Z.", 0.0)]
