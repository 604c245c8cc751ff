"""Parameters of one quantity: the same kind, and the same bounds wherever it is asked for."""

from typing import Any

from loadpath.builders.parameter import Parameter

LARGEST_LOAD = 1e9


def load(name: str, unit: str, description: str, **more: Any) -> Parameter:
    """A load, or another size that may have either sign."""
    bounds = {"minimum": -LARGEST_LOAD, "maximum": LARGEST_LOAD}
    return Parameter(name=name, kind="number", unit=unit, description=description, **bounds | more)


def size(
    name: str, unit: str, description: str, least: float, most: float, **more: Any
) -> Parameter:
    """A length between bounds."""
    more |= {"minimum": least, "maximum": most}
    return Parameter(name=name, kind="number", unit=unit, description=description, **more)


def fraction(name: str, description: str, default: float, **more: Any) -> Parameter:
    """A place between 0 and 1 of a length."""
    bounds = {"minimum": 0.0, "maximum": 1.0}
    more |= bounds | {"default": default}
    return Parameter(name=name, kind="number", description=description, **more)


def count(name: str, description: str, default: int, **more: Any) -> Parameter:
    """How many of something, up to 100."""
    more = {"minimum": 1, "maximum": 100} | more
    return Parameter(name=name, kind="integer", description=description, default=default, **more)


def text(name: str, description: str, default: str | None = None, **more: Any) -> Parameter:
    """A name, or one of the words `allowed`."""
    return Parameter(name=name, kind="text", description=description, default=default, **more)


def flag(name: str, description: str, default: bool | None = None, **more: Any) -> Parameter:
    return Parameter(name=name, kind="boolean", description=description, default=default, **more)


def ids(name: str, description: str, **more: Any) -> Parameter:
    """One id, or a list of them."""
    return Parameter(name=name, kind="ids", description=description, **more)
