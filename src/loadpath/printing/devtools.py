"""One page of Chromium, driven by its DevTools protocol over two pipes: no port, no package.

Chromium reads messages from descriptor 3 and writes to 4, each a JSON text that ends with a zero.
"""

import os
import select
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from .chromium import command_line, find_chromium

CHUNK = 1 << 16
ABOVE = 10
"""The ends that go to Chromium are moved above this, so that 3 and 4 are free."""
GRACE_S = 5.0


class BrowserFailed(Exception):
    """Chromium ended, took too long, or the page said that something went wrong."""


class Page:
    """A page; calls wait for their answer until the deadline."""

    def __init__(self, writer: int, reader: int, deadline: float) -> None:
        self._writer, self._reader = writer, reader
        self._deadline = deadline
        self._last = 0
        self._session: str | None = None
        self._read = b""

    def open(self) -> None:
        """Make the page that all later calls are about."""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        attached = self.call("Target.attachToTarget", targetId=target, flatten=True)
        self._session = attached["sessionId"]

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        """A command of the protocol, and what it answers."""
        self._last += 1
        message: dict[str, Any] = {"id": self._last, "method": method, "params": params}
        if self._session:
            message["sessionId"] = self._session
        self._send(msgspec.json.encode(message) + b"\0")
        while True:
            answer = self._receive()
            if answer.get("id") != self._last:
                continue  # an event; whoever wants to know something asks
            if "error" in answer:
                raise BrowserFailed(f"{method}: {answer['error'].get('message')}")
            result: dict[str, Any] = answer["result"]
            return result

    def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page; a promise is waited for."""
        done = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True
        )
        if failure := done.get("exceptionDetails"):
            told = failure.get("exception", {}).get("description") or failure.get("text")
            raise BrowserFailed(f"the page failed: {told}")
        return done["result"].get("value")

    def wait_until(self, expression: str) -> Any:
        """Ask again until the expression is true, and give its value."""
        while not (value := self.evaluate(expression)):
            self._pause()
        return value

    def wait_until_steady(self, expression: str) -> None:
        """Ask again until the value is the same twice, and true."""
        before = None
        while not (now := self.evaluate(expression)) or now != before:
            before = now
            self._pause(0.25)

    def _pause(self, seconds: float = 0.05) -> None:
        self._check_time()
        time.sleep(seconds)

    def _check_time(self) -> float:
        left = self._deadline - time.monotonic()
        if left <= 0:
            raise BrowserFailed("Chromium did not finish in time; --timeout allows more")
        return left

    def _send(self, data: bytes) -> None:
        try:
            while data:
                data = data[os.write(self._writer, data) :]
        except BrokenPipeError:
            raise BrowserFailed("Chromium ended by itself") from None

    def _receive(self) -> dict[str, Any]:
        while b"\0" not in self._read:
            if not select.select([self._reader], [], [], self._check_time())[0]:
                continue
            chunk = os.read(self._reader, CHUNK)
            if not chunk:
                raise BrowserFailed("Chromium ended by itself")
            self._read += chunk
        text, _, self._read = self._read.partition(b"\0")
        message: dict[str, Any] = msgspec.json.decode(text)
        return message


@contextmanager
def chromium_page(folder: Path, seconds: float) -> Iterator[Page]:
    """A page of a Chromium that ends with the block; its profile lies in the folder."""
    arguments = command_line(find_chromium(), folder / "profile")
    (theirs_in, writer), (reader, theirs_out) = os.pipe(), os.pipe()
    theirs_in, theirs_out = _above(theirs_in), _above(theirs_out)
    try:
        process = os.posix_spawn(
            arguments[0],
            arguments,
            os.environ,
            file_actions=[
                (os.POSIX_SPAWN_DUP2, theirs_in, 3),
                (os.POSIX_SPAWN_DUP2, theirs_out, 4),
                (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
                (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0),
            ],
            setpgroup=0,
        )
    finally:
        os.close(theirs_in)
        os.close(theirs_out)
    try:
        page = Page(writer, reader, time.monotonic() + seconds)
        page.open()
        yield page
    finally:
        os.close(writer)
        os.close(reader)
        _end(process)


def _above(descriptor: int) -> int:
    import fcntl  # not on Windows, where no Chromium is looked for

    moved = fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, ABOVE)
    os.close(descriptor)
    return moved


def _end(process: int) -> None:
    """With its pipe closed Chromium ends by itself; what lingers is ended with its children."""
    until = time.monotonic() + GRACE_S
    while time.monotonic() < until:
        if os.waitpid(process, os.WNOHANG)[0]:
            break
        time.sleep(0.02)
    else:
        with suppress(ProcessLookupError):
            os.killpg(process, signal.SIGKILL)
        os.waitpid(process, 0)
