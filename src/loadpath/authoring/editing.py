"""Copies, mirror images and removal of parts."""

from collections.abc import Iterable
from typing import Any

import loadpath.document as doc
from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import Point, number, shown, triple, word
from loadpath.authoring.copying import Copying, chosen_parts, tell_checks
from loadpath.authoring.handles import (
    Combination,
    Hinge,
    Member,
    MemberSet,
    Node,
    Plate,
    Surface,
)
from loadpath.authoring.load_case import LoadCase
from loadpath.authoring.placement import AXES, Placement
from loadpath.authoring.removal import remove
from loadpath.authoring.selection import COPIED, Copies, Parts
from loadpath.authoring.skeleton import LISTS
from loadpath.authoring.supports import Supports
from loadpath.authoring.words import Axis

REMOVED = (*COPIED, MemberSet, Hinge, LoadCase, Combination)
Removed = Node | Member | Surface | Plate | MemberSet | Hinge | LoadCase | Combination


class Editing(Supports):
    """A structure that is changed in large pieces.

    `parts` are nodes, members, surfaces and plates, one or several, mixed as one likes.
    """

    def copy(
        self,
        parts: Parts,
        by: Point,
        times: int = 1,
        *,
        supports: bool = True,
        loads: bool = True,
        sets: bool = True,
    ) -> Copies:
        """Copies of parts, each moved by a vector from the one before."""
        step = triple("by", by)
        if not any(step):
            raise ArgumentError("by", "'by' should move the copies, found a vector of zero")
        places = [tuple(k * value for value in step) for k in range(1, _count("times", times) + 1)]
        return self._copies(
            parts, [Placement(by=(x, y, z)) for x, y, z in places], supports, loads, sets
        )

    def array(
        self,
        parts: Parts,
        *,
        X: tuple[float, int] | None = None,
        Y: tuple[float, int] | None = None,
        Z: tuple[float, int] | None = None,
        supports: bool = True,
        loads: bool = True,
        sets: bool = True,
    ) -> Copies:
        """Copies in a grid: per axis the spacing, and how many there are with the original."""
        steps = []
        for axis, given in zip(AXES, (X, Y, Z), strict=True):
            spacing, count = (0.0, 1) if given is None else _pair(axis, given)
            steps.append([k * spacing for k in range(count)])
        places = [(x, y, z) for z in steps[2] for y in steps[1] for x in steps[0]]
        if len(places) == 1:
            raise ArgumentError("X", "an array needs a spacing and a count, such as X=(6.0, 3)")
        return self._copies(parts, [Placement(by=p) for p in places[1:]], supports, loads, sets)

    def mirror(
        self,
        parts: Parts,
        across: Axis,
        at: float = 0.0,
        *,
        supports: bool = True,
        loads: bool = True,
        sets: bool = True,
    ) -> Copies:
        """The mirror image of parts across the plane where X, Y or Z has the value `at`."""
        normal = AXES.index(word("across", across, AXES))
        if normal == 2 and self.document.analysis.options.dimensionality == "2D":
            raise ArgumentError("across", "'across' should be X or Y in a 2D model, found 'Z'")
        to = Placement(normal=normal, at=number("at", at))
        return self._copies(parts, [to], supports, loads, sets)

    def remove(self, parts: Removed | Iterable[Removed], *, loose_nodes: bool = True) -> list[str]:
        """Remove parts with what hangs on them: says in a line each what else was removed.

        Member sets, hinges, load cases and combinations can be removed too.
        Nodes that only held what is removed go too, unless `loose_nodes` is False.
        """
        chosen = chosen_parts(self, parts, REMOVED)
        members = [each.record for each in chosen if isinstance(each, Member)]
        sections = {id_ for each in members for id_ in (each.section, each.end_section)}
        gone: dict[str, set[int]] = {}
        for part in chosen:
            gone.setdefault(LISTS[type(part)], set()).add(part.id)
        used = _used_nodes(self.document.model)
        told = remove(self.document, gone)
        if loose_nodes:
            loose = used - _used_nodes(self.document.model)
            loose &= {each.id for each in self.records(Node)}
            if loose:
                told += [
                    f"model.nodes {each}: held nothing else, removed" for each in sorted(loose)
                ]
                told += remove(self.document, {"model.nodes": loose})
        self.stock.drop_unused(sections)
        return told

    def _copies(
        self, parts: Parts, places: list[Placement], supports: bool, loads: bool, sets: bool
    ) -> Copies:
        chosen = chosen_parts(self, parts, COPIED)
        made = Copies(self)
        for place in places:
            Copying(self, place, made).run(chosen, supports=supports, loads=loads, sets=sets)
        tell_checks(self, made)
        return made


def _used_nodes(model: doc.Model) -> set[int]:
    used = {n for each in model.members for n in (each.start_node_id, each.end_node_id)}
    for surface in model.plate_surfaces or []:
        used.update(surface.boundary_node_ids)
        for hole in surface.openings or []:
            used.update(hole.boundary_node_ids)
    for element in model.plate_elements or []:
        used.update(element.node_ids)
    return used


def _count(argument: str, value: Any) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= 100_000:
        raise ArgumentError(
            argument, f"'{argument}' should be a whole number from 1 on, found {shown(value)}"
        )
    return value


def _pair(axis: str, given: Any) -> tuple[float, int]:
    try:
        spacing, count = given
    except (TypeError, ValueError):
        raise ArgumentError(
            axis, f"'{axis}' should be a spacing and a count, found {shown(given)}"
        ) from None
    return number(axis, spacing), _count(axis, count)
