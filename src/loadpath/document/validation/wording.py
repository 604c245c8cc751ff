"""How values and expectations are put into words in messages."""

from difflib import get_close_matches
from functools import lru_cache
from math import isfinite
from typing import Any

from loadpath.document.declaration.shape import (
    Enumeration,
    Flag,
    Number,
    Sequence,
    Shape,
    Text,
    WordOrObject,
)
from loadpath.document.types.references import LARGEST_ID

from .issues import quoted


def expected(shape: Shape, value: float = 0) -> str:
    """What a field should hold, in words; `value` is the number that is out of bounds, if any."""
    match shape:
        case Number():
            return _expected_number(shape, value)
        case Text():
            return "a text"
        case Flag():
            return "true or false"
        case Enumeration():
            return one_of(shape.values)
        case Sequence():
            return _expected_sequence(shape)
        case WordOrObject():
            return f"{expected(shape.word)} or an object"
        case _:
            return "an object"


def _expected_number(shape: Number, value: float) -> str:
    kind = "an integer" if shape.integer else "a number"
    if shape.above is not None:
        return f"{kind} greater than {shape.above:g}"
    if shape.maximum == LARGEST_ID and value <= LARGEST_ID:
        return f"{kind} of at least {shape.minimum:g}"
    if shape.maximum is not None:
        return f"{kind} from {shape.minimum:g} to {shape.maximum:.17g}"
    if shape.minimum is not None:
        return f"{kind} of at least {shape.minimum:g}"
    return kind if value == 0 else f"a finite {kind.split()[1]}"


def _expected_sequence(shape: Sequence) -> str:
    items = "numbers" if isinstance(shape.item, Number) else "items"
    if isinstance(shape.item, Number) and "x-ref" in shape.item.marks:
        items = "ids"
    if shape.least == shape.most:
        return f"a list of {shape.least} {items}"
    if shape.most is not None:
        return f"a list of {shape.least} to {shape.most} {items}"
    if shape.least:
        return f"a list of at least {shape.least} {items if shape.least > 1 else items[:-1]}"
    return "a list"


def found(value: Any) -> str:
    """A value as it is shown in a message."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case str():
            return quoted(value)
        case list():
            return "a list"
        case dict():
            return "an object"
        case float() if not isfinite(value):
            return "a number beyond 1.8e308"
        case int() if abs(value) > 1e20:
            return "an integer of more than 20 digits"
        case _:
            return repr(value)


@lru_cache(maxsize=4096)
def nearest(word: str, known: tuple[str, ...]) -> str | None:
    """The one known word that is close enough to be what was meant."""
    if len(word) > 100:
        return None
    lowered = {each.lower(): each for each in known}
    close = get_close_matches(word.lower(), lowered, n=1, cutoff=0.7)
    return lowered[close[0]] if close else None


def one_of(words: tuple[str, ...]) -> str:
    """Words as a choice: "A", "B" or "C"."""
    *others, last = map(quoted, words)
    return f"{', '.join(others)} or {last}" if others else last
