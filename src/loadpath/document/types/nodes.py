"""Points of the structure and the masses that sit on them."""

from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import Kilograms, KilogramSquareMetres, Metres

from .references import Id, NodalSupportRef, NodeRef


class Node(Record):
    """A point where members and plates meet; global Y points up."""

    id: Annotated[Id, doc("Number by which the rest of the document refers to this node.", 1)]
    X: Annotated[Metres, doc("Global X coordinate, horizontal.", 0.0)]
    Y: Annotated[Metres, doc("Global Y coordinate, vertical and upward.", 3.0)]
    Z: Annotated[Metres, doc("Global Z coordinate, horizontal.", 0.0)]
    nodal_support: Annotated[
        NodalSupportRef | None, doc("Support that holds this node, if any.", 1)
    ] = None


class NodalMass(Record):
    """A lumped mass on a node, for modal and seismic analysis."""

    node: Annotated[NodeRef, doc("Node that carries the mass.", 4)]
    mass: Annotated[Kilograms, doc("Translational mass, the same in every direction.", 1500.0)]
    inertia_x: Annotated[
        KilogramSquareMetres | None, doc("Rotational inertia about global X.", 20.0)
    ] = None
    inertia_y: Annotated[
        KilogramSquareMetres | None, doc("Rotational inertia about global Y.", 20.0)
    ] = None
    inertia_z: Annotated[
        KilogramSquareMetres | None, doc("Rotational inertia about global Z.", 20.0)
    ] = None
