"""Starts the service and stops it: readiness goes first, requests in flight finish."""

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import msgspec
import uvicorn

from loadpath.service.app import create_app
from loadpath.service.bodies.prepare_reading import prepare_reading
from loadpath.service.readiness import Readiness
from loadpath.service.request_log import RequestLog
from loadpath.service.resources import Resources, make_resources
from loadpath.service.server.closing_door import close_door, count_at_door
from loadpath.service.server.protocol import HardenedProtocol
from loadpath.service.server.temporary_folder import own_temporary_folder
from loadpath.service.settings import SettingError, Settings
from loadpath.store import open_store

KEEP_ALIVE_SECONDS = 75
LAST_ACCEPTED_SECONDS = 0.1
LONGEST_ACCEPTING_SECONDS = 5.0
"""How long a busy loop has to accept those who were at the door when it closed."""
ALLOCATIONS_UNTIL_COLLECTED = 10_000


class Server(uvicorn.Server):
    """uvicorn's server, with a pause between "not ready" and "no longer listening"."""

    def __init__(
        self,
        config: uvicorn.Config,
        readiness: Readiness,
        drain_seconds: float,
        when_ready: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._readiness = readiness
        self._drain_seconds = drain_seconds
        self._when_ready = when_ready
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        spare_collector()
        if self.started:
            self._when_ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first SIGTERM drains; any further signal, or Ctrl-C, stops at once."""
        is_first = not self._readiness.is_stopping
        self._readiness.is_stopping = True
        if sig == signal.SIGTERM and is_first and self._loop is not None:
            self._loop.call_soon_threadsafe(
                self._loop.call_later, self._drain_seconds, self._stop_listening
            )
        elif self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        else:
            self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody new in and accept who is at the door already; closing would turn them away."""
        for listener in sockets or []:
            close_door(listener)
        await asyncio.sleep(LAST_ACCEPTED_SECONDS)
        turns = int(LONGEST_ACCEPTING_SECONDS / LAST_ACCEPTED_SECONDS)
        while turns > 0 and any(count_at_door(listener) for listener in sockets or []):
            await asyncio.sleep(LAST_ACCEPTED_SECONDS)
            turns -= 1
        await super().shutdown(sockets)

    def _stop_listening(self) -> None:
        self.should_exit = True


def spare_collector() -> None:
    """Let the cyclic collector leave alone what has been imported and made by now, which stays.

    Once in some thousand requests it looked through all of it, 60 ms in which every request waited.
    What requests leave behind has hardly a cycle, so that it may look for those more rarely.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(ALLOCATIONS_UNTIL_COLLECTED)


def serve(settings: Settings, when_ready: Callable[[Settings], None]) -> None:
    """Run until told to stop. `when_ready` gets the settings with the port that was bound."""
    with listen(settings) as listener:
        settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
        prepare_reading()  # no first request waits for it, and what fails here is told
        log = RequestLog(settings.log_format)
        with own_temporary_folder(), put_together(settings, log) as (resources, app):
            config = make_config(app, settings, HardenedProtocol)
            server = Server(
                config, resources.readiness, settings.drain_seconds, lambda: when_ready(settings)
            )
            server.run(sockets=[listener])


@contextmanager
def put_together(settings: Settings, log: RequestLog) -> Iterator[tuple[Resources, Any]]:
    """What the service works with, and the service; what traces need is imported where they are
    wanted."""
    if settings.otlp_endpoint is None:
        resources = make_resources(
            settings, open_store(settings.effective_database_url, settings.database_connections)
        )
        yield resources, create_app(resources, log)
        return
    try:
        from loadpath.service.traces.traced_service import traced_service
    except ModuleNotFoundError as error:
        message = f"LOADPATH_OTLP_ENDPOINT needs the extra `traces`: {error.name} is not installed."
        raise SettingError(message) from error
    with traced_service(settings, settings.otlp_endpoint, log) as together:
        yield together


def make_config(app: Any, settings: Settings, protocol: type[HardenedProtocol]) -> uvicorn.Config:
    """uvicorn's settings. Its own log is off: ours has a line per request."""
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
    return uvicorn.Config(
        app,
        http=protocol,
        loop="uvloop",
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=settings.stop_seconds,
    )


def listen(settings: Settings) -> socket.socket:
    """Bind before anything else, so that a taken port is the first thing one hears."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    return socket.create_server(
        (settings.host, settings.port), family=family, backlog=2048, reuse_port=False
    )
