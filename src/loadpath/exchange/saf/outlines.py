"""Outlines of surfaces, openings and regions of SAF: edges from node to node, curves as chords."""

from loadpath.document.declaration.vector import Vector
from loadpath.exchange.saf.curved_lines import (
    CENTRED,
    THROUGH_THREE,
    Unreadable,
    chains_of,
    circle_of,
    corner_node,
    is_bent,
)
from loadpath.exchange.saf.reading import Outline, Reading
from loadpath.exchange.saf.sheet import Row, key_of

NO_NORMAL = (0.0, 0.0, 0.0)


def read_outline(reading: Reading, row: Row, normal: Vector = NO_NORMAL) -> Outline | None:
    """The outline of a row in the plane of the normal; none, and a word on it, where it has none.

    The normal matters to a circle by its centre and a point, which says no plane.
    """
    kinds = row.names("Edges")
    nodes = [reading.node(row, "Nodes", name) for name in row.names("Nodes")]
    circle = len(kinds) == 1 and key_of(kinds[0])
    if circle not in (CENTRED, THROUGH_THREE) and len(nodes) < 3:
        raise row.error("Nodes", f"should name three nodes or more; found '{row.text('Nodes')}'")
    try:
        if circle in (CENTRED, THROUGH_THREE):
            chains = [circle_of(row, str(circle), nodes, normal)]
        else:
            chains = chains_of(row, "Edges", nodes, closed=True)
    except Unreadable as reason:
        words = f"has curved edges ({'; '.join(kinds)}); it is not carried over: {reason}"
        reading.leave(row, words)
        return None
    edges = [[corner_node(reading, corner, row.name)["id"] for corner in chain] for chain in chains]
    found = Outline(edges)
    if is_bent(kinds):
        count = len(found.nodes())
        reading.note(row, f"has curved edges ({'; '.join(kinds)}); here {count} straight ones")
    return found
