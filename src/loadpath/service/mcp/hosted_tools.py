"""Runs the hosted tools: each record says what runs it, a `HostedCall` what there is to run with.

Those with an HTTP twin run that operation; none of them solves.
"""

import functools
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import anyio.to_thread
import msgspec

from loadpath.mcp.tools.arguments import check_arguments
from loadpath.mcp.tools.built_model import Building, Built
from loadpath.mcp.tools.run import Answer, given, wants_handle
from loadpath.mcp.tools.shapes import is_handle
from loadpath.mcp.tools.tool import Tool
from loadpath.mcp.tools.tool_error import ToolError, of_issues
from loadpath.service.access.scope import Scope
from loadpath.service.answers.error_answers import concerns_operator, to_service_error
from loadpath.service.bodies.packed_document import pack_document
from loadpath.service.bodies.received_body import SMALL, BodyReader, Limits, ReceivedBody
from loadpath.service.errors import InternalError, InvalidModel, ServiceError
from loadpath.service.mcp.handles import find_packed, put_model
from loadpath.service.mcp.lifted_request import TooLong
from loadpath.service.mcp.read_arguments import (
    ModelToKeep,
    read_build,
    read_model,
    read_model_to_keep,
    read_without,
)
from loadpath.service.mcp.stash import keep
from loadpath.service.mcp.tool_request import ToolRequest
from loadpath.service.operations.call import Call
from loadpath.service.operations.operation import Operation
from loadpath.service.operations.run_operation import fill_body, find_limits
from loadpath.service.request_log import REQUEST_ID, RequestLog
from loadpath.service.resources import Resources

UNREADABLE = (
    "The arguments should be a JSON object: no NaN or Infinity, UTF-8, at most 64 levels deep."
)
T = TypeVar("T")


class HostedTools:
    """Runs tools for callers; the operations are given to it, so that it imports no feature."""

    def __init__(
        self, resources: Resources, operations: dict[str, Operation], log: RequestLog
    ) -> None:
        self._resources = resources
        self._operations = operations
        self._log = log

    async def run(self, tool: Tool, request: ToolRequest) -> Answer:
        """The tool's answer; whatever is wrong is raised as a `ToolError`."""
        self._resources.metrics.count(f"mcp_{tool.name}")
        try:
            return await self._run(tool, request)
        except ToolError:
            raise
        except Exception as failure:
            error = to_service_error(failure)
            request_id = request.scope[REQUEST_ID]
            if concerns_operator(failure):
                self._log.failure(failure, event="mcp", tool=tool.name, request_id=request_id)
            if isinstance(error, InternalError):
                raise ToolError(
                    f"Something failed here. Quote the request id {request_id} when you report it.",
                    error.code,
                    more={"request_id": request_id},
                ) from None
            raise to_tool_error(error) from None

    async def _run(self, tool: Tool, request: ToolRequest) -> Answer:
        arguments = request.lifted.arguments
        if arguments is None:
            if request.lifted.is_broken:
                raise ToolError(UNREADABLE, "invalid_json")
            arguments = ReceivedBody(b"{}", None, "identity")
        heads = request.lifted.heads
        check_arguments(tool, {name: shown_head(value) for name, value in heads.items()})
        assert tool.run.hosted is not None, f"{tool.name} is not for the hosted server"
        call = HostedCall(self._resources, self._operations, request, arguments)
        if "model" not in tool.properties:
            return await tool.run.hosted(call)
        async with call.with_model_at_hand() as complete:
            return await tool.run.hosted(complete)


