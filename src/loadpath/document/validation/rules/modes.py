"""Rules about analyses that look for modes."""

from loadpath.document.types.document import Document
from loadpath.document.validation.survey import Facts

from .rule import Found, error


@error(
    "An analysis of modes needs the forces of a load case or combination and names none.",
    "Name a load case or a combination as the message says.",
)
def no_reference_loads(document: Document, facts: Facts) -> Found:
    buckling = document.analysis.buckling
    if buckling is not None and not buckling.all_combinations:
        if buckling.references is not None:
            if not buckling.references:
                yield ("analysis", "buckling", "references"), "should name loads, found none"
        elif buckling.reference is None:
            yield (
                ("analysis", "buckling"),
                "should have reference, references or all_combinations, found none of them",
            )
    modal = document.analysis.modal
    if modal is not None and modal.include_geometric_stiffness and not modal.stiffness_reference:
        yield (
            ("analysis", "modal", "stiffness_reference"),
            "should name the loads whose forces change the stiffness, found none",
        )
