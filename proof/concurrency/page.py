"""docs/proof/concurrency.md from what the turns left."""

from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Any

from proof.aims import Aim, command, counted, no_open_faults, tell_aims
from proof.concurrency.events import (
    CRASH,
    HANGING_RACE,
    HANGING_REVOCATION,
    HANGING_RULE,
    MIGRATION,
    RACE,
    REVOCATION,
    RULE,
)
from proof.faults import tell_faults
from proof.record import Record
from proof.table import machines_and_dates, table

PAGE = Path("docs/proof/concurrency.md")
HEAD = """\
<!-- Written by `python -m proof.report`; do not edit. -->

# Concurrency

Four processes of the service on one database answer as one that does one thing at a time.

Eight clients ask at the same moment, each time another process by chance. Every request has a time
when it was sent and one when it was answered; what was seen must be possible with everything
happening at one moment between the two. Half of the turns have processes whose clocks are 0, 3, -4
and 11 hours off.

- **50 links.** Clients park, open, list and end links of one account. Every list must be the newest
  50 of one moment, without those that were ended; each link has one moment at which it begins to
  work and one at which it ends, the parking of the 50th after it, which nobody may have seen
  otherwise.
- **Changes of one model.** Each client reads a number in a saved model, adds one and puts it back
  for the state it has read (`If-Match`). What is acknowledged must be 1, 2, 3 and so on, each once,
  and the last of them what is there.
- **Revocation of a key.** One client revokes a key that all are using. From one moment between
  request and answer on every process refuses it.
- **Retries across a crash.** All send one request under one `Idempotency-Key` while a process is
  killed with -9; whoever gets no answer asks the next process. All must be told the same link, and
  one is made.
- **Migration by four at once.** Four processes open one empty database. Every migration is applied
  once, and each of them can write afterwards.
- **The database hangs.** In the midst of the first three all processes of PostgreSQL stand still
  for two seconds, longer than the service waits for an answer.

Where the database does not answer, the service says 503 and when to ask again: what was asked for
may have been done or not, or be done yet. The table counts these answers as unknown. A link that
may have been parked has to be one that was, if the list shows it afterwards, and one that never
was, if not; the same holds for what may have been withdrawn or put back. A look that was told 503
says nothing of a key.

"""
COLUMNS = (
    "Database",
    "What",
    "Clocks",
    "Times",
    "Operations",
    "Unknown",
    "Faults",
    "Load, median",
)
NAMES = ("SQLite", "PostgreSQL")
ORDER = (
    RULE,
    RACE,
    REVOCATION,
    CRASH,
    MIGRATION,
    HANGING_RULE,
    HANGING_RACE,
    HANGING_REVOCATION,
)


TURNS = 500
SELDOM = 5
"""Turns from one in which the database hangs to the next (`proof/concurrency/__main__.py`)."""
HANGING = TURNS // SELDOM


def aims() -> list[Aim]:
    records = {name: Record(f"concurrency-{name.lower()}") for name in NAMES}
    server = records["PostgreSQL"]
    turns, hung = (server.total("times", what=what) for what in (RULE, HANGING_RULE))
    return [
        *(
            counted(
                f"Turns on {name}: " + ", ".join((RULE, RACE, REVOCATION)),
                TURNS,
                min(record.total("times", what=what) for what in (RULE, RACE, REVOCATION)),
                "a turn takes seconds, and four processes the whole machine",
                command(f"python -m proof.concurrency {name.lower()} {TURNS}"),
            )
            for name, record in records.items()
        ),
        *(
            counted(
                f"Every fifth turn on {name}: " + ", ".join((CRASH, MIGRATION)),
                TURNS // SELDOM,
                min(record.total("times", what=what) for what in (CRASH, MIGRATION)),
                "some turns were stopped before their last part",
                command(f"python -m proof.concurrency {name.lower()} {tell_turns(record)}"),
            )
            for name, record in records.items()
        ),
        counted(
            "Every fifth turn on PostgreSQL: the database hangs",
            HANGING,
            hung,
            f"these were added when most of the {turns} turns had been taken",
            command(f"python -m proof.concurrency postgresql {turns + SELDOM * (HANGING - hung)}"),
        ),
        no_open_faults(
            "Nothing seen that one process would not do",
            [event for record in records.values() for event in record.events],
            "make prove-concurrency",
        ),
    ]


def tell_turns(record: Record) -> int:
    """How many there have to be for what is seldom to have its number."""
    done = min(record.total("times", what=what) for what in (CRASH, MIGRATION))
    return record.total("times", what=RULE) + SELDOM * max(TURNS // SELDOM - done, 0)


def rows(database: str, events: list[dict[str, Any]]) -> Iterable[tuple[str, ...]]:
    for what in ORDER:
        for clocks in ("together", "hours apart"):
            found = [each for each in events if (each["what"], each["clocks"]) == (what, clocks)]
            loads = [load for each in found for load in each["load"]]
            if found:
                yield (
                    database,
                    what,
                    clocks,
                    f"{sum(each['times'] for each in found):,}",
                    f"{sum(each['operations'] for each in found):,}",
                    f"{sum(each.get('unknown', 0) for each in found):,}",
                    str(sum(len(each["faults"]) for each in found)),
                    f"{median(loads):.0f}" if loads else "",
                )


def write() -> None:
    records = {name: Record(f"concurrency-{name.lower()}").events for name in NAMES}
    lines = [line for name, events in records.items() for line in rows(name, events)]
    if lines:
        everything = [event for events in records.values() for event in events]
        tail = machines_and_dates("make prove-concurrency", everything)
        faults = "\n\n".join(tell_faults(events, name) for name, events in records.items())
        told = HEAD + tell_aims(aims()) + "\n\n## Turns\n\n" + table(COLUMNS, lines)
        PAGE.write_text(told + f"\n\n{faults}\n\n{tail}")
