"""Turns among parties: nobody waits behind a crowd of somebody else's."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from loadpath.service.errors import Unavailable
from loadpath.service.fair_turns import FairTurns


class Scene:
    """Visitors who note when they have their turn, and keep it until they are let go."""

    def __init__(self, at_once: int, most_waiting: int) -> None:
        self.turns = FairTurns(at_once, most_waiting, "a test")
        self.served: list[str] = []
        self.let_go = asyncio.Event()

    def send(self, name: str) -> asyncio.Task[None]:
        """A visitor called PARTY or PARTY-NUMBER."""
        return asyncio.create_task(self._visit(name))

    async def _visit(self, name: str) -> None:
        async with self.turns.turn(name.split("-")[0]):
            self.served.append(name)
            await self.let_go.wait()


def play(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(scene(), 60))


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_parties_take_turns_however_many_of_one_wait() -> None:
    """ACC-11, HTTP-20."""

    async def story() -> None:
        scene = Scene(1, 100)
        crowd = [scene.send(f"crowd-{n}") for n in range(5)]
        await settle()
        others = [scene.send("ada-0"), scene.send("bob-0"), scene.send("ada-1")]
        await settle()
        scene.let_go.set()
        await asyncio.gather(*crowd, *others)
        assert scene.served == [
            "crowd-0", "crowd-1", "ada-0", "bob-0", "crowd-2", "ada-1", "crowd-3", "crowd-4",
        ]  # fmt: skip

    play(story)


def test_only_so_many_have_their_turn_at_once() -> None:
    """ACC-11."""

    async def story() -> None:
        scene = Scene(2, 100)
        visitors = [scene.send(f"a-{n}") for n in range(5)]
        await settle()
        assert scene.served == ["a-0", "a-1"]
        scene.let_go.set()
        await asyncio.gather(*visitors)
        assert len(scene.served) == 5

    play(story)


def test_a_full_line_costs_the_crowd_its_last_place() -> None:
    """ACC-11."""

    async def story() -> None:
        scene = Scene(1, 3)
        crowd = [scene.send(f"crowd-{n}") for n in range(5)]
        await settle()
        with pytest.raises(Unavailable, match="a test"):
            await crowd[4]
        ada = scene.send("ada")
        await settle()
        with pytest.raises(Unavailable):
            await crowd[3]
        scene.let_go.set()
        await asyncio.gather(*crowd[:3], ada)
        assert scene.served == ["crowd-0", "crowd-1", "ada", "crowd-2"]

    play(story)


def test_whoever_leaves_frees_the_place_or_the_turn() -> None:
    """ACC-11."""

    async def story() -> None:
        scene = Scene(1, 2)
        first, second, third = (scene.send(name) for name in ("a", "b", "c"))
        await settle()
        second.cancel()
        await settle()
        fourth = scene.send("d")
        await settle()
        first.cancel()
        await settle()
        assert scene.served == ["a", "c"]
        scene.let_go.set()
        await asyncio.gather(third, fourth)
        assert scene.served == ["a", "c", "d"]

    play(story)


def test_a_turn_that_comes_as_its_visitor_leaves_goes_on_to_the_next() -> None:
    """ACC-11."""

    async def story() -> None:
        scene = Scene(1, 9)
        first, second, third = (scene.send(name) for name in ("a", "b", "c"))
        await settle()
        first.cancel()
        await asyncio.sleep(0)  # the turn has been given to b, which has not woken yet
        second.cancel()
        await settle()
        assert scene.served[-1] == "c"
        scene.let_go.set()
        await third

    play(story)
