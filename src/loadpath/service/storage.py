"""How full the database and its disk are, so that asking costs a request next to nothing.

Once there is no room, models are refused; signing in, deleting and revoking go on. The size of the
database is looked at now and then, the disk with every model: two calls of the system.
"""

from loadpath.service.errors import StorageIsFull
from loadpath.service.metrics import Metrics
from loadpath.store import Store

LOOK_SECONDS = 10.0


class Storage:
    """What one process knows of the room that is left."""

    def __init__(
        self, store: Store, metrics: Metrics, *, most_bytes: int, reserve_bytes: int
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._most_bytes = most_bytes
        self._reserve_bytes = reserve_bytes

    async def look(self) -> None:
        await self.fill_reserve()
        self._metrics.has_room = self._store.has_room(self._reserve_bytes)
        self._metrics.database_bytes = await self._store.size()

    async def fill_reserve(self) -> None:
        if self._reserve_bytes:
            await self._store.fill_reserve(self._reserve_bytes)

    def refuse_when_full(self) -> None:
        """Refuse to keep one more model. Asked inside the transaction that keeps it: one that
        found no room is run again, with the reserve given up for others."""
        if self._metrics.database_bytes >= self._most_bytes:
            raise StorageIsFull(
                f"This service keeps {self._most_bytes} bytes of models, and it is full; links end "
                "24 hours after they were made, and saved models can be deleted."
            )
        if not self._store.has_room(self._reserve_bytes):
            raise StorageIsFull(
                "The disk of this service is nearly full: no model is kept until there is room "
                "again. Everything else works, and what is deleted makes room."
            )
