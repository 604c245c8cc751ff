"""Remembers when keys were used and writes it down now and then, not on every request."""

from contextlib import suppress

from loadpath.service.clock import MINUTE
from loadpath.store import Store
from loadpath.store.api_keys import ApiKey, note_uses
from loadpath.store.errors import StoreError


class KeyUses:
    """Uses not yet written; `lastUsedAt` is right to within a minute."""

    def __init__(self) -> None:
        self._unwritten: dict[str, int] = {}

    def note(self, key: ApiKey, now: int) -> None:
        if key.last_used_at is None or now - key.last_used_at >= MINUTE:
            self._unwritten[key.id] = now

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
            await store.write(lambda tx: note_uses(tx, uses))
        except BaseException:
            self._unwritten = uses | self._unwritten
            raise
