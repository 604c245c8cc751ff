"""What run_checks says, at three levels of detail."""

from typing import Any

import msgspec

from loadpath.engine import Checks
from loadpath.mcp.local.fitting import LARGEST, MOST_ROWS, capped, fit_lists, short_name
from loadpath.mcp.local.rounded import rounded
from loadpath.mcp.local.solve_answer import list_problems
from loadpath.mcp.tools.tool_error import ToolError


def answer_checked(outcome: Checks, detail: str) -> dict[str, Any]:
    """The answer of run_checks."""
    results = outcome.results
    names = {each.id: each.name for each in results.loadcombinations.values()}
    answer: dict[str, Any] = {
        "detail": detail,
        "verdict": outcome.verdict.value,
        "checks": [_check(check, names) for check in outcome.checks],
        "members_without_check": len(results.coverage.members_without_check),
        "problems": list_problems(results, results.sets),
    }
    if detail == "summary":
        return fit_lists(answer, ("problems", "checks"))
    if detail == "tables":
        for told, check in zip(answer["checks"], outcome.checks, strict=True):
            told |= _rows(check, names)
        return answer
    text = msgspec.json.encode(outcome.checks)
    if len(text) > LARGEST:
        raise ToolError(
            f"The traces of all checks are longer than {LARGEST // 1024} kB.",
            "too_long",
            "detail",
            "ask for detail tables, or read unity_check_results with the Python package",
        )
    return {**answer, "unity_check_results": msgspec.json.decode(text)}


def _check(check: dict[str, Any], names: dict[int, str]) -> dict[str, Any]:
    worst = check["max_utilization"]
    return {
        "check_id": check["check_id"],
        "name": short_name(check["name"]),
        "status": check["status"],
        "max_utilization": None if worst is None else rounded(worst),
        "governing": None if check["governing"] is None else _row(check["governing"], names),
    }


def _row(entity: dict[str, Any], names: dict[int, str]) -> dict[str, Any]:
    """One checked part: which, how much, under what, where, and the clause that governs."""
    row: dict[str, Any] = {
        key: value for key, value in entity["entity"].items() if key != "type"
    } or {"entity": entity["entity"].get("type")}
    row["status"] = entity["status"]
    if entity.get("utilization") is not None:
        row["utilization"] = rounded(entity["utilization"])
    if entity.get("governing_combination_id") is not None:
        combination = entity["governing_combination_id"]
        row["combination"] = short_name(names.get(combination, str(combination)))
    if entity.get("location_x_frac") is not None:
        row["x_frac"] = rounded(entity["location_x_frac"])
    trace = entity.get("trace")
    if trace:
        governing = _governing(trace)
        row["governed_by"] = governing["label"]
        row["how"] = governing["substituted"]
    return row


def _governing(trace: list[dict[str, Any]]) -> dict[str, Any]:
    """The step that the last one names, or the last one itself."""
    last = trace[-1]
    named = (step for step in trace if step["label"] == last["formula"])
    return next(named, last) if last["label"] == "Governing" else last


def _rows(check: dict[str, Any], names: dict[int, str]) -> dict[str, Any]:
    """Every checked part, the most utilized first."""
    parts = sorted(check["per_entity"], key=lambda part: -(part.get("utilization") or 0.0))
    rows = [_row(part, names) for part in parts[:MOST_ROWS]]
    for row in rows:
        row.pop("how", None)
    return {"rows": rows, "rows_left_out": capped(len(parts))}
