"""Quantities that several builders ask for, with the same bounds wherever they are asked for."""

from typing import Any

from loadpath.builders.declared_parameters import About

LARGEST_LOAD = 1e9
Bounds = tuple[float, float]


def number(unit: str | None, bounds: Bounds, description: str, **more: Any) -> About:
    """A quantity between bounds."""
    least, most = bounds
    return About(description, unit, minimum=least, maximum=most, **more)


def load(unit: str, description: str, **more: Any) -> About:
    """A load of either sign."""
    return number(unit, (-LARGEST_LOAD, LARGEST_LOAD), description, **more)


def fraction(description: str, default: float, **more: Any) -> About:
    """A place between 0 and 1 of a length."""
    return number(None, (0.0, 1.0), description, default=default, **more)


def count(description: str, default: int, *, least: int = 1, **more: Any) -> About:
    """How many of something, up to 100."""
    return number(None, (least, 100), description, default=default, **more)
