"""Long work says on a terminal how far it is, and leaves nothing of it behind."""

import json
import os
import pty
import re
import subprocess
from pathlib import Path
from threading import Thread

import pytest

from bench.frame import frame_document

from .terminal import LOADPATH, shell_environment

CLEARED = "\r\x1b[K"
LINE = re.compile(r"(\w+) +([█░]{20}) +(\d+)%")


@pytest.fixture(scope="module")
def frame(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a size that takes long enough to be told of."""
    file = tmp_path_factory.mktemp("progress") / "frame.json"
    file.write_text(json.dumps(frame_document(12, 10)))
    return file


def seen_on_a_terminal(file: Path, **environment: str) -> tuple[str, str]:
    """What `loadpath solve` writes to its output, and to errors that go to a terminal."""
    ours, theirs = pty.openpty()
    parts: list[bytes] = []

    def listen() -> None:
        try:
            while part := os.read(ours, 65536):
                parts.append(part)
        except OSError:  # the other end is closed
            return

    listener = Thread(target=listen)
    listener.start()
    try:
        done = subprocess.run(
            [LOADPATH, "solve", file],
            env=shell_environment() | environment,
            stdout=subprocess.PIPE,
            stderr=theirs,
            timeout=300,
            check=True,
        )
    finally:
        os.close(theirs)
        listener.join(timeout=60)
        os.close(ours)
    return done.stdout.decode(), b"".join(parts).decode()


def test_the_line_fills_and_is_cleared(frame: Path) -> None:
    output, errors = seen_on_a_terminal(frame)
    lines = [LINE.fullmatch(each) for each in errors.split(CLEARED) if each]
    shown = [each for each in lines if each]
    assert len(shown) == len(lines) > 1
    for each in shown:
        assert each[2].count("█") == round(20 * int(each[3]) / 100)
    factorized = [int(each[3]) for each in shown if each[1] == "factorizing"]
    assert factorized == sorted(factorized)
    assert errors.endswith(CLEARED)
    assert "█" not in output
    assert "digest" in output


def test_a_terminal_that_cannot_clear_lines_is_left_alone(frame: Path) -> None:
    _, errors = seen_on_a_terminal(frame, TERM="dumb")
    assert errors == ""
