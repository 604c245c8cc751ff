"""When to try again, and after how long: pure arithmetic, no waiting."""

import random
from typing import Any

import msgspec

from loadpath.client.call import Call
from loadpath.client.errors import ApiError, ConnectionFailed, LoadpathError

LASTING = {501, 505, 507}  # failures of the service that waiting does not mend
LONGEST_WAIT = 30.0


class RetryPolicy(msgspec.Struct, frozen=True):
    """Up to `attempts` tries; waits double from `first_wait` seconds, with a random part."""

    attempts: int = 4
    first_wait: float = 0.25

    def wait_before_next(self, call: Call[Any], failure: LoadpathError, tries: int) -> float | None:
        """Seconds to wait before another try, or nothing when the failure is final."""
        if tries >= self.attempts or not self._may_repeat(call, failure):
            return None
        asked = failure.retry_after if isinstance(failure, ApiError) else None
        if asked is not None:
            return asked if asked <= LONGEST_WAIT else None
        doubled: float = self.first_wait * 2 ** (tries - 1)
        return min(LONGEST_WAIT, doubled * (1 + random.random()))

    def _may_repeat(self, call: Call[Any], failure: LoadpathError) -> bool:
        if isinstance(failure, ConnectionFailed):
            return call.is_repeatable
        if not isinstance(failure, ApiError):
            return False
        if failure.status in (429, 503):  # these say that nothing was done
            return True
        return call.is_repeatable and failure.status >= 500 and failure.status not in LASTING
