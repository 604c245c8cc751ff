"""How full the database is, looked at now and then, so that asking costs a request nothing.

Once it holds as much as it may, models are refused; signing in, deleting and revoking go on, if the
limit lies below what the disk has.
"""

from loadpath.service.errors import StorageIsFull
from loadpath.service.metrics import Metrics
from loadpath.store import Store

LOOK_SECONDS = 10.0


class Storage:
    """What one process knows of the size of the database."""

    def __init__(self, most_bytes: int, metrics: Metrics) -> None:
        self._most_bytes = most_bytes
        self._metrics = metrics

    async def look(self, store: Store) -> None:
        self._metrics.database_bytes = await store.size()

    def refuse_when_full(self) -> None:
        """Refuse to keep one more model."""
        if self._metrics.database_bytes >= self._most_bytes:
            raise StorageIsFull(
                f"This service keeps {self._most_bytes} bytes of models, and it is full; links end "
                "24 hours after they were made, and saved models can be deleted."
            )
