"""Hand-offs through machines that are not there: a discrete-event simulation.

A hand-off arrives by chance (Poisson) at a process by chance. Parking takes the process's loop, one
of its readers and a core of the database, then waits for the disk; whoever got the link opens it,
and page and document each take the loop and the database again. Service times are exponential with
the measured means, which is worse than the real ones, whose spread is smaller.
"""

import heapq
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

Action = Callable[[], None]


@dataclass(frozen=True)
class Cost:
    """Seconds of one request."""

    loop: float
    readers: float
    database: float


@dataclass(frozen=True)
class Costs:
    park: Cost
    page: Cost
    document: Cost
    disk: float
    """Seconds until the disk has a commit; commits of many go together."""


@dataclass(frozen=True)
class Deployment:
    processes: int
    readers: int
    """Of each process."""
    database_cores: int


class Events:
    """What happens when; two at the same time in the order in which they were planned."""

    def __init__(self) -> None:
        self.now = 0.0
        self._planned: list[tuple[float, int, Action]] = []
        self._numbers = count()

    def plan(self, delay: float, action: Action) -> None:
        heapq.heappush(self._planned, (self.now + delay, next(self._numbers), action))

    def run(self) -> None:
        while self._planned:
            self.now, _, action = heapq.heappop(self._planned)
            action()


class Station:
    """Servers with one queue; first come, first served."""

    def __init__(self, events: Events, servers: int) -> None:
        self._events = events
        self._servers = servers
        self._free = servers
        self._waiting: deque[tuple[float, Action]] = deque()
        self.busy_seconds = 0.0

    def serve(self, seconds: float, then: Action) -> None:
        if self._free:
            self._free -= 1
            self._begin(seconds, then)
        else:
            self._waiting.append((seconds, then))

    def _begin(self, seconds: float, then: Action) -> None:
        self.busy_seconds += seconds

        def end() -> None:
            if self._waiting:
                self._begin(*self._waiting.popleft())
            else:
                self._free += 1
            then()

        self._events.plan(seconds, end)

    def use(self, seconds: float) -> float:
        """Which part of its time it was busy."""
        return self.busy_seconds / seconds / self._servers


@dataclass
class Outcome:
    parked: list[float] = field(default_factory=list)
    """Seconds from sending to the link, of each hand-off."""
    opened: list[float] = field(default_factory=list)
    """Seconds until page and document are there."""
    uses: dict[str, float] = field(default_factory=dict)
    """Which part of its time each kind of station was busy."""


def simulate(
    deployment: Deployment, costs: Costs, rate: float, hand_offs: int, seed: int = 1
) -> Outcome:
    chance = random.Random(seed)
    events = Events()
    loops = [Station(events, 1) for _ in range(deployment.processes)]
    readers = [Station(events, deployment.readers) for _ in range(deployment.processes)]
    database = Station(events, deployment.database_cores)
    outcome = Outcome()

    def some(mean: float) -> float:
        return chance.expovariate(1 / mean) if mean else 0.0

    def ask(number: int, cost: Cost, then: Action) -> None:
        def read() -> None:
            readers[number].serve(some(cost.readers), look_up)

        def look_up() -> None:
            database.serve(some(cost.database), then)

        loops[number].serve(some(cost.loop), read if cost.readers else look_up)

    def arrive() -> None:
        sent = events.now
        ask(choose(), costs.park, lambda: events.plan(costs.disk, lambda: answer(sent)))

    def answer(sent: float) -> None:
        outcome.parked.append(events.now - sent)
        opened = events.now
        number = choose()

        def fetch() -> None:
            ask(number, costs.document, lambda: outcome.opened.append(events.now - opened))

        ask(number, costs.page, fetch)

    def choose() -> int:
        return chance.randrange(deployment.processes)

    at = 0.0
    for _ in range(hand_offs):
        at += chance.expovariate(rate)
        events.plan(at, arrive)
    events.run()
    outcome.uses = {
        "loops": sum(each.use(events.now) for each in loops) / len(loops),
        "readers": sum(each.use(events.now) for each in readers) / len(readers),
        "database": database.use(events.now),
    }
    return outcome
