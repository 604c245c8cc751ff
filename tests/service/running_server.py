"""A real server on a real socket, in a thread of the test, with little patience."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import uvicorn

from loadpath.service.access.new_account import add_account
from loadpath.service.app import create_app
from loadpath.service.clock import system_clock
from loadpath.service.request_log import RequestLog
from loadpath.service.resources import Resources, make_resources
from loadpath.service.server.protocol import HardenedProtocol, Patience
from loadpath.service.server.run import Server, listen, make_config
from loadpath.service.settings import Settings
from loadpath.store import Transaction, open_store
from tests.service.api import FAST_PASSWORDS, PASSWORD_HASH, make_key
from tests.service.log_capture import LogCapture

Result = TypeVar("Result")


class LittlePatience(Patience):
    head = 0.3
    body_check = 0.2
    body_total = 1.0
    unread_answer = 0.3


class HastyProtocol(HardenedProtocol):
    patience = LittlePatience()


class RunningServer:
    """Where the server listens, and what it works with."""

    def __init__(
        self, address: tuple[str, int], resources: Resources, server: Server, log: LogCapture
    ) -> None:
        self.address = address
        self.log = log
        self.resources = resources
        self.server = server
        self.url = f"http://127.0.0.1:{address[1]}"

    def write(self, work: Callable[[Transaction], Result]) -> Result:
        """Run a transaction in the server's database, through a store of its own."""

        async def run() -> Result:
            store = open_store(self.resources.settings.effective_database_url)
            try:
                return await store.write(work)
            finally:
                await store.close()

        return asyncio.run(run())

    def new_account(self, email: str, tier: str) -> str:
        """Make an account with `PASSWORD`; gives a key."""

        def make(tx: Transaction) -> str:
            account = add_account(
                tx, email=email, password_hash=PASSWORD_HASH, tier=tier, now=system_clock()
            )
            assert account is not None
            return make_key(tx, account.id, system_clock())

        return self.write(make)

    def connect(self) -> socket.socket:
        connection = socket.create_connection(self.address, timeout=5)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection

    def exchange(self, request: bytes) -> bytes:
        """Send bytes and read until the server closes."""
        with self.connect() as connection:
            connection.sendall(request)
            return read_to_end(connection)


def read_to_end(connection: socket.socket) -> bytes:
    received = b""
    try:
        while piece := connection.recv(65536):
            received += piece
    except ConnectionResetError:
        pass
    return received


@contextmanager
def running_server(
    database_url: str,
    protocol: type[HardenedProtocol] = HardenedProtocol,
    base_url: str | None = None,
) -> Iterator[RunningServer]:
    settings = Settings(database_url=database_url, port=0, base_url=base_url, reserve_bytes=0)
    listener = listen(settings)
    store = open_store(settings.effective_database_url)
    resources = make_resources(settings, store, passwords=FAST_PASSWORDS)
    log = LogCapture()
    app = create_app(resources, RequestLog("json", log))
    config: uvicorn.Config = make_config(app, settings, protocol)
    ready = threading.Event()
    server = Server(config, resources.readiness, 0, ready.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    assert ready.wait(10)
    try:
        yield RunningServer(listener.getsockname(), resources, server, log)
    finally:
        server.should_exit = True
        thread.join()
