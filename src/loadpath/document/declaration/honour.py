"""Marks of fields and words that the engine does not honour, with what it does instead.

The refusal in the engine, the warning of validation and the reference page are made from them, so a
field that the engine learns loses its mark and nothing else. A field that has no effect beside
something else carries a conflict: both sides find it where they look at both, and say it in the
words of the mark.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeVar

import msgspec

E = TypeVar("E", bound=type[Enum])


class Effect(Enum):
    """What the engine does with a field or a word that it does not honour."""

    refused = "refused"
    left_out = "left out with a warning"
    unused = "unused"


@dataclass(frozen=True)
class Lack:
    """That something is not honoured, and how."""

    effect: Effect
    text: str
    """What the engine does not do, as in "the engine does not yet ..."; of unused fields, why."""
    unless: Any = None
    """A value that asks for nothing, beside null and the default."""

    @classmethod
    def from_mark(cls, mark: dict[str, Any] | None) -> "Lack | None":
        """The lack that a field is marked with; msgspec hands marks on as JSON."""
        return None if mark is None else msgspec.convert(mark, cls)

    @property
    def message(self) -> str:
        """What validation and the engine say where a document asks for it."""
        return f"the engine does not yet {self.text}"


@dataclass(frozen=True)
class Conflict:
    """That something has no effect beside something else, though it has by itself."""

    name: str
    """By which validation and the engine look for it."""
    message: str
    """What validation and the engine say where they find it."""

    @classmethod
    def from_mark(cls, mark: dict[str, Any] | None) -> "Conflict | None":
        """The conflict that a field is marked with."""
        return None if mark is None else msgspec.convert(mark, cls)


def not_honoured(lack: str, unless: Any = None) -> msgspec.Meta:
    """Mark a field that the engine does not honour: a document that uses it is refused."""
    return _mark(Lack(Effect.refused, lack, unless))


def without_effect(lack: str) -> msgspec.Meta:
    """Mark a field that the engine leaves out with a warning: results are right without it."""
    return _mark(Lack(Effect.left_out, lack))


def unused(why: str) -> msgspec.Meta:
    """Mark a field that does not concern results: it describes, or goes with what is refused."""
    return _mark(Lack(Effect.unused, why))


def without_effect_beside(name: str, why: str) -> msgspec.Meta:
    """Mark a field that changes nothing beside what `name` says, because the theory has it so."""
    conflict = Conflict(name, f"it has no effect: {why}")
    return msgspec.Meta(extra_json_schema={"x-conflict": conflict})


def _mark(lack: Lack) -> msgspec.Meta:
    return msgspec.Meta(extra_json_schema={"x-lack": lack})


def word_not_honoured(word: str, lack: str) -> Callable[[E], E]:
    """Mark a word of an enumeration that the engine refuses."""
    return _mark_word(word, Lack(Effect.refused, lack))


def word_without_effect(word: str, lack: str) -> Callable[[E], E]:
    """Mark a word of an enumeration that the engine leaves out with a warning."""
    return _mark_word(word, Lack(Effect.left_out, lack))


_words: dict[type[Enum], dict[str, Lack]] = {}


def _mark_word(word: str, lack: Lack) -> Callable[[E], E]:
    def mark(declared: E) -> E:
        _words.setdefault(declared, {})[declared(word).value] = lack
        return declared

    return mark


def lacks_of_words(declared: type[Enum]) -> Mapping[str, Lack]:
    """The words of an enumeration that are not honoured."""
    return _words.get(declared, {})
