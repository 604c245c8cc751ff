"""Parameters of one quantity: the same kind, and the same bounds wherever it is asked for."""

from typing import Any

from loadpath.builders.parameter import Parameter

LARGEST_LOAD = 1e9
Bounds = tuple[float, float]


def number(name: str, unit: str | None, bounds: Bounds, description: str, **more: Any) -> Parameter:
    """A quantity between bounds."""
    least, most = bounds
    return Parameter(
        name=name,
        kind="number",
        unit=unit,
        minimum=least,
        maximum=most,
        description=description,
        **more,
    )


def load(name: str, unit: str, description: str, **more: Any) -> Parameter:
    """A load of either sign."""
    return number(name, unit, (-LARGEST_LOAD, LARGEST_LOAD), description, **more)


def fraction(name: str, description: str, default: float, **more: Any) -> Parameter:
    """A place between 0 and 1 of a length."""
    return number(name, None, (0.0, 1.0), description, default=default, **more)


def count(
    name: str, description: str, default: int, *, least: int = 1, aliases: tuple[str, ...] = ()
) -> Parameter:
    """How many of something, up to 100."""
    return Parameter(
        name=name,
        kind="integer",
        description=description,
        default=default,
        aliases=aliases,
        minimum=least,
        maximum=100,
    )


def text(name: str, description: str, default: str | None = None, **more: Any) -> Parameter:
    """A name, or one of the words `allowed`."""
    return Parameter(name=name, kind="text", description=description, default=default, **more)


def flag(name: str, description: str, default: bool | None = None, **more: Any) -> Parameter:
    return Parameter(name=name, kind="boolean", description=description, default=default, **more)


def ids(name: str, description: str, **more: Any) -> Parameter:
    """One id, or a list of them."""
    return Parameter(name=name, kind="ids", description=description, **more)
