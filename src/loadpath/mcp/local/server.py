"""Runs the local server over standard input and output until the client goes away."""

import sys
import traceback
from importlib.metadata import version
from typing import Any

import anyio
import anyio.to_thread
from mcp.server.stdio import stdio_server

from loadpath.mcp.local.local_tools import LocalTools
from loadpath.mcp.sdk_server import make_server
from loadpath.mcp.tools.run import SavedModels
from loadpath.mcp.tools.tool import Tool
from loadpath.mcp.tools.tool_error import ToolError


def run_server(saved_models: SavedModels) -> None:
    """Serve one client."""
    anyio.run(_serve, LocalTools(saved_models))


async def _serve(tools: LocalTools) -> None:
    one_at_a_time = anyio.Lock()

    async def run_tool(tool: Tool, arguments: dict[str, Any], http: Any) -> dict[str, Any]:
        async with one_at_a_time:
            return await anyio.to_thread.run_sync(_run, tools, tool, arguments)

    server = make_server("local", version("loadpath"), run_tool)
    async with stdio_server() as (reader, writer):
        await server.run(reader, writer, server.create_initialization_options())


def _run(tools: LocalTools, tool: Tool, arguments: dict[str, Any]) -> dict[str, Any]:
    try:
        return tools.run(tool, arguments)
    except ToolError:
        raise
    except Exception:
        traceback.print_exc(file=sys.stderr)
        raise ToolError(
            "Something failed here; the server's standard error says what.", "internal_error"
        ) from None
