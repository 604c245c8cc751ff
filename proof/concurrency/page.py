"""docs/proof/concurrency.md from what the turns left."""

from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Any

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

The aim is 500 turns on each database; the table says how far it is.

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
        PAGE.write_text(HEAD + table(COLUMNS, lines) + f"\n\n{faults}\n\n{tail}")
