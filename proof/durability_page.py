"""docs/proof/durability.md from what kills and power cuts left."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from statistics import median

from proof.aims import Aim, command, counted, no_open_faults, tell_aims
from proof.faults import tell_faults
from proof.plots import draw_recovery
from proof.record import Event, Record
from proof.table import machines_and_dates, table

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
account has had another write acknowledged. The load of the machine stands beside it, since starting
a service is work for its processors.

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
DISK = """

## A disk that fails

Each operation is tried with its first call to the database's files failing, then its second, and
so on until it needs fewer calls (`proof/disk_errors`): once with an I/O error, once with a disk
that is full from that call on. It must be done, or refused with 503 or 507 and a word when to ask
again; everything acknowledged is read again each time, and once more after a kill. Recovery is
until all of that was read and something was written.

"""
KILLS = {"SQLite": 500, "PostgreSQL": 200}
CUTS_AIMED = 2000
FAILURES_AIMED = 14
"""Seven operations, each with an I/O error and with a full disk."""
RECOVERY = 5.0
"""Seconds, where nothing else runs."""
MORE = 20
"""Kills that a quiet machine makes in some minutes."""
QUIET = 4
PICTURE = "recovery.svg"
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
DATABASES = ("SQLite", "PostgreSQL")


def row(database: str, what: str, events: list[Event]) -> tuple[str, ...]:
    seconds = [each for event in events for each in event["recovered"]]
    loads = [each for event in events for each in event["load"]]
    return (
        database,
        what,
        str(sum(event["times"] for event in events)),
        f"{sum(event['acknowledged'] for event in events):,}",
        str(sum(len(event["faults"]) for event in events)),
        f"{median(seconds):.1f} s" if seconds else "",
        f"{max(seconds):.1f} s" if seconds else "",
        f"{median(loads):.0f}" if loads else "",
    )


def rows(database: str, events: list[Event]) -> Iterable[tuple[str, ...]]:
    for what in sorted({event["what"] for event in events}):
        yield row(database, what, [event for event in events if event["what"] == what])


def aims() -> list[Aim]:
    records = {name: Record(f"durability-{name.lower()}").events for name in KILLS}
    cuts, failed = Record("power-cuts").events, Record("disk-errors").events
    every = [*(event for events in records.values() for event in events), *cuts, *failed]
    return [
        *(aim_of_kills(name, events) for name, events in records.items()),
        aim_of_cuts(cuts),
        counted(
            "Operations whose every call to the disk failed once, with an I/O error and full",
            FAILURES_AIMED,
            len({(each["operation"], each["what"]) for each in failed if each["calls"]}),
            "not all operations have been tried",
            command("python -m proof.disk_errors 1"),
        ),
        no_open_faults(
            "Nothing acknowledged lost, nothing half-written, clear answers",
            every,
            "make prove-durability",
        ),
        *(aim_of_recovery(name, events) for name, events in records.items()),
    ]


def aim_of_kills(database: str, events: list[Event]) -> Aim:
    times = Counter[str]()
    for event in events:
        times[event["what"]] += event["times"]
    return counted(
        f"Kills on {database}: " + ", ".join(sorted(times)),
        KILLS[database],
        times.total(),
        "a kill takes half a minute with all that is read afterwards",
        command(f"python -m proof.durability {database.lower()} {KILLS[database]}"),
    )


def aim_of_cuts(events: list[Event]) -> Aim:
    cuts, lost = (sum(event[name] for event in events) for name in ("cuts", "control"))
    return Aim(
        "Power cuts, and a control that loses something",
        f"{cuts:,} of {CUTS_AIMED:,}; the control lost something in {lost:,}",
        cuts >= CUTS_AIMED and lost > 0,
        "each cut is a database that is opened and read whole",
        command(f"python -m proof.power_cuts {CUTS_AIMED}"),
    )


def aim_of_recovery(database: str, events: list[Event]) -> Aim:
    """Loads below QUIET stand for a machine on which nothing else runs."""
    every = [
        pair for event in events for pair in zip(event["load"], event["recovered"], strict=True)
    ]
    quiet = [seconds for load, seconds in every if load < QUIET]
    within = sum(seconds <= RECOVERY for _, seconds in every)
    told = f"within {RECOVERY:.0f} s in {within:,} of {len(every):,} at any load; "
    told += f"{max(quiet):.1f} s at most in {len(quiet)} with a load" if quiet else "none at a load"
    done = sum(event["times"] for event in events)
    return Aim(
        f"Recovery on {database} within {RECOVERY:.0f} s where nothing else runs",
        f"{told} below {QUIET}",
        bool(quiet) and max(quiet) <= RECOVERY,
        "the machine had other work at every one of them, and starting a service is work"
        if not quiet
        else "it took longer",
        command(f"python -m proof.durability {database.lower()} {done + MORE}")
        + " on a machine that does nothing else",
    )


def tell_quiet(records: dict[str, list[Event]]) -> str:
    """Recovery where the machine had little else to do, of each database."""
    lines = []
    for database, events in records.items():
        every = [
            pair for event in events for pair in zip(event["load"], event["recovered"], strict=True)
        ]
        quiet = [seconds for load, seconds in every if load < QUIET]
        if quiet:
            lines.append(
                f"- {database}: below {QUIET} in {len(quiet)} of {len(every)}, the longest "
                f"recovery {max(quiet):.1f} s, in the middle {median(quiet):.1f} s"
            )
        elif every:
            load, seconds = min(every)
            lines.append(
                f"- {database}: never below {QUIET} in {len(every)}; {seconds:.1f} s at the lowest "
                f"load, {load:.0f}"
            )
    if not lines:
        return ""
    return "\n\nRecovery by the load of the machine:\n\n" + "\n".join(lines)


def tell_commits(records: dict[str, list[Event]]) -> str:
    """How often something happened to which code, the latest last."""
    lines = []
    for database, events in records.items():
        times: Counter[str] = Counter()
        for event in events:
            times[event["commit"]] += event["times"]
        told = ", ".join(f"{count} at {commit}" for commit, count in times.items() if count)
        lines.append(f"- {database}: {told}")
    return "\n\nThe code that was running:\n\n" + "\n".join(lines)


def tell_sums(records: dict[str, list[Event]]) -> str:
    """Of events that were summed up before there was a record of each."""
    lines = [
        f"- {database}, {event['what']}, {event['times']} times at {event['commit']}: "
        f"{event['kept']}"
        for database, events in records.items()
        for event in events
        if "kept" in event
    ]
    if not lines:
        return ""
    return "\n\nOf these only sums are kept; times of recovery above are without them:\n\n" + (
        "\n".join(lines)
    )


def write() -> None:
    records = {name: Record(f"durability-{name.lower()}").events for name in DATABASES}
    lines = [line for name, events in records.items() for line in rows(name, events)]
    if not lines:
        return
    everything = [event for events in records.values() for event in events]
    cuts = Record("power-cuts").events
    text = (
        HEAD + tell_aims(aims()) + "\n\n## Kills\n\n" + table(COLUMNS, lines) + tell_quiet(records)
    )
    text += tell_commits(records) + tell_sums(records)
    draw_recovery(records, PAGE.with_name(PICTURE))
    text += f"\n\n![Seconds of recovery over the load of the machine]({PICTURE})"
    failed = Record("disk-errors").events
    text += "".join(f"\n\n{tell_faults(events, name)}" for name, events in records.items())
    text += CUTS + tell_cuts(cuts) + DISK + tell_disk(failed)
    tail = machines_and_dates("make prove-durability", [*everything, *cuts, *failed])
    PAGE.write_text(f"{text}\n\n{tail}")


def tell_cuts(events: list[Event]) -> str:
    heads = ("Cuts", "Something lost or broken", "The control: something lost or broken")
    counts = [sum(event[name] for event in events) for name in ("cuts", "lost", "control")]
    return table(heads, [[f"{count:,}" for count in counts]]) + "\n\n" + tell_faults(events)


def tell_disk(events: list[Event]) -> str:
    rows = [
        (
            event["what"],
            event["operation"],
            *(f"{event[name]:,}" for name in ("rounds", "calls", "refused")),
            str(len(event["faults"])),
            f"{max(event['recovered']):.1f} s" if event["recovered"] else "",
        )
        for event in events
    ]
    heads = ("Disk", "Operation", "Rounds", "Failed at calls", "Refused", "Faults", "Recovery")
    return table(heads, rows) + "\n\n" + tell_faults(events)
