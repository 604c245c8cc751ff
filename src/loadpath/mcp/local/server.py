"""Runs the local server over standard input and output until the client goes away."""

import sys
import traceback
from importlib.metadata import version
from typing import Any

import anyio
import anyio.from_thread
import anyio.to_thread
from mcp.server.stdio import stdio_server

from loadpath.mcp.local.local_tools import LocalTools
from loadpath.mcp.sdk_server import Report, make_server
from loadpath.mcp.tools.run import SavedModels
from loadpath.mcp.tools.tool import Tool
from loadpath.mcp.tools.tool_error import ToolError


def run_server(saved_models: SavedModels) -> None:
    """Serve one client."""
    anyio.run(_serve, LocalTools(saved_models))


async def _serve(tools: LocalTools) -> None:
    one_at_a_time = anyio.Lock()

    async def run_tool(
        tool: Tool, arguments: dict[str, Any], http: Any, report: Report
    ) -> dict[str, Any]:
        async with one_at_a_time:
            return await anyio.to_thread.run_sync(_run, tools, tool, arguments, report)

    server = make_server("local", version("loadpath"), run_tool)
    async with stdio_server() as (reader, writer):
        await server.run(reader, writer, server.create_initialization_options())


def _run(
    tools: LocalTools, tool: Tool, arguments: dict[str, Any], report: Report
) -> dict[str, Any]:
    def note(progress: float, words: str) -> None:
        # A client that cancels its call ends the search too.
        anyio.from_thread.check_cancelled()
        anyio.from_thread.run(report, progress, None, words)

    try:
        return tools.run(tool, arguments, note)
    except ToolError:
        raise
    except Exception:
        traceback.print_exc(file=sys.stderr)
        raise ToolError(
            "Something failed here; the server's standard error says what.", "internal_error"
        ) from None
