"""A builder's parameters are declared once, as a `TypedDict`.

Type checkers and editors see it in the builder's signature (`**parameters: Unpack[...]`); the data
by which HTTP, the command line and MCP tools are described and read is made from it here.

The type says what kind a parameter is, `Literal` which words it may be, `Required` that it must be
given; the rest stands in an `About` beside the type.
"""

from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from loadpath.builders.parameter import Kind, Parameter, Simple
from loadpath.builders.parameter_error import Code


class About(msgspec.Struct, frozen=True):
    """What a type cannot say of a parameter; see `Parameter` for the meaning of each."""

    description: str
    unit: str | None = None
    default: Simple | None = None
    minimum: float | None = None
    maximum: float | None = None
    aliases: tuple[str, ...] = ()
    unknown: Code = "invalid_parameter"
    implied_by: dict[str, str] = {}
    inside: dict[str, Any] = {}


def declared_parameters(record: type) -> tuple[Parameter, ...]:
    """The parameters that a `TypedDict` declares, in its order."""
    hints = get_type_hints(record, include_extras=True)
    return tuple(_parameter(name, hint) for name, hint in hints.items())


def _parameter(name: str, hint: Any) -> Parameter:
    required = get_origin(hint) is Required
    if required:
        (hint,) = get_args(hint)
    if get_origin(hint) is not Annotated:
        raise TypeError(f"{name} should be Annotated[type, About(...)]")
    kind, allowed = _kind_of(hint.__origin__)
    (about,) = hint.__metadata__
    return Parameter(
        name=name, kind=kind, allowed=allowed, required=required, **msgspec.structs.asdict(about)
    )


_KINDS: dict[Any, Kind] = {
    float: "number",
    int: "integer",
    str: "text",
    bool: "boolean",
    list: "list",
    dict: "object",
}


def _kind_of(hint: Any) -> tuple[Kind, tuple[str, ...]]:
    """The kind, and the words that a text may be. None beside a type means: may be left out."""
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        types = [each for each in get_args(hint) if each is not NoneType]
        if types == [int, list[int]]:
            return "ids", ()
        (hint,) = types
        origin = get_origin(hint)
    if origin is Literal:
        return "text", get_args(hint)
    return _KINDS[origin or hint], ()
