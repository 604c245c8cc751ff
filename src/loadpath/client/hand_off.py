"""The shortest way from a document to a link."""

from typing import Any

from loadpath.client.answers import HandOff
from loadpath.client.client import Client


def hand_off(document: Any, *, base_url: str | None = None, api_key: str | None = None) -> HandOff:
    """Validate and park a document; give `open_url` of the answer to whoever should see it.

    Address and key come from the arguments, else from `LOADPATH_BASE_URL` and
    `LOADPATH_API_KEY`.
    """
    with Client(base_url, api_key) as client:
        return client.solve(document)
