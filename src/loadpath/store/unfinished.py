"""A write that has sent its statements and still wants to know what one of them gave.

Writes that are committed together then wait for the database once, and not once each.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

Result = TypeVar("Result", covariant=True)


class Unfinished(Generic[Result]):
    """What a write may return instead of its result; `finish` gives that, or raises."""

    def __init__(self, finish: Callable[[], Result]) -> None:
        self.finish = finish


def finished(result: Any) -> Any:
    """The result of a write, also where that was unfinished."""
    return result.finish() if isinstance(result, Unfinished) else result
