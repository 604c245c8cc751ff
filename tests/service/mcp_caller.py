"""Calls tools of the application under test as a bare client would: one POST per message."""

import json
from typing import Any

import httpx2

from tests.service.api import Api

MODERN = "2026-07-28"
HANDSHAKE = "2025-06-18"


class McpCaller:
    """Sends messages of one revision of the protocol."""

    def __init__(self, api: Api, version: str = HANDSHAKE, key: str | None = "") -> None:
        self.api = api
        self.version = version
        self.key = key

    def post(self, body: Any, **headers: str) -> httpx2.Response:
        """One POST, with JSON or with bytes as they are."""
        sent = {
            "Accept": "application/json, text/event-stream",
            "Content-Type": "application/json",
            "MCP-Protocol-Version": self.version,
            **headers,
        }
        if self.key is not None:
            sent.setdefault("X-API-Key", self.key or self.api.key)
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        return self.api.client.post("/api/mcp", content=content, headers=sent)

    def message(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        if self.version == MODERN:
            meta = {
                "io.modelcontextprotocol/protocolVersion": MODERN,
                "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"},
                "io.modelcontextprotocol/clientCapabilities": {},
            }
            params = {**params, "_meta": meta}
        return {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}

    def ask(self, method: str, params: dict[str, Any] | None = None, **headers: str) -> Any:
        """The result of a request that succeeds at the level of the protocol."""
        if self.version == MODERN:
            headers.setdefault("Mcp-Method", method)
            if params and "name" in params:
                headers.setdefault("Mcp-Name", params["name"])
        response = self.post(self.message(method, params or {}), **headers)
        assert response.status_code == 200, response.text
        return response.json()["result"]

    def call(self, tool: str, arguments: Any = None) -> dict[str, Any]:
        """A tool's structured answer."""
        result = self.ask("tools/call", {"name": tool, "arguments": arguments or {}})
        assert not result.get("isError"), result
        structured: dict[str, Any] = result["structuredContent"]
        assert json.loads(result["content"][0]["text"]) == structured
        return structured

    def refuse(self, tool: str, arguments: Any) -> dict[str, Any]:
        """A tool's error."""
        result = self.ask("tools/call", {"name": tool, "arguments": arguments})
        assert result["isError"], result
        assert "structuredContent" not in result
        error: dict[str, Any] = json.loads(result["content"][0]["text"])
        return error
