"""Where fields stand beside others with which the engine does not honour them.

What is said there is declared on the field, as a conflict of the name that a finder has here.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain

from loadpath.document.types.document import Document
from loadpath.document.types.options import Dimensionality
from loadpath.document.types.plates import Plate, PlateTheory
from loadpath.document.validation.issues import Where

from .along_plates import members_along_plates, surfaces_to_mesh

Places = Iterator[Where]


def ground_along_plates(document: Document) -> Places:
    members = document.model.members
    bedded = [index for index, member in enumerate(members) if member.bedding]
    for index in members_along_plates(document.model, bedded):
        if members[index].end_section in (None, members[index].section):
            yield "model", "members", index, "bedding"


def taper_along_plates(document: Document) -> Places:
    tapered = [
        index
        for index, member in enumerate(document.model.members)
        if member.end_section not in (None, member.section)
    ]
    for index in members_along_plates(document.model, tapered):
        yield "model", "members", index, "end_section"


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
    surfaces = (("plate_surfaces", *each) for each in surfaces_to_mesh(model))
    for name, index, plate in chain[tuple[str, int, Plate]](elements, surfaces):
        modifiers = plate.stiffness_modifiers
        if plate.theory is PlateTheory.Kirchhoff and modifiers and modifiers.shear is not None:
            yield "model", name, index, "stiffness_modifiers", "shear"


FINDERS: Mapping[str, Callable[[Document], Places]] = {
    each.__name__: each
    for each in (
        ground_along_plates,
        taper_along_plates,
        warping_of_tapered_members,
        shear_of_kirchhoff_plate,
    )
}
