"""A write that waits for its turn, and how those who asked for it are told its outcome."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from loadpath.store.transaction import Transaction

LARGEST_BATCH = 256
"""Writes that are committed together, at most."""

Work = Callable[[Transaction], Any]
Outcome = tuple[Any, BaseException | None]
"""What a write gave, or why it failed."""


class WaitingWrite(NamedTuple):
    """A function waiting for its turn, and whom to tell."""

    work: Work
    future: asyncio.Future[Any]

    def settle(self, outcome: Outcome) -> None:
        """Complete the future. Who was cancelled no longer listens."""
        result, error = outcome
        if self.future.done():
            return
        if error is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(error)


def take_batch(waiting: list[WaitingWrite]) -> list[WaitingWrite]:
    """Those who have waited longest, who then wait no more."""
    batch = waiting[:LARGEST_BATCH]
    del waiting[:LARGEST_BATCH]
    return batch
