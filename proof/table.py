"""Tables of docs/proof, and what stands below them."""

import os
import platform
from collections.abc import Iterable
from typing import Any


def cells(*texts: str) -> str:
    return f"| {' | '.join(texts)} |"


def table(heads: tuple[str, ...], rows: Iterable[Iterable[str]]) -> str:
    lines = (cells(*row) for row in rows)
    return "\n".join([cells(*heads), cells(*("---" for _ in heads)), *lines])


def describe_machine() -> str:
    """What figures depend on, without saying whose machine it is."""
    return f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def machines_and_dates(command: str, events: Iterable[dict[str, Any]]) -> str:
    """Where and when events were seen, at which commits."""
    found = list(events)
    machines = "; ".join(sorted({event["machine"] for event in found}))
    dates = sorted({event["date"] for event in found})
    when = dates[0] if len(dates) == 1 else f"{dates[0]} to {dates[-1]}"
    commits = ", ".join(dict.fromkeys(event["commit"] for event in found))
    return f"`{command}`, {machines}, {when}, at {commits}.\n"
