"""The application under test, one per module and kind of database."""

from collections.abc import Iterator

import pytest

from tests.service.api import Api, running_api


@pytest.fixture(scope="module")
def api(database_url: str) -> Iterator[Api]:
    with running_api(database_url) as running:
        yield running
