"""Models parked at a service, by reference or open link: the only thing that is fetched unasked.

Links are public, so no key is sent. Only the service of LOADPATH_BASE_URL is asked: a text that an
agent read somewhere does not choose what this machine connects to.
"""

import httpx2

from loadpath.client.connection import BASE_URL, make_connection
from loadpath.client.errors import LoadpathError
from loadpath.mcp.tools.shapes import LINK, parked_id
from loadpath.mcp.tools.tool_error import ToolError

LARGEST = 64 * 1024 * 1024
SECONDS = 60.0


def fetch_parked(handle: str) -> bytes:
    """The document behind a reference or a link."""
    draft_id = parked_id(handle)
    try:
        base_url = make_connection(None, None, None).base_url
    except LoadpathError as error:
        raise ToolError(str(error), "unavailable", "model") from None
    if LINK.fullmatch(handle) and not handle.startswith(f"{base_url}/open/"):
        own = handle.partition("/open/")[0]
        raise ToolError(
            f"'{handle[:80]}' is a link of another service than {base_url}.",
            "not_found",
            "model",
            f"start this server with {BASE_URL}={own}, or give the document itself",
        )
    if draft_id is None or not draft_id.isalnum():
        raise _lost(handle)
    try:
        return _fetch(f"{base_url}/open/{draft_id}/document", handle)
    except httpx2.HTTPError as error:
        advice = f"set {BASE_URL} to the service that parked it"
        message = f"No answer from {base_url}: {str(error) or type(error).__name__}"
        raise ToolError(message, "unavailable", "model", advice) from None


def _fetch(address: str, handle: str) -> bytes:
    with httpx2.stream("GET", address, timeout=SECONDS) as answer:
        if answer.status_code != 200:
            raise _lost(handle)
        found = bytearray()
        for piece in answer.iter_bytes():
            found += piece
            if len(found) > LARGEST:
                message = f"The model behind '{handle[:80]}' has more than {LARGEST} bytes."
                raise ToolError(message, "payload_too_large", "model")
        return bytes(found)


def _lost(handle: str) -> ToolError:
    message = f"There is no parked model behind '{handle[:80]}', or its link has ended."
    return ToolError(message, "not_found", "model")
