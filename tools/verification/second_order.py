"""Figures of `corpus/solved/second_order`.

A figure is compared with the largest of its group: translations, rotations, forces or moments of
one result set. A group a thousand times smaller than its partner, moments beside forces, is
measured by the partner.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from loadpath.engine import Results, ResultSet
from tools.verification.figure import FORCES, MOVES, UNITS, Figure, Json
from tools.verification.figure import single as of_its_own

GROUPS = ("loadcases", "loadcombinations")
PARTNERS = (("translation", "rotation"), ("force", "moment"))


class Pair(NamedTuple):
    """A figure of both with its kind."""

    what: str
    kind: str
    unit: str
    wanted: float
    found: float


def figures(case: Json, results: Results) -> Iterator[Figure]:
    for value in case.get("values", []):
        wanted = abs(value["value"])
        what, unit, found = single(results, value["path"])
        tolerance = value.get("tolerance", case["tolerance"])
        yield of_its_own(what, unit, wanted, abs(found), tolerance)
    for name, limit in case.get("limits", {}).items():
        reached = limit["load"] * results.loadcases[name].convergence.load_factor
        what = f"load under which {name} gives way"
        yield of_its_own(what, "N", limit["limit"], reached, case["tolerance"])
    for group in GROUPS:
        for name, wanted in case.get(group, {}).items():
            found = getattr(results, group)[name]
            yield from measured(f", {name}", list(pairs(found, wanted)), case["tolerance"])


def measured(where: str, all_pairs: list[Pair], tolerance: float) -> Iterator[Figure]:
    assert all_pairs
    size = {kind: 0.0 for partners in PARTNERS for kind in partners}
    for each in all_pairs:
        size[each.kind] = max(size[each.kind], abs(each.wanted))
    for small, large in PARTNERS:
        for a, b in ((small, large), (large, small)):
            if size[a] < 1e-3 * size[b]:
                size[a] = size[b]
    for each in all_pairs:
        of = size[each.kind]
        what, allowed = each.what + where, tolerance * of
        yield Figure(what, each.unit, each.wanted, each.found, allowed, of, of_many=True)


def pairs(found: ResultSet, wanted: Json) -> Iterator[Pair]:
    moved, forced = PARTNERS
    for node, row in wanted.get("displacements", {}).items():
        yield from of_row(f"node {node}", moved, MOVES, row, found.displacement(int(node)))
    for node, row in wanted.get("reactions", {}).items():
        place = f"the reaction of node {node}"
        yield from of_row(place, forced, FORCES, row, found.reaction(int(node)))
    for member, ends in wanted.get("members", {}).items():
        ours = {"start": found.start_forces(int(member)), "end": found.end_forces_of(int(member))}
        for end, row in ends.items():
            yield from of_row(f"the {end} of member {member}", forced, FORCES, row, ours[end])


def of_row(
    place: str,
    kinds: tuple[str, str],
    names: tuple[str, ...],
    wanted: list[float | None],
    found: Any,
) -> Iterator[Pair]:
    for k, value in enumerate(wanted):
        if value is not None:
            name = names[k]
            what = f"{name} of {place}"
            yield Pair(what, kinds[k // 3], UNITS[name[0]], value, float(found[name]))


def single(results: Results, path: str) -> tuple[str, str, float]:
    """What, unit and figure of a path: group, set, kind, id, side of a member, place in its row."""
    group, set_name, kind, id_, *side, place = path.split("/")
    found: ResultSet = getattr(results, group)[set_name]
    name = (MOVES if kind == "displacements" else FORCES)[int(place)]
    if kind == "displacements":
        at, value = f"node {id_}", found.displacement(int(id_))[name]
    elif kind == "reactions":
        at, value = f"the reaction of node {id_}", found.reaction(int(id_))[name]
    elif side == ["start"]:
        at, value = f"the start of member {id_}", found.start_forces(int(id_))[name]
    elif side == ["end"]:
        at, value = f"the end of member {id_}", found.end_forces_of(int(id_))[name]
    else:
        assert side == ["min"]
        at, value = f"member {id_}, least", getattr(found.extremes(int(id_)), name).min
    return f"{name} of {at}, {set_name}", UNITS[name[0]], float(value)
