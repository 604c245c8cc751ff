"""Tables of docs/proof, and what stands below them."""

import os
import platform
from collections.abc import Iterable
from datetime import UTC, datetime


def cells(*texts: str) -> str:
    return f"| {' | '.join(texts)} |"


def table(heads: tuple[str, ...], rows: Iterable[Iterable[str]]) -> str:
    lines = (cells(*row) for row in rows)
    return "\n".join([cells(*heads), cells(*("---" for _ in heads)), *lines])


def machine_and_date(command: str) -> str:
    """What figures depend on, without saying whose machine it is."""
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    return f"`{command}`, {machine}, {datetime.now(UTC).date().isoformat()}.\n"
