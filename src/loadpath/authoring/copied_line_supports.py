"""Line supports go with the plates that are copied."""

from typing import TYPE_CHECKING

import msgspec

from loadpath.authoring.handles import Node
from loadpath.authoring.mirrored_support import support_image
from loadpath.authoring.records import model_records

if TYPE_CHECKING:
    from loadpath.authoring.copying import Copying


def copy_line_supports(copying: "Copying") -> None:
    """Along lines with a new end; one between two that stood there holds what it held."""
    model = copying.of.document.model
    lines = model_records(copying.of, "line_supports")
    kinds = {each.id: each for each in model.nodal_supports}
    for line in list(lines.all):
        ends = [line.start_node_id, line.end_node_id]
        start, end = (copying.image_id(Node, number, is_new=False) for number in ends)
        is_new = any(copying.image_id(Node, number) is not None for number in ends)
        if start is None or end is None or not is_new:
            continue
        kind = support_image(kinds[line.nodal_support], copying.to, line.frame)
        lines.add(
            msgspec.structs.replace(
                line,
                id=lines.next_id(),
                start_node_id=start,
                end_node_id=end,
                nodal_support=copying.of.support_id(kind),
            )
        )
