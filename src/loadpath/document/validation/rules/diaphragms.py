"""Rules about rigid diaphragms."""

import math

from loadpath.document.types.document import Document
from loadpath.document.validation.survey import Facts

from .rule import Found, error

_FLAT = 1e-6


@error(
    "The nodes of a rigid diaphragm do not lie in one plane across its normal.",
    "Name nodes of one floor, or give the normal of their plane.",
)
def diaphragm_not_flat(document: Document, facts: Facts) -> Found:
    if not document.model.rigid_diaphragms:
        return
    places = {node.id: (node.X, node.Y, node.Z) for node in document.model.nodes}
    for index, diaphragm in enumerate(document.model.rigid_diaphragms):
        where = ("model", "rigid_diaphragms", index)
        normal = diaphragm.normal or (0.0, 1.0, 0.0)
        size = math.hypot(*normal)
        if size == 0:
            message = "should have a length: it is the normal of the diaphragm's plane"
            yield (*where, "normal"), message
            continue
        first = places.get(diaphragm.node_ids[0])
        for number, id_ in enumerate(diaphragm.node_ids[1:], 1):
            if first is None or id_ not in places:
                continue
            arm = [b - a for a, b in zip(first, places[id_], strict=True)]
            off = abs(sum(n * a for n, a in zip(normal, arm, strict=True))) / size
            if off > _FLAT * math.hypot(*arm):
                yield (
                    (*where, "node_ids", number),
                    f"node {id_} should lie in the plane of the first node across the normal of "
                    "the diaphragm",
                )
