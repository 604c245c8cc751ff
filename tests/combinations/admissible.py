"""Every choice of factors that EN 1990 admits, written a second time and by brute force.

The figures are typed from Annex A1, not read from the product's tables. A choice names for every
action which of its parts act, for permanent ones also whether they count as favourable, and which
variable action leads, whether it acts or not. Nothing is left out as needless.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

PSI = {
    "imposed_A": (0.7, 0.5, 0.3),
    "imposed_B": (0.7, 0.5, 0.3),
    "imposed_C": (0.7, 0.7, 0.6),
    "imposed_D": (0.7, 0.7, 0.6),
    "imposed_E": (1.0, 0.9, 0.8),
    "imposed_F": (0.7, 0.7, 0.6),
    "imposed_G": (0.7, 0.5, 0.3),
    "imposed_H": (0.0, 0.0, 0.0),
    "snow_low": (0.5, 0.2, 0.0),
    "snow_high": (0.7, 0.5, 0.2),
    "wind": (0.6, 0.2, 0.0),
    "temperature": (0.6, 0.5, 0.0),
}
"""Table A1.1."""
NOT_ON_ROOFS = ("snow_low", "snow_high", "wind")
"""EN 1991-1-1, 3.3.2(1): not at one time with imposed loads on roofs."""

Load = dict[str, Any]
Factors = dict[int, float]
Parts = tuple[Load, ...]


def admissible(cases: list[Load], state: str, rule: str) -> Iterator[Factors]:
    """Factors by id of load case: STR, EQU, accidental, seismic, 6.14b, 6.15b or 6.16b."""
    if state == "STR" and rule == "6.10ab":
        yield from _choices(cases, (1.35, 1.0), 1.5, lead=0, others=0)
        yield from _choices(cases, (0.85 * 1.35, 1.0), 1.5, lead=None, others=0)
    elif state == "STR":
        yield from _choices(cases, (1.35, 1.0), 1.5, lead=None, others=0)
    elif state == "EQU":
        yield from _choices(cases, (1.1, 0.9), 1.5, lead=None, others=0)
    elif state in ("accidental", "seismic"):
        lead = 1 if state == "accidental" else 2
        for event in _ways(cases, lambda case: case["category"] == state):
            with_event = {case["id"]: 1.0 for part in event for case in part}
            if len([part for part in event if part]) == 1:
                for beside in _choices(cases, (1.0,), 1.0, lead=lead, others=2):
                    yield beside | with_event
    else:
        leading, others = {"6.14b": (None, 0), "6.15b": (1, 2), "6.16b": (2, 2)}[state]
        yield from _choices(cases, (1.0,), 1.0, lead=leading, others=others)


def _choices(
    cases: list[Load], sides: tuple[float, ...], gamma_q: float, lead: int | None, others: int
) -> Iterator[Factors]:
    """`lead` and `others` are columns of Table A1.1; None is the characteristic value."""
    for permanent in _permanent(cases, sides):
        for parts in _ways(cases, lambda case: case["category"] in PSI):
            kinds = {case["category"] for part in parts for case in part}
            if "imposed_H" in kinds and kinds & set(NOT_ON_ROOFS):
                continue
            for leader in range(max(len(parts), 1)):
                found = dict(permanent)
                for place, part in enumerate(parts):
                    column = lead if place == leader else others
                    for case in part:
                        psi = 1.0 if column is None else PSI[case["category"]][column]
                        found[case["id"]] = gamma_q * psi
                yield found


def _permanent(cases: list[Load], sides: tuple[float, ...]) -> Iterator[Factors]:
    sources: list[list[Factors]] = []
    for group in _groups(cases, lambda case: case["category"] in ("permanent", "prestress")):
        of_kind = sides if group[0]["category"] == "permanent" else (1.0,)
        relation = group[0].get("relation", "free")
        if relation == "together":
            sources.append([{case["id"]: side for case in group} for side in of_kind])
        elif relation == "exclusive":
            sources.append([{case["id"]: side} for case in group for side in of_kind])
        else:
            sources += [[{case["id"]: side} for side in of_kind] for case in group]
    for chosen in product(*sources):
        yield {key: value for each in chosen for key, value in each.items()}


def _ways(cases: list[Load], is_meant: Any) -> Iterator[tuple[Parts, ...]]:
    """Which parts of each action act, none included."""
    ways: list[list[Parts]] = []
    for group in _groups(cases, is_meant):
        relation = group[0].get("relation", "free")
        if relation == "together":
            ways.append([(), tuple(group)])
        elif relation == "exclusive":
            ways.append([(), *((case,) for case in group)])
        else:
            ways.append([part for k in range(len(group) + 1) for part in combinations(group, k)])
    yield from product(*ways)


def _groups(cases: list[Load], is_meant: Any) -> list[list[Load]]:
    found: dict[Any, list[Load]] = {}
    for case in cases:
        if is_meant(case):
            found.setdefault(case.get("group", ("alone", case["id"])), []).append(case)
    return list(found.values())
