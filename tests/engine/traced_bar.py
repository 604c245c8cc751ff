"""A bar between forks, and what the trace of its check shows, by title and symbol."""

from typing import Any

from loadpath import Model
from loadpath.engine import solve

Json = dict[str, Any]


def between_forks(section: str, grade: str, span: float) -> tuple[Model, Any, Any, Any]:
    """The model, its member and the nodes at the member's start and end."""
    model = Model("bar")
    start, end = model.node(0, 0), model.node(span, 0)
    member = model.member(start, end, section, grade)
    model.support(start, RY="Free", RZ="Free")
    model.support(end, X="Free", RY="Free", RZ="Free")
    return model, member, start, end


def section_of(document: Json) -> Json:
    (section,) = document["model"]["sections"]
    return dict(section)


def steps(document: Json) -> dict[str, Any]:
    """Of the first part that is checked, by title and axis."""
    part = solve(document).unity_checks[0].per_entity[0]
    return {f"{step.title} {step.axis or ''}".strip(): step for step in part.trace}


def shown(step: Any) -> dict[str, float]:
    return {each.symbol: each.value for each in step.quantities}
