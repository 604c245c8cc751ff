"""A write that waits for its turn."""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from loadpath.store.transaction import Transaction

LARGEST_BATCH = 256
"""Writes that are committed together, at most."""

AnyWork = Callable[[Transaction], Any]


class WaitingWrite(NamedTuple):
    """A function waiting for its turn, and whom to tell."""

    work: AnyWork
    future: asyncio.Future[Any]


def take_batch(waiting: list[WaitingWrite]) -> list[WaitingWrite]:
    """Those who have waited longest, who then wait no more."""
    batch = waiting[:LARGEST_BATCH]
    del waiting[:LARGEST_BATCH]
    return batch
