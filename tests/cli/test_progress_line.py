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
from tests.lightest.frames import hall

from .terminal import LOADPATH, shell_environment

CLEARED = "\r\x1b[K"
LINE = re.compile(r"(\w+) +([█░]{20}) +(\d+)%")


@pytest.fixture(scope="module")
def frame(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of a size that takes long enough to be told of."""
    file = tmp_path_factory.mktemp("progress") / "frame.json"
    file.write_text(json.dumps(frame_document(12, 10)))
    return file


def seen_on_a_terminal(*words: str | Path, **environment: str) -> tuple[str, str]:
    """What `loadpath` writes to its output, and to errors that go to a terminal."""
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
            [LOADPATH, *words],
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
    output, errors = seen_on_a_terminal("solve", frame)
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


def test_a_search_tells_how_far_it_is_beside_json(tmp_path: Path) -> None:
    file = tmp_path / "hall.json"
    file.write_text(json.dumps(hall()))
    words = ("--group", "Beam", "--families", "IPE", "--json")
    output, errors = seen_on_a_terminal("lightest", file, *words)
    shown = [each for each in map(LINE.fullmatch, errors.split(CLEARED)) if each]
    assert len({int(each[3]) for each in shown}) > 2
    assert errors.endswith(CLEARED)
    assert json.loads(output)["found"]


def test_a_terminal_that_cannot_clear_lines_is_left_alone(frame: Path) -> None:
    _, errors = seen_on_a_terminal("solve", frame, TERM="dumb")
    assert errors == ""
