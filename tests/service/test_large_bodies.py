"""Large bodies of many: shares of the room, turns at the workers, and clients who leave."""

import asyncio
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from loadpath.service.bodies import body_reading
from loadpath.service.bodies.body_reading import JOBS_AT_ONCE, BodyReading
from loadpath.service.bodies.received_body import SMALL, ClientDisconnected, Limits, ReceivedBody
from loadpath.service.bodies.unless_client_leaves import unless_client_leaves
from loadpath.service.bodies.waiting_room import WaitingRoom
from loadpath.service.errors import Unavailable
from loadpath.service.fair_turns import FairTurns
from tests.service.api import Api, running_api
from tests.service.models import model_with_members, valid_model
from tests.service.running_server import RunningServer, running_server

LARGE = ReceivedBody(b" " * (SMALL + 1), None, "identity")
USUAL = ReceivedBody(b" " * 100_000, None, "identity")
LIMITS = Limits(SMALL * 2, SMALL * 2)


def test_one_party_gets_half_of_the_room() -> None:
    """HTTP-20."""
    room = WaitingRoom(100)
    room.take("crowd", 50)
    with pytest.raises(Unavailable, match="this account"):
        room.take("crowd", 1)
    room.take("ada", 30)
    room.take("bob", 20)
    with pytest.raises(Unavailable, match="others"):
        room.take("carol", 1)
    room.give_back("ada", 30)
    room.take("carol", 30)


def nothing(content: bytes, limits: Limits) -> None:
    return None


def test_accounts_take_turns_at_the_workers() -> None:
    """HTTP-20: whoever sends one body does not wait for the sixty of another."""

    async def story() -> None:
        reading, read = BodyReading(workers=1), []

        async def send(party: str) -> None:
            await reading.read(LARGE, nothing, LIMITS, party=party)
            read.append(party)

        try:
            crowd = [asyncio.create_task(send("crowd")) for _ in range(6)]
            await asyncio.sleep(0)
            await asyncio.gather(*crowd, asyncio.create_task(send("ada")))
        finally:
            await reading.close()
        assert read.index("ada") == 2

    asyncio.run(asyncio.wait_for(story(), 120))


def with_ready_workers(story: Callable[[BodyReading], Awaitable[None]]) -> None:
    """One worker that reads what is neither small nor large."""

    async def run() -> None:
        reading = BodyReading(workers=1)
        try:
            while not reading._usual.are_ready:
                await reading.read(USUAL, nothing, LIMITS, party="first")
                await asyncio.sleep(0.01)
            await story(reading)
        finally:
            await reading.close()

    asyncio.run(asyncio.wait_for(run(), 120))


def test_accounts_take_turns_with_bodies_of_100_kb() -> None:
    """HTTP-20: whoever sends one does not wait for the thousands of another, but for those that
    the worker has in its hands, and for one more."""
    read = []

    async def story(reading: BodyReading) -> None:
        async def send(party: str) -> None:
            await reading.read(USUAL, nothing, LIMITS, party=party)
            read.append(party)

        crowd = [asyncio.create_task(send("crowd")) for _ in range(30)]
        await asyncio.sleep(0)
        await asyncio.gather(*crowd, asyncio.create_task(send("ada")))

    with_ready_workers(story)
    assert len(read) == 31
    assert read.index("ada") <= JOBS_AT_ONCE + 1


def test_so_many_bodies_of_100_kb_wait_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """HTTP-20: what is beyond is refused, at the cost of the account with most of them."""
    monkeypatch.setattr(body_reading, "MOST_WAITING", 5)

    async def story(reading: BodyReading) -> None:
        async def send(party: str) -> bool:
            try:
                await reading.read(USUAL, nothing, LIMITS, party=party)
            except Unavailable:
                return False
            return True

        crowd = [asyncio.create_task(send("crowd")) for _ in range(20)]
        await asyncio.sleep(0)
        assert await send("ada")
        assert sum(await asyncio.gather(*crowd)) == JOBS_AT_ONCE + 5 - 1

    with_ready_workers(story)


def test_work_stops_when_its_client_leaves_and_ends_when_not() -> None:
    """HTTP-20."""
    left, stopped = asyncio.Event(), []

    async def receive() -> dict[str, Any]:
        await left.wait()
        return {"type": "http.disconnect"}

    async def work(seconds: float) -> str:
        try:
            await asyncio.sleep(seconds)
        except asyncio.CancelledError:
            stopped.append(seconds)
            raise
        return "done"

    async def fail() -> None:
        raise Unavailable("no")

    async def story() -> None:
        assert await unless_client_leaves(receive, work(0)) == "done"
        with pytest.raises(Unavailable):
            await unless_client_leaves(receive, fail())
        left.set()
        with pytest.raises(ClientDisconnected):
            await unless_client_leaves(receive, work(3600))

    asyncio.run(asyncio.wait_for(story(), 60))
    assert stopped == [3600]


