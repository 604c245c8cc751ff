"""An agent of the local tools, for tests."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from loadpath.mcp.local.local_tools import LocalTools
from loadpath.mcp.local.models_folder import ModelsFolder
from loadpath.mcp.tools import tools_of
from loadpath.mcp.tools.tool_error import ToolError


class Agent:
    """Calls tools and holds the answers to their schemas."""

    def __init__(self, folder: Path) -> None:
        self.tools = LocalTools(ModelsFolder(folder))

    def call(self, name: str, /, **arguments: Any) -> Any:
        tool = tools_of("local")[name]
        answer = self.tools.run(tool, arguments)
        jsonschema_rs.Draft202012Validator(tool.output).validate(answer)
        json.dumps(answer, allow_nan=False)
        return answer

    def refuse(self, name: str, /, **arguments: Any) -> dict[str, Any]:
        with pytest.raises(ToolError) as caught:
            self.call(name, **arguments)
        return caught.value.body()
