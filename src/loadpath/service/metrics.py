"""Counts and durations of requests, in the text format that Prometheus reads.

Labels are bounded: the route as declared, the method, the status; never a path or an account.
"""

import resource
import time
from bisect import bisect_left
from collections import Counter, defaultdict

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})


class Metrics:
    """What one process has counted since it started."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, str, int]] = Counter()
        self.buckets: defaultdict[str, list[int]] = defaultdict(lambda: [0] * (len(BUCKETS) + 1))
        self.seconds: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.in_flight = 0
        self.clock_offset_seconds = 0.0
        self.database_bytes = 0
        self.has_room = True
        self.started_at = time.time()

    def observe(self, route: str, method: str, status: int, seconds: float) -> None:
        """Note one finished request."""
        self.requests[route, method if method in METHODS else "other", status] += 1
        self.seconds[route] += seconds  # type: ignore[assignment]
        self.buckets[route][bisect_left(BUCKETS, seconds)] += 1

    def count(self, event: str, number: int = 1) -> None:
        """Note something that happened besides requests, by a fixed name."""
        self.events[event] += number

    def render(self) -> str:
        """Everything as Prometheus text."""
        lines = ["# TYPE loadpath_requests_total counter"]
        for (route, method, status), number in sorted(self.requests.items()):
            labels = f'route="{route}",method="{method}",status="{status}"'
            lines.append(f"loadpath_requests_total{{{labels}}} {number}")
        lines.append("# TYPE loadpath_request_seconds histogram")
        for route in sorted(self.buckets):
            lines.extend(self._render_histogram(route))
        lines.append("# TYPE loadpath_events_total counter")
        for event, number in sorted(self.events.items()):
            lines.append(f'loadpath_events_total{{event="{event}"}} {number}')
        lines.append("# TYPE loadpath_requests_in_flight gauge")
        lines.append(f"loadpath_requests_in_flight {self.in_flight}")
        lines.append("# TYPE loadpath_clock_offset_seconds gauge")
        lines.append(f"loadpath_clock_offset_seconds {self.clock_offset_seconds:.3f}")
        lines.append("# TYPE loadpath_database_bytes gauge")
        lines.append(f"loadpath_database_bytes {self.database_bytes}")
        lines.append("# TYPE loadpath_has_room gauge")
        lines.append(f"loadpath_has_room {int(self.has_room)}")
        lines.append("# TYPE loadpath_start_time_seconds gauge")
        lines.append(f"loadpath_start_time_seconds {self.started_at:.3f}")
        lines.append("# TYPE loadpath_peak_memory_bytes gauge")
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        lines.append(f"loadpath_peak_memory_bytes {peak}")
        return "\n".join(lines) + "\n"

    def _render_histogram(self, route: str) -> list[str]:
        lines = []
        total = 0
        for bound, number in zip([*map(str, BUCKETS), "+Inf"], self.buckets[route], strict=True):
            total += number
            labels = f'route="{route}",le="{bound}"'
            lines.append(f"loadpath_request_seconds_bucket{{{labels}}} {total}")
        lines.append(f'loadpath_request_seconds_sum{{route="{route}"}} {self.seconds[route]:.6f}')
        lines.append(f'loadpath_request_seconds_count{{route="{route}"}} {total}')
        return lines
