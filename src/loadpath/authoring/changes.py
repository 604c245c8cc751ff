"""Changes of parts that are there already, as `set` of a selection takes them."""

from collections.abc import Iterable
from typing import Any, Literal, TypedDict

import loadpath.document as doc
from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import Point, as_record, number, text, triple, word
from loadpath.authoring.handles import Hinge, Material, Member, Node, Plate, Section, Surface
from loadpath.authoring.part import owned
from loadpath.authoring.stock import Stock
from loadpath.authoring.words import MemberTypeWord

PINNED = "pinned"


class NodeChanges(TypedDict, total=False):
    """Coordinates."""

    X: float
    Y: float
    Z: float


class MemberChanges(TypedDict, total=False):
    """What members may be given."""

    section: Section | str
    material: Material | str
    start_hinge: Hinge | Literal["pinned"] | None
    end_hinge: Hinge | Literal["pinned"] | None
    rotation_angle: float
    classification: str | None
    member_type: MemberTypeWord
    start_offset: Point | None
    end_offset: Point | None
    mirror: bool
    weight: float


class PlateChanges(TypedDict, total=False):
    """What plates may be given; a label and a name only surfaces have."""

    thickness: float
    material: Material | str
    classification: str | None
    name: str | None


def change_nodes(nodes: Iterable[Node], changes: Any, by: Point | None = None) -> None:
    """Place nodes, and then move them."""
    chosen = _chosen("nodes", nodes)
    _refuse_unknown(changes, NodeChanges)
    step = (0.0, 0.0, 0.0) if by is None else triple("by", by)
    for node in chosen:
        for axis, move in zip(("X", "Y", "Z"), step, strict=True):
            value = number(axis, changes.get(axis, getattr(node.record, axis)))
            setattr(node.record, axis, value + move)


def change_members(stock: Stock, members: Iterable[Member], changes: Any) -> None:
    """Give members new values, all or none: arguments are judged before anything is written."""
    chosen = _chosen("members", members)
    _refuse_unknown(changes, MemberChanges)
    values: dict[str, Any] = {}
    for key, value in changes.items():
        match key:
            case "start_hinge" | "end_hinge" if value != PINNED:
                values[key] = stock.hinge_id(key, value)
            case "rotation_angle":
                values[key] = number(key, value)
            case "weight":
                values[key] = number(key, value, minimum=0.0)
            case "classification":
                values[key] = None if value is None else text(key, value)
            case "member_type":
                values[key] = doc.MemberType(word(key, value, doc.MemberType))
            case "start_offset" | "end_offset":
                values[key] = end_offset(key, value)
            case "mirror":
                values[key] = True if value else None
    if "section" in changes or "material" in changes:
        section, material = changes.get("section"), changes.get("material")
        before = {member.record.section for member in chosen}
        made = {each: stock.other_section(each, section, material).id for each in before}
        for member in chosen:
            member.record.section = made[member.record.section]
        stock.drop_unused(before)
    for key in ("start_hinge", "end_hinge"):
        if changes.get(key) == PINNED:  # may be new: written where nothing can fail any more
            values[key] = stock.hinge_id(key, PINNED)
    for member in chosen:
        for key, value in values.items():
            setattr(member.record, key, value)


def change_plates(stock: Stock, plates: Iterable[Surface | Plate], changes: Any) -> None:
    """Give plates new values."""
    chosen = _chosen("plates", plates)
    _refuse_unknown(changes, PlateChanges)
    values: dict[str, Any] = {}
    for key, value in changes.items():
        if key == "thickness":
            values[key] = number(key, value, above=0.0)
        elif key == "material":
            values[key] = stock.find_material(key, value).id
        else:
            if isinstance(chosen[0], Plate):
                raise ArgumentError(
                    key, f"'{key}' is for surfaces; a plate of one element has none"
                )
            values[key] = None if value is None else text(key, value)
    for plate in chosen:
        for key, value in values.items():
            setattr(plate.record, key, value)


def end_offset(argument: str, offset: Any) -> doc.MemberEndOffset | None:
    """From a node to the end of a member, as the document has it."""
    if offset is None:
        return None
    x, y, z = triple(argument, offset)
    return doc.MemberEndOffset(X=x, Y=y, Z=z)


def member_bedding(bedding: Any) -> doc.MemberBedding | None:
    """Elastic ground along a member, as the document has it."""
    made: doc.MemberBedding | None = as_record("bedding", bedding, doc.MemberBedding | None)
    return made


def _chosen(what: str, parts: Iterable[Any]) -> list[Any]:
    found = [owned(what, part, type(part), part.of) for part in parts]
    if not found:
        raise ArgumentError(what, f"no {what} are selected: nothing would be changed")
    return found


def _refuse_unknown(changes: Any, known: Any) -> None:
    for key in changes:
        if key not in known.__annotations__:
            raise ArgumentError(
                key, f"'{key}' cannot be set so; it may be {', '.join(known.__annotations__)}"
            )
