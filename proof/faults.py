"""Faults that proofs have seen: which of them still count against a proof, and how pages tell them.

A line of a record that says `mended` says by what. One that says `unexplained` says what is
supposed: nobody knows the cause, so only later turns can speak for the service.
"""

from collections.abc import Sequence
from typing import Any

UNEXPLAINED = """

### Faults without an explanation

What nobody could explain fails a proof, unless at least as many later turns of its kind had no
fault."""


def find_open(events: Sequence[dict[str, Any]]) -> list[str]:
    """Those that are not mended, and those unexplained that later turns do not outweigh."""
    return [
        fault
        for place, event in enumerate(events)
        if "mended" not in event and not _is_outweighed(event, events[place + 1 :])
        for fault in event["faults"]
    ]


def _is_outweighed(event: dict[str, Any], later: Sequence[dict[str, Any]]) -> bool:
    turns, faults = _count_later(event, later)
    return "unexplained" in event and not faults and turns >= event["times"]


def _count_later(event: dict[str, Any], later: Sequence[dict[str, Any]]) -> tuple[int, int]:
    """Turns and faults of its kind; a record has them in the order in which they began."""
    same = [each for each in later if each.get("what") == event.get("what")]
    return sum(each.get("times", 0) for each in same), sum(len(each["faults"]) for each in same)


def tell_faults(events: Sequence[dict[str, Any]], of: str = "") -> str:
    """Each as it was seen, also where it has been mended since; `of` names the database."""
    lines = [
        f"- `{fault}`" + (f" Mended: {event['mended']}." if "mended" in event else "")
        for event in events
        if "unexplained" not in event
        for fault in event["faults"]
    ]
    parts = [
        _tell_unexplained(event, events[place + 1 :])
        for place, event in enumerate(events)
        if "unexplained" in event
    ]
    whose = f" of {of}" if of else ""
    text = f"Faults{whose} as they were seen:\n\n" + "\n".join(lines)
    if not lines:
        text = f"No faults{whose}" + (" but those below." if parts else ".")
    return text + (UNEXPLAINED if parts else "") + "".join(parts)


def _tell_unexplained(event: dict[str, Any], later: Sequence[dict[str, Any]]) -> str:
    turns, faults = _count_later(event, later)
    return (
        f"\n\n**{event['what'].capitalize()}**, in {event['times']} turns at {event['commit']}; "
        f"{event['unexplained']}. "
        f"Later turns of this kind: {turns}, with {faults or 'no'} faults.\n\n"
    ) + "\n".join(f"- `{fault}`" for fault in event["faults"])
