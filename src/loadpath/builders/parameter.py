"""One parameter of a builder as data, and the one way in which parameters are read.

Names and aliases are matched without regard to case; the same value twice is fine, different
values are not; numbers are numbers ("6" and true are not); null means not given. The data is made
by declared_parameters.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from math import isfinite
from numbers import Integral, Real
from typing import Any, Literal

import msgspec

from loadpath.builders.parameter_error import Code, ParameterError

Simple = float | str | bool
Kind = Literal["number", "integer", "text", "boolean", "ids", "list", "object"]
Value = Simple | list[Any] | dict[str, Any]


class Parameter(msgspec.Struct, frozen=True, kw_only=True):
    """One parameter of a builder."""

    name: str
    kind: Kind
    """Ids are one whole number or several; what is in a list or an object, the builder reads."""
    description: str
    required: bool = False
    default: Simple | None = None
    aliases: tuple[str, ...] = ()
    unit: str | None = None
    allowed: tuple[str, ...] = ()
    """The words a text may be, without regard to case."""
    unknown: Code = "invalid_parameter"
    """The code for a word that is not allowed."""
    minimum: float | None = None
    maximum: float | None = None
    implied_by: dict[str, str] = {}
    """Value that the use of another parameter's alias implies."""
    inside: dict[str, Any] = {}
    """JSON Schema keywords of what a list or an object holds."""


def read_parameters(
    declared: tuple[Parameter, ...], given: Mapping[str, Any]
) -> dict[str, Value | None]:
    """The value of every declared parameter, defaults filled in."""
    by_name = {
        name.casefold(): parameter
        for parameter in declared
        for name in (parameter.name, *parameter.aliases)
    }
    found: dict[str, list[tuple[str, Value]]] = {parameter.name: [] for parameter in declared}
    for spelled, raw in given.items():
        known = by_name.get(spelled.casefold())
        if known is None:
            raise _unknown_name(spelled, by_name)
        if raw is None:
            continue
        found[known.name].append((spelled, _read(known, spelled, raw)))
        for other in declared:
            if implied := other.implied_by.get(spelled.casefold()):
                found[other.name].append((spelled, implied))
    return {parameter.name: _settle(parameter, found[parameter.name]) for parameter in declared}


def _settle(parameter: Parameter, found: list[tuple[str, Value]]) -> Value | None:
    if not found:
        if parameter.required:
            raise ParameterError(
                "missing_parameter",
                parameter.name,
                f"'{parameter.name}' is missing: {_expectation(parameter)}",
            )
        return parameter.default
    first, value = found[0]
    for spelled, other in found[1:]:
        if other != value:
            raise ParameterError(
                "conflicting_parameters",
                parameter.name,
                f"'{first}' and '{spelled}' both set {parameter.name} but disagree: "
                f"{value!r} and {other!r}",
            )
    return value


def _read(parameter: Parameter, spelled: str, raw: Any) -> Value:
    if parameter.kind == "boolean" and isinstance(raw, bool):
        return raw
    if parameter.kind == "text" and isinstance(raw, str):
        return _word(parameter, spelled, raw)
    if parameter.kind == "number" and isinstance(raw, Real) and not isinstance(raw, bool):
        return _number(parameter, spelled, raw)
    if parameter.kind == "integer" and is_whole(raw):
        return int(_number(parameter, spelled, raw))
    if parameter.kind == "ids" and is_whole(raw):
        return [int(raw)]
    if parameter.kind == "ids" and isinstance(raw, list) and raw and all(map(is_whole, raw)):
        return [int(each) for each in raw]
    if parameter.kind == "list" and isinstance(raw, list):
        return raw
    if parameter.kind == "object" and isinstance(raw, dict):
        return raw
    raise _wrong(parameter, spelled, raw)


def is_whole(raw: Any) -> bool:
    """Whether a value is a whole number, 3 or 3.0; true is none."""
    if isinstance(raw, Integral):
        return not isinstance(raw, bool)
    return isinstance(raw, Real) and float(raw).is_integer()


def _number(parameter: Parameter, spelled: str, raw: Real | float) -> float:
    try:
        value = float(raw)
    except OverflowError:
        raise _wrong(parameter, spelled, raw) from None
    if (
        not isfinite(value)
        or (parameter.minimum is not None and value < parameter.minimum)
        or (parameter.maximum is not None and value > parameter.maximum)
    ):
        raise _wrong(parameter, spelled, raw)
    return value


def _word(parameter: Parameter, spelled: str, raw: str) -> str:
    if not parameter.allowed:
        return raw
    for word in parameter.allowed:
        if raw.casefold() == word.casefold():
            return word
    raise ParameterError(
        parameter.unknown,
        parameter.name,
        f"{_named(parameter, spelled)} is {shown(raw)}; it should be {_expectation(parameter)}",
    )


def _wrong(parameter: Parameter, spelled: str, raw: Any) -> ParameterError:
    return ParameterError(
        "invalid_parameter",
        parameter.name,
        f"{_named(parameter, spelled)} is {shown(raw)}; it should be {_expectation(parameter)}",
    )


def _unknown_name(spelled: str, by_name: dict[str, Parameter]) -> ParameterError:
    close = get_close_matches(spelled[:64].casefold(), by_name, n=1)
    hint = f"; did you mean '{close[0]}'?" if close else ""
    names = ", ".join(dict.fromkeys(parameter.name for parameter in by_name.values()))
    return ParameterError(
        "invalid_parameter", spelled, f"{shown(spelled)} is not a parameter{hint} ({names})"
    )


def _named(parameter: Parameter, spelled: str) -> str:
    if spelled == parameter.name:
        return f"'{spelled}'"
    return f"'{spelled}' ({parameter.name})"


def _expectation(parameter: Parameter) -> str:
    if parameter.kind == "boolean":
        return "true or false"
    if parameter.kind == "ids":
        return "a whole number or a list of them"
    if parameter.kind in ("list", "object"):
        return f"{'a list' if parameter.kind == 'list' else 'an object'}: {parameter.description}"
    if parameter.kind == "text":
        if parameter.allowed:
            return f"one of {', '.join(parameter.allowed)}"
        return f"a text: {parameter.description.rstrip('.')}"
    bounds = [
        f"{word} {bound:g}"
        for word, bound in (("at least", parameter.minimum), ("at most", parameter.maximum))
        if bound is not None
    ]
    unit = f" in {parameter.unit}" if parameter.unit else ""
    noun = "a whole number" if parameter.kind == "integer" else "a number"
    return f"{noun}{unit}" + (f", {' and '.join(bounds)}" if bounds else "")


def shown(raw: Any) -> str:
    """What was found, as JSON would write it and not too long."""
    if isinstance(raw, dict | list | tuple):
        return "an object" if isinstance(raw, dict) else "a list"
    if isinstance(raw, bool):
        return "true" if raw else "false"
    if isinstance(raw, int) and raw.bit_length() > 1024:
        return "a number beyond double precision"
    text = repr(raw)
    return text if len(text) <= 60 else f"{text[:60]}..."
