"""A shell on a terminal of its own, typed into as a person does."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LOADPATH = Path(sys.executable).parent / "loadpath"
PROMPT = "ready> "
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[ -/]*[@-~]|\x1b[=>()][0-9A-Z]?|[\x00\x07\x0f\r]")
PATIENCE = 60.0


def shell_environment() -> dict[str, str]:
    """Variables of a shell that finds `loadpath` and nothing of the person who runs the tests."""
    return {
        **{name: os.environ[name] for name in ("HOME", "LANG", "LC_ALL") if name in os.environ},
        "PATH": f"{LOADPATH.parent}{os.pathsep}{os.environ['PATH']}",
        "TERM": "vt100",
        "COLUMNS": "200",
        "LINES": "60",
    }


class Terminal:
    """What was typed and what was answered."""

    def __init__(self, end: int) -> None:
        self._end = end
        self._seen = ""

    def type(self, keys: str) -> None:
        self._seen = ""
        os.write(self._end, keys.encode())

    def read_until(self, wanted: str) -> str:
        """What appears, up to the text that is waited for."""
        deadline = time.monotonic() + PATIENCE
        while wanted not in self._seen:
            left = deadline - time.monotonic()
            assert left > 0, f"{wanted!r} did not appear; there is {self._seen!r}"
            if select.select([self._end], [], [], left)[0]:
                self._seen += ESCAPES.sub("", os.read(self._end, 65536).decode())
        return self._seen

    def run(self, command: str) -> str:
        """A whole command, until the prompt is there again."""
        self.type(f"{command}\n")
        self.read_until("\n")
        return self.read_until(PROMPT)


@contextmanager
def terminal(*words: str) -> Iterator[Terminal]:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        words,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=shell_environment(),
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Terminal(ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)
