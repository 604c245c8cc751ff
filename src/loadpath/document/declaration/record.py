"""What every declaration is made of: records, choices, unions and documented fields.

A field is declared once, as `name: Annotated[Unit, doc("What it is.", example)]`; the JSON Schema,
the TypeScript types, the engine's reader and the reference pages are generated from it.
"""

from copy import copy
from typing import Any, Generic, TypeVar, dataclass_transform

import msgspec

T = TypeVar("T")

EXTENSION = msgspec.Meta(extra_json_schema={"x-since": 4})
"""Marks a field that the FERS format does not have; documents that use one carry version 4."""


class _KeywordOnly(msgspec.StructMeta):
    """Makes the fields of every record keyword-only; msgspec does not inherit that setting."""

    def __new__(
        mcls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **settings: Any
    ) -> "_KeywordOnly":
        made: _KeywordOnly = super().__new__(mcls, name, bases, namespace, kw_only=True, **settings)
        return made


@dataclass_transform(kw_only_default=True)
class Record(
    msgspec.Struct,
    metaclass=_KeywordOnly,
    forbid_unknown_fields=True,
    omit_defaults=True,
    gc=False,
):
    """An object with named fields."""


class Choice(Record):
    """An object with exactly one of its keys given; the key says which variant is meant."""

    def __post_init__(self) -> None:
        given = [name for name in self.__struct_fields__ if getattr(self, name) is not None]
        if len(given) != 1:
            raise ValueError(f"exactly one of {', '.join(self.__struct_fields__)} should be given")


def doc(description: str, example: Any) -> msgspec.Meta:
    """The documentation of a field: one sentence, and a value that a reader can imitate."""
    return msgspec.Meta(description=description, examples=[example])


def union(name: str, description: str) -> msgspec.Meta:
    """The name of a union of records, which Python does not give it, and one sentence."""
    return msgspec.Meta(extra_json_schema={"x-union": (name, description)})


class Written(Generic[T]):
    """A default that is always written out, because other readers of the format require the key.

    msgspec leaves out a field that equals its default, but never one whose default is made by a
    factory that is not `list` or `dict` itself.
    """

    def __init__(self, value: T) -> None:
        self.value = value

    def __call__(self) -> T:
        return copy(self.value)


def written(value: T) -> T:
    """Default a field to this value, and write it even then."""
    default: T = msgspec.field(default_factory=Written(value))
    return default
