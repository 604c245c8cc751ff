"""How many connections to PostgreSQL a process may have is a setting."""

import asyncio

import pytest

from loadpath.service.request_log import RequestLog
from loadpath.service.server.run import put_together
from loadpath.service.settings import SettingError, read_settings
from loadpath.store import Store
from tests.databases import Cluster

CALLS = 6


@pytest.mark.parametrize("most", [1, 3])
def test_a_process_has_as_many_connections_as_it_is_told(cluster: Cluster, most: int) -> None:
    """STORE-9: and no more, however many calls come at once."""
    variables = {
        "LOADPATH_DATABASE_URL": cluster.new_database(),
        "LOADPATH_DATABASE_CONNECTIONS": str(most),
    }

    async def use(store: Store) -> set[int]:
        try:
            rows = await asyncio.gather(*(ask(store) for _ in range(CALLS)))
            return set(rows)
        finally:
            await store.close()

    async def ask(store: Store) -> int:
        row = await store.read(lambda tx: tx.row("SELECT pg_backend_pid(), pg_sleep(0.2)"))
        assert row is not None
        return int(row[0])

    with put_together(read_settings(variables), RequestLog("json")) as (resources, _):
        assert len(asyncio.run(use(resources.store))) == most


def test_none_is_too_few() -> None:
    """STORE-9."""
    with pytest.raises(SettingError, match="LOADPATH_DATABASE_CONNECTIONS should be at least 1"):
        read_settings({"LOADPATH_DATABASE_CONNECTIONS": "0"})
