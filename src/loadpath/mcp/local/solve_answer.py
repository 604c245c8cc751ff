"""What solve_model says, at three levels of detail. SI units; member forces in local axes."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

import msgspec
import numpy as np

from loadpath.engine import Results, ResultSet
from loadpath.engine.curves import CURVES, FORCES
from loadpath.mcp.local.fitting import LARGEST, MOST_ROWS, fit_lists, short_name
from loadpath.mcp.local.rounded import rounded
from loadpath.mcp.tools.tool_error import ToolError

MOTIONS = ("dx", "dy", "dz", "rx", "ry", "rz")
TOLD = FORCES[:6]


def answer_solved(results: Results, detail: str, chosen: str | None) -> dict[str, Any]:
    """The answer of solve_model."""
    sets = choose_sets(results, chosen)
    head = {
        "detail": detail,
        "usable": all(each.is_usable for each in sets),
        "problems": list_problems(results, sets),
        "balance_error": max(
            (each.balance.balance_error for each in sets if each.is_usable), default=0.0
        ),
    }
    if detail == "summary":
        return _summary(results, sets, head)
    if detail == "tables":
        return _fitting_tables(results, sets, head)
    return {**head, "results": _full(results, sets)}


def choose_sets(results: Results, chosen: str | None) -> list[ResultSet]:
    """All load cases and combinations, or the one of that name."""
    if chosen is None:
        return results.sets
    found = [each for each in results.sets if each.name == chosen]
    if not found:
        names = [each.name for each in results.sets]
        raise ToolError(
            f"'set' is '{chosen[:60]}'; there are {', '.join(names[:20])}.",
            "invalid_parameter",
            "set",
            names[0] if names else None,
        )
    return found


def list_problems(results: Results, sets: list[ResultSet]) -> list[dict[str, str]]:
    """What is wrong or doubtful, each once per set."""
    found = [
        {"set": each.name, "code": issue.code, "message": issue.message}
        for each in sets
        for issue in (*each.errors, *each.warnings)
    ]
    return found + [
        {"set": "", "code": issue.code, "message": issue.message} for issue in results.warnings
    ]


def list_extremes(results: Results, sets: list[ResultSet]) -> dict[str, Any]:
    """What governs and where: the largest displacement of a node, displacement of a member across
    its axis, and section forces."""
    usable = [each for each in sets if each.is_usable]
    extremes: dict[str, Any] = {}
    if usable and len(results.places.node):
        extremes["displacement"] = max(
            (_largest_motion(results, each) for each in usable), key=lambda found: found["value"]
        )
    if usable and results.places.member:
        across = [_largest(results, usable, CURVES.index(name)) for name in ("dy", "dz")]
        moved = max(across, key=lambda found: abs(found["value"]))
        extremes["member_displacement"] = {**moved, "value": rounded(moved["value"])}
        largest = {name: _largest(results, usable, place) for place, name in enumerate(TOLD)}
        scale = max(abs(found["value"]) for found in largest.values())
        for name, found in largest.items():
            found["value"] = rounded(found["value"], scale)
            if found["value"]:
                extremes[name] = found
    return extremes


def _largest_motion(results: Results, found: ResultSet) -> dict[str, Any]:
    moved = found.displacements[:, :3]
    sizes = np.sqrt((moved**2).sum(axis=1))
    row = int(np.argmax(sizes))
    size = float(sizes[row])
    node = list(results.places.node)[row]
    parts = dict(zip(MOTIONS, (rounded(each, size) for each in moved[row].tolist()), strict=False))
    return {"value": rounded(size), "set": short_name(found.name), "node": node, **parts}


def _largest(results: Results, sets: list[ResultSet], place: int) -> dict[str, Any]:
    members = list(results.places.member)
    best: dict[str, Any] = {"value": 0.0, "set": sets[0].name, "member": members[0], "x": 0.0}
    for each in sets:
        curve = each.all_extremes[CURVES[place]]
        for extreme in ("max", "min"):
            row = int(np.argmax(np.abs(curve[extreme])))
            value = float(curve[extreme][row])
            if abs(value) > abs(best["value"]):
                x = rounded(float(curve[f"{extreme}_x"][row]))
                best = {
                    "value": value,
                    "set": short_name(each.name),
                    "member": members[row],
                    "x": x,
                }
    return best


def _summary(results: Results, sets: list[ResultSet], head: dict[str, Any]) -> dict[str, Any]:
    told = [
        {
            "name": short_name(each.name),
            "kind": each.kind,
            "sum_of_reactions": _sum_of_reactions(each),
            **({} if each.is_usable else {"usable": False}),
        }
        for each in sorted(sets, key=lambda each: each.kind == "loadcase")
    ]
    return fit_lists(
        {**head, "extremes": list_extremes(results, sets), "sets": told}, ("problems", "sets")
    )


def _sum_of_reactions(found: ResultSet) -> list[float]:
    forces = found.balance.sum_of_reactions[:3]
    scale = max((abs(force) for force in forces), default=0.0)
    return [rounded(force, 1e3 * scale) for force in forces]


def _fitting_tables(
    results: Results, sets: list[ResultSet], head: dict[str, Any]
) -> dict[str, Any]:
    """As many rows as an answer may have, the same number for every set."""
    rows = MOST_ROWS
    while True:
        answer = {**head, "sets": {each.name: _tables(results, each, rows) for each in sets}}
        if rows == 1 or len(msgspec.json.encode(answer)) <= LARGEST:
            return answer
        rows //= 2


def _tables(results: Results, found: ResultSet, rows: int) -> dict[str, Any]:
    """A row per node, per support and per member; forces of members as [smallest, largest]."""
    if not found.is_usable:
        return {"usable": False}
    places = results.places
    members = {
        str(member): {
            name: [rounded(row[4 * place + 2]), rounded(row[4 * place])]
            for place, name in enumerate(TOLD)
        }
        for member, row in _first(rows, places.member, found.tables["extremes"])
    }
    return {
        "usable": True,
        "displacements": {
            str(node): _named(MOTIONS, row)
            for node, row in _first(rows, places.node, found.displacements)
        },
        "displacements_left_out": max(0, len(places.node) - rows),
        "reactions": {
            str(node): _named(TOLD, row)
            for node, row in _first(rows, places.support_node, found.reactions)
        },
        "reactions_left_out": max(0, len(places.support_node) - rows),
        "members_min_max": members,
        "members_left_out": max(0, len(places.member) - rows),
    }


def _first(rows: int, ids: Iterable[int], table: Any) -> Iterable[tuple[int, Any]]:
    return zip(islice(ids, rows), table[:rows].tolist(), strict=False)


def _named(names: tuple[str, ...], row: list[float]) -> dict[str, float]:
    return {name: rounded(value) for name, value in zip(names, row, strict=False)}


def _full(results: Results, sets: list[ResultSet]) -> dict[str, Any]:
    """The results document, of the chosen sets, if an agent can take it."""
    names = {each.name for each in sets}
    if results.receipt.result_doubles * 8 > 4 * LARGEST and len(names) > 1:
        raise too_long("set")
    tree: dict[str, Any] = msgspec.json.decode(results.to_json())
    for kind in ("loadcases", "loadcombinations"):
        tree[kind] = {name: each for name, each in tree[kind].items() if name in names}
    if len(msgspec.json.encode(tree)) > LARGEST:
        raise too_long("detail")
    return tree


def too_long(path: str) -> ToolError:
    return ToolError(
        f"The full results are longer than {LARGEST // 1024} kB, which no agent can read.",
        "too_long",
        path,
        "ask for one set, for detail tables, or solve with the Python package and read its tables",
    )
