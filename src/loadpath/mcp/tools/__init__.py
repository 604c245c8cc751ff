"""The tools, declared; and what they compute that needs neither a service nor an engine."""

from loadpath.mcp.tools.authoring import AUTHORING
from loadpath.mcp.tools.handing_off import HANDED_OFF
from loadpath.mcp.tools.keeping import KEEPING
from loadpath.mcp.tools.library import LIBRARY
from loadpath.mcp.tools.solving import SOLVED_HERE
from loadpath.mcp.tools.tool import Place, Tool

TOOLS: tuple[Tool, ...] = (*LIBRARY, *AUTHORING, *HANDED_OFF, *SOLVED_HERE, *KEEPING)


def tools_of(place: Place) -> dict[str, Tool]:
    """The tools of a hosted or a local server, by name."""
    return {tool.name: tool for tool in TOOLS if place in tool.places}


__all__ = ["TOOLS", "Place", "Tool", "tools_of"]
