"""Line supports go with the plates that are copied."""

import msgspec

from loadpath.authoring.handles import Node
from loadpath.authoring.mirrored_support import support_image
from loadpath.authoring.one_copy import OneCopy
from loadpath.authoring.records import model_records


def copy_line_supports(copy: OneCopy) -> None:
    """Along lines with a new end; one between two that stood there holds what it held."""
    model = copy.of.document.model
    lines = model_records(copy.of, "line_supports")
    kinds = {each.id: each for each in model.nodal_supports}
    for line in list(lines.all):
        ends = [line.start_node_id, line.end_node_id]
        start, end = (copy.image_id(Node, number, is_new=False) for number in ends)
        is_new = any(copy.image_id(Node, number) is not None for number in ends)
        if start is None or end is None or not is_new:
            continue
        kind = support_image(kinds[line.nodal_support], copy.to, line.frame)
        lines.add(
            msgspec.structs.replace(
                line,
                id=lines.next_id(),
                start_node_id=start,
                end_node_id=end,
                nodal_support=copy.of.support_id(kind),
            )
        )