def test_a_body_without_room_is_503_and_takes_none(tmp_path: Path) -> None:
    """HTTP-20: also one that does not say how long it is."""

    def in_pieces() -> Iterator[bytes]:
        yield b'{"model": '
        yield b" " * 600_000
        yield b"{}}"

    url = f"sqlite:///{tmp_path}/db.sqlite"
    with running_api(url, max_waiting_bytes=1_000_000) as api:
        for _ in range(3):
            answer = api.post("/api/sdk/solve", {"model": model_with_members(3_000)})
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            assert "this account" in answer.json()["error"]
            assert answer.headers["retry-after"] == "2"
            headers = {"Content-Type": "application/json"}
            chunked = api.request("POST", "/api/sdk/solve", content=in_pieces(), headers=headers)
            assert chunked.status_code == 503
        assert park(api, 1_500).status_code == 200
        assert api.post("/api/sdk/solve", {"model": valid_model()}).status_code == 200


def test_bodies_in_memory_take_room_too(tmp_path: Path) -> None:
    """HTTP-20: from 16 kB on; what is smaller is read at once."""
    url = f"sqlite:///{tmp_path}/db.sqlite"
    with running_api(url, max_waiting_bytes=100_000) as api:
        answer = park(api, 400)
        assert 50_000 < len(answer.request.content) < SMALL
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert "this account" in answer.json()["error"]
        assert park(api, 200).status_code == 200
        assert api.resources.waiting_room._taken_in_all == 0
        model = valid_model()
        api.resources.waiting_room.take("others", 50_000)
        api.resources.waiting_room.take("all", 50_000)
        assert api.post("/api/sdk/solve", {"model": model}).status_code == 200


def park(api: Api, members: int) -> Any:
    return api.post("/api/sdk/solve", {"model": model_with_members(members)})


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    with running_server(f"sqlite:///{tmp_path}/db.sqlite") as running:
        yield running


def test_the_body_of_a_client_who_left_is_dropped(
    server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """HTTP-20: while it waits for its turn; its file goes at once."""
    files = tmp_path / "files"
    files.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(files))

    async def busy(*given: Any, **options: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(server.resources.body_reading, "read", busy)
    key = server.new_account("ada@example.com", "free")
    length = 2 * SMALL
    head = (
        f"POST /api/sdk/solve HTTP/1.1\r\nHost: x\r\nX-API-Key: {key}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    )
    with server.connect() as connection:
        connection.sendall(head.encode() + b" " * length)
        until(lambda: len(list(files.iterdir())) == 1)
    until(lambda: list(files.iterdir()) == [])
    until(lambda: [line["status"] for line in server.log.lines()][-1:] == [499])


class IdleWorkers:
    """Workers that are ready, and tell whether they were given anything."""

    are_ready = True

    def __init__(self) -> None:
        self.given = 0

    async def run(self, *given: Any) -> None:
        self.given += 1
        raise Unavailable("idle")

    async def close(self) -> None:
        pass


@pytest.mark.parametrize("stays", [True, False])
def test_nothing_is_read_for_a_client_who_left_before_its_turn(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, stays: bool
) -> None:
    """HTTP-20: also where its body is in memory."""
    reading, workers, turns = (
        server.resources.body_reading,
        IdleWorkers(),
        FairTurns(1, 9, "a test"),
    )
    monkeypatch.setattr(reading, "_usual", workers)
    monkeypatch.setattr(reading, "_usual_turns", turns)
    is_held, let_go = threading.Event(), asyncio.Event()

    async def hold() -> None:
        async with turns.turn("somebody"):
            is_held.set()
            await let_go.wait()

    loop = server.server._loop
    assert loop is not None
    asyncio.run_coroutine_threadsafe(hold(), loop)
    assert is_held.wait(10)
    key = server.new_account("ada@example.com", "free")
    head = (
        f"POST /api/sdk/solve HTTP/1.1\r\nHost: x\r\nX-API-Key: {key}\r\n"
        "Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n"
    )
    connection = server.connect()
    connection.sendall(head.encode() + b" " * 100_000)
    until(lambda: turns._waiting == 1)
    if not stays:
        connection.close()
        until(lambda: not server.server.server_state.connections)
    loop.call_soon_threadsafe(let_go.set)
    until(lambda: [line["status"] for line in server.log.lines()][-1:] == [503 if stays else 499])
    connection.close()
    assert workers.given == (1 if stays else 0)


def until(condition: Any) -> None:
    """Wait for something that happens on another thread, however busy the machine is."""
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)
