"""Links whose life is over, without waiting a day: the service's database is told so."""

import sqlite3
import time
from contextlib import closing

from tests.running_service import RunningService

HOUR = 3_600_000


def expire(service: RunningService, link: str, hours_ago: float = 2) -> None:
    """Let the link have been made a day and some hours ago."""
    _update(service, link, "created_at", hours_ago + 24)
    _update(service, link, "expires_at", hours_ago)


def displace(service: RunningService, link: str, hours_ago: float = 2) -> None:
    """Let 50 newer drafts have displaced it."""
    _update(service, link, "created_at", hours_ago + 1)
    _update(service, link, "displaced_at", hours_ago)


def _update(service: RunningService, link: str, column: str, hours_ago: float) -> None:
    moment = int(time.time() * 1000 - hours_ago * HOUR)
    draft = link.rsplit("/", 1)[1]
    with closing(sqlite3.connect(service.folder / "loadpath.sqlite", timeout=30)) as database:
        changed = database.execute(f"UPDATE drafts SET {column} = ? WHERE id = ?", (moment, draft))
        database.commit()
        assert changed.rowcount == 1
