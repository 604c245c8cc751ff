"""Mails on their way: sent in the background, a few at a time, and tried again for a while.

Whoever asked for a mail does not wait for it, so that how long the answer takes tells nothing. What
waits is kept in memory only: a link that opens an account is nowhere at rest but in the mail.
"""

import asyncio

from loadpath.service.mail.letters import Mail
from loadpath.service.mail.mail_server import MailServer
from loadpath.service.metrics import Metrics

MOST_WAITING = 1_000
AT_ONCE = 4
PAUSES = (1.0, 5.0, 30.0)
"""Seconds before each further try."""


class Outbox:
    """The mails of one process."""

    def __init__(
        self,
        server: MailServer | None,
        metrics: Metrics,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        self._server = server
        self._metrics = metrics
        self._pauses = pauses
        self._connections = asyncio.Semaphore(AT_ONCE)
        self._waiting: set[asyncio.Task[None]] = set()

    @property
    def is_open(self) -> bool:
        """Whether there is a server that takes mails."""
        return self._server is not None

    def post(self, mail: Mail) -> None:
        """Send soon. Where too many wait already it is dropped and counted."""
        if len(self._waiting) >= MOST_WAITING:
            self._metrics.count("mails_dropped")
            return
        sending = asyncio.create_task(self._send(mail))
        self._waiting.add(sending)
        sending.add_done_callback(self._waiting.discard)

    async def close(self, seconds: float = 5.0) -> None:
        """Send what still waits, for a few seconds at most."""
        if self._waiting:
            _, late = await asyncio.wait(self._waiting, timeout=seconds)
            for sending in late:
                sending.cancel()

    async def _send(self, mail: Mail) -> None:
        for pause in (*self._pauses, None):
            if await self._try(mail):
                self._metrics.count("mails_sent")
                return
            if pause is not None:
                await asyncio.sleep(pause)
        self._metrics.count("mails_failed")

    async def _try(self, mail: Mail) -> bool:
        assert self._server is not None
        async with self._connections:
            try:
                await asyncio.to_thread(self._server.send, mail)
            except (OSError, ValueError):
                return False
        return True
