"""An account that has something: keys, a session, models, links and handles, so that made-up
requests also reach what comes after "not found" and "sign in"."""

import json
from typing import Any

import httpx2

from proof.hostile.damage import CORPUS
from tests.running_service import PASSWORD, RunningService

EMAIL = "owner@example.com"
MCP = "/api/mcp"
MCP_HEADERS = {
    "Accept": "application/json, text/event-stream",
    "MCP-Protocol-Version": "2025-06-18",
}
IN_USE = "test"
"""The name of the key with which requests are sent."""
EACH = 6
"""Things of a kind, made anew where requests have used them up."""


class Belongings:
    """What can be named in requests, by the word of a path under which it is found."""

    def __init__(self, service: RunningService) -> None:
        self.key = service.new_key(EMAIL, pro=True)
        self.free_key = service.new_key("free@example.com")
        self.cookie = ""
        self.ids: dict[str, list[str]] = {}
        self._client = httpx2.Client(base_url=service.base_url, timeout=60)
        self._model = json.loads((CORPUS / "valid" / "beam.json").read_text())
        self.tools: list[dict[str, Any]] = self._ask_mcp("tools/list")["tools"]

    def renew(self) -> None:
        """As it is now: what is left, filled up, and a session that works."""
        self._sign_in()
        models = self._fill("models", {"name": "beam", "model": self._model})
        links = self._fill("drafts", {"model": self._model}, "solve")
        keys = self._fill("api-keys", {"name": "spare"})
        handles = [self._stash() for _ in range(EACH)]
        self.ids = {"models": models, "drafts": links, "open": links, "links": links}
        self.ids |= {"api-keys": keys, "keys": keys, "mcp": handles}
        self.ids |= {"library": ["IPE", "HEA"], "guide": ["verification", "first-model"]}

    def close(self) -> None:
        self._client.close()

    def _sign_in(self) -> None:
        kept = {"Cookie": self.cookie} if self.cookie else {}
        if self._client.get("/account", headers=kept).status_code != 200:
            self._client.cookies.clear()
            answer = self._client.post("/sign-in", data={"email": EMAIL, "password": PASSWORD})
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
            self._client.cookies.clear()

    def _fill(self, kind: str, body: dict[str, Any], make: str = "") -> list[str]:
        for _ in range(EACH - len(self._list(kind))):
            self._request("POST", f"/api/sdk/{make or kind}", body)
        return self._list(kind)

    def _list(self, kind: str) -> list[str]:
        """Without the key in use, which would end the proof."""
        listed = self._request("GET", f"/api/sdk/{kind}", None)
        rows = next(rows for rows in listed.values() if isinstance(rows, list))
        return [row["id"] for row in rows if row.get("name") != IN_USE]

    def _stash(self) -> str:
        call = {"name": "stash_model", "arguments": {"model": self._model}}
        return str(self._ask_mcp("tools/call", call)["structuredContent"]["handle"])

    def _ask_mcp(self, method: str, params: dict[str, Any] | None = None) -> dict[str, Any]:
        body = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params or {}}
        result: dict[str, Any] = self._request("POST", MCP, body)["result"]
        return result

    def _request(self, method: str, path: str, body: Any) -> dict[str, Any]:
        headers = {"X-API-Key": self.key} | (MCP_HEADERS if path == MCP else {})
        answer = self._client.request(method, path, json=body, headers=headers)
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json()
        return found
