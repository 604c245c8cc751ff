"""`python -m proof.concurrency sqlite 500`: so many turns on four processes, or with `postgresql`.

A turn is a round of the rule of 50 links, a race of changes and a revocation; every fifth also has
a crash among retries and a database that four processes migrate at once. Fleets take turns: clocks
that agree, and clocks that are hours apart.
"""

import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from proof.concurrency.crowd import Crowd
from proof.concurrency.draft_rule import run_round
from proof.concurrency.events import CRASH, MIGRATION, RACE, REVOCATION, RULE
from proof.concurrency.fleet import APART, TOGETHER, Fleet, running_fleet
from proof.concurrency.history import History
from proof.concurrency.migrations import migrate
from proof.concurrency.racing_changes import run_race
from proof.concurrency.retries import retry_across_a_crash
from proof.concurrency.revocation import revoke
from proof.database_server import running_database
from proof.record import Record, load, run

TURNS_OF_A_FLEET = 25
SELDOM = 5
Trial = Callable[[], tuple[int, list[str]]]


class Turns:
    """What happens on one fleet."""

    def __init__(self, fleet: Fleet, crowd: Crowd, new_database: Callable[[], str]) -> None:
        self._every: dict[str, Trial] = {
            RULE: partial(run_round, crowd, History()),
            RACE: partial(run_race, crowd),
            REVOCATION: partial(revoke, crowd),
        }
        self._seldom: dict[str, Trial] = {
            CRASH: partial(crash, fleet),
            MIGRATION: lambda: migrate(new_database()),
        }

    def take(self, number: int) -> Iterator[dict[str, Any]]:
        trials = self._every | (self._seldom if number % SELDOM == SELDOM - 1 else {})
        for what, trial in trials.items():
            operations, faults = trial()
            seen = {"what": what, "times": 1, "operations": operations}
            yield seen | {"load": [round(load())], "faults": faults[:5]}


def prove(
    kind: str, turns: int, record: Record, every: int = TURNS_OF_A_FLEET
) -> Iterator[dict[str, Any]]:
    """Events until the record has so many turns."""
    done = record.total("times", what=RULE)
    with running_database(kind) as server:
        while done < turns:
            hours = APART if done // every % 2 else TOGETHER
            until = min(turns, done + every - done % every)
            for event in run_fleet(server.new_database, hours, range(done, until)):
                event["clocks"] = "hours apart" if hours is APART else "together"
                record.add(event)
                yield event
            done = until


def run_fleet(
    new_database: Callable[[], str], hours: tuple[int, ...], numbers: range
) -> Iterator[dict[str, Any]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        running_fleet(Path(folder), new_database(), hours, LOADPATH_WORKERS="1") as fleet,
        new_crowd(fleet) as crowd,
    ):
        turns = Turns(fleet, crowd, new_database)
        for number in numbers:
            yield from turns.take(number)


@contextmanager
def new_crowd(fleet: Fleet) -> Iterator[Crowd]:
    """Clients of an account of their own."""
    key = fleet.services[0].new_key(f"{time.time_ns()}@example.com", pro=True)
    with closing(Crowd(fleet.addresses, key, time.time_ns())) as crowd:
        yield crowd


def crash(fleet: Fleet) -> tuple[int, list[str]]:
    """By another account: it makes a link that the rule of 50 has not seen."""
    with new_crowd(fleet) as crowd:
        return retry_across_a_crash(fleet, crowd)


if __name__ == "__main__":
    run("concurrency", prove, on_databases=True)
