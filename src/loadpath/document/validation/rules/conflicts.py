"""Where fields stand beside others with which they have no effect.

What is said there is declared on the field, as a conflict of the name that a finder has here.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain

from loadpath.document.types.document import Document
from loadpath.document.types.model import Model
from loadpath.document.types.options import Dimensionality
from loadpath.document.types.plates import Plate, PlateSurface, PlateTheory
from loadpath.document.validation.issues import Where

Places = Iterator[Where]


def warping_of_tapered_members(document: Document) -> Places:
    options = document.analysis.options
    if options.include_warping is False or options.dimensionality is Dimensionality.two:
        return
    varying = [
        {member.section, member.end_section}
        for member in document.model.members
        if member.end_section not in (None, member.section)
    ]
    for index, section in enumerate(document.model.sections or ()):
        if section.i_w and any(section.id in ends for ends in varying):
            yield "model", "sections", index, "i_w"


def shear_of_kirchhoff_plate(document: Document) -> Places:
    model = document.model
    elements = (("plate_elements", *each) for each in enumerate(model.plate_elements or ()))
    surfaces = (("plate_surfaces", *each) for each in _surfaces_to_mesh(model))
    for name, index, plate in chain[tuple[str, int, Plate]](elements, surfaces):
        modifiers = plate.stiffness_modifiers
        if plate.theory is PlateTheory.Kirchhoff and modifiers and modifiers.shear is not None:
            yield "model", name, index, "stiffness_modifiers", "shear"


def _surfaces_to_mesh(model: Model) -> Iterator[tuple[int, PlateSurface]]:
    """Surfaces of which the document carries no elements, with their indexes."""
    meshed = {element.source_surface_id for element in model.plate_elements or ()}
    for index, surface in enumerate(model.plate_surfaces or ()):
        if not surface.generated_plate_element_ids and surface.id not in meshed:
            yield index, surface


FINDERS: Mapping[str, Callable[[Document], Places]] = {
    each.__name__: each
    for each in (
        warping_of_tapered_members,
        shear_of_kirchhoff_plate,
    )
}
