"""Copies of a database in use: whole, of one moment, private, and never over another file."""

import asyncio
import stat
from pathlib import Path

import pytest

from loadpath.store import Store, UnusableDatabase, open_store
from loadpath.store.accounts import Account, create_account, list_accounts
from loadpath.store.sqlite_backup import back_up


async def add(store: Store, number: int) -> None:
    account = Account(f"{number:06d}", f"{number}@example.com", None, "free", 0)
    await store.write(lambda tx: create_account(tx, account))


def names_in(path: Path) -> list[str]:
    async def read() -> list[str]:
        store = open_store(f"sqlite:///{path}")
        accounts = await store.read(list_accounts)
        await store.close()
        return [account.id for account in accounts]

    return asyncio.run(read())


def test_a_copy_made_while_others_write_is_of_one_moment(tmp_path: Path) -> None:
    """RUN-11: what was acknowledged before is in it, and what it holds has no gap."""
    source, target = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"

    async def scenario() -> int:
        store = open_store(f"sqlite:///{source}")
        for number in range(50):
            await add(store, number)
        going_on = asyncio.create_task(write_on(store))
        await asyncio.to_thread(back_up, source, target)
        written = await going_on
        await store.close()
        return written

    async def write_on(store: Store) -> int:
        for number in range(50, 200):
            await add(store, number)
        return 200

    written = asyncio.run(scenario())
    names = names_in(target)
    assert names == [f"{number:06d}" for number in range(len(names))]
    assert 50 <= len(names) <= written
    assert len(names_in(source)) == written


def test_a_copy_is_private_and_in_one_file(tmp_path: Path) -> None:
    """RUN-11, STORE-5."""
    asyncio.run(open_store(f"sqlite:///{tmp_path}/db.sqlite").close())
    target = tmp_path / "copies" / "copy.sqlite"
    back_up(tmp_path / "db.sqlite", target)
    assert [file.name for file in target.parent.iterdir()] == ["copy.sqlite"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600


def test_nothing_is_overwritten_or_made_up(tmp_path: Path) -> None:
    """RUN-11."""
    (tmp_path / "precious").write_text("precious")
    asyncio.run(open_store(f"sqlite:///{tmp_path}/db.sqlite").close())
    with pytest.raises(UnusableDatabase, match="overwrites nothing"):
        back_up(tmp_path / "db.sqlite", tmp_path / "precious")
    assert (tmp_path / "precious").read_text() == "precious"
    with pytest.raises(UnusableDatabase, match="no database"):
        back_up(tmp_path / "elsewhere.sqlite", tmp_path / "copy.sqlite")
    assert not (tmp_path / "elsewhere.sqlite").exists()


def test_a_damaged_database_gives_no_copy(tmp_path: Path) -> None:
    """RUN-11."""
    source, target = tmp_path / "db.sqlite", tmp_path / "copy.sqlite"
    asyncio.run(open_store(f"sqlite:///{source}").close())
    content = bytearray(source.read_bytes())
    content[4096 * 3 : 4096 * 4] = b"\xff" * 4096
    source.write_bytes(content)
    with pytest.raises(UnusableDatabase):
        back_up(source, target)
    assert not target.exists()
