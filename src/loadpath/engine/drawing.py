"""Results as pictures: utilizations on the structure, and diagrams of section forces along it."""

from html import escape
from typing import Any

import numpy as np

from loadpath.document.drawing import Diagram, Drawing, Structure, card, draw, table
from loadpath.document.drawing.structure import Point

from .result_set import ResultSet
from .signs import Signs
from .solution import Solution

STATIONS = np.linspace(0.0, 1.0, 21)
NAMES = {
    "fx": "axial force, kN",
    "fy": "shear force along y, kN",
    "fz": "shear force along z, kN",
    "mx": "torsional moment, kNm",
    "my": "bending moment about y, kNm",
    "mz": "bending moment about z, kNm",
}

# What fails is listed first, then what is undecided.
URGENCY = {"Red": 0, "Indeterminate": 1}


def draw_force(results: Solution, component: str, found: ResultSet) -> Drawing:
    """A section force along all members of one load case or combination."""
    structure = Structure.of(results.document)
    return draw(structure, diagram=force_diagram(results, structure, component, found))


def force_diagram(
    results: Solution, structure: Structure, component: str, found: ResultSet
) -> Diagram:
    """The same as stations beside the bars, in the signs of pictures."""
    if component not in NAMES:
        raise ValueError(f"component should be one of {', '.join(NAMES)}, found {component!r}")
    place = list(found.all_extremes.dtype.names or ()).index(component)
    signs = Signs(results)
    values = {
        bar.id: signs.shown(found, bar.id, component)
        * found.curves(bar.id).sample(STATIONS)[:, place]
        for bar in structure.bars
    }
    largest = max((float(np.abs(each).max()) for each in values.values()), default=0.0)
    title = f"{found.name}: {NAMES[component]}"
    if largest == 0.0:
        return Diagram(f"{title} (none)", {})
    title += f", largest {largest / 1000:.4g}"
    offsets, labels = {}, {}
    for number, curve in values.items():
        axis, side = signs.axis(number, component), signs.plotted(number, component)
        offsets[number] = [
            (float(x), _times(axis, side * float(value) / largest))
            for x, value in zip(STATIONS, curve, strict=True)
        ]
        peak = int(np.abs(curve).argmax())
        if abs(curve[peak]) > 0.05 * largest:
            labels[number] = [(float(STATIONS[peak]), f"{curve[peak] / 1000:.4g}")]
    return Diagram(title, offsets, labels)


def draw_utilizations(results: Solution) -> Drawing:
    """The structure, its members coloured by their worst check."""
    return draw(
        Structure.of(results.document), utilizations=utilizations(results), passes=passes(results)
    )


def passes(results: Solution) -> bool:
    """Whether green may be in a picture."""
    return results.verdict.state == "passes"


def utilizations(results: Solution) -> dict[int, float]:
    """How far members are used by their worst check, by id."""
    used: dict[int, float] = {}
    for check in results.unity_checks:
        for part in check.per_entity.heads():
            member = part.entity.member_id
            if member is not None and part.utilization is not None:
                used[member] = max(part.utilization, used.get(member, 0.0))
    return used


def results_html(results: Solution, *, has_picture: bool) -> str:
    """The verdict, what governs each member, and the structure coloured by it."""
    rows = []
    names: dict[int | None, str] = {
        each.id: each.name for each in results.loadcombinations.values()
    }
    for check in results.unity_checks:
        rows += [(check, part) for part in check.per_entity.heads()]
    rows.sort(key=lambda each: (URGENCY.get(each[1].status, 2), -(each[1].utilization or 0.0)))
    told = [
        [
            check.name,
            _who(part.entity),
            "-" if part.utilization is None else f"{part.utilization:.3f}",
            part.status,
            names.get(part.governing_combination_id, "-"),
            part.message or "",
        ]
        for check, part in rows
    ]
    head = ["check", "part", "used", "status", "combination", "why"]
    sets = [[each.name, "" if each.is_usable else each.errors[0].message] for each in results.sets]
    unusable = [each for each in sets if each[1]]
    picture = ""
    if has_picture:
        picture = draw_utilizations(results).svg
    reasons = "".join(f"<div>{escape(each.message)}</div>" for each in results.verdict.reasons)
    return card(
        results.headline,
        [reasons, table(["not solved", "why"], unusable), table(head, told), picture],
    )


def _who(entity: Any) -> str:
    words = {"member_id": "member", "memberset_id": "member set"}
    words |= {"plate_element_id": "plate", "plate_surface_id": "surface"}
    for key, word in words.items():
        if (number := getattr(entity, key)) is not None:
            return f"{word} {number}"
    return "-"


def _times(axis: Any, factor: float) -> Point:
    return factor * float(axis[0]), factor * float(axis[1]), factor * float(axis[2])
