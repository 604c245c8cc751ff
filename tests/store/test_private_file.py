"""The database is its owner's alone."""

import asyncio
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from loadpath.store import open_store
from loadpath.store.accounts import Account, create_account

ADA = Account("ada", "ada@example.com", None, "free", 0)


@pytest.fixture(autouse=True)
def _open_umask() -> Iterator[None]:
    """As most machines have it: new files are readable by everybody."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def write_once(path: Path) -> dict[str, int]:
    """Open the store, write, and look at the files while it is open."""

    async def scenario() -> dict[str, int]:
        store = open_store(f"sqlite:///{path}")
        await store.write(lambda tx: create_account(tx, ADA))
        found = modes(path.parent)
        await store.close()
        return found

    return asyncio.run(scenario())


def test_a_new_database_is_closed_to_others(tmp_path: Path) -> None:
    """STORE-5: the file, its log, its index, and every folder made for them."""
    path = tmp_path / "data" / "inner" / "db.sqlite"
    found = write_once(path)
    assert found == dict.fromkeys(("db.sqlite", "db.sqlite-wal", "db.sqlite-shm"), 0o600)
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert stat.S_IMODE(path.parent.parent.stat().st_mode) == 0o700


def test_files_of_an_earlier_version_are_closed_and_their_folder_is_left(tmp_path: Path) -> None:
    """STORE-5."""
    tmp_path.chmod(0o755)
    path = tmp_path / "db.sqlite"
    write_once(path)
    path.chmod(0o644)
    (tmp_path / "other").touch()
    assert set(write_once(path).values()) == {0o600, 0o644}
    assert modes(tmp_path)["other"] == 0o644
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
