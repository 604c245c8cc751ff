"""Turns at something that only a few can have at once, given out fairly among those who ask.

Whoever asks names the party it belongs to: a network, an account. Parties take turns, however many
of one wait; the line is bounded, and when it is full the party with the longest part of it loses
its last place. So nobody waits behind a crowd of somebody else's.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from loadpath.service.errors import Unavailable

Place = asyncio.Future[None]


class FairTurns:
    """So many at once, and so many in line."""

    def __init__(self, at_once: int, most_waiting: int, what: str) -> None:
        self._free = at_once
        self._most_waiting = most_waiting
        self._what = what
        self._lines: OrderedDict[str, deque[Place]] = OrderedDict()
        """The places in line of each party; the party at the front is next."""
        self._waiting = 0

    @asynccontextmanager
    async def turn(self, party: str) -> AsyncIterator[None]:
        """Wait for a turn and have it; `Unavailable` where the line is full."""
        if self._free > 0:
            self._free -= 1
        else:
            await self._wait_in_line(party)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait_in_line(self, party: str) -> None:
        if self._waiting >= self._most_waiting:
            self._make_room_for(party)
        place: Place = asyncio.get_running_loop().create_future()
        self._lines.setdefault(party, deque()).append(place)
        self._waiting += 1
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._step_out(party, place)
            else:  # the turn came at the very moment
                self._pass_on()
            raise

    def _make_room_for(self, party: str) -> None:
        longest = max(self._lines, key=lambda other: len(self._lines[other]))
        own = len(self._lines.get(party, ()))
        if longest == party or len(self._lines[longest]) <= own + 1:
            raise self._full()
        place = self._lines[longest][-1]
        self._step_out(longest, place)
        place.set_exception(self._full())

    def _step_out(self, party: str, place: Place) -> None:
        self._lines[party].remove(place)
        self._waiting -= 1
        if not self._lines[party]:
            del self._lines[party]

    def _pass_on(self) -> None:
        """Give the turn to the party at the front, which then stands behind the others."""
        while self._lines:
            party, places = next(iter(self._lines.items()))
            place = places[0]
            self._step_out(party, place)
            if party in self._lines:
                self._lines.move_to_end(party)
            if not place.done():
                place.set_result(None)
                return
        self._free += 1

    def _full(self) -> Unavailable:
        return Unavailable(f"Too many wait for {self._what}; try again.")
