"""The page with which a chat shows a model: an MCP App (SEP-1865), in one file without a document.

A call of a tool brings it the model. It solves where it is shown, which no server has to.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

MIME_TYPE = "text/html;profile=mcp-app"
META = {"ui": {"prefersBorder": True}}
"""No addresses: the page asks nobody but the chat."""
TIER_HERE = {"name": "pro", "member_limit": 2**53}
"""Tiers are of accounts that open links; on one's own machine there is none, as in `solve`."""
_CONFIG_ELEMENT = 'id="loadpath-config"></script>'


def read_chat_page(config: dict[str, Any]) -> str | None:
    """The page with what it has to know beside the model; None where it was not built."""
    page = _built()
    # No character of the data can end the element around it.
    data = json.dumps(config).replace("<", "\\u003c")
    return page and page.replace(_CONFIG_ELEMENT, _CONFIG_ELEMENT.replace("></", f">{data}</"), 1)


@cache
def _built() -> str | None:
    file = files("loadpath") / "service" / "static" / "viewer" / "offline" / "chat.html"
    return file.read_text("utf-8") if file.is_file() else None
