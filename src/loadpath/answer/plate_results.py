"""The plates' part of the results document."""

from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import Count

from .plate_rows import PlateStresses, Resultants
from .table import described
from .vectors import Motion, NodalForces, Point


class PlateResults(Record):
    """What a plate comes to, in its local axes where nothing else is said."""

    plate_id: Annotated[Count, doc("Its id.", 7)]
    source_surface_id: Annotated[Count | None, doc("The surface it was meshed from.", 1)]
    centroid: Annotated[Point, described("Its centre.")]
    centroid_displacement_global: Annotated[Motion, described("How it moves, in global axes.")]
    centroid_displacement_local: Annotated[Motion, described("How it moves, in its own axes.")]
    resultants: Annotated[Resultants, described("Resultants at its centre.")]
    nodal_resultants: Annotated[
        dict[str, Resultants], described("Resultants at its corners, by node.")
    ]
    stresses: Annotated[PlateStresses, described("Largest stresses of both faces.")]
    nodal_forces_global: Annotated[
        dict[str, NodalForces], described("What its nodes exert on it, in global axes, by node.")
    ]
