"""Whether an API key is of the database that the settings name here.

A key is refused where it is wrong, and also where it was made in one folder and the service runs in
another; only looking tells the two apart. Nothing is made: a database that is not there stays so.
"""

import asyncio
from enum import StrEnum
from typing import NamedTuple


class Known(StrEnum):
    """What the database here says of a key."""

    here = "here"
    not_here = "not_here"
    no_database = "no_database"


class KeyHere(NamedTuple):
    """The answer, and where it was looked for."""

    known: Known
    database: str


def look_for_key(key: str) -> KeyHere:
    """Look for a key in the database of the settings; needs the packages of the service."""
    from loadpath.cli.service_settings import find_database, load_settings

    database, is_new = find_database()
    if is_new:
        return KeyHere(Known.no_database, database)
    is_here = asyncio.run(_is_in(load_settings().effective_database_url, key))
    return KeyHere(Known.here if is_here else Known.not_here, database)


async def _is_in(url: str, key: str) -> bool:
    from loadpath.service.access.secret import hash_secret
    from loadpath.service.clock import system_clock
    from loadpath.store import open_store
    from loadpath.store.api_keys import find_api_key

    store = open_store(url)
    try:
        key_id = key.partition(".")[0]
        return await find_api_key(store, key_id, hash_secret(key), system_clock()) is not None
    finally:
        await store.close()
