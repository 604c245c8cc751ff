"""Models behind handles, in memory: the newest 50, until the server stops."""

import secrets
from collections import OrderedDict
from typing import Any

from loadpath.mcp.tools.shapes import STASHED
from loadpath.mcp.tools.tool_error import ToolError

NEWEST_KEPT = 50


class Stash:
    """The texts of models by handle."""

    def __init__(self) -> None:
        self._texts: OrderedDict[str, bytes] = OrderedDict()

    def keep(self, text: bytes) -> dict[str, Any]:
        """Keep a model; gives its handle, which ends with this server."""
        handle = f"{STASHED}{secrets.token_hex(8)}"
        self._texts[handle] = text
        while len(self._texts) > NEWEST_KEPT:
            self._texts.popitem(last=False)
        return {"handle": handle, "expires_at": None}

    def take(self, handle: str) -> bytes:
        text = self._texts.get(handle)
        if text is None:
            raise ToolError(
                f"There is no model behind '{handle[:80]}': handles end with the server that gave "
                f"them, or once {NEWEST_KEPT} newer ones exist.",
                "not_found",
                "model",
                "stash the model again with stash_model",
            )
        return text
