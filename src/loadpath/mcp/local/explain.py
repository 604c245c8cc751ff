"""One member in words and numbers: how far it is used, by which clause, under what forces.

The npm server says the same in the same words (`web/mcp/src/explain.ts`); a test holds the two
together.
"""

from typing import Any

from loadpath.answer.check_results import CheckedPart
from loadpath.answer.checks import Status
from loadpath.engine import Results
from loadpath.mcp.local.asked_rows import (
    FORCES,
    Answer,
    checked_row,
    clauses_of,
    combination_names,
    entities_of,
    entity_of,
    governing_step,
    label,
    ranges,
    six,
)
from loadpath.mcp.tools.solving import MORE
from loadpath.mcp.tools.tool_error import ToolError

MOST_CLAUSES = 8


def explain(results: Results, document: Any, member: int) -> Answer:
    """What is known of a member."""
    if member not in results.places.member:
        there = ", ".join(map(str, list(results.places.member)[:20]))
        raise ToolError(
            f"'member' is {member}; the model has {there}.", "invalid_parameter", "member"
        )
    wanted = entities_of(document, [member])
    parts = [
        (check, part)
        for check in results.unity_checks
        for part in check.per_entity
        if entity_of(part) in wanted
    ]
    parts.sort(key=lambda each: -_weight(each[1]))
    names = combination_names(results)
    governing = {names.get(part.governing_combination_id) for _, part in parts} - {None}
    usable = [each for each in results.sets if each.is_usable]
    return {
        "member": member,
        "says": _says(results, document, member, [part for _, part in parts], names),
        "model": results.headline,
        "reasons": [
            each.message for each in results.verdict.reasons if member in (each.member_ids or [])
        ],
        "checks": [
            {
                "check": check.name,
                **checked_row(part, clauses_of(part)[:MOST_CLAUSES], names),
                "formula": _formula(part),
            }
            for check, part in parts
        ],
        "forces": {each.name: ranges(each, member) for each in usable if each.name in governing},
        "extremes": _extremes(usable, member),
        "unusable_sets": [each.name for each in results.sets if not each.is_usable],
        "more": MORE["explain"],
    }


def _says(
    results: Results,
    document: Any,
    member: int,
    parts: list[CheckedPart],
    names: dict[int | None, str],
) -> str:
    length = float(results.places.member_lengths[results.places.of_member(member), 0])
    who = f"Member {member} ({_made_of(document, member)}{six(length):g} m)"
    unsolved = [each.name for each in results.sets if not each.is_usable]
    if not parts and unsolved:
        return f"{who}: undecided, {', '.join(unsolved[:3])} could not be solved."
    if not parts:
        return f"{who}: no check looks at it."
    worst = parts[0]
    if worst.status is Status.Indeterminate or worst.utilization is None:
        return f"{who}: undecided, {worst.message or 'without a reason'}."
    state = "fails" if worst.status is Status.Red else "is within its limits"
    decides = governing_step(worst)
    by = "" if decides is None else f"; {label(decides)} governs"
    combination = names.get(worst.governing_combination_id)
    under = "" if combination is None else f" under {combination}"
    place = worst.location_x_frac
    at = "" if place is None else f" at x = {six(place * length):g} m"
    return f"{who} {state}, utilization {six(worst.utilization):g}{by}{under}{at}."


def _made_of(document: Any, member: int) -> str:
    model = document["model"]
    sections = {each["id"]: each for each in model.get("sections") or []}
    materials = {each["id"]: each for each in model["materials"]}
    record = next(each for each in model["members"] if each["id"] == member)
    section = sections.get(record.get("section"))
    if section is None:
        return ""
    return f"{section['name']} of {materials[section['material']]['name']}, "


def _formula(part: CheckedPart) -> Answer | None:
    """The step that governs, in symbols and with what is put into it, SI."""
    step = governing_step(part)
    if step is None or step.expression is None:
        return None
    values = {each.symbol: [six(each.value), each.unit] for each in step.quantities}
    return {"expression": step.expression, "values": values}


def _extremes(usable: list[Any], member: int) -> Answer:
    """Of each section force what is furthest from zero, with its set and place."""
    found: Answer = {}
    for each in usable:
        extremes = each.extremes(member)
        for name in FORCES:
            pair = getattr(extremes, name)
            for value, x in ((pair.min, pair.min_x), (pair.max, pair.max_x)):
                if abs(value) > abs(found.get(name, {"value": 0.0})["value"]):
                    found[name] = {"value": value, "set": each.name, "x": x}
    return {
        name: {**found[name], "value": six(found[name]["value"]), "x": six(found[name]["x"])}
        for name in FORCES
        if name in found
    }


def _weight(part: CheckedPart) -> float:
    """Failing before undecided before passing, then the most utilized."""
    rank = {Status.Red: 2e9, Status.Indeterminate: 1e9}.get(part.status, 0.0)
    return rank + min(part.utilization or 0.0, 1e8)
