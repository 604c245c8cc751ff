"""Rules about plates."""

from loadpath.document.types.document import Document
from loadpath.document.validation.survey import Facts

from .rule import Found, error


@error(
    "A plate or an opening has the same node as a corner twice.",
    "List each corner once; the outline closes by itself.",
)
def repeated_corner(document: Document, facts: Facts) -> Found:
    model = document.model
    for index, element in enumerate(model.plate_elements or ()):
        yield from _repeated(element.node_ids, ("model", "plate_elements", index, "node_ids"))
    for index, surface in enumerate(model.plate_surfaces or ()):
        place = ("model", "plate_surfaces", index)
        yield from _repeated(surface.boundary_node_ids, (*place, "boundary_node_ids"))
        for number, opening in enumerate(surface.openings or ()):
            where = (*place, "openings", number, "boundary_node_ids")
            yield from _repeated(opening.boundary_node_ids, where)


def _repeated(corners: list[int], where: tuple[str | int, ...]) -> Found:
    if len(set(corners)) < len(corners):
        first = next(node for node in corners if corners.count(node) > 1)
        yield where, f"should list each corner once, found node {first} more than once"
