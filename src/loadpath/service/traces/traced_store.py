"""A store that shows in traces how long the database takes; statements and values stay out."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from opentelemetry.trace import SpanKind, Tracer, get_current_span

from loadpath.service.traces.quiet_span import quiet_span
from loadpath.store import Store, Transaction
from loadpath.store.transaction import Result, Row, Value, Work


class TracedStore:
    """A `Store` around another."""

    def __init__(self, store: Store, tracer: Tracer, system: str) -> None:
        self._store = store
        self._tracer = tracer
        self._attributes = {"db.system.name": system}

    async def read(self, work: Callable[[Transaction], Result]) -> Result:
        with self._span("database read"):
            return await self._store.read(work)

    async def row(self, sql: str, *values: Value) -> Row | None:
        with self._span("database look-up"):
            return await self._store.row(sql, *values)

    async def write(self, work: Work[Result], line: str | None = None) -> Result:
        with self._span("database write"):
            return await self._store.write(work, line)

    async def give_back(self, most_bytes: int) -> int:
        return await self._store.give_back(most_bytes)

    async def size(self) -> int:
        return await self._store.size()

    def has_room(self, reserve: int) -> bool:
        return self._store.has_room(reserve)

    async def fill_reserve(self, size: int) -> None:
        await self._store.fill_reserve(size)

    async def now(self) -> int:
        return await self._store.now()

    async def close(self) -> None:
        await self._store.close()

    def _span(self, name: str) -> AbstractContextManager[object]:
        """Inside a request only: what happens in the background would be a trace each time."""
        if not get_current_span().get_span_context().is_valid:
            return nullcontext()
        return quiet_span(self._tracer, name, kind=SpanKind.CLIENT, attributes=self._attributes)
