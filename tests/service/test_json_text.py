"""How deeply a text is nested is seen without parsing it, exactly."""

import json
import random
from typing import Any

from loadpath.document import Document
from loadpath.document.declaration.shape import (
    Object,
    Sequence,
    Shape,
    Tagged,
    WordOrObject,
    shape_of_root,
)
from loadpath.service.bodies.json_text import DEEPEST, is_deeper

SIGNS = '"\\[]{}:,a \n/é'


def depth_of(value: Any) -> int:
    if not isinstance(value, dict | list):
        return 0
    children = value.values() if isinstance(value, dict) else value
    return 1 + max(map(depth_of, children), default=0)


def some_text(chance: random.Random) -> str:
    return "".join(chance.choices(SIGNS, k=chance.randint(0, 6)))


def some_value(chance: random.Random, levels: int) -> Any:
    """Random JSON with brackets, quotes and backslashes in its texts."""
    kind = chance.random()
    if levels == 0 or kind < 0.2:
        return chance.choice([1, None, some_text(chance)])
    if kind < 0.6:
        return [some_value(chance, levels - 1) for _ in range(chance.randint(0, 3))]
    return {some_text(chance): some_value(chance, levels - 1) for _ in range(chance.randint(0, 3))}


def test_depth_is_that_of_the_parsed_value() -> None:
    """HTTP-13."""
    chance = random.Random(1)
    for _ in range(2_000):
        value = some_value(chance, chance.randint(0, 8))
        text = json.dumps(value, ensure_ascii=chance.random() < 0.5).encode()
        for deepest in range(9):
            assert is_deeper(text, deepest) == (depth_of(value) > deepest), text


def test_what_is_not_json_is_left_to_the_parser_unless_it_is_deep() -> None:
    """HTTP-13."""
    assert not is_deeper(b'{"a": ]', 3)
    assert not is_deeper(b"]]]][", 3)
    assert not is_deeper(b"[[[", 3)
    assert is_deeper(b"[[[[", 3)


def test_the_types_of_a_document_nest_less_than_a_text_may() -> None:
    """HTTP-13: so the depth of a model without findings needs no counting."""
    assert 3 < levels_of(shape_of_root(Document)) < DEEPEST


def levels_of(shape: Shape) -> int:
    match shape:
        case Sequence():
            inside = [shape.item]
        case Object():
            inside = [field.shape for field in shape.fields.values()]
        case Tagged():
            return max(map(levels_of, shape.variants.values()))
        case WordOrObject():
            return levels_of(shape.object)
        case _:
            return 0
    return 1 + max(map(levels_of, inside), default=0)
