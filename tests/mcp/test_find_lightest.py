"""`find_lightest` of the local server."""

import json
from pathlib import Path
from typing import Any

import pytest

import loadpath
from loadpath.mcp.local.local_tools import LocalTools
from loadpath.mcp.local.models_folder import ModelsFolder
from loadpath.mcp.tools import tools_of
from loadpath.mcp.tools.tool_error import ToolError
from tests.lightest.frames import hall

TOOL = tools_of("local")["find_lightest"]


@pytest.fixture(scope="module")
def server() -> LocalTools:
    return LocalTools(ModelsFolder(Path("/nonexistent")))


def test_it_tells_candidates_and_keeps_the_model(server: LocalTools) -> None:
    arguments: dict[str, Any] = {"model": hall(), "group": "Beam", "families": ["IPE", "HEA"]}
    told = server.run(TOOL, arguments)
    expected = loadpath.find_lightest(hall(), "Beam", ["IPE", "HEA"])
    assert (told["found"], told["message"]) == (True, expected.message)
    kept = json.loads(server.text_of({"model": told["handle"]}))
    assert kept == expected.document
    (group,) = told["groups"]
    assert group["chosen"] == expected.groups[0].chosen
    assert group["candidates"][-1]["name"] == group["chosen"]
    assert all("reason" in each or "governed_by" in each for each in group["candidates"][:-1])
    assert not {each["name"] for each in kept["model"]["sections"]} & set(group["before"])
    rows = len(group["candidates"]) + group["candidates_left_out"]
    assert rows == len(expected.groups[0].candidates)
    assert len(json.dumps(told)) < 3_000


def test_several_groups_are_sought_for_together(server: LocalTools) -> None:
    groups = [
        {"classification": "Beam", "families": ["IPE"]},
        {"classification": "Column", "families": ["HEA"]},
    ]
    told = server.run(TOOL, {"model": hall(), "group": groups})
    assert told["message"] == loadpath.find_lightest(hall(), groups=groups).message


def test_where_none_passes_nothing_is_kept(server: LocalTools) -> None:
    arguments = {"model": hall(), "group": [4, 5], "families": ["IPE"], "max_depth_m": 0.2}
    told = server.run(TOOL, arguments)
    assert not told["found"]
    assert "handle" not in told


@pytest.mark.parametrize("depth", ["0.3", True])
def test_a_depth_is_a_number(server: LocalTools, depth: Any) -> None:
    arguments = {"model": hall(), "group": "Beam", "families": ["IPE"], "max_depth_m": depth}
    with pytest.raises(ToolError, match="a number"):
        server.run(TOOL, arguments)


@pytest.mark.parametrize(
    ("group", "families", "path", "words"),
    [
        ("Bean", ["IPE"], "group", "'Beam', 'Column'"),
        ("Beam", ["IPX"], "families", "IPE, HEAA"),
        ("Beam", None, "families", "IPE, HEAA"),
    ],
)
def test_what_is_not_there_is_said(
    server: LocalTools, group: Any, families: Any, path: str, words: str
) -> None:
    with pytest.raises(ToolError) as refused:
        server.run(TOOL, {"model": hall(), "group": group, "families": families})
    assert refused.value.body()["path"] == path
    assert words in str(refused.value)
