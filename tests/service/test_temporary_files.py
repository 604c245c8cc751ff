"""Bodies in files: what happens when there is no room, and that none stays behind."""

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO, Any

import pytest

from loadpath.service.server.temporary_folder import own_temporary_folder, sweep
from tests.service.api import Api
from tests.service.models import model_with_members

KEEP_A_FILE = """
import tempfile, time
from loadpath.service.server.temporary_folder import own_temporary_folder
with own_temporary_folder():
    file = tempfile.NamedTemporaryFile(delete=False)
    print("ready", flush=True)
    time.sleep(60)
"""


class FullDisk:
    """A temporary file on the device that is always full."""

    def __init__(self, made: IO[bytes]) -> None:
        made.close()
        self.name = made.name
        self._full = Path("/dev/full").open("wb")  # noqa: SIM115

    def __getattr__(self, name: str) -> Any:
        return getattr(self._full, name)


def test_no_room_for_a_body_is_507(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """ERR-3: and the file that could not be written is gone."""
    make, made = tempfile.NamedTemporaryFile, []

    def make_on_full_disk(**options: Any) -> FullDisk:
        made.append(FullDisk(make(**options)))
        return made[-1]

    monkeypatch.setattr(tempfile, "NamedTemporaryFile", make_on_full_disk)
    answer = api.post("/api/sdk/solve", {"model": model_with_members(5_000)})
    assert (answer.status_code, answer.json()["code"]) == (507, "storage_full")
    assert not Path(made[0].name).exists()


def test_a_process_that_ends_removes_its_files(tmp_path: Path) -> None:
    """RUN-8."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tempfile, "tempdir", str(tmp_path))
        with own_temporary_folder() as folder:
            assert tempfile.gettempdir() == os.environ["TMPDIR"] == str(folder)
            with tempfile.NamedTemporaryFile(delete=False) as file:
                assert Path(file.name).parent == folder
            assert sweep(tmp_path) == 0, "its own folder is in use"
        assert list(tmp_path.iterdir()) == []
        assert tempfile.gettempdir() == str(tmp_path)


def test_the_next_start_removes_what_a_killed_process_left(tmp_path: Path) -> None:
    """RUN-8: and nothing of a process that still runs."""
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", KEEP_A_FILE],
            env={**os.environ, "TMPDIR": str(tmp_path)},
            stdout=subprocess.PIPE,
        )
        for _ in range(2)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
    assert sweep(tmp_path) == 0
    processes[0].send_signal(signal.SIGKILL)
    processes[0].wait()
    assert sweep(tmp_path) == 1
    [kept] = tmp_path.iterdir()
    assert len(list(kept.iterdir())) == 2
    processes[1].send_signal(signal.SIGINT)
    processes[1].wait()
    assert list(tmp_path.iterdir()) == []
    for process in processes:
        assert process.stdout is not None
        process.stdout.close()


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    """RUN-8: one without a lock, and a link to elsewhere."""
    (tmp_path / "precious").mkdir()
    (tmp_path / "precious" / "lock").touch()
    (tmp_path / "loadpath-files-link").symlink_to(tmp_path / "precious")
    (tmp_path / "loadpath-files-bare").mkdir()
    assert sweep(tmp_path) == 0
    assert len(list(tmp_path.iterdir())) == 3
