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
    for name in ("modal", "seismic"):
        asked = getattr(document.analysis, name)
        if asked is None or not asked.include_geometric_stiffness:
            continue
        if asked.stiffness_reference is None:
            yield (
                ("analysis", name, "stiffness_reference"),
                "should name the loads whose forces change the stiffness, found none",
            )
