"""Time as the service counts it: milliseconds since 1970 UTC, injected wherever it matters."""

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

Clock = Callable[[], int]

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def system_clock() -> int:
    """The machine's time."""
    return time.time_ns() // 1_000_000


def to_datetime(milliseconds: int) -> datetime:
    """A stored time as the date-time that answers carry."""
    return EPOCH + timedelta(milliseconds=milliseconds)


def to_optional_datetime(milliseconds: int | None) -> datetime | None:
    """The same for a time that may be absent."""
    return None if milliseconds is None else to_datetime(milliseconds)
