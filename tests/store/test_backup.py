"""Copies of a database in use: whole, of one moment, private, and never over another file."""

import asyncio
import stat
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from loadpath.service.access.new_account import add_account
from loadpath.service.access.new_api_key import add_api_key
from loadpath.store import Transaction, UnusableDatabase, open_store, postgresql_backup, upkeep
from loadpath.store.sqlite_backup import back_up
from tests.databases import Cluster


def add(tx: Transaction, number: int) -> None:
    """An account and its key, in two tables and one transaction."""
    account = add_account(
        tx, email=f"{number}@example.com", password_hash=None, tier="free", now=number
    )
    assert account is not None
    add_api_key(tx, account.id, name="a", scopes=[], expires_in_days=None, now=number, most=1)


def look(url: str) -> tuple[list[int], int]:
    """When accounts were made, and how many have no key or are not there for theirs."""
    single = (
        "SELECT (SELECT COUNT(*) FROM accounts WHERE id NOT IN (SELECT account_id FROM api_keys)) "
        "+ (SELECT COUNT(*) FROM api_keys WHERE account_id NOT IN (SELECT id FROM accounts))"
    )

    async def read() -> tuple[list[int], int]:
        store = open_store(url)
        made = await store.read(lambda tx: tx.rows("SELECT created_at FROM accounts"))
        alone = await store.read(lambda tx: tx.row(single))
        await store.close()
        assert alone is not None
        return sorted(int(str(at)) for (at,) in made), int(str(alone[0]))

    return asyncio.run(read())


def test_a_copy_made_while_others_write_is_of_one_moment(
    fresh_database_url: str, tmp_path: Path
) -> None:
    """RUN-11: what was acknowledged before is in it, and what it holds has no gap and no half."""
    source, target = fresh_database_url, tmp_path / "copy.sqlite"

    async def scenario() -> int:
        store = open_store(source)
        for number in range(50):
            await store.write(partial(add, number=number))
        copying = asyncio.create_task(asyncio.to_thread(upkeep.back_up, source, target))
        written = 50
        while not copying.done() or written < 60:
            await store.write(partial(add, number=written))
            written += 1
        await copying
        await store.close()
        return written

    written = asyncio.run(scenario())
    made, alone = look(f"sqlite:///{target}")
    assert made == list(range(len(made)))
    assert 50 <= len(made) <= written
    assert alone == 0
    assert look(source) == (list(range(written)), 0)


def test_what_is_written_between_two_tables_is_in_neither(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """RUN-11: a copy of PostgreSQL goes table by table, and is of the moment before the first."""
    source, target = cluster.new_database(), tmp_path / "copy.sqlite"
    numbers = count()

    async def write() -> None:
        store = open_store(source)
        await store.write(lambda tx: add(tx, next(numbers)))
        await store.close()

    def read_and_write(connection: Any, table: str, columns: list[str]) -> Iterator[Any]:
        yield from read_table(connection, table, columns)
        asyncio.run(write())

    asyncio.run(write())
    read_table = postgresql_backup.read_table
    monkeypatch.setattr(postgresql_backup, "read_table", read_and_write)
    upkeep.back_up(source, target)
    assert look(f"sqlite:///{target}") == ([0], 0)
    assert len(look(source)[0]) > 5


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
