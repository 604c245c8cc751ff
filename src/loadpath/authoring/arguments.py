"""Judges single arguments: numbers, words, names, points, records. The error names the argument."""

from collections.abc import Iterable, Sequence
from math import inf, isfinite
from numbers import Real
from typing import Any

import msgspec

from loadpath.authoring.argument_error import ArgumentError

Point = Sequence[float]


def number(
    argument: str,
    value: Any,
    *,
    above: float | None = None,
    minimum: float | None = None,
    maximum: float | None = None,
) -> float:
    """A finite number within its bounds."""
    if isinstance(value, Real) and not isinstance(value, bool):
        try:
            found = float(value)
        except OverflowError:  # a whole number beyond double precision
            found = inf
        if (
            isfinite(found)
            and (above is None or found > above)
            and (minimum is None or found >= minimum)
            and (maximum is None or found <= maximum)
        ):
            return found
    bounds = [
        f"{word} {bound:g}"
        for word, bound in (("above", above), ("at least", minimum), ("at most", maximum))
        if bound is not None
    ]
    wanted = " ".join(["a number", " and ".join(bounds)]).strip()
    raise ArgumentError(argument, f"'{argument}' should be {wanted}, found {shown(value)}")


def optional_number(argument: str, value: Any, *, above: float | None = None) -> float | None:
    return None if value is None else number(argument, value, above=above)


def fraction(argument: str, value: Any) -> float:
    return number(argument, value, minimum=0.0, maximum=1.0)


def text(argument: str, value: Any) -> str:
    if isinstance(value, str):
        return value
    raise ArgumentError(argument, f"'{argument}' should be a text, found {shown(value)}")


def word(argument: str, value: Any, allowed: Iterable[str]) -> str:
    """One of the words, in the spelling of the document; case does not matter."""
    words = list(allowed)
    for known in words:
        if isinstance(value, str) and value.casefold() == known.casefold():
            return known
    raise ArgumentError(
        argument, f"'{argument}' should be one of {', '.join(words)}, found {shown(value)}"
    )


def triple(argument: str, value: Any) -> tuple[float, float, float]:
    """Three numbers: a point or a vector in global axes."""
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise ArgumentError(argument, f"'{argument}' should be three numbers, found {shown(value)}")
    parts = [number(argument, part) for part in value]
    if len(parts) != 3:
        raise ArgumentError(
            argument, f"'{argument}' should be three numbers, found {len(parts)} of them"
        )
    return parts[0], parts[1], parts[2]


def as_record(argument: str, value: Any, kind: Any, *, strict: bool = True) -> Any:
    """A record of the document, given as one or as plain data."""
    try:
        return msgspec.convert(value, kind, strict=strict)
    except msgspec.ValidationError as error:
        raise ArgumentError(argument, f"'{argument}' is not as it should be: {error}") from None


def shown(value: Any) -> str:
    """What was found, not too long."""
    if isinstance(value, int) and value.bit_length() > 1024:
        return "a number beyond double precision"
    found = repr(value)
    return found if len(found) <= 60 else f"{found[:57]}..."
