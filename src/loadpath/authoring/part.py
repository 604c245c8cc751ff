"""A part of a structure, and the whole that holds it.

`of` keeps parts of two structures apart; two tokens of one part are equal.
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import loadpath.document as doc
from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import shown
from loadpath.authoring.not_there import no_such_id
from loadpath.authoring.records import Records


class Part:
    """A part of a structure, by the record it has in the document."""

    __slots__ = ("of", "record")
    word = "part"

    def __init__(self, record: Any, of: "Whole") -> None:
        self.record = record
        self.of = of

    @property
    def id(self) -> int:
        """The number by which the document refers to it."""
        number: int = self.record.id
        return number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and other.record is self.record

    def __hash__(self) -> int:
        return id(self.record)

    def __repr__(self) -> str:
        name = getattr(self.record, "name", None)
        return f"{type(self).__name__}(id={self.id}{f', name={name!r}' if name else ''})"


P = TypeVar("P", bound=Part)


class Whole:
    """A document with its parts by kind and id."""

    def __init__(self, document: doc.Document, lists: Mapping[type[Part], str]) -> None:
        self.document = document
        self._records = {kind: self._list(path) for kind, path in lists.items()}

    def _list(self, path: str) -> Records:
        group, name = path.split(".")
        return Records(lambda: getattr(self.document, group), name)

    def part(self, kind: type[P], number: int) -> P:
        """The part of a kind with an id."""
        record = self._records[kind].find(number)
        if record is None:
            raise no_such_id(kind.word, number, (each.id for each in self._records[kind].all))
        return kind(record, self)

    def records(self, kind: type[Part]) -> list[Any]:
        """The records of all parts of a kind."""
        return self._records[kind].all

    def holds(self, part: Part) -> bool:
        """Whether a part is in this model, and was not removed."""
        found = self._records[type(part)].find(part.id)
        return part.of is self and found is part.record

    def next_id(self, kind: type[Part]) -> int:
        """The id that the next part of a kind gets."""
        return self._records[kind].next_id()

    def add(self, kind: type[P], record: Any) -> P:
        """A record of one's own, with an id that is free (`next_id`)."""
        self._records[kind].add(record)
        return kind(record, self)


def owned(argument: str, value: Any, kind: type[P], structure: Whole) -> P:
    """The part, if it is of that kind and of this structure."""
    if not isinstance(value, kind):
        raise ArgumentError(
            argument, f"'{argument}' should be a {kind.word} of this model, found {shown(value)}"
        )
    if value.of is not structure:
        raise ArgumentError(argument, f"'{argument}' belongs to another model")
    if not structure.holds(value):
        raise ArgumentError(argument, f"'{argument}' {value!r} was removed from this model")
    return value


def owned_list(argument: str, value: Any, kind: type[P], structure: Whole) -> list[P]:
    """One part or several, as a list that is not empty."""
    if isinstance(value, Iterable) and not isinstance(value, str):
        parts = [owned(argument, part, kind, structure) for part in value]
        if not parts:
            raise ArgumentError(argument, f"'{argument}' is empty")
        return parts
    return [owned(argument, value, kind, structure)]
