"""Fixtures that several test folders share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.databases import KINDS, Cluster, running_cluster
from tests.declared_results import validated_results


@pytest.fixture(scope="session", autouse=True)
def _results_as_declared() -> Iterator[None]:
    """Every results document that is written in this process is validated."""
    with validated_results():
        yield


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server, started when the first test asks for it."""
    with running_cluster() as running:
        yield running


@pytest.fixture(scope="module", params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of an empty database, of each kind in turn, one per module."""
    return new_database(request, tmp_path_factory.mktemp("database"))


@pytest.fixture(params=KINDS)
def fresh_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn, one per test."""
    return new_database(request, tmp_path)


def new_database(request: pytest.FixtureRequest, folder: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{folder}/loadpath.sqlite"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()
