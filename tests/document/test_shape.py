"""The tree of declared types: it can be made of any record, and every generator reads it."""

from enum import StrEnum
from typing import Annotated

import pytest
from msgspec import NODEFAULT

from loadpath.document.declaration.json_schema import json_schema
from loadpath.document.declaration.record import Record, doc, union
from loadpath.document.declaration.shape import (
    Enumeration,
    Number,
    Sequence,
    Tagged,
    definitions,
    shape_of_root,
)
from loadpath.document.declaration.units import Metres
from loadpath.document.declaration.vector import Vector


class Side(StrEnum):
    """One of two sides."""

    left = "left"
    second = "2nd"


class Round(Record, tag_field="kind", tag="round"):
    """A round thing."""

    radius: Annotated[Metres, doc("Its radius.", 1.0)]


class Straight(Record, tag_field="kind", tag="straight"):
    """A straight thing."""

    direction: Annotated[Vector, doc("Its direction.", [1.0, 0.0, 0.0])]


Thing = Annotated[Round | Straight, union("Thing", "Round or straight.")]


class Root(Record):
    """A record that has nothing to do with a model."""

    side: Annotated[Side, doc("Where it is.", "left")] = Side.left
    things: Annotated[list[Thing], doc("What is there.", [])]
    last: Annotated[Thing | None, doc("The last of them.", None)] = None


def test_the_shape_of_any_record_is_a_tree_of_its_named_parts() -> None:
    root = shape_of_root(Root)
    assert list(definitions(Root)) == ["Root", "Side", "Thing", "Round", "Straight"]
    side, things, last = root.fields.values()
    assert side.shape == Enumeration(
        "Side", "One of two sides.", ("left", "2nd"), ("left", "second"), {}
    )
    assert (side.required, side.default) == (False, "left")
    assert things.required
    assert things.default is NODEFAULT
    assert isinstance(things.shape, Sequence)
    assert not things.shape.is_tuple
    assert last.nullable
    assert last.shape == things.shape.item == definitions(Root)["Thing"]


def test_a_union_keeps_its_name_and_the_order_of_its_variants() -> None:
    thing = definitions(Root)["Thing"]
    assert isinstance(thing, Tagged)
    assert (thing.tag_field, list(thing.variants)) == ("kind", ["round", "straight"])
    direction = thing.variants["straight"].fields["direction"].shape
    assert isinstance(direction, Sequence)
    assert (direction.is_tuple, direction.least) == (True, 3)
    radius = thing.variants["round"].fields["radius"].shape
    assert isinstance(radius, Number)
    assert radius.marks["x-unit"] == "m"


def test_a_union_without_a_name_is_an_error_of_the_declaration() -> None:
    class Careless(Record):
        """It does not name its union."""

        thing: Annotated[Round | Straight, doc("What it is.", {"kind": "round", "radius": 1.0})]

    with pytest.raises(TypeError, match="has no name; declare it with `union`"):
        shape_of_root(Careless)


def test_its_schema_is_self_contained() -> None:
    written = json_schema(shape_of_root(Root))
    assert list(written["$defs"]) == ["Round", "Side", "Straight", "Thing"]
    assert written["required"] == ["things"]
