"""Rules about loads."""

from collections.abc import Iterator
from math import hypot, sqrt
from typing import Any

from loadpath.document.types.document import Document
from loadpath.document.types.sections import Section
from loadpath.document.types.supports import NodalSupport, SupportConditionType
from loadpath.document.validation.issues import Where
from loadpath.document.validation.survey import Facts

from .rule import Found, error, warning

_DIRECTED = (
    "nodal_loads",
    "nodal_moments",
    "distributed_loads",
    "surface_loads",
    "member_point_loads",
    "member_point_moments",
    "plate_pressures",
)


def _loads(document: Document, kind: str) -> Iterator[tuple[Where, list[Any]]]:
    for index, case in enumerate(document.analysis.load_cases or ()):
        if loads := getattr(case, kind):
            yield ("analysis", "load_cases", index, kind), loads


def _is_unit(direction: tuple[float, float, float]) -> bool:
    x, y, z = direction
    return abs(sqrt(x * x + y * y + z * z) - 1.0) <= 1e-3


@warning(
    "The direction of a load is not of length 1, and its length multiplies the load.",
    "Give a direction of length 1 and put the size into the magnitude.",
    touches_safety=True,
)
def non_unit_direction(document: Document, facts: Facts) -> Found:
    for kind in _DIRECTED:
        for where, loads in _loads(document, kind):
            odd = {each for each in {load.direction for load in loads} if not _is_unit(each)}
            if not odd:
                continue
            for index, load in enumerate(loads):
                if load.direction in odd:
                    length = hypot(*load.direction)
                    message = f"should have length 1, found {length:.4g}, which multiplies the load"
                    yield (*where, index, "direction"), message


@error(
    "A distributed load ends before it begins.",
    "Let end_frac be greater than start_frac.",
)
def reversed_load(document: Document, facts: Facts) -> Found:
    for where, loads in _loads(document, "distributed_loads"):
        if [1 for load in loads if load.start_frac > load.end_frac]:
            for index, load in enumerate(loads):
                if load.start_frac > load.end_frac:
                    message = f"should be at least {load.start_frac:g}, found {load.end_frac:g}"
                    yield (*where, index, "end_frac"), message


@error(
    "A member with a temperature load is of a material without thermal_expansion.",
    "Give the material its thermal_expansion; steel has 1.2e-5 per kelvin.",
)
def temperature_without_expansion(document: Document, facts: Facts) -> Found:
    for where, loads in _loads(document, "temperature_loads"):
        members = {member.id: member for member in document.model.members}
        sections: dict[int | None, Section] = {
            section.id: section for section in document.model.sections
        }
        materials = {material.id: material for material in document.model.materials}
        for index, load in enumerate(loads):
            section = sections.get(members[load.member].section)
            if section is None:
                continue
            material = materials[section.material]
            if material.thermal_expansion is None:
                message = (
                    f"member {load.member} is of material {material.id} ({material.name}), "
                    "which should have thermal_expansion, found none"
                )
                yield (*where, index, "member"), message


@error(
    "A support displacement acts where no support holds the node.",
    "Support the node in that direction, or use a load.",
)
def displacement_without_support(document: Document, facts: Facts) -> Found:
    for where, loads in _loads(document, "support_displacements"):
        supports: dict[int | None, NodalSupport] = {
            support.id: support for support in document.model.nodal_supports
        }
        nodes = {node.id: node for node in document.model.nodes}
        for index, load in enumerate(loads):
            support = supports.get(nodes[load.node].nodal_support)
            if support is None or _is_free(support, load.direction):
                message = f"node {load.node} should be held in {load.direction}, found no hold"
                yield (*where, index, "direction"), message


def _is_free(support: NodalSupport, direction: str) -> bool:
    condition = getattr(support, direction)
    return condition is not None and condition.condition_type is SupportConditionType.Free


@error(
    "Self-weight is switched on, but no load case receives it.",
    "Name the load case in self_weight_load_case_id.",
)
def self_weight_nowhere(document: Document, facts: Facts) -> Found:
    options = document.analysis.options
    if options.enable_self_weight and options.self_weight_load_case_id is None:
        where = ("analysis", "options", "self_weight_load_case_id")
        yield where, "should name the load case that receives the self-weight, found none"
