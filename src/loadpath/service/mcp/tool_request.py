"""One tool call on its way: who calls, and with what arguments."""

from typing import Any

import msgspec

from loadpath.service.access.credentials import Caller
from loadpath.service.mcp.lifted_request import Lifted

KEY = "loadpath.mcp"
"""Where the request's scope carries it through the protocol's package."""


class ToolRequest(msgspec.Struct):
    """What a hosted tool gets beside its declaration."""

    caller: Caller
    lifted: Lifted
    scope: dict[str, Any]
