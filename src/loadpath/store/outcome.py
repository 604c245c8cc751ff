"""What became of work that somebody waits for, done in another thread, process or transaction."""

import asyncio
from typing import Any

Outcome = tuple[Any, BaseException | None]
"""What it gave, or why it failed."""


def settle(future: asyncio.Future[Any], outcome: Outcome) -> None:
    """Tell who waits; who was cancelled no longer listens."""
    result, error = outcome
    if future.done():
        return
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
