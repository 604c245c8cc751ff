"""Faults that proofs have seen: which of them still count against a proof, and how pages tell them.

A line of a record says of each fault what mended it (`proof/mend.py` enters it): one that nobody
has mended counts, whatever was mended beside it.
"""

from collections.abc import Sequence
from typing import Any


def find_open(events: Sequence[dict[str, Any]]) -> list[str]:
    """Those that nothing has mended."""
    return [
        fault
        for event in events
        for fault in event["faults"]
        if fault not in event.get("mended", {})
    ]


def mend(event: dict[str, Any], words: str, by: str) -> int:
    """Enter it for the open faults that have the words; how many these are."""
    found = [fault for fault in find_open([event]) if words in fault]
    if found:
        event["mended"] = event.get("mended", {}) | dict.fromkeys(found, by)
    return len(found)


def tell_faults(events: Sequence[dict[str, Any]], of: str = "") -> str:
    """Each as it was seen, also where it has been mended since; `of` names the database. Those
    that were mended together are told together, each of its words once."""
    whose = f" of {of}" if of else ""
    counts: dict[str, dict[str, int]] = {}
    for event in events:
        for fault in event["faults"]:
            alike = counts.setdefault(event.get("mended", {}).get(fault, ""), {})
            alike[fault] = alike.get(fault, 0) + 1
    if not counts:
        return f"No faults{whose}."
    parts = [f"Faults{whose} as they were seen:"]
    for by, alike in counts.items():
        lines = (f"- `{fault}`{_tell_count(count)}" for fault, count in alike.items())
        parts.append("\n".join(lines) + (f"\n\nMended: {by}." if by else "\n\nNot mended."))
    return "\n\n".join(parts)


def _tell_count(count: int) -> str:
    return f", {count} times" if count > 1 else ""
