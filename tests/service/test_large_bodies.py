"""Large bodies of many: shares of the room, turns at the workers, and clients who leave."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from loadpath.service.bodies.body_reading import BodyReading
from loadpath.service.bodies.received_body import SMALL, ClientDisconnected, Limits, ReceivedBody
from loadpath.service.bodies.unless_client_leaves import unless_client_leaves
from loadpath.service.bodies.waiting_room import WaitingRoom
from loadpath.service.errors import Unavailable
from tests.service.api import Api, running_api
from tests.service.models import model_with_members, valid_model
from tests.service.running_server import RunningServer, running_server

LARGE = ReceivedBody(b" " * (SMALL + 1), None, "identity")


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
            await reading.read(LARGE, nothing, Limits(SMALL * 2, SMALL * 2), party=party)
            read.append(party)

        try:
            crowd = [asyncio.create_task(send("crowd")) for _ in range(6)]
            await asyncio.sleep(0)
            await asyncio.gather(*crowd, asyncio.create_task(send("ada")))
        finally:
            await reading.close()
        assert read.index("ada") == 2

    asyncio.run(asyncio.wait_for(story(), 120))


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


def until(condition: Any) -> None:
    """Wait for something that happens on another thread, however busy the machine is."""
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)
