"""The declared types as a small tree that schema, validation and every generator read.

It is made once from msgspec's own view of the types, for any record as its root; nothing is
declared here.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import NODEFAULT, inspect

from .honour import Conflict, Lack, lacks_of_words
from .record import Choice

_MARKS: tuple[str, ...] = (
    "x-unit",
    "x-ref",
    "x-link",
    "x-id",
    "x-unique",
    "x-format-version",
    "x-issue-code",
)


@dataclass(frozen=True)
class Number:
    integer: bool
    above: float | None  # exclusive
    minimum: float | None
    maximum: float | None
    marks: Mapping[str, Any]


@dataclass(frozen=True)
class Text:
    marks: Mapping[str, Any]


@dataclass(frozen=True)
class Flag:
    pass


@dataclass(frozen=True)
class Enumeration:
    """One of some words; a constant has no name of its own."""

    name: str | None
    description: str
    values: tuple[str, ...]
    identifiers: tuple[str, ...]
    """The values as programs name them, where a value is no identifier: `two` for "2D"."""
    lacks: Mapping[str, Lack]
    """Values that the engine does not honour."""


@dataclass(frozen=True)
class Sequence:
    item: "Shape"
    least: int
    most: int | None
    is_tuple: bool
    """Whether it is one value of so many parts, like a vector, rather than a list of values."""


@dataclass(frozen=True)
class Field:
    name: str
    shape: "Shape"
    nullable: bool
    required: bool
    default: Any
    """What is meant when the field is left out, as JSON; NODEFAULT where there is no such value."""
    description: str
    example: Any
    """A value that a reader can imitate, as JSON; NODEFAULT where none is given."""
    since: int
    lack: Lack | None
    """That the engine does not honour the field, and how; None where it does."""
    conflict: Conflict | None
    """Beside what the engine does not honour it, though it does by itself."""
    marks: Mapping[str, Any]
    """What else was declared about it: its unit, the row of a table."""


@dataclass(frozen=True)
class Keyed:
    """An object whose keys are names or ids of the model."""

    item: "Shape"


@dataclass(frozen=True)
class Object:
    name: str
    description: str
    fields: Mapping[str, Field]
    tag_field: str | None
    tag: str | None
    choice: bool
    """Whether exactly one of the keys is given, and says which variant is meant."""


@dataclass(frozen=True)
class Tagged:
    """One of several objects, told apart by the word in one of their keys."""

    name: str
    description: str
    tag_field: str
    variants: Mapping[str, Object]


@dataclass(frozen=True)
class WordOrObject:
    name: str
    description: str
    word: Enumeration
    object: Object


Shape = Number | Text | Flag | Enumeration | Sequence | Keyed | Object | Tagged | WordOrObject
Named = Enumeration | Object | Tagged | WordOrObject


@cache
def shape_of_root(root: type[msgspec.Struct]) -> Object:
    """The shape of a record and of everything inside it."""
    return _object(inspect.type_info(root))


@cache
def definitions(root: type[msgspec.Struct]) -> Mapping[str, Named]:
    """Every named shape that a root reaches, in the order in which a reader meets them."""
    found: dict[str, Named] = {}
    _collect(shape_of_root(root), found)
    return MappingProxyType(found)


@cache
def conflicts(root: type[msgspec.Struct]) -> Mapping[str, Conflict]:
    """What the fields inside a root conflict with, by its name."""
    records = (each for each in definitions(root).values() if isinstance(each, Object))
    fields = (field for record in records for field in record.fields.values())
    return MappingProxyType({f.conflict.name: f.conflict for f in fields if f.conflict})


def _collect(shape: Shape, found: dict[str, Named]) -> None:
    if isinstance(shape, Named):
        name = shape.name
        if name is None or name in found:
            return
        found[name] = shape
    for child in children(shape):
        _collect(child, found)


def children(shape: Shape) -> Iterator[Shape]:
    """The shapes directly inside a shape."""
    match shape:
        case Sequence() | Keyed():
            yield shape.item
        case Object():
            for field in shape.fields.values():
                yield field.shape
        case Tagged():
            yield from shape.variants.values()
        case WordOrObject():
            yield shape.word
            yield shape.object


def id_name(record: Object) -> str | None:
    """The field by which the rest of the document refers to such records."""
    return next((name for name, field in record.fields.items() if field.marks.get("x-id")), None)


def _summary(declared: type) -> str:
    return " ".join((declared.__doc__ or "").split())


_made: dict[type, Object] = {}


def _object(info: Any) -> Object:
    declared = info.cls
    if declared not in _made:
        _made[declared] = Object(
            name=declared.__name__,
            description=_summary(declared),
            fields=MappingProxyType({field.encode_name: _field(field) for field in info.fields}),
            tag_field=info.tag_field,
            tag=info.tag,
            choice=issubclass(declared, Choice),
        )
    return _made[declared]


def _field(info: inspect.Field) -> Field:
    documented: dict[str, Any] = {}
    inner = _unwrap(info.type, documented)
    nullable = isinstance(inner, inspect.UnionType) and inner.includes_none
    shape = _shape(inner, documented)
    # A unit stands on the number, which a field that may be null has inside.
    own = shape.marks if isinstance(shape, Number | Text) else {}
    default = info.default
    if info.default_factory is not NODEFAULT:
        default = info.default_factory()
    return Field(
        name=info.encode_name,
        shape=shape,
        nullable=nullable,
        required=info.required,
        default=NODEFAULT if default is NODEFAULT else _as_json(default),
        description=documented["description"],
        example=documented.get("examples", [NODEFAULT])[0],
        since=documented.get("x-since", 1),
        lack=Lack.from_mark(documented.get("x-lack")),
        conflict=Conflict.from_mark(documented.get("x-conflict")),
        marks=MappingProxyType(
            {**own, **{k: v for k, v in documented.items() if k.startswith("x-")}}
        ),
    )


def _as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _unwrap(info: inspect.Type, documented: dict[str, Any]) -> inspect.Type:
    while isinstance(info, inspect.Metadata):
        for key, value in (info.extra_json_schema or {}).items():
            documented.setdefault(key, value)
        info = info.type
    return info


def _shape(info: inspect.Type, marks: dict[str, Any] | None = None) -> Shape:
    marks = dict(marks or {})
    info = _unwrap(info, marks)
    own = MappingProxyType({key: marks[key] for key in _MARKS if key in marks})
    match info:
        case inspect.UnionType():
            return _union(info, marks)
        case inspect.IntType():
            return Number(True, info.gt, info.ge, info.le, own)
        case inspect.FloatType():
            return Number(False, info.gt, info.ge, info.le, own)
        case inspect.StrType():
            return Text(own)
        case inspect.BoolType():
            return Flag()
        case inspect.EnumType():
            return Enumeration(
                name=info.cls.__name__,
                description=_summary(info.cls),
                values=tuple(member.value for member in info.cls),
                identifiers=tuple(member.name for member in info.cls),
                lacks=lacks_of_words(info.cls),
            )
        case inspect.LiteralType():
            return constant(tuple(str(value) for value in info.values))
        case inspect.ListType():
            return Sequence(_shape(info.item_type), info.min_length or 0, info.max_length, False)
        case inspect.TupleType():
            length = len(info.item_types)
            return Sequence(_shape(info.item_types[0]), length, length, True)
        case inspect.DictType():
            return Keyed(_shape(info.value_type))
        case inspect.StructType():
            return _object(info)
    raise TypeError(f"a declaration uses a type that has no shape: {info}")


def constant(words: tuple[str, ...]) -> Enumeration:
    """One of some words that have no name as a type."""
    return Enumeration(None, "", words, words, {})


def _union(info: inspect.UnionType, marks: dict[str, Any]) -> Shape:
    members = [kind for kind in info.types if not isinstance(kind, inspect.NoneType)]
    if len(members) == 1:
        return _shape(members[0], marks)
    if "x-union" not in marks:
        raise TypeError(f"a union of {len(members)} types has no name; declare it with `union`")
    name, description = marks["x-union"]
    shapes = [_shape(member) for member in members]
    words = [shape for shape in shapes if isinstance(shape, Enumeration)]
    objects = {str(shape.tag): shape for shape in shapes if isinstance(shape, Object)}
    first = next(iter(objects.values()))
    if words:
        return WordOrObject(name, description, words[0], first)
    return Tagged(name, description, str(first.tag_field), MappingProxyType(objects))
