"""The end of a service's life: what has arrived is answered, and nobody is invited to stay."""

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from loadpath.service.server.closing_door import count_at_door
from tests.service.running_server import RunningServer, read_to_end, running_server

REQUEST = b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running_server(f"sqlite:///{tmp_path}/db.sqlite") as running:
        yield running


def on_its_loop(server: RunningServer, work: Callable[[], None]) -> None:
    """Run something between two turns of the server's loop, and wait for it."""
    done = threading.Event()
    loop = server.server._loop
    assert loop is not None

    def run() -> None:
        work()
        done.set()

    loop.call_soon_threadsafe(run)
    assert done.wait(10)


def shut_connections(server: RunningServer) -> None:
    for connection in list(server.server.server_state.connections):
        connection.shutdown()


@pytest.mark.parametrize("path", [b"/livez", b"/static/viewer/open.html", b"/nothing"])
def test_answers_close_the_connection_while_it_stops(server: RunningServer, path: bytes) -> None:
    """RUN-2: those in one piece, those of static files, and failures."""
    request = REQUEST.replace(b"/livez", path)
    with server.connect() as connection:
        connection.sendall(request)
        assert b"connection: close" not in connection.recv(65536).lower()
        server.resources.readiness.is_stopping = True
        connection.sendall(request)
        head = read_to_end(connection).partition(b"\r\n\r\n")[0]
        assert head.lower().count(b"connection: close") == 1


def test_a_request_that_has_arrived_is_answered_then_closed(server: RunningServer) -> None:
    """RUN-2: it lies in the kernel when the connections are shut, and used to be reset."""

    def stop_when_it_is_there() -> None:
        connection.sendall(REQUEST)
        time.sleep(0.2)  # on the loop, which therefore has not read it
        server.resources.readiness.is_stopping = True
        shut_connections(server)

    with server.connect() as connection:
        connection.sendall(REQUEST)
        connection.recv(65536)
        on_its_loop(server, stop_when_it_is_there)
        assert read_to_end(connection).startswith(b"HTTP/1.1 200")


def test_a_head_that_has_begun_may_end(server: RunningServer) -> None:
    """RUN-2."""
    with server.connect() as connection:
        connection.sendall(REQUEST[:10])
        time.sleep(0.2)
        server.resources.readiness.is_stopping = True
        on_its_loop(server, lambda: shut_connections(server))
        connection.sendall(REQUEST[10:])
        assert read_to_end(connection).startswith(b"HTTP/1.1 200")


def test_an_idle_connection_is_closed(server: RunningServer) -> None:
    """RUN-2."""
    with server.connect() as connection:
        connection.sendall(REQUEST)
        connection.recv(65536)
        on_its_loop(server, lambda: shut_connections(server))
        assert connection.recv(65536) == b""


def test_who_is_at_the_door_when_it_closes_is_let_in(server: RunningServer) -> None:
    """RUN-2: connections that the kernel has accepted and the loop has not."""
    waiting: list[socket.socket] = []

    def stop_while_some_wait() -> None:
        for _ in range(20):
            connection = server.connect()
            connection.sendall(REQUEST)
            waiting.append(connection)
        server.resources.readiness.is_stopping = True
        server.server.should_exit = True

    on_its_loop(server, stop_while_some_wait)
    for connection in waiting:
        with connection:
            assert read_to_end(connection).startswith(b"HTTP/1.1 200")


def test_who_has_just_come_may_still_ask(server: RunningServer) -> None:
    """RUN-2: a caller who has connected and was slow to speak; one who says nothing is not waited
    for."""
    with server.connect() as connection, server.connect() as silent:
        while len(server.server.server_state.connections) < 2:
            time.sleep(0.01)  # until both are accepted
        server.resources.readiness.is_stopping = True
        on_its_loop(server, lambda: shut_connections(server))
        connection.sendall(REQUEST)
        assert read_to_end(connection).startswith(b"HTTP/1.1 200")
        assert read_to_end(silent) == b""


def test_who_waits_at_the_door_is_counted() -> None:
    """RUN-2: so that the door stays until all of them are in, however slow the loop is."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        assert count_at_door(listener) == 0
        callers = [socket.create_connection(listener.getsockname()) for _ in range(3)]
        assert count_at_door(listener) == 3
        listener.accept()[0].close()
        assert count_at_door(listener) == 2
        for caller in callers:
            caller.close()


def test_who_comes_while_the_door_closes_is_answered_or_refused(server: RunningServer) -> None:
    """RUN-2: callers that connect without a pause, with a loop that is slow to accept them."""
    lost: list[Exception] = []
    answered: list[bytes] = []
    is_stopping = threading.Event()

    def call_until_refused() -> None:
        while True:
            try:
                connection = server.connect()
            except OSError:
                if is_stopping.is_set():
                    return
                raise
            with connection:
                try:
                    connection.sendall(REQUEST.replace(b"\r\n", b"\r\nConnection: close\r\n", 1))
                    answered.append(read_to_end(connection))
                except OSError as error:
                    lost.append(error)

    def be_slow(turns: int) -> None:
        time.sleep(0.03)
        if turns:
            asyncio.get_running_loop().call_soon(be_slow, turns - 1)

    callers = [threading.Thread(target=call_until_refused) for _ in range(8)]
    for caller in callers:
        caller.start()
    on_its_loop(server, lambda: be_slow(40))
    time.sleep(0.5)
    is_stopping.set()
    server.resources.readiness.is_stopping = True
    server.server.should_exit = True
    for caller in callers:
        caller.join()
    assert lost == []
    assert answered
    assert [answer for answer in answered if not answer.startswith(b"HTTP/1.1 200")] == []
