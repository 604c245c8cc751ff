"""Processes that find an empty database at the same moment: every migration is applied once."""

import asyncio
import subprocess
import sys

from loadpath.store import Transaction, open_store
from loadpath.store.migrations import list_migrations
from proof.concurrency.events import Outcome

PROCESSES = 4
OPEN = """
import asyncio, sys
from loadpath.store import open_store
from loadpath.store.accounts import Account, create_account

async def run(url, name):
    sys.stdin.readline()
    store = open_store(url)
    account = Account(name, f"{name}@example.com", None, "free", 0)
    await store.write(lambda tx: create_account(tx, account))
    await store.close()

asyncio.run(run(*sys.argv[1:]))
"""


def migrate(database_url: str) -> Outcome:
    """Its operations are the processes."""
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", OPEN, database_url, f"a{number}"],
            stdin=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number in range(PROCESSES)
    ]
    faults = []
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    for process in processes:
        _, said = process.communicate()
        if process.returncode:
            faults.append(said[-300:])
    return Outcome(PROCESSES, faults + asyncio.run(look(database_url)))


async def look(database_url: str) -> list[str]:
    store = open_store(database_url)

    def read(tx: Transaction) -> tuple[list[int], int]:
        numbers = [int(row[0]) for row in tx.rows("SELECT number FROM migrations ORDER BY number")]
        return numbers, len(tx.rows("SELECT id FROM accounts"))

    numbers, accounts = await store.read(read)
    await store.close()
    expected = [each.number for each in list_migrations(database_url.partition(":")[0])]
    faults = [] if numbers == expected else [f"applied were {numbers}"]
    return faults if accounts == PROCESSES else [*faults, f"{accounts} accounts were made"]
