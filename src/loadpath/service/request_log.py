"""The log: one line per request and event, JSON for machines, columns for a terminal.

Written are the route as declared, never the path (a link's id is a secret), and never a header,
a body or a query.
"""

import sys
import time
import traceback
from functools import lru_cache
from typing import Any, TextIO

import msgspec

Line = dict[str, Any]


class RequestLog:
    """Writes lines to one stream."""

    def __init__(self, log_format: str = "auto", stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        is_text = log_format == "text" or (log_format == "auto" and self._stream.isatty())
        self._render = render_text if is_text else render_json

    def request(self, line: Line) -> None:
        """One finished request."""
        self._write({"level": "info", "event": "request", **line})

    def event(self, event: str, **details: Any) -> None:
        """Something else that an operator should know."""
        self._write({"level": "info", "event": event, **details})

    def failure(self, error: BaseException, **details: Any) -> None:
        """An unforeseen failure: its type and where it happened, not its text, which may quote
        what a client sent."""
        frames = traceback.extract_tb(error.__traceback__)
        where = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames[-8:]]
        self._write(
            {
                "level": "error",
                "event": "failure",
                "type": type(error).__name__,
                "where": where,
                **details,
            }
        )

    def _write(self, line: Line) -> None:
        milliseconds = time.time_ns() // 1_000_000
        second = show_second(milliseconds // 1_000)
        stamped = {"time": f"{second}.{milliseconds % 1_000:03d}Z", **line}
        self._stream.write(self._render(stamped))
        self._stream.flush()


@lru_cache(maxsize=1)
def show_second(second: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(second))


def render_json(line: Line) -> str:
    return msgspec.json.encode(line).decode() + "\n"


def render_text(line: Line) -> str:
    """One line that a person can read; a failure is followed by where it happened."""
    if line["event"] == "request":
        return (
            f"{line['time'][11:23]}  {line['status']}  {line['method']:<7} {line['route']:<26} "
            f"{line['ms']:>9.2f} ms  {line['request_id']}\n"
        )
    skipped = ("time", "level", "event", "where")
    details = "  ".join(f"{name}={value}" for name, value in line.items() if name not in skipped)
    where = "".join(f"    {place}\n" for place in line.get("where", ()))
    return f"{line['time'][11:23]}  {line['event']}  {details}\n{where}"
