"""docs/proof/durability.md from what kills and power cuts left."""

from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Any

from proof.record import Record
from proof.table import machine_and_date, table

PAGE = Path("docs/proof/durability.md")
HEAD = """\
<!-- Written by `python -m proof.report`; do not edit. -->

# Durability

Nothing that the service acknowledged is lost when processes are killed while it is written to.

Four accounts save, change and delete models, make and end links, make and revoke keys, without a
pause. In the midst of it something is killed or restarted; then everything that was ever
acknowledged is read again, and all lists are looked through for things that nobody made. A request
that was not answered may have been done or not, and nothing between; one that makes something is
sent again with its Idempotency-Key and must have made one thing. Refusals have to say when to ask
again. Recovery is measured from the moment when what was killed is started again until every
account has had another write acknowledged; the aim is 5 s where nothing else runs. The load of the
machine stands beside it, since starting a service is work for its processors.

The aims are 500 kills on SQLite, 200 on PostgreSQL and 2,000 power cuts; the tables say how far it
is.

A killed process loses nothing that the operating system has taken: this proves the order of writes
and answers.

"""
CUTS = """

## Power cuts

What a power cut leaves is tried on a recording: every write, truncation and synchronisation of the
files of SQLite in a service under the same load, noted as it happens (`proof/power_cuts`). A cut
is any moment of it. What was synchronised before is on the disk; of the rest any part may be, in
sectors of 512 bytes. From each such disk the database must open, be whole and have all that was
acknowledged until then. The control takes the same recording as if SQLite ran with
`synchronous=NORMAL`; if that lost nothing, the cuts would prove nothing.

"""
QUIET = 4
COLUMNS = (
    "Database",
    "What happened",
    "Times",
    "Acknowledged writes",
    "Lost, half-written or unclear",
    "Recovery, median",
    "longest",
    "Load, median",
)


def row(database: str, what: str, events: list[dict[str, Any]]) -> tuple[str, ...]:
    seconds = [event["recovered"] for event in events]
    return (
        database,
        what,
        str(len(events)),
        f"{sum(event['acknowledged'] for event in events):,}",
        str(sum(len(event["faults"]) for event in events)),
        f"{median(seconds):.1f} s",
        f"{max(seconds):.1f} s",
        f"{median(event['load'] for event in events):.0f}",
    )


def rows(database: str, events: list[dict[str, Any]]) -> Iterable[tuple[str, ...]]:
    for what in sorted({event["what"] for event in events}):
        yield row(database, what, [event for event in events if event["what"] == what])


def tell_quiet(events: list[dict[str, Any]]) -> str:
    """Recovery where the machine had little else to do."""
    quiet = [event["recovered"] for event in events if event["load"] < QUIET]
    if not quiet:
        return ""
    return (
        f"\n\nWhere the load was below {QUIET}, in {len(quiet)} of them, the longest recovery took "
        f"{max(quiet):.1f} s."
    )


def write() -> None:
    records = {
        name: Record(f"durability-{name.lower()}").events for name in ("SQLite", "PostgreSQL")
    }
    lines = [line for name, events in records.items() for line in rows(name, events)]
    if lines:
        tail = "\n\n" + machine_and_date("make prove-durability")
        quiet = tell_quiet([event for events in records.values() for event in events])
        PAGE.write_text(HEAD + table(COLUMNS, lines) + quiet + CUTS + tell_cuts() + tail)


def tell_cuts() -> str:
    cuts = Record("power-cuts").events
    lost = sum(bool(event["faults"]) for event in cuts)
    control = sum(bool(event["control"]) for event in cuts)
    heads = ("Cuts", "Something lost or broken", "The control: something lost or broken")
    return table(heads, [[f"{count:,}" for count in (len(cuts), lost, control)]])
