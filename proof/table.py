"""Tables of docs/proof, and what stands below them."""

import json
import os
import platform
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

REWORKED = Path("docs/proof/records/reworked-commits.json")
"""Commits that records name and that are not in this history."""


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
    commits = list(dict.fromkeys(event["commit"] for event in found))
    text = f"`{command}`, {machines}, {when}, at {', '.join(commits)}.\n"
    reworked = [commit for commit in commits if commit in read_reworked()]
    if not reworked:
        return text
    return (
        f"{text}\nNot in this history: {', '.join(reworked)}, of work that was put on top of other "
        "work before it became a part of it, and has other names since.\n"
    )


def read_reworked() -> list[str]:
    found: list[str] = json.loads(REWORKED.read_text()) if REWORKED.exists() else []
    return found


def note_reworked(commits: Iterable[str]) -> None:
    """Ask this checkout's history, once for all pages: where pages are only compared, there may be
    none."""
    found = [commit for commit in sorted(set(commits)) if not _is_in_history(commit)]
    REWORKED.write_text(json.dumps(found) + "\n")


def _is_in_history(commit: str) -> bool:
    words = ["git", "merge-base", "--is-ancestor", commit, "HEAD"]
    return subprocess.run(words, capture_output=True, check=False).returncode == 0
