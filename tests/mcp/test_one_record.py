"""A tool is added by one record: both servers list it and run it."""

from pathlib import Path

import pytest

from loadpath.mcp import tools
from loadpath.mcp.local.local_tools import LocalTools
from loadpath.mcp.local.models_folder import ModelsFolder
from loadpath.mcp.tools.run import looking_up
from loadpath.mcp.tools.shapes import NUMBER, TEXT, described, record
from loadpath.mcp.tools.tool import Tool
from tests.service.api import running_api
from tests.service.mcp_caller import McpCaller


def weigh(section: str) -> dict[str, object]:
    return {"section": section, "kg_per_m": 42.2}


WEIGH = Tool(
    name="weigh_section",
    title="Weigh a section",
    summary="Mass of a section in kg/m.",
    properties={"section": described(TEXT, "Name of a section.")},
    required=("section",),
    output=record({"section": TEXT, "kg_per_m": NUMBER}),
    example={"section": "IPE300"},
    run=looking_up(weigh),
)


def test_both_servers_run_a_new_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools, "TOOLS", (*tools.TOOLS, WEIGH))
    local = LocalTools(ModelsFolder(tmp_path))
    answer = local.run(tools.tools_of("local")["weigh_section"], WEIGH.example)
    assert answer == {"section": "IPE300", "kg_per_m": 42.2}
    with running_api(f"sqlite:///{tmp_path}/loadpath.db") as api:
        hosted = McpCaller(api)
        assert hosted.call("weigh_section", WEIGH.example) == answer
        assert hosted.refuse("weigh_section", {"name": "IPE300"})["code"] == "invalid_parameter"


@pytest.mark.parametrize("tool", tools.TOOLS, ids=lambda tool: f"{tool.name}-{tool.places[0]}")
def test_every_tool_is_run_somewhere(tool: Tool) -> None:
    assert tool.places
