"""Lines of writes that would wait for each other in the database: they wait here instead, where it
costs no connection, and those of a line that have come together are committed together."""

import asyncio
from collections.abc import Awaitable, Callable

from loadpath.store.outcome import Outcome, settle
from loadpath.store.transaction import Result, Work
from loadpath.store.waiting_write import AnyWork, WaitingWrite, take_batch

RunTogether = Callable[[list[AnyWork]], Awaitable[list[Outcome]]]


class WriteLines:
    """The lines of one process, by name; each has one transaction at a time."""

    def __init__(self, run_together: RunTogether) -> None:
        self._run_together = run_together
        self._waiting: dict[str, list[WaitingWrite]] = {}
        self._turns: set[asyncio.Task[None]] = set()

    async def write(self, line: str, work: Work[Result]) -> Result:
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        if line not in self._waiting:
            self._waiting[line] = []
            turns = asyncio.create_task(self._take_turns(line))
            self._turns.add(turns)
            turns.add_done_callback(self._turns.discard)
        self._waiting[line].append(WaitingWrite(work, future))
        return await future

    async def close(self) -> None:
        """Finish what was begun."""
        if self._turns:
            await asyncio.wait(self._turns)

    async def _take_turns(self, line: str) -> None:
        waiting = self._waiting[line]
        while waiting:
            batch = take_batch(waiting)
            for each, outcome in zip(batch, await self._outcomes(batch), strict=True):
                settle(each.future, outcome)
        del self._waiting[line]

    async def _outcomes(self, batch: list[WaitingWrite]) -> list[Outcome]:
        try:
            return await self._run_together([each.work for each in batch])
        except Exception as error:
            return [(None, error) for _ in batch]
