"""Whether a client has gone, asked in passing: what watches for it costs two tasks a request."""

from collections.abc import Mapping
from typing import Any

from loadpath.service.bodies.received_body import Receive

HAS_LEFT = "loadpath.has_left"
"""The ASGI extension of our server; `ask` takes `receive`. Any other server never knows."""


def has_left(scope: Mapping[str, Any], receive: Receive) -> bool:
    """Whether the client of this request is known to be gone."""
    ask = scope.get("extensions", {}).get(HAS_LEFT, {}).get("ask")
    return ask is not None and ask(receive)
