"""Remembers when keys, sessions and links were used, and writes it down now and then."""

from collections.abc import Callable
from contextlib import suppress
from typing import Generic, TypeVar

from loadpath.service.clock import MINUTE
from loadpath.store import Store
from loadpath.store.errors import StoreError
from loadpath.store.transaction import Transaction

Id = TypeVar("Id")


class LastUses(Generic[Id]):
    """Uses not yet written; the last use that is shown is right to within a minute."""

    def __init__(self, note_uses: Callable[[Transaction, dict[Id, int]], None]) -> None:
        self._note_uses = note_uses
        self._unwritten: dict[Id, int] = {}

    def note(self, used: Id, last_used_at: int | None, now: int) -> None:
        if last_used_at is None or now - last_used_at >= MINUTE:
            self._unwritten[used] = now

    async def write_if_possible(self, store: Store) -> None:
        """Write what is known before it is shown; no request fails for want of this."""
        with suppress(StoreError):
            await self.write(store)

    async def write(self, store: Store) -> None:
        """Write what is known in one transaction; on failure it is tried again next time."""
        if not self._unwritten:
            return
        uses, self._unwritten = self._unwritten, {}
        try:
            await store.write(lambda tx: self._note_uses(tx, uses))
        except BaseException:
            self._unwritten = uses | self._unwritten
            raise