class HostedCall:
    """One call: who calls with what arguments, and all that a tool's function may ask for."""

    def __init__(
        self,
        resources: Resources,
        operations: dict[str, Operation],
        request: ToolRequest,
        arguments: ReceivedBody,
    ) -> None:
        self._resources = resources
        self._operations = operations
        self._request = request
        self._arguments = arguments

    async def look_up(self, answer: Callable[..., Answer]) -> Answer:
        self._request.caller.require(Scope.HANDOFF)
        look_up = functools.partial(answer, **given(self._request.lifted.heads))
        return await anyio.to_thread.run_sync(look_up)

    async def build(self, building: Building) -> Answer:
        self._request.caller.require(Scope.HANDOFF)
        heads = self._request.lifted.heads
        reader = functools.partial(read_build, building=building)
        built: Built = await self._read(reader, is_long_work=makes_many_members(heads))
        if wants_handle(heads) or len(built.text) > SMALL:
            packed = await anyio.to_thread.run_sync(pack_document, built.text)
            kept = await keep(self._resources, self._request.caller, packed)
            return {**kept, **built.about}
        return {"model": msgspec.json.decode(built.text), **built.about}

    async def read_model(self, read: Callable[[bytes], T]) -> T:
        self._request.caller.require(Scope.HANDOFF)
        made: T = await self._read(functools.partial(read_model, read=read))
        return made

    def argument(self, name: str) -> Any:
        value = self._request.lifted.heads.get(name)
        if isinstance(value, TooLong):
            raise ToolError(f"'{name}' should be shorter.", "payload_too_large", name)
        return value

    async def stash_model(self) -> Answer:
        self._request.caller.require(Scope.HANDOFF)
        model: ModelToKeep = await self._read(read_model_to_keep)
        kept = await keep(self._resources, self._request.caller, model.document)
        return {**kept, "bytes": model.size, "summary": model.summary}

    async def run_operation(self, operation_id: str, without: tuple[str, ...] = ()) -> Answer:
        """Run the HTTP operation of that name with the same caller, and read its answer."""
        operation = self._operations[operation_id]
        if without and operation.read is not None:
            read = functools.partial(read_without, names=without, read=operation.read)
            operation = msgspec.structs.replace(operation, read=read)
        if operation.scope is not None:
            self._request.caller.require(operation.scope)
        call = Call(
            resources=self._resources,
            scope=self._request.scope,
            headers={},
            query={},
            authenticated=self._request.caller,
        )
        if operation.read is not None:
            limits = find_limits(operation, self._resources)
            await fill_body(operation, call, self._arguments, limits)
        answer = await operation.endpoint(call)
        found: Answer = msgspec.json.decode(answer.body)
        return found

    async def _read(self, reader: BodyReader, is_long_work: bool = False) -> Any:
        """What a reader makes of the arguments: here when quick, else in a worker process."""
        most = self._resources.settings.max_model_bytes
        limits = Limits(2 * most + SMALL, most)
        read, _ = await self._resources.body_reading.read(
            self._arguments,
            reader,
            limits,
            party=self._request.caller.account.id,
            is_long_work=is_long_work,
        )
        return read

    @asynccontextmanager
    async def with_model_at_hand(self) -> AsyncIterator["HostedCall"]:
        """The same call with the model itself in the place of its handle."""
        handle = self._request.lifted.heads.get("model")
        if not is_handle(handle):
            yield self
            return
        packed = await find_packed(self._resources, self._request.caller, handle)
        body = await anyio.to_thread.run_sync(put_model, self._arguments, packed)
        try:
            yield HostedCall(self._resources, self._operations, self._request, body)
        finally:
            body.discard()


def shown_head(value: Any) -> Any:
    """An argument as its type is judged by; a long one is taken for a model."""
    return {} if isinstance(value, TooLong) else value


def makes_many_members(heads: dict[str, Any]) -> bool:
    """Whether a few numbers ask for a frame that takes more than some milliseconds to build."""
    counts = [heads.get(name) for name in ("bays", "storeys", "stories", "depth_bays")]
    return math.prod(max(1, count) for count in counts if isinstance(count, int)) > 300


def to_tool_error(error: ServiceError) -> ToolError:
    """A failing answer of the HTTP interface as the answer of a tool."""
    if isinstance(error, InvalidModel):
        errors, warnings = msgspec.to_builtins((error.errors, error.warnings))
        return of_issues(error.message, errors, warnings)
    return ToolError(error.message, error.code, error.path)
