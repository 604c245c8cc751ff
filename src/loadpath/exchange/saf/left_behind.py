"""What a document has that a workbook of it does not give back, by list and id."""

from collections.abc import Iterator
from typing import Any

import msgspec

from loadpath.document.types.document import Document
from loadpath.exchange.report import NotCarried, Remarks
from loadpath.exchange.saf.differing import differing_fields, same
from loadpath.exchange.saf.load_facts import load_facts

Record = dict[str, Any]
NO_PLACE = "has no place in SAF"
_NOWHERE = {
    "model": (
        *("member_sets", "nodal_masses", "scissor_hinges", "plate_elements", "rigid_diaphragms"),
        "bracing_systems",
    ),
    "analysis": ("imperfection_cases", "unity_checks"),
}
_LOADS = (
    *("nodal_loads", "nodal_moments", "distributed_loads", "surface_loads", "member_point_loads"),
    *("member_point_moments", "plate_pressures", "support_displacements", "temperature_loads"),
)


def left_behind(document: Record, back: Record) -> list[NotCarried]:
    """Everything in which what was read back is not what was written."""
    remarks = Remarks()
    found = msgspec.to_builtins(msgspec.convert(back, Document))
    for part, key, name, message in _losses(document, found):
        remarks.add(f"{part}.{key}" if key else part, name, message)
    return remarks.listed()


def _losses(before: Record, after: Record) -> Iterator[tuple[str, str, Any, str]]:
    info = (before["settings"].get("general_info"), after["settings"].get("general_info"))
    for field in differing_fields(info[0] or {}, info[1] or {}):
        if (info[0] or {}).get(field) not in ("", "1.0"):
            yield "settings", "general_info", field, "is not carried over"
    yield from _model(before["model"], after["model"])
    yield from _analysis(before["analysis"], after["analysis"])


def _model(before: Record, after: Record) -> Iterator[tuple[str, str, Any, str]]:
    supports = [_by_id(side, "nodal_supports") for side in (before, after)]
    hinges = [_by_id(side, "member_hinges") for side in (before, after)]
    sections = [_ordinal(side, "sections") for side in (before, after)]
    materials = [_ordinal(side, "materials") for side in (before, after)]
    paths = [_by_id(side, "shape_paths") for side in (before, after)]

    def node(side: int, record: Record) -> Record:
        support = supports[side].get(record.get("nodal_support"))
        held = None if support is None else _plain_support(support)
        return {**record, "nodal_support": held}

    def member(side: int, record: Record) -> Record:
        ends = {key: hinges[side].get(record.get(key)) for key in ("start_hinge", "end_hinge")}
        plain = {key: _plain_hinge(hinge) for key, hinge in ends.items()}
        offsets = {
            key: _plain_offset(record.get(key) or {}) for key in ("start_offset", "end_offset")
        }
        shapes = {key: sections[side].get(record.get(key)) for key in ("section", "end_section")}
        bedding = dict(record.get("bedding") or {})
        if bedding.get("frame") == "Local":
            bedding.pop("frame")
        return {**record, **plain, **offsets, **shapes, "bedding": bedding}

    def section(side: int, record: Record) -> Record:
        path = paths[side].get(record.get("shape_path"))
        outline = None if path is None else path["shape_commands"]
        made_of = materials[side].get(record["material"])
        return {**record, "shape_path": outline, "material": made_of, "id": None}

    def surface(side: int, record: Record) -> Record:
        plain = {**record, "material": materials[side].get(record["material"])}
        if plain.get("name") == f"S{record['id']}":
            plain["name"] = None
        usual = {"behavior": "Shell", "theory": "Auto", "plane_state": "PlaneStress", "offset": 0.0}
        for key, word in usual.items():
            if plain.get(key) == word:
                plain[key] = None
        return plain

    def line_support(side: int, record: Record) -> Record:
        frame = None if record.get("frame") == "Global" else record.get("frame")
        held = _plain_support(supports[side][record["nodal_support"]])
        return {**record, "nodal_support": held, "frame": frame}

    yield from _compare("model", "nodes", before, after, node)
    yield from _compare("model", "members", before, after, member)
    yield from _compare("model", "plate_surfaces", before, after, surface)
    yield from _compare("model", "line_supports", before, after, line_support)
    yield from _in_order("model", "materials", before, after, lambda _, each: {**each, "id": None})
    yield from _in_order("model", "sections", before, after, section)
    for kind in ("nodal_supports", "member_hinges"):
        for each in before.get(kind) or []:
            label = each.get("classification") or each.get("hinge_type")
            if label:
                yield "model", kind, each["id"], f"its label '{label}' {NO_PLACE}"
    for key in _NOWHERE["model"]:
        for number, each in enumerate(before.get(key) or []):
            yield "model", key, each.get("id", number), NO_PLACE
    if before.get("workspace"):
        yield "model", "workspace", "", NO_PLACE


