"""Writes of all sizes, alone and together, on a disk that fills up and empties: what was refused is
not there, and what was acknowledged is, also for whoever opens the file after a kill."""

import asyncio
import os
import random
import shutil
from pathlib import Path

import pytest

from loadpath.store import StorageFull, Store, Transaction, open_store
from loadpath.store.accounts import Account, create_account, list_accounts
from tests.small_disk import fill_disk, small_disk

TURNS = 25
ROOMS = (0, 0, 4_096, 8_192, 40_960, 400_000)
SIZES = (1, 100, 5_000, 60_000, 900_000, 4_000_000)
AT_ONCE = (1, 5, 30)


class Writers:
    """Those who write, from one process or two, and what they were told."""

    def __init__(self, stores: list[Store], seed: int) -> None:
        self.random = random.Random(seed)
        self.acknowledged: set[str] = set()
        self.refused = 0
        self._stores = stores
        self._written = 0

    async def write_some(self) -> None:
        await asyncio.gather(*(self._write() for _ in range(self.random.choice(AT_ONCE))))

    async def _write(self) -> None:
        name, size = f"account {self._written}", self.random.choice(SIZES)
        self._written += 1
        try:
            await self.random.choice(self._stores).write(lambda tx: add_two(tx, name, size))
        except StorageFull:
            self.refused += 1
        else:
            self.acknowledged |= {name, f"{name} again"}


def add_two(tx: Transaction, name: str, size: int) -> None:
    """The small one often finds room where the other does not."""
    for each, length in ((name, 1), (f"{name} again", size)):
        assert create_account(tx, Account(each, each + "x" * length, None, "free", 0))


async def names(store: Store) -> set[str]:
    return {account.id for account in await store.read(list_accounts)}


async def names_after_a_kill(disk: Path, elsewhere: Path) -> set[str]:
    """What a process finds that has the file and its log, and nothing that was in memory."""
    elsewhere.mkdir()
    for file in ("db.sqlite", "db.sqlite-wal"):
        shutil.copy(disk / file, elsewhere / file)
    store = open_store(f"sqlite:///{elsewhere}/db.sqlite")
    found = await names(store)
    await store.close()
    return found


@pytest.mark.parametrize("processes", [1, 2])
def test_a_write_that_is_refused_does_not_stay(tmp_path: Path, processes: int) -> None:
    """STORE-2, ERR-3."""

    async def scenario(disk: Path) -> None:
        stores = [open_store(f"sqlite:///{disk}/db.sqlite") for _ in range(processes)]
        writers = Writers(stores, seed=processes)
        for turn in range(TURNS):
            filler = fill_disk(disk)
            os.truncate(filler, max(0, filler.stat().st_size - writers.random.choice(ROOMS)))
            await writers.write_some()
            filler.unlink()
            assert await names(stores[0]) == writers.acknowledged, turn
        assert await names_after_a_kill(disk, tmp_path / "copy") == writers.acknowledged
        assert writers.acknowledged
        assert writers.refused
        for store in stores:
            await store.close()

    with small_disk(tmp_path / "disk", 40) as disk:
        asyncio.run(scenario(disk))
