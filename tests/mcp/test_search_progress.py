"""Clients that ask for it hear how far a search for sections is, and may end it."""

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from loadpath.mcp.local import search_progress
from loadpath.mcp.local.local_tools import LocalTools
from loadpath.mcp.local.models_folder import ModelsFolder
from loadpath.mcp.local.search_progress import SearchProgress
from loadpath.mcp.tools import tools_of
from tests.lightest.frames import hall

WITHOUT_PAUSE = """
import sys
from loadpath.mcp.local import search_progress
search_progress.LEAST_SECONDS = -1.0
from loadpath.cli.main import main
sys.argv = ["loadpath", *sys.argv[1:]]
main()
"""
ASKED: dict[str, Any] = {"group": "Beam", "families": ["IPE", "HEA", "HEB"]}


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_progress, "LEAST_SECONDS", -1.0)


@pytest.mark.usefixtures("at_once")
def test_notes_rise_over_groups_and_rounds() -> None:
    told: list[float] = []
    progress = SearchProgress(lambda share, words: told.append(share))
    for stage, fraction in [
        ("assembling", 0.0),
        ("checking", 0.0),
        ("checking", 0.5),
        ("recovering", 0.9),
        ("checking", 0.0),
        ("checking", 0.25),
    ]:
        progress(stage, fraction)
    assert told == [0.0, 0.5, 1.0, 1.25]


@pytest.mark.usefixtures("at_once")
def test_what_a_listener_raises_ends_the_search() -> None:
    class Enough(Exception):
        """The client has gone."""

    heard: list[str] = []

    def note(share: float, words: str) -> None:
        heard.append(words)
        if len(heard) == 3:
            raise Enough

    tools = LocalTools(ModelsFolder(Path("/nonexistent")))
    with pytest.raises(Enough):
        tools.run(tools_of("local")["find_lightest"], {"model": hall(), **ASKED}, note)
    assert len(heard) == 3


def test_a_client_hears_notes_while_it_waits(local: list[str]) -> None:
    heard: list[float] = []

    async def listen(progress: float, total: float | None, message: str | None) -> None:
        assert message is not None
        assert "of the candidates" in message
        heard.append(progress)

    async def session() -> None:
        python, _, _, *words = local
        server = StdioServerParameters(command=python, args=["-c", WITHOUT_PAUSE, *words])
        async with Client(server) as client:
            arguments = {"model": hall(), **ASKED}
            answer = await client.call_tool("find_lightest", arguments, progress_callback=listen)
            assert answer.structured_content is not None
            assert answer.structured_content["found"]

    asyncio.run(session())
    assert heard
    assert all(before < after for before, after in pairwise(heard))
