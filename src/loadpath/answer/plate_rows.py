"""Rows of the tables about plates.

Signs: tension positive; a positive moment stretches the bottom face (local z negative);
qx = dmx/dx + dmxy/dy. Local x is `local_x_direction`, else global X (global Z where X is normal to
the plate) laid into the plane; local z is the right-hand normal of the node order.
"""

from typing import Annotated

from loadpath.document.declaration.record import doc
from loadpath.document.declaration.units import NewtonsPerMetre, Pascals

from .table import Row, described
from .units import NewtonMetresPerMetre
from .vectors import Motion, NodalForces


class Resultants(Row):
    """Forces and moments per length of a plate, in its local axes."""

    nx: Annotated[NewtonsPerMetre, doc("Membrane force along x.", 12000.0)]
    ny: Annotated[NewtonsPerMetre, doc("Membrane force along y.", 0.0)]
    nxy: Annotated[NewtonsPerMetre, doc("Membrane shear.", 0.0)]
    mx: Annotated[NewtonMetresPerMetre, doc("Moment that bends along x.", 850.0)]
    my: Annotated[NewtonMetresPerMetre, doc("Moment that bends along y.", 255.0)]
    mxy: Annotated[NewtonMetresPerMetre, doc("Twisting moment.", 0.0)]
    qx: Annotated[NewtonsPerMetre, doc("Transverse shear on the face normal to x.", 0.0)]
    qy: Annotated[NewtonsPerMetre, doc("Transverse shear on the face normal to y.", 0.0)]


class PlateResultants(Row):
    """Resultants of a plate; of a triangle the fourth corner is zero."""

    centre: Annotated[Resultants, described("At its centre.")]
    corners: Annotated[
        tuple[Resultants, Resultants, Resultants, Resultants],
        described("At its corners, in order."),
    ]


class PlateStresses(Row):
    """The largest stresses of both faces at the centre of a plate."""

    von_mises: Annotated[Pascals, doc("Largest equivalent stress.", 120e6)]
    principal_max: Annotated[Pascals, doc("Largest principal stress.", 110e6)]
    principal_min: Annotated[Pascals, doc("Smallest principal stress.", -15e6)]


class PlateDisplacements(Row):
    """The mean movement of the corners of a plate."""

    in_global: Annotated[Motion, described("In global axes.")]
    in_local: Annotated[Motion, described("In the axes of the plate.")]


class PlateForces(Row):
    """What the nodes exert on the corners of a plate; zero at the fourth of a triangle."""

    corners: Annotated[
        tuple[NodalForces, NodalForces, NodalForces, NodalForces],
        described("At its corners, in order, in global axes."),
    ]
