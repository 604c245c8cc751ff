"""/api/mcp: who may call, how much they may send, and then the protocol's server."""

from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

from loadpath.service.access.admission import admit_caller
from loadpath.service.answers.answer import Answer
from loadpath.service.answers.send_answer import send_answer
from loadpath.service.bodies.has_left import has_left
from loadpath.service.bodies.received_body import (
    Limits,
    Receive,
    ReceivedBody,
    received_body,
)
from loadpath.service.bodies.unless_client_leaves import unless_client_leaves
from loadpath.service.errors import MethodNotAllowed
from loadpath.service.mcp.bearer_key import with_key
from loadpath.service.mcp.host_and_origin import refuse_strangers
from loadpath.service.mcp.hosted_tools import HostedTools
from loadpath.service.mcp.lifted_request import Lifted, lift
from loadpath.service.mcp.server import McpServer
from loadpath.service.mcp.tool_request import ToolRequest
from loadpath.service.operations.api_path import REQUEST_HEADERS
from loadpath.service.operations.call import read_headers
from loadpath.service.operations.operation import Operation
from loadpath.service.operations.run_operation import ENVELOPE, refuse_other_media_types
from loadpath.service.request_log import ROUTE, RequestLog
from loadpath.service.resources import Resources

PATH = "/api/mcp"
ALLOW = "OPTIONS, POST"
PROTOCOL_HEADERS = "Last-Event-ID, Mcp-Method, Mcp-Name, Mcp-Protocol-Version, Mcp-Session-Id"


class McpPath:
    """An ASGI application for the one path of the hosted server."""

    def __init__(self, resources: Resources, operations: list[Operation], log: RequestLog) -> None:
        by_id = {operation.id: operation for operation in operations}
        self._resources = resources
        # A model may come as a string, whose escapes can double it.
        model = resources.settings.max_model_bytes
        self._limits = Limits(2 * model + ENVELOPE, model)
        tools = HostedTools(resources, by_id, log)
        self.server = McpServer(tools, version("loadpath"), self._limits.body)

    async def __call__(self, scope: Any, receive: Receive, send: Any) -> None:
        scope[ROUTE] = PATH
        if scope["method"] == "OPTIONS":
            await send_answer(answer_preflight(), scope, send)
            return
        headers = read_headers(scope)
        refuse_strangers(headers, self._resources.settings)
        if scope["method"] != "POST":
            raise MethodNotAllowed(
                f"{PATH} answers POST only: it keeps no sessions and opens no streams.",
                {"Allow": ALLOW},
            )
        caller = await admit_caller(self._resources, scope, with_key(headers))
        refuse_other_media_types(headers.get("content-type", ""))
        party, room = caller.account.id, self._resources.waiting_room
        async with received_body(receive, headers, self._limits.body, room, party) as received:
            lifting = self._lift(received, party, partial(has_left, scope, receive))
            lifted = await (unless_client_leaves(receive, lifting) if received.path else lifting)
        try:
            answer = await self.server.answer(ToolRequest(caller, lifted, scope))
        finally:
            lifted.discard()
        await send_answer(answer, scope, send)

    async def _lift(
        self, received: ReceivedBody, party: str, is_gone: Callable[[], bool]
    ) -> Lifted:
        lifted, _ = await self._resources.body_reading.read(
            received, lift, self._limits, party=party, is_gone=is_gone
        )
        found: Lifted = lifted
        return found


def answer_preflight() -> Answer:
    return Answer(
        204,
        headers={
            "Allow": ALLOW,
            "Access-Control-Allow-Methods": ALLOW,
            "Access-Control-Allow-Headers": f"{REQUEST_HEADERS}, {PROTOCOL_HEADERS}",
            "Access-Control-Max-Age": "86400",
        },
    )
