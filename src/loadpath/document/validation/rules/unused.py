"""Rules about things that the document declares and nothing uses."""

from collections.abc import Sequence
from typing import Any

from loadpath.document.types.document import Document
from loadpath.document.validation.survey import Facts

from .rule import Found, warning


def _unused(facts: Facts, kind: str, items: Sequence[Any] | None, users: tuple[str, ...]) -> Found:
    used = set[int]().union(*(facts.used.get(user, ()) for user in users))
    if facts.ids.get(kind, set()) - used:
        for index, item in enumerate(items or ()):
            if item.id not in used:
                group, name = kind.split(".")
                yield (group, name, index), f"{name[:-1].replace('_', ' ')} {item.id} is not used"


@warning("No section and no plate uses a material.", "Use the material or remove it.")
def unused_material(document: Document, facts: Facts) -> Found:
    users = (
        "model.sections.material",
        "model.plate_elements.material",
        "model.plate_surfaces.material",
    )
    yield from _unused(facts, "model.materials", document.model.materials, users)


@warning("No member uses a section.", "Use the section or remove it.")
def unused_section(document: Document, facts: Facts) -> Found:
    users = ("model.members.section", "model.members.end_section")
    yield from _unused(facts, "model.sections", document.model.sections, users)


@warning("No node uses a support.", "Give a node the support or remove it.")
def unused_support(document: Document, facts: Facts) -> Found:
    users = ("model.nodes.nodal_support", "model.line_supports.nodal_support")
    yield from _unused(facts, "model.nodal_supports", document.model.nodal_supports, users)


@warning("No member uses a hinge.", "Give a member the hinge or remove it.")
def unused_hinge(document: Document, facts: Facts) -> Found:
    users = ("model.members.start_hinge", "model.members.end_hinge")
    yield from _unused(facts, "model.member_hinges", document.model.member_hinges, users)


@warning(
    "There are combinations, and a load case takes part in none of them.",
    "Add the load case to a combination or remove it.",
)
def unused_load_case(document: Document, facts: Facts) -> Found:
    analysis = document.analysis
    if analysis.load_combinations:
        users = (
            "analysis.load_combinations.load_case_factors.load_case_id",
            "analysis.seismic.mass_sources.load_case_id",
        )
        yield from _unused(facts, "analysis.load_cases", analysis.load_cases, users)
