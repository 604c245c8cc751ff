"""A real service, a document parked on it, and fresh environments to follow its hints in."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from loadpath.builders import check_beam
from tests.packages.fresh import FreshPython
from tests.running_service import RunningService, running_service


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    with running_service(tmp_path_factory.mktemp("service")) as running:
        yield running


@pytest.fixture(scope="session")
def key(service: RunningService) -> str:
    return service.new_key("hints@example.com")


@pytest.fixture(scope="session")
def document() -> dict[str, Any]:
    return check_beam(span_m=7.3, section="HEA240", udl=11.7, point_load=23, point_position=0.31)


@pytest.fixture(scope="session")
def parked(service: RunningService, key: str, document: dict[str, Any]) -> dict[str, Any]:
    """The answer to a hand-off, as it came over the wire."""
    answer = httpx2.post(
        f"{service.base_url}/api/sdk/solve", json={"model": document}, headers={"X-API-Key": key}
    )
    assert answer.status_code == 200, answer.text
    parked: dict[str, Any] = answer.json()
    return parked


@pytest.fixture(scope="session")
def fresh_python(tmp_path_factory: pytest.TempPathFactory, parked: dict[str, Any]) -> FreshPython:
    """An environment in which the install command of the `python` hint has been run."""
    made = FreshPython(tmp_path_factory.mktemp("python"))
    pip, *words = parked["python"].splitlines()[0].split()
    assert pip == "pip"
    made.run("pip", *words)
    return made


@pytest.fixture(scope="session")
def fresh_node(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder for npm."""
    return tmp_path_factory.mktemp("node")
