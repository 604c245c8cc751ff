"""`python -m proof.concurrency sqlite 500`: so many turns on four processes, or with `postgresql`.

A turn is a round of the rule of 50 links, a race of changes and a revocation; every fifth also has
a crash among retries and a database that four processes migrate at once, and on PostgreSQL the
first three once more while the database hangs. Fleets take turns: clocks that agree, and clocks
that are hours apart.
"""

import random
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from proof.concurrency.crowd import Crowd
from proof.concurrency.draft_rule import run_round
from proof.concurrency.events import (
    CRASH,
    HANGING_RACE,
    HANGING_REVOCATION,
    HANGING_RULE,
    MIGRATION,
    RACE,
    REVOCATION,
    RULE,
    Outcome,
)
from proof.concurrency.fleet import APART, TOGETHER, Fleet, running_fleet
from proof.concurrency.history import History
from proof.concurrency.migrations import migrate
from proof.concurrency.racing_changes import run_race
from proof.concurrency.retries import retry_across_a_crash
from proof.concurrency.revocation import revoke
from proof.database_server import DatabaseServer, running_database
from proof.record import Record, load, run, where

TURNS_OF_A_FLEET = 25
SELDOM = 5
BEFORE, HANGS = 0.03, 2.0
"""Seconds until the database hangs, at most, and for how long: longer than a request waits."""
Trial = Callable[[], Outcome]


class Turns:
    """What happens on one fleet."""

    def __init__(self, fleet: Fleet, crowd: Crowd, server: DatabaseServer) -> None:
        rule = partial(run_round, crowd, History())
        race, revocation = partial(run_race, crowd), partial(revoke, crowd)
        self._every: dict[str, Trial] = {RULE: rule, RACE: race, REVOCATION: revocation}
        self._seldom: dict[str, Trial] = {
            CRASH: partial(crash, fleet),
            MIGRATION: lambda: migrate(server.new_database()),
        }
        if server.frozen is not None:
            hanging = ((HANGING_RULE, rule), (HANGING_RACE, race), (HANGING_REVOCATION, revocation))
            self._seldom |= {what: partial(hang, server.frozen, trial) for what, trial in hanging}

    def take(self, number: int) -> Iterator[dict[str, Any]]:
        trials = self._every | (self._seldom if number % SELDOM == SELDOM - 1 else {})
        for what, trial in trials.items():
            began = where()
            outcome = trial()
            seen = {"what": what, "times": 1, "operations": outcome.operations}
            seen |= {"unknown": outcome.unknown, "load": [round(load())]}
            yield began | seen | {"faults": outcome.faults[:5]}


def hang(frozen: Callable[[], AbstractContextManager[None]], trial: Trial) -> Outcome:
    """The trial, in whose midst the database stands still."""

    def freeze() -> None:
        time.sleep(random.uniform(0, BEFORE))
        with frozen():
            time.sleep(HANGS)

    freezer = threading.Thread(target=freeze)
    freezer.start()
    try:
        return trial()
    finally:
        freezer.join()


def prove(
    kind: str, turns: int, record: Record, every: int = TURNS_OF_A_FLEET
) -> Iterator[dict[str, Any]]:
    """Events until the record has so many turns."""
    done = record.total("times", what=RULE)
    with running_database(kind) as server:
        while done < turns:
            hours = APART if done // every % 2 else TOGETHER
            until = min(turns, done + every - done % every)
            for event in run_fleet(server, hours, range(done, until)):
                event["clocks"] = "hours apart" if hours is APART else "together"
                record.put(event)
                yield event
            done = until


def run_fleet(
    server: DatabaseServer, hours: tuple[int, ...], numbers: range
) -> Iterator[dict[str, Any]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        running_fleet(Path(folder), server.new_database(), hours, LOADPATH_WORKERS="1") as fleet,
        new_crowd(fleet) as crowd,
    ):
        turns = Turns(fleet, crowd, server)
        for number in numbers:
            yield from turns.take(number)


@contextmanager
def new_crowd(fleet: Fleet) -> Iterator[Crowd]:
    """Clients of an account of their own."""
    key = fleet.services[0].new_key(f"{time.time_ns()}@example.com", pro=True)
    with closing(Crowd(fleet.addresses, key, time.time_ns())) as crowd:
        yield crowd


def crash(fleet: Fleet) -> Outcome:
    """By another account: it makes a link that the rule of 50 has not seen."""
    with new_crowd(fleet) as crowd:
        return retry_across_a_crash(fleet, crowd)


if __name__ == "__main__":
    run("concurrency", prove, on_databases=True)
