"""What the pages of docs/proof are for: each aim, what is on record, and where that is less, why it
is, and what adds to it. All of it comes from records; a page that misses its aim says so itself."""

from collections.abc import Iterable
from typing import NamedTuple

from proof.faults import find_open
from proof.record import Event
from proof.table import table

MET = "met"


class Aim(NamedTuple):
    what: str
    found: str
    is_met: bool
    why: str
    """Told where the aim is missed: a reason in plain words."""
    next: str
    """The command that adds to the record, or what is to be done."""


def counted(what: str, aimed: int, found: int, why: str, then: str) -> Aim:
    """So many of something, or more."""
    return Aim(what, f"{found:,} of {aimed:,}", found >= aimed, why, then)


def no_open_faults(what: str, events: Iterable[Event], again: str) -> Aim:
    """Faults that were mended are told on the page, and count no longer."""
    found = list(events)
    left = len(find_open(found))
    seen = sum(len(event["faults"]) for event in found)
    told = f"{seen:,} faults, {left:,} of them not mended" if seen else "no faults"
    return Aim(what, told, not left, "what was seen stands below", f"mending it, then `{again}`")


def tell_aims(aims: Iterable[Aim]) -> str:
    rows = ((aim.what, aim.found, tell_state(aim)) for aim in aims)
    return table(("Aim", "On record", "Where it is missed: why, and what adds to it"), rows)


def tell_state(aim: Aim) -> str:
    return MET if aim.is_met else f"missed: {aim.why}. Next: {aim.next}"


def command(words: str) -> str:
    return f"`{words}`"
