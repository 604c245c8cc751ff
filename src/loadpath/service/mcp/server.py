"""The protocol's server, started with the first request and stopped with the service.

Importing the protocol's package takes about a second, so the service starts without it.
"""

import asyncio
from collections.abc import MutableMapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

import anyio.to_thread

from loadpath.mcp.tools.tool import Tool
from loadpath.service.answers.answer import Answer
from loadpath.service.mcp.hosted_tools import HostedTools
from loadpath.service.mcp.tool_request import KEY, ToolRequest
from loadpath.service.pages.viewer_page import describe_tier

if TYPE_CHECKING:
    from mcp.server.streamable_http_manager import StreamableHTTPSessionManager

BODY_HEADERS = (b"content-length", b"content-encoding")


class McpServer:
    """Answers one message at a time, without sessions: any process serves any request."""

    def __init__(self, tools: HostedTools, version: str, largest: int) -> None:
        self._tools = tools
        self._version = version
        self._largest = largest
        self._starting = asyncio.Lock()
        self._manager: StreamableHTTPSessionManager | None = None
        self._stop = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    async def answer(self, request: ToolRequest) -> Answer:
        """The protocol's answer to a message whose arguments were lifted out."""
        manager = self._manager or await self._start()
        message = request.lifted.message
        headers = [pair for pair in request.scope["headers"] if pair[0] not in BODY_HEADERS]
        headers.append((b"content-length", str(len(message)).encode()))
        scope = {**request.scope, "headers": headers, KEY: request}
        reply = Reply(message)
        await manager.handle_request(scope, reply.receive, reply.send)
        return reply.to_answer()

    async def close(self) -> None:
        """Stop the server, if it was ever started."""
        self._stop.set()
        if self._running is not None:
            await self._running

    async def _start(self) -> "StreamableHTTPSessionManager":
        async with self._starting:
            if self._manager is None:
                sdk = await anyio.to_thread.run_sync(import_module, "loadpath.service.mcp.sdk")
                manager = sdk.make_manager(self._version, self._run_tool, tier_of, self._largest)
                ready = asyncio.Event()
                self._running = asyncio.create_task(self._run(manager, ready))
                await ready.wait()
                self._manager = manager
            return self._manager

    async def _run(self, manager: "StreamableHTTPSessionManager", ready: asyncio.Event) -> None:
        async with manager.run():
            ready.set()
            await self._stop.wait()

    async def _run_tool(self, tool: Tool, arguments: Any, http: Any, report: Any) -> dict[str, Any]:
        return await self._tools.run(tool, http.scope[KEY])


def tier_of(http: Any) -> dict[str, Any]:
    """What the page in a chat may solve: as much as a link that the caller opens."""
    request: ToolRequest = http.scope[KEY]
    return describe_tier(request.caller.account)


class Reply:
    """Plays the connection: gives the message once, takes the answer in."""

    def __init__(self, message: bytes) -> None:
        self._message: bytes | None = message
        self._status = 0
        self._headers: dict[str, str] = {}
        self._body = b""
        self._gone = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        if self._message is None:
            await self._gone.wait()  # nothing more comes; the front watches the real connection
        message, self._message = self._message, None
        return {"type": "http.request", "body": message, "more_body": False}

    async def send(self, event: MutableMapping[str, Any]) -> None:
        if event["type"] == "http.response.start":
            self._status = event["status"]
            self._headers = {
                name.decode("latin-1").lower(): value.decode("latin-1")
                for name, value in event["headers"]
            }
        else:
            self._body += event.get("body", b"")

    def to_answer(self) -> Answer:
        kept = {name.title(): value for name, value in self._headers.items() if name in ("allow",)}
        media_type = self._headers.get("content-type", "application/json")
        return Answer(self._status, self._body, media_type, kept)
