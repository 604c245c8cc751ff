"""Fields in which two plain records differ, numbers up to what units cost in digits."""

from collections.abc import Set
from math import isclose
from typing import Any

NEAR = 1e-12


def same(one: Any, other: Any) -> bool:
    """Whether two values mean the same; false, zero length and nothing are nothing."""
    if _is_nothing(one) and _is_nothing(other):
        return True
    if isinstance(one, dict) and isinstance(other, dict):
        return not differing_fields(one, other)
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if _is_number(one) and _is_number(other):
        return isclose(one, other, rel_tol=NEAR, abs_tol=1e-15)
    return bool(one == other)


def differing_fields(
    one: dict[str, Any], other: dict[str, Any], but: Set[str] = frozenset()
) -> list[str]:
    """The keys whose values differ; one that is not there is None."""
    keys = [key for key in dict.fromkeys([*one, *other]) if key not in but]
    return [key for key in keys if not same(one.get(key), other.get(key))]


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_nothing(value: Any) -> bool:
    return value is None or value is False or value == [] or value == "" or value == {}
