"""The log: one line per request and event, JSON for machines, columns for a terminal.

Written are the route as declared, never the path (a link's id is a secret), the network it came
from, the account and the id of the key, but never a header, a body or a query.
"""

import asyncio
import sys
import time
import traceback
from functools import lru_cache
from typing import Any, TextIO

import msgspec

Line = dict[str, Any]

# Where a request's scope carries what its line in the log, or its span, says of it.
REQUEST_ID = "loadpath.request_id"
ACCOUNT = "loadpath.account"
KEY_ID = "loadpath.key"
ROUTE = "loadpath.route"
STATUS = "loadpath.status"
TIER = "loadpath.tier"


class RequestLog:
    """Writes lines to one stream, all lines of one turn of the event loop together."""

    def __init__(self, log_format: str = "auto", stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        is_text = log_format == "text" or (log_format == "auto" and self._stream.isatty())
        self._render = render_text if is_text else render_json
        self._unwritten: list[str] = []

    def request(
        self,
        request_id: str,
        method: str,
        route: str,
        status: int,
        ms: float,
        *,
        network: str | None = None,
        account: str | None = None,
        key: str | None = None,
    ) -> None:
        """One finished request; its line is written when the loop has done what is due now."""
        if not self._unwritten:
            asyncio.get_running_loop().call_soon(self.flush)
        line = {
            "time": timestamp(),
            "level": "info",
            "event": "request",
            "request_id": request_id,
            "method": method,
            "route": route,
            "status": status,
            "ms": ms,
            "network": network,
            "account": account,
            "key": key,
        }
        self._unwritten.append(self._render(line))

    def event(self, event: str, **details: Any) -> None:
        """Something else that an operator should know."""
        self._write_now({"time": timestamp(), "level": "info", "event": event, **details})

    def failure(self, error: BaseException, **details: Any) -> None:
        """An unforeseen failure: its type and where it happened, not its text, which may quote
        what a client sent."""
        frames = traceback.extract_tb(error.__traceback__)
        where = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames[-8:]]
        self._write_now(
            {
                "time": timestamp(),
                "level": "error",
                "event": "failure",
                "type": type(error).__name__,
                "where": where,
                **details,
            }
        )

    def flush(self) -> None:
        """Write what is not written yet."""
        lines, self._unwritten = self._unwritten, []
        self._stream.write("".join(lines))
        self._stream.flush()

    def _write_now(self, line: Line) -> None:
        self._unwritten.append(self._render(line))
        self.flush()


def timestamp() -> str:
    milliseconds = time.time_ns() // 1_000_000
    return f"{show_second(milliseconds // 1_000)}.{milliseconds % 1_000:03d}Z"


@lru_cache(maxsize=1)
def show_second(second: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(second))


def render_json(line: Line) -> str:
    return msgspec.json.encode(line).decode() + "\n"


def render_text(line: Line) -> str:
    """One line that a person can read; a failure is followed by where it happened."""
    if line["event"] == "request":
        whose = ((name, line[name]) for name in ("network", "account", "key"))
        known = "".join(f"  {name}={value}" for name, value in whose if value is not None)
        return (
            f"{line['time'][11:23]}  {line['status']}  {line['method']:<7} {line['route']:<26} "
            f"{line['ms']:>9.2f} ms  {line['request_id']}{known}\n"
        )
    skipped = ("time", "level", "event", "where")
    details = "  ".join(f"{name}={value}" for name, value in line.items() if name not in skipped)
    where = "".join(f"    {place}\n" for place in line.get("where", ()))
    return f"{line['time'][11:23]}  {line['event']}  {details}\n{where}"
