"""docs/proof/hostile.md from what was tried."""

from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any

from proof.aims import Aim, command, counted, no_open_faults, tell_aims
from proof.faults import tell_faults
from proof.record import Record
from proof.table import machines_and_dates, table

PAGE = Path("docs/proof/hostile.md")
HEAD = """\
<!-- Written by `python -m proof.report`; do not edit. -->

# Hostile input

Damaged documents against engine and pages, and made-up requests against a service: nothing breaks,
runs or hangs.

"""
DOCUMENTS = """

## Documents

Documents of the corpus are damaged, one to four things at a time: numbers that are none, huge,
tiny or negative, values in the place of others (references to themselves, to nothing, to another
kind), names with markup, records missing or hundreds of times, nests, bytes. Every other one only
has figures scaled, by up to 10¹², so that it stays valid. Each is validated, and given to the
engine whether it is valid or not, with 20 s and 1 GiB. It has to be answered or refused in words;
what passes must have a number for every utilization.

"""
PAGES = """

## Pages

The same documents are sent to a service, and the links of those that it takes are opened in
Chromium, each in a browser context of its own. Nothing of a document may run (names hold markup),
no dialog, no error of a script, no violation of the page's policy and no request to elsewhere may
be seen; after 30 s the page has come to an end or still answers.

"""
REQUESTS = """

## Requests

Requests are made up from the description of the interface: damaged documents and examples, odd
paths, queries, keys, types and encodings, and one in a hundred is none at all (bytes of other
protocols, two lengths, broken chunks). They go to a real service. None may be answered with 5xx or
stay without an answer for 30 s.

The first million came from a free account that had nothing, which most of the service refuses. The
others come from a pro account, with models, links, keys and handles that exist in a third of the
places where one can be named, and also go to all pages, to their forms and to the tools for agents,
where an internal error of JSON-RPC counts as 500.

"""
NOTHING = "a free account that had nothing"
ALL = 100_000
"""Documents."""
OPENED = 1_000
SENT = 1_000_000
"""Requests, from each of the two accounts."""


def aims() -> list[Aim]:
    documents, pages, requests = (
        Record(f"hostile-{name}") for name in ("documents", "pages", "requests")
    )
    owner = [event for event in requests.events if "by" in event]
    by_owner = sum(event["requests"] for event in owner)
    by_nobody = requests.total("requests") - by_owner
    return [
        counted(
            "Documents against validation and engine",
            ALL,
            documents.total("documents"),
            "some need all of their 20 s",
            command(f"python -m proof.hostile.documents {ALL}"),
        ),
        counted(
            "Documents opened in a browser",
            OPENED,
            pages.total("pages"),
            "a browser takes seconds for each, up to half a minute, on a core that other work "
            "has too",
            command(f"python -m proof.hostile.pages {OPENED}"),
        ),
        counted(
            f"Requests from {NOTHING}",
            SENT,
            by_nobody,
            "the sender has belongings now, and is counted in the next line",
            "nothing: the record is whole",
        ),
        counted(
            "Requests from an account that has something",
            SENT,
            by_owner,
            "this sender was made after the first million" + tell_rate(owner, SENT - by_owner),
            command(f"python -m proof.hostile.requests {SENT}"),
        ),
        no_open_faults(
            "Nothing answered with 5xx, nothing without an answer, nothing run",
            [*documents.events, *pages.events, *requests.events],
            "make prove-hostile",
        ),
    ]


def tell_rate(events: list[dict[str, Any]], missing: int) -> str:
    """What the rest takes, where the record has seconds of a thousand requests."""
    seconds = [each for event in events for each in event.get("seconds", ())]
    if not seconds:
        return ""
    hours = missing / 1000 * median(seconds) / 3600
    return f"; a thousand take {median(seconds):.0f} s here, so the rest {hours:,.0f} hours"


def write() -> None:
    documents, pages, requests = (
        Record(f"hostile-{name}").events for name in ("documents", "pages", "requests")
    )
    if not documents or not pages or not requests:
        return
    text = (
        HEAD
        + tell_aims(aims())
        + DOCUMENTS
        + tell(documents, "endings", "What became of it", "Documents")
    )
    slowest = max(seconds for event in documents for seconds in event["slowest"])
    text += f"\n\nThe slowest took {slowest:.1f} s of the processor. {tell_faults(documents)}"
    text += PAGES + tell(pages, "endings", "What became of it", "Documents")
    text += f"{tell_pace(pages)}\n\n{tell_faults(pages)}"
    text += REQUESTS + tell_requests(requests)
    tail = machines_and_dates("make prove-hostile", [*documents, *pages, *requests])
    PAGE.write_text(f"{text}\n\n{tell_faults(requests)}\n\n{tail}")


def tell_pace(events: list[dict[str, Any]]) -> str:
    """Why not all documents are opened."""
    seconds = [each for event in events for each in event.get("seconds", ())]
    if not seconds:
        return ""
    hours = ALL * median(seconds) / 3600
    return (
        f"\n\nOf each document, those refused included, this takes {median(seconds):.1f} s here: "
        f"all {ALL:,} would take {hours:,.0f} hours. So the engine has all of them, as the same "
        "module that pages run, and a browser a sample."
    )


def tell(events: list[dict[str, Any]], what: str, title: str, of: str) -> str:
    counts: Counter[str] = Counter()
    for event in events:
        counts.update(event[what])
    rows = [(name.replace("_", " "), f"{count:,}") for name, count in counts.most_common()]
    return table((title, of), [*rows, ("all", f"{counts.total():,}")])


def tell_requests(events: list[dict[str, Any]]) -> str:
    """A column for each who sent some."""
    counts: dict[str, Counter[str]] = {}
    for event in events:
        counts.setdefault(event.get("by", NOTHING), Counter()).update(event["statuses"])
    statuses = sorted({status for each in counts.values() for status in each})
    rows = [(status, *(f"{each[status]:,}" for each in counts.values())) for status in statuses]
    sums = ("all", *(f"{each.total():,}" for each in counts.values()))
    return table(("Status", *(f"From {by}" for by in counts)), [*rows, sums])
