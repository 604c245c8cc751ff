"""Reads one field of many objects at once."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

Read = Callable[[Iterable[Any]], list[Any]]


@cache
def column(name: str) -> Read:
    """A function that lists a field of objects, written out so that Python specializes it.

    `[item.section for item in items]` takes half the time of `map(attrgetter("section"), items)`.
    """
    if not name.isidentifier():
        raise ValueError(f"{name!r} is not the name of a field")
    read: Read = eval(f"lambda items: [item.{name} for item in items]")
    return read
