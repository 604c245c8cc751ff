"""Rows of results that an agent asked for by member, node, combination or clause.

The npm server says the same in the same words (`web/mcp/src/asked_rows.ts`); a test holds the two
together.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from loadpath.answer.check_results import CheckedPart, Step
from loadpath.answer.checks import EntityType, Status
from loadpath.builders.parameter import shown
from loadpath.engine import Results
from loadpath.engine.result_set import ResultSet
from loadpath.engine.unity_checks import UnityCheck
from loadpath.mcp.tools.tool_error import ToolError

Answer = dict[str, Any]
FORCES = ("fx", "fy", "fz", "mx", "my", "mz")
MOTIONS = ("dx", "dy", "dz", "rx", "ry", "rz")
MOST_ROWS = 600
MOST_CHECKED = 200
GOVERNING = "Governing"
"""The title of a trace's last step, which repeats the one that governs."""


def six(value: float | None) -> float | None:
    """A number with six digits."""
    return None if value is None else float(f"{value:.6g}")


def ids_of(arguments: Answer, name: str) -> list[int]:
    """One id or several, as they were asked for."""
    value = arguments.get(name)
    ids = value if isinstance(value, list) else [] if value is None else [value]
    for each in ids:
        if not isinstance(each, int) or isinstance(each, bool):
            message = f"'{name}' should hold whole numbers, found {shown(each)}."
            raise ToolError(message, "invalid_parameter", name)
    return ids


def solved_rows(
    results: Results, chosen: str | None, members: list[int], nodes: list[int]
) -> dict[str, Answer]:
    """Per load case and combination the rows of these members and nodes, spelled as in tables."""
    sets = [each for each in results.sets if chosen is None or each.name == chosen]
    count = len(sets) * (len(members) + len(nodes))
    if count > MOST_ROWS:
        raise ToolError(
            f"That is {count} rows, at most {MOST_ROWS} are told at once.",
            "invalid_parameter",
            "set",
            "name one set, or fewer members and nodes",
        )
    for name, wanted, known in (
        ("member", members, results.places.member),
        ("node", nodes, results.places.node),
    ):
        _refuse_unknown(name, wanted, known)
    return {each.name: _set_rows(results, each, members, nodes) for each in sets}


def _set_rows(results: Results, found: ResultSet, members: list[int], nodes: list[int]) -> Answer:
    if not found.is_usable:
        return {"usable": False}
    rows: Answer = {"usable": True}
    if members:
        rows["members_min_max"] = {str(each): ranges(found, each) for each in members}
    if nodes:
        rows["displacements"] = {
            str(each): {name: six(getattr(found.displacement(each), name)) for name in MOTIONS}
            for each in nodes
        }
        rows["reactions"] = {
            str(each): {name: six(getattr(found.reaction(each), name)) for name in FORCES}
            for each in nodes
            if each in results.places.support_node
        }
    return rows


def ranges(found: ResultSet, member: int) -> Answer:
    """The smallest and the largest of each section force."""
    extremes = found.extremes(member)
    pairs = {name: getattr(extremes, name) for name in FORCES}
    return {name: [six(pair.min), six(pair.max)] for name, pair in pairs.items()}


def _refuse_unknown(name: str, wanted: Iterable[int], known: dict[int, int]) -> None:
    for each in wanted:
        if each not in known:
            there = ", ".join(map(str, list(known)[:20])) or "none"
            more = f" and {len(known) - 20} more" if len(known) > 20 else ""
            raise ToolError(
                f"'{name}' is {each}; the model has {there}{more}.", "invalid_parameter", name
            )


def checked_rows(
    results: Results,
    check: UnityCheck,
    entities: set[tuple[EntityType, int]] | None,
    combination: str | None,
    clause: str | None,
) -> Answer:
    """The parts of one check that were asked for, undecided ones first, then the most utilized."""
    names = combination_names(results)
    found = [
        (part, matching(part, clause))
        for part in check.per_entity
        if (entities is None or entity_of(part) in entities)
        and (combination is None or names.get(part.governing_combination_id) == combination)
    ]
    if clause is not None:
        found = [(part, steps) for part, steps in found if steps]
    found.sort(key=lambda each: -_weight(each[0], each[1], clause))
    return {
        "check_id": check.check_id,
        "name": check.name,
        "status": check.status,
        "max_utilization": six(check.max_utilization),
        "rows": [checked_row(part, steps, names) for part, steps in found[:MOST_CHECKED]],
        "rows_left_out": max(0, len(found) - MOST_CHECKED),
    }


def checked_row(part: CheckedPart, steps: list[Step], names: dict[int | None, str]) -> Answer:
    """One part: how far it is used and by what, with the clauses that were asked for."""
    entity = msgspec.to_builtins(part.entity)
    decides = governing_step(part)
    row = {
        **{key: value for key, value in entity.items() if key != "type" and value is not None},
        "status": part.status,
        "utilization": six(part.utilization),
        "combination": names.get(part.governing_combination_id),
        "x_frac": six(part.location_x_frac),
        "governed_by": None if decides is None else label(decides),
        "why": part.message,
        "clauses": [told_step(step) for step in steps],
    }
    return {key: value for key, value in row.items() if value not in (None, [])}


def told_step(step: Step) -> Answer:
    """A clause with its utilization, demand and capacity."""
    told = {
        "clause": label(step),
        "utilization": six(step.value),
        "demand": six(step.demand),
        "capacity": six(step.capacity),
        "unit": step.unit,
    }
    return {key: value for key, value in told.items() if value not in (None, "")}


def label(step: Step) -> str:
    """What a step does, with its axis and clause."""
    axis = f" {step.axis}" if step.axis else ""
    return f"{step.title}{axis} ({step.clause})" if step.clause else f"{step.title}{axis}"


def clauses_of(part: CheckedPart) -> list[Step]:
    """The utilizations of a part, the largest first."""
    steps = [each for each in part.trace if each.is_utilization and each.title != GOVERNING]
    return sorted(steps, key=lambda step: -(step.value if step.value is not None else 0.0))


def governing_step(part: CheckedPart) -> Step | None:
    return next((each for each in clauses_of(part) if each.value == part.utilization), None)


def matching(part: CheckedPart, clause: str | None) -> list[Step]:
    """The steps of a clause: 6.3 stands for all that begin so."""
    if clause is None:
        return []
    return [each for each in clauses_of(part) if (each.clause or "").startswith(clause)]


def combination_names(results: Results) -> dict[int | None, str]:
    return {each.id: each.name for each in results.loadcombinations.values()}


def entity_of(part: CheckedPart) -> tuple[EntityType, int]:
    entity = part.entity
    ids = (entity.member_id, entity.memberset_id, entity.plate_element_id, entity.plate_surface_id)
    return entity.type, next(each for each in ids if each is not None)


def entities_of(document: Any, members: list[int]) -> set[tuple[EntityType, int]]:
    """Members as checks know them: by themselves, and as part of a member set."""
    sets = document["model"].get("member_sets") or []
    found = {(EntityType.Member, each) for each in members}
    return found | {
        (EntityType.MemberSet, each["id"])
        for each in sets
        if set(members) & set(each["member_ids"])
    }


def _weight(part: CheckedPart, steps: list[Step], clause: str | None) -> float:
    if part.status is Status.Indeterminate:
        return float("inf")
    values = [each.value or 0.0 for each in steps] if clause else [part.utilization or 0.0]
    return max(values, default=0.0)