def _analysis(before: Record, after: Record) -> Iterator[tuple[str, str, Any, str]]:
    numbers = [_ordinal(side, "load_cases") for side in (before, after)]

    def options(side: int, record: Record) -> Record:
        case = numbers[side].get(record.get("self_weight_load_case_id"))
        weight = bool(record.get("enable_self_weight")) and case is not None
        return {**record, "self_weight_load_case_id": case, "enable_self_weight": weight}

    pair = [options(side, each.get("options") or {}) for side, each in enumerate((before, after))]
    for field in differing_fields(pair[0], pair[1]):
        yield "analysis", "options", field, NO_PLACE
    for key in _NOWHERE["analysis"]:
        for number, each in enumerate(before.get(key) or []):
            name = each.get("id", each.get("imperfection_case_id", number))
            yield "analysis", key, name, NO_PLACE
    for key in ("buckling", "modal", "seismic"):
        if before.get(key):
            yield "analysis", key, "", NO_PLACE

    def case(_: int, record: Record) -> Record:
        plain = {key: each for key, each in record.items() if key not in (*_LOADS, "id")}
        action = dict(plain.get("action") or {})
        if action.get("relation") == "free":
            action.pop("relation")
        return {**plain, "action": action}

    def combination(side: int, record: Record) -> Record:
        parts = [
            (numbers[side].get(each["load_case_id"]), each["factor"])
            for each in record["load_case_factors"]
        ]
        return {**record, "load_case_factors": parts, "id": None}

    yield from _in_order("analysis", "load_cases", before, after, case)
    yield from _in_order("analysis", "load_combinations", before, after, combination)
    later = {each["name"]: each for each in after.get("load_cases") or []}
    for each in before.get("load_cases") or []:
        facts, kept = load_facts(each), load_facts(later.get(each["name"], {}))
        for place in dict.fromkeys([*facts, *kept]):
            if not same(facts.get(place), kept.get(place)):
                yield "analysis", "load_cases", each["name"], f"{place.words()} is not carried over"


def _plain_support(support: Record) -> Record:
    plain = {key: value for key, value in support.items() if key not in ("id", "classification")}
    for key in ("X", "Y", "Z", "RX", "RY", "RZ"):
        condition = dict(plain.get(key) or {"condition_type": "Fixed"})
        if condition["condition_type"] != "Spring":
            condition.pop("stiffness", None)
        plain[key] = condition
    if (plain.get("warping_condition") or {}).get("condition_type") == "Free":
        plain["warping_condition"] = None
    return plain


def _plain_hinge(hinge: Record | None) -> Record | None:
    if hinge is None:
        return None
    plain = {key: value for key, value in hinge.items() if key not in ("id", "hinge_type")}
    if plain.get("rotation_axes") == "Local":
        plain["rotation_axes"] = None
    return {key: value for key, value in plain.items() if value is not None} or None


def _plain_offset(offset: Record) -> list[float]:
    # To a nanometre: what is left over of a turn and back is no offset.
    return [round(offset.get(key) or 0.0, 12) + 0.0 for key in "XYZ"]


def _by_id(side: Record, key: str) -> dict[Any, Record]:
    return {each["id"]: each for each in side.get(key) or []}


def _ordinal(side: Record, key: str) -> dict[Any, int]:
    """The place in its list by id: lists that are numbered anew keep their order."""
    return {each["id"]: place for place, each in enumerate(side.get(key) or [])}


def _compare(
    part: str, key: str, before: Record, after: Record, plain: Any
) -> Iterator[tuple[str, str, Any, str]]:
    new = _by_id(after, key)
    for record in before.get(key) or []:
        if record["id"] not in new:
            yield part, key, record["id"], "is not carried over"
            continue
        pair = plain(0, record), plain(1, new[record["id"]])
        for field in _named(*pair):
            yield part, key, record["id"], f"{field} is not carried over"


def _in_order(
    part: str, key: str, before: Record, after: Record, plain: Any
) -> Iterator[tuple[str, str, Any, str]]:
    new = after.get(key) or []
    for place, record in enumerate(before.get(key) or []):
        name = record.get("name") or record["id"]
        if place >= len(new):
            yield part, key, name, "is not carried over"
            continue
        for field in _named(plain(0, record), plain(1, new[place])):
            yield part, key, name, f"{field} is not carried over"


def _named(one: Record, other: Record) -> Iterator[str]:
    """Fields that differ, those of a record inside by their own name."""
    for field in differing_fields(one, other):
        first, second = one.get(field), other.get(field)
        if isinstance(first, dict) and isinstance(second, dict):
            yield from (f"{field}.{each}" for each in differing_fields(first, second))
        else:
            yield field
