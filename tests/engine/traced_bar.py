"""What the trace of a bar's check shows, by title and symbol."""

from typing import Any

from loadpath.engine import solve

Json = dict[str, Any]


def section_of(document: Json) -> Json:
    (section,) = document["model"]["sections"]
    return dict(section)


def steps(document: Json) -> dict[str, Any]:
    """Of the first part that is checked, by title and axis."""
    part = solve(document).unity_checks[0].per_entity[0]
    return {f"{step.title} {step.axis or ''}".strip(): step for step in part.trace}


def shown(step: Any) -> dict[str, float]:
    return {each.symbol: each.value for each in step.quantities}
