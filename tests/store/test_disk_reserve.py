"""The reserve beside an SQLite file, on a disk that is really full."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from loadpath.store import StorageFull, Store, Transaction, open_store
from loadpath.store.accounts import Account, create_account, list_accounts
from loadpath.store.disk_reserve import LEAST_RESERVE, DiskReserve
from tests.small_disk import fill_disk, small_disk

MEGABYTE = 1024 * 1024
RESERVE = LEAST_RESERVE
LARGE = "x" * 2 * RESERVE
MANY = 1_000
"""So many small writes take more of the log than the reserve has, if nothing empties it."""


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    with small_disk(tmp_path / "disk", 40) as folder:
        yield folder


def add(tx: Transaction, name: str) -> None:
    assert create_account(tx, Account(name, f"{name}@example.com", None, "free", 0))


def keep_something_large(store: Store, tx: Transaction) -> None:
    if not store.has_room(RESERVE):
        raise StorageFull("refused")
    add(tx, LARGE)


async def names(store: Store) -> set[str]:
    return {account.id for account in await store.read(list_accounts)}


def test_small_writes_go_on_where_the_disk_is_full(disk: Path) -> None:
    """STORE-8: without a reserve they fail; with one they and those beside them have another turn,
    in which large ones are refused, in every process."""

    async def scenario() -> None:
        store, other = open_store(url), open_store(url)
        await store.write(lambda tx: add(tx, "before"))
        filler = fill_disk(disk)
        with pytest.raises(StorageFull):
            await write_many(store)
        filler.unlink()
        await store.fill_reserve(RESERVE)
        assert store.has_room(RESERVE)
        assert (disk / "db.sqlite-reserve").stat().st_mode & 0o777 == 0o600
        filler = fill_disk(disk)
        await write_many(store)
        assert not store.has_room(RESERVE)
        assert not other.has_room(RESERVE)
        with pytest.raises(StorageFull):
            await other.write(lambda tx: keep_something_large(other, tx))
        await other.write(lambda tx: add(tx, "of another process"))
        await store.fill_reserve(RESERVE)
        assert not store.has_room(RESERVE), "there is nothing to fill it with"
        filler.unlink()
        assert not store.has_room(RESERVE), "not before the reserve is filled again"
        await store.fill_reserve(RESERVE)
        assert store.has_room(RESERVE)
        assert other.has_room(RESERVE)
        expected = {"before", "of another process", *(f"small {number}" for number in range(MANY))}
        assert await names(store) == expected
        await store.close()
        await other.close()

    async def write_many(store: Store) -> None:
        """More than the log has room for already."""
        for number in range(MANY):
            await store.write(lambda tx, name=f"small {number}": add(tx, name))  # type: ignore[misc]

    url = f"sqlite:///{disk}/db.sqlite"
    asyncio.run(scenario())


def test_what_is_large_does_not_use_the_reserve_up(disk: Path) -> None:
    """STORE-8: also where it is written together with what is small."""

    async def scenario() -> None:
        store = open_store(f"sqlite:///{disk}/db.sqlite")
        await store.fill_reserve(RESERVE)
        await store.write(lambda tx: add(tx, "before"))
        filler = fill_disk(disk)
        # The disk filled up between asking and writing.
        tries = iter((lambda tx: add(tx, LARGE), lambda tx: keep_something_large(store, tx)))
        large = store.write(lambda tx: next(tries)(tx))
        small = store.write(lambda tx: add(tx, "small"))
        outcomes = await asyncio.gather(large, small, return_exceptions=True)
        assert isinstance(outcomes[0], StorageFull)
        assert outcomes[1] is None
        assert await names(store) == {"before", "small"}
        filler.unlink()
        await store.close()

    asyncio.run(scenario())


def test_a_database_opens_where_the_disk_is_full(disk: Path) -> None:
    """STORE-8: as a command does, or the service when it is started again."""
    url = f"sqlite:///{disk}/db.sqlite"

    async def prepare() -> None:
        store = open_store(url)
        await store.write(lambda tx: add(tx, "before"))
        await store.fill_reserve(RESERVE)
        await store.close()

    async def use() -> None:
        store = open_store(url)
        await store.write(lambda tx: add(tx, "after"))
        assert await names(store) == {"before", "after"}
        await store.close()

    asyncio.run(prepare())
    fill_disk(disk)
    asyncio.run(use())


def test_the_reserve_leaves_room_for_models(disk: Path) -> None:
    """STORE-8: on a small disk there is none, and nothing large is kept."""
    reserve = DiskReserve(disk / "db.sqlite")
    assert reserve.has_room(0)
    reserve.fill(14 * MEGABYTE)
    assert list(disk.iterdir()) == []
    assert not reserve.release()
    assert not reserve.has_room(21 * MEGABYTE)
    reserve.fill(8 * MEGABYTE)
    assert reserve.has_room(8 * MEGABYTE)
    reserve.fill(8 * MEGABYTE)
    assert [file.name for file in disk.iterdir()] == ["db.sqlite-reserve"]
