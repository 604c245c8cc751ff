"""Settings and database for the commands of the service, with failures in one line."""

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from loadpath.cli.failure import Failure
from loadpath.service.errors import ServiceError
from loadpath.service.settings import SettingError, Settings, mask_address, read_settings
from loadpath.store import Store, Transaction, open_store
from loadpath.store.errors import StoreError, StoreUnavailable
from loadpath.store.open_store import SQLITE

Result = TypeVar("Result")
DATABASE = "LOADPATH_DATABASE_URL says where it is."
NEW_DATABASE = (
    "No service has used it yet: start `loadpath serve` in this folder, or set "
    "LOADPATH_DATA_FOLDER to the folder of the one that runs."
)
DATA = "The data are in the folder of LOADPATH_DATA_FOLDER, else in ./loadpath-data."


@contextmanager
def plain_failures() -> Iterator[None]:
    """Turn foreseen failures into one line and exit status 1."""
    try:
        yield
    except OSError as error:
        if error.filename is None:
            raise Failure(str(error)) from error
        message = f"'{error.filename}' cannot be used: {error.strerror}."
        raise Failure(message, code="unusable_folder", advice=DATA) from error
    except StoreUnavailable as error:
        raise Failure(str(error), code="unavailable", advice=DATABASE) from error
    except (SettingError, ServiceError, StoreError) as error:
        raise Failure(str(error), code=getattr(error, "code", None)) from error


def load_settings(**given: Any) -> Settings:
    """The settings that apply here and now."""
    with plain_failures():
        return read_settings(os.environ, **given)


def find_database() -> tuple[str, bool]:
    """The database by its file, or its address without a password; whether it is yet to be made."""
    url = load_settings().effective_database_url
    if not url.startswith(SQLITE):
        return mask_address(url), False
    file = Path(url.removeprefix(SQLITE)).resolve()
    return str(file), not file.exists()


def run_in_store(work: Callable[[Transaction], Result]) -> Result:
    """Run one transaction in the database of the settings."""
    settings = load_settings()

    async def run() -> Result:
        store: Store = open_store(settings.effective_database_url)
        try:
            return await store.write(work)
        finally:
            await store.close()

    with plain_failures():
        return asyncio.run(run())
