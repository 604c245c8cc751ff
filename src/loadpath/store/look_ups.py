"""Look-ups by key that wait for each other's exchange with the database, and then share one.

Whoever comes while some are under way has theirs begun afterwards, together with all who have come
by then: a look-up never tells what was so before somebody asked. Equal ones are made once.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from itertools import repeat

from loadpath.store.outcome import Outcome, settle
from loadpath.store.transaction import Row, Value

LookUp = tuple[str, tuple[Value, ...]]
"""A statement and its values."""

Futures = list[asyncio.Future[Row | None]]


class LookUps:
    """Those of one process; one exchange at a time."""

    def __init__(self, run_together: Callable[[list[LookUp]], Awaitable[list[Outcome]]]) -> None:
        self._run_together = run_together
        self._waiting: dict[LookUp, Futures] = {}
        self._turns: asyncio.Task[None] | None = None

    async def row(self, sql: str, *values: Value) -> Row | None:
        future: asyncio.Future[Row | None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault((sql, values), []).append(future)
        if self._turns is None:
            self._turns = asyncio.create_task(self._take_turns())
        return await future

    async def close(self) -> None:
        """Finish what was begun."""
        if self._turns is not None:
            await self._turns

    async def _take_turns(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, {}
            try:
                outcomes = await self._run_together(list(batch))
            except Exception as error:
                # Of no single look-up, but of the database: who has come meanwhile need not wait
                # as long again to hear the same.
                self._settle([*batch.values(), *self._waiting.values()], repeat((None, error)))
                self._waiting = {}
            else:
                self._settle(batch.values(), outcomes)
        self._turns = None

    def _settle(self, waiting: Iterable[Futures], outcomes: Iterable[Outcome]) -> None:
        for futures, outcome in zip(waiting, outcomes, strict=False):
            for future in futures:
                settle(future, outcome)
