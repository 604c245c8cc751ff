"""Names the steps of reading a body, for whoever wants to know when each began and ended.

Steps happen wherever the body is read, mostly in another process, so they are plain values. Nobody
wants them unless the service is traced; naming one then costs a look at a variable.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple


class Step(NamedTuple):
    """What happened between two moments, in nanoseconds since 1970."""

    name: str
    started_at: int
    ended_at: int


_noted: ContextVar[list[Step] | None] = ContextVar("noted", default=None)


@contextmanager
def step(name: str) -> Iterator[None]:
    """What happens inside is a step, whether it succeeds or not."""
    noted = _noted.get()
    if noted is None:
        yield
        return
    started_at = time.time_ns()
    try:
        yield
    finally:
        noted.append(Step(name, started_at, time.time_ns()))


@contextmanager
def noted_steps() -> Iterator[list[Step]]:
    """The steps that happen inside, in the order in which they ended."""
    steps: list[Step] = []
    token = _noted.set(steps)
    try:
        yield steps
    finally:
        _noted.reset(token)
