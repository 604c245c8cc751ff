"""A hosted service and the command of the local server, for the official clients."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.mcp.servers import Hosted
from tests.running_service import running_service

CLIENTS = Path(__file__).parents[2] / ".build/mcp_clients"


@pytest.fixture(scope="session")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A service as a process of its own, with the key of a Pro account."""
    with running_service(tmp_path_factory.mktemp("hosted")) as service:
        yield Hosted(service, service.new_key("agent@example.com", pro=True))


@pytest.fixture
def local(tmp_path: Path) -> list[str]:
    """The command that starts the local server."""
    return [sys.executable, "-m", "loadpath", "mcp", "--models", str(tmp_path / "models")]


@pytest.fixture(scope="session")
def clients() -> Path:
    """The folder with the official clients for Node."""
    assert (CLIENTS / "node_modules").is_dir(), "run `make service-test-tools` first"
    return CLIENTS
