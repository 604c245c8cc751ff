"""What the engine does not do, so that nobody takes its silence for an answer.

Fields and words carry the mark where they are declared, conflicts with other fields too; only where
those are found is written beside, in `conflicts.py`.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from msgspec import NODEFAULT

from loadpath.document.declaration.honour import Effect, Lack
from loadpath.document.declaration.shape import (
    Enumeration,
    Field,
    Object,
    Sequence,
    Shape,
    conflicts,
    shape_of_root,
)
from loadpath.document.types.document import Document
from loadpath.document.validation.column import column
from loadpath.document.validation.issues import Where
from loadpath.document.validation.survey import Facts

from .conflicts import FINDERS
from .rule import Found, warning


@warning(
    "The document asks for something that the engine does not do yet.",
    "Take that part out of the document; the engine refuses it.",
)
def not_honoured(document: Document, facts: Facts) -> Found:
    yield from _asked_for(document, facts, Effect.refused)


@warning(
    "Something in the document has no effect on the results.",
    "Take it out of the document, or expect the results without it.",
)
def without_effect(document: Document, facts: Facts) -> Found:
    yield from _asked_for(document, facts, Effect.left_out)
    for conflict in conflicts(Document).values():
        for where in FINDERS[conflict.name](document):
            yield where, conflict.message


class Marked(NamedTuple):
    """A field with a mark, or of whose words one has a mark."""

    path: tuple[str, ...]
    lack: Lack
    nothing: tuple[Any, ...]
    """Values that do not ask for it."""
    word: str | None = None
    """The only value that asks for it, where it is a word."""

    def asks(self, value: Any) -> bool:
        return value == self.word if self.word is not None else value not in self.nothing


@cache
def marked(effect: Effect) -> tuple[Marked, ...]:
    """Every spot of a document where something may be asked for that has this effect."""
    found = _search(shape_of_root(Document), ())
    return tuple(each for each in found if each.lack.effect is effect)


def _search(shape: Shape, path: tuple[str, ...]) -> Iterator[Marked]:
    if isinstance(shape, Sequence):
        yield from _search(shape.item, path)
    if isinstance(shape, Object):
        for field in shape.fields.values():
            here = (*path, field.name)
            if field.lack is not None:
                yield Marked(here, field.lack, _nothing(field, field.lack))
            elif isinstance(field.shape, Enumeration):
                for word, lack in field.shape.lacks.items():
                    yield Marked(here, lack, (), word)
            else:
                yield from _search(field.shape, here)


def _nothing(field: Field, lack: Lack) -> tuple[Any, ...]:
    default = () if field.default is NODEFAULT else (field.default,)
    return (None, lack.unless, [], *default)


def _asked_for(document: Document, facts: Facts, effect: Effect) -> Found:
    for each in marked(effect):
        if _may_ask(facts, each):
            for where in _places(document, each, 0, ()):
                yield where, each.lack.message


def _may_ask(facts: Facts, each: Marked) -> bool:
    """Whether a document may ask for it, found without looking at items one by one."""
    records = facts.records.at(each.path[:-1])
    if not records:
        return False
    values = column(each.path[-1])(records)
    if each.word is not None:
        return each.word in values
    return values.count(None) < len(values)


def _places(value: Any, each: Marked, depth: int, where: Where) -> Iterator[Where]:
    if depth == len(each.path):
        if each.asks(value):
            yield where
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _places(item, each, depth, (*where, index))
    elif value is not None:
        name = each.path[depth]
        yield from _places(getattr(value, name), each, depth + 1, (*where, name))
