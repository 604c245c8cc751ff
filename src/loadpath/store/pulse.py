"""Whether a PostgreSQL server still answers, asked when a call takes suspiciously long.

A server that is gone or frozen answers nothing, and no timer of the driver tells a frozen one from
a slow statement. So a connection of its own is asked for nothing: a slow statement elsewhere does
not hold it up, a server that is away does.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psycopg

CONNECT_SECONDS = 2


class Pulse:
    """One question at a time, on a thread; whoever asks meanwhile waits for the same answer."""

    def __init__(self, url: str, connection_settings: dict[str, Any]) -> None:
        self._connect: Callable[[], psycopg.Connection[Any]] = lambda: psycopg.connect(
            url, **{**connection_settings, "connect_timeout": CONNECT_SECONDS}
        )
        self._connection: psycopg.Connection[Any] | None = None
        self._asking: asyncio.Task[None] | None = None

    async def is_felt(self, within: float) -> bool:
        """Whether the server answers within so many seconds."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(asyncio.to_thread(self._ask))
        asking = self._asking  # another caller may ask anew before this one is woken
        done, _ = await asyncio.wait({asking}, timeout=within)
        return bool(done) and asking.exception() is None

    def _ask(self) -> None:
        if self._connection is None:
            self._connection = self._connect()
        try:
            self._connection.execute("SELECT 1")
        except psycopg.Error:
            self._let_go()
            raise

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        """Let go of the connection, unless somebody still waits on it."""
        if self._asking is not None:
            done, _ = await asyncio.wait({self._asking}, timeout=CONNECT_SECONDS)
            if not done:
                return
            with suppress(Exception):
                self._asking.result()
        self._let_go()
