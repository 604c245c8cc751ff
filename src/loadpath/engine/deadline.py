"""Stops engine calls that take too long: a clock that ticks while any call runs."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from wasmtime import Engine, Store

TICK_S = 0.05


class Clock:
    """Ticks an engine's epoch while at least one call is running."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._lock = threading.Lock()
        self._running = 0
        self._ticking: threading.Thread | None = None

    @contextmanager
    def limit(self, store: Store, seconds: float) -> Iterator[None]:
        """Trap the store's calls after this time."""
        store.set_epoch_deadline(max(1, round(seconds / TICK_S)))
        with self._lock:
            self._running += 1
            # The thread of calls that have just ended may go on: two would tick twice as fast. One
            # that this process was forked from is dead here.
            if self._ticking is None or not self._ticking.is_alive():
                self._ticking = threading.Thread(target=self._tick, daemon=True)
                self._ticking.start()
        try:
            yield
        finally:
            with self._lock:
                self._running -= 1

    def _tick(self) -> None:
        while True:
            time.sleep(TICK_S)
            with self._lock:
                if self._running == 0:
                    self._ticking = None
                    return
            self._engine.increment_epoch()
