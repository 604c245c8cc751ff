"""What both clients know before they send: address, credentials, headers, limits."""

import os
import platform
from typing import Any
from urllib.parse import urlsplit

import msgspec

from loadpath import __version__
from loadpath.client.call import Call
from loadpath.client.errors import ConnectionFailed, LoadpathError, NoCredentials

BASE_URL = "LOADPATH_BASE_URL"
API_KEY = "LOADPATH_API_KEY"
DEFAULT_BASE_URL = "http://127.0.0.1:8000"
USER_AGENT = f"loadpath-python/{__version__} python/{platform.python_version()}"


class Connection(msgspec.Struct, frozen=True):
    """Where to send requests, and in whose name."""

    base_url: str
    api_key: str | None
    token: str | None

    def __repr__(self) -> str:
        return f"Connection({self.base_url!r})"

    def headers_of(self, call: Call[Any]) -> dict[str, str]:
        headers = {"User-Agent": USER_AGENT, "Accept": "application/json", **call.headers}
        if call.body is not None:
            headers.setdefault("Content-Type", "application/json")
        if not call.needs_credentials:
            return headers
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        elif self.api_key is not None:
            headers["X-API-Key"] = self.api_key
        else:
            raise NoCredentials(
                "No credentials: give api_key or token, set LOADPATH_API_KEY, or call sign_in()."
            )
        return headers


def make_connection(base_url: str | None, api_key: str | None, token: str | None) -> Connection:
    """From what was given, else from the environment."""
    address = base_url or os.environ.get(BASE_URL) or DEFAULT_BASE_URL
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise LoadpathError(
            f"base_url should be an address such as https://loadpath.example; it is {address!r}."
        )
    if api_key is not None and token is not None:
        raise LoadpathError("Give either api_key or token, not both.")
    key = api_key if api_key is not None or token is not None else os.environ.get(API_KEY)
    return Connection(address.rstrip("/"), key, token)


def connection_failed(base_url: str, failure: Exception) -> ConnectionFailed:
    return ConnectionFailed(f"No answer from {base_url}: {str(failure) or type(failure).__name__}")
