"""What the hosted tools do. Those with an HTTP twin run that operation; none of them solves."""

import functools
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import anyio.to_thread
import msgspec

from loadpath.mcp.tools.arguments import check_arguments
from loadpath.mcp.tools.built_model import Built
from loadpath.mcp.tools.look_up import LOOK_UPS
from loadpath.mcp.tools.shapes import MODEL, SAVED, STASHED
from loadpath.mcp.tools.tool import Tool
from loadpath.mcp.tools.tool_error import ToolError, of_issues
from loadpath.service.access.scope import Scope
from loadpath.service.answers.error_answers import to_service_error
from loadpath.service.bodies.packed_document import pack_document
from loadpath.service.bodies.received_body import SMALL, BodyReader, Limits, ReceivedBody
from loadpath.service.errors import InternalError, InvalidModel, ServiceError
from loadpath.service.mcp.lifted_request import TooLong, hold
from loadpath.service.mcp.read_arguments import (
    ModelToKeep,
    read_build,
    read_check_names,
    read_model_to_keep,
    read_validation,
)
from loadpath.service.mcp.stash import keep, take
from loadpath.service.mcp.tool_request import ToolRequest
from loadpath.service.operations.call import Call
from loadpath.service.operations.operation import Operation
from loadpath.service.operations.run_operation import fill_body, find_limits
from loadpath.service.request_log import RequestLog
from loadpath.service.resources import Resources

BUILDING = ("create_beam", "create_frame", "build_model", "add_load")
UNREADABLE = (
    "The arguments should be a JSON object: no NaN or Infinity, UTF-8, at most 64 levels deep."
)
CHECKS_NOTE = (
    "This hosted server runs no solver, so nothing was checked here: whoever opens the link sees "
    "the checks evaluated in their own browser. "
)

Answer = dict[str, Any]


class HostedTools:
    """Runs tools for callers; the operations are given to it, so that it imports no feature."""

    def __init__(
        self, resources: Resources, operations: dict[str, Operation], log: RequestLog
    ) -> None:
        self._resources = resources
        self._operations = operations
        self._log = log
        self._own: dict[str, Callable[[ToolRequest, ReceivedBody], Awaitable[Answer]]] = {
            "validate_model": self._validate,
            "solve_model": self._solve,
            "run_checks": self._run_checks,
            "stash_model": self._stash,
            "save_model": self._save,
        }

    async def run(self, tool: Tool, request: ToolRequest) -> Answer:
        """The tool's answer; whatever is wrong is raised as a `ToolError`."""
        self._resources.metrics.count(f"mcp_{tool.name}")
        try:
            return await self._run(tool, request)
        except ToolError:
            raise
        except Exception as failure:
            error = to_service_error(failure)
            if isinstance(error, InternalError):
                self._log.failure(failure, event="mcp", tool=tool.name)
            raise to_tool_error(error) from None

    async def _run(self, tool: Tool, request: ToolRequest) -> Answer:
        arguments = request.lifted.arguments
        if arguments is None:
            if request.lifted.is_broken:
                raise ToolError(UNREADABLE, "invalid_json")
            arguments = ReceivedBody(b"{}", None, "identity")
        heads = request.lifted.heads
        if tool.name in BUILDING:
            return await self._build(tool, request, arguments)
        if tool.name == "check_beam":
            return await self._twin("checkBeam", request, arguments)
        check_arguments(tool, {name: shown_head(value) for name, value in heads.items()})
        if tool.name in LOOK_UPS:
            request.caller.require(Scope.HANDOFF)
            given = {name: value for name, value in heads.items() if value is not None}
            look_up = functools.partial(LOOK_UPS[tool.name], **given)
            return await anyio.to_thread.run_sync(look_up)
        if tool.name == "list_models":
            listed = await self._twin("listModels", request, None)
            return {"models": [with_handle(model) for model in listed["models"]]}
        async with self._model_at_hand(request, arguments) as body:
            return await self._own[tool.name](request, body)

    async def _build(self, tool: Tool, request: ToolRequest, arguments: ReceivedBody) -> Answer:
        request.caller.require(Scope.HANDOFF)
        wants_handle = request.lifted.heads.get("stash") or False
        if not isinstance(wants_handle, bool):
            raise ToolError("'stash' should be true or false.", "invalid_parameter", "stash")
        if tool.name == "add_load":
            check_arguments(ONLY_MODEL, {"model": shown_head(request.lifted.heads.get("model"))})
        async with self._model_at_hand(request, arguments) as body:
            reader = functools.partial(read_build, tool=tool.name)
            is_long_work = makes_many_members(request.lifted.heads)
            built: Built = await self._read(body, reader, is_long_work)
        if wants_handle or len(built.text) > SMALL:
            kept = await keep(self._resources, request.caller, pack_document(built.text))
            return {**kept, **built.about}
        return {"model": msgspec.json.decode(built.text), **built.about}

    async def _validate(self, request: ToolRequest, body: ReceivedBody) -> Answer:
        request.caller.require(Scope.HANDOFF)
        verdict: Answer = await self._read(body, read_validation)
        return verdict

    async def _solve(self, request: ToolRequest, body: ReceivedBody) -> Answer:
        return await self._twin("solve", request, body)

    async def _run_checks(self, request: ToolRequest, body: ReceivedBody) -> Answer:
        answer = await self._twin("solve", request, body)
        names: list[str] = await self._read(body, read_check_names)
        lack = "" if names else "The model has no unity check. "
        note = f"{CHECKS_NOTE}{lack}{answer['note']}"
        return {**answer, "note": note, "checks_run": False, "unity_checks": names}

    async def _stash(self, request: ToolRequest, body: ReceivedBody) -> Answer:
        request.caller.require(Scope.HANDOFF)
        model: ModelToKeep = await self._read(body, read_model_to_keep)
        kept = await keep(self._resources, request.caller, model.document)
        return {**kept, "bytes": model.size, "summary": model.summary}

    async def _save(self, request: ToolRequest, body: ReceivedBody) -> Answer:
        return with_handle(await self._twin("saveModel", request, body))

    async def _twin(
        self, operation_id: str, request: ToolRequest, body: ReceivedBody | None, path_id: str = ""
    ) -> Answer:
        """Run the HTTP operation of that name with the same caller, and read its answer."""
        operation = self._operations[operation_id]
        if operation.scope is not None:
            request.caller.require(operation.scope)
        call = Call(
            resources=self._resources,
            scope={**request.scope, "path_params": {"id": path_id}},
            headers={},
            query={},
            authenticated=request.caller,
        )
        if body is not None:
            await fill_body(operation, call, body, find_limits(operation, self._resources))
        answer = await operation.endpoint(call)
        found: Answer = msgspec.json.decode(answer.body)
        return found

    async def _read(
        self, body: ReceivedBody, reader: BodyReader, is_long_work: bool = False
    ) -> Any:
        """What a reader makes of arguments: here when quick, else in a worker process."""
        most = self._resources.settings.max_model_bytes
        limits = Limits(2 * most + SMALL, most)
        read, _ = await self._resources.body_reading.read(
            body, reader, limits, is_long_work=is_long_work
        )
        return read

    @asynccontextmanager
    async def _model_at_hand(
        self, request: ToolRequest, arguments: ReceivedBody
    ) -> AsyncIterator[ReceivedBody]:
        """The arguments, with the model itself in the place of its handle."""
        handle = request.lifted.heads.get("model")
        if not isinstance(handle, str) or not handle.startswith((STASHED, SAVED)):
            yield arguments
            return
        if handle.startswith(STASHED):
            text = await take(self._resources, request.caller, handle)
        else:
            model_id = handle.removeprefix(SAVED)
            saved = await self._twin("fetchModel", request, None, model_id)
            text = msgspec.json.encode(saved["model"])
        parts = msgspec.json.decode(arguments.content, type=dict[str, msgspec.Raw])
        parts["model"] = msgspec.Raw(text)
        body = await anyio.to_thread.run_sync(hold, msgspec.json.encode(parts))
        try:
            yield body
        finally:
            body.discard()


ONLY_MODEL = Tool(
    name="add_load",
    title="",
    summary="",
    properties={"model": MODEL},
    required=("model",),
    output={},
    example={},
)
"""What `add_load` asks of its model; the rest of its arguments its builder reads."""


def shown_head(value: Any) -> Any:
    """An argument as its type is judged by; a long one is taken for a model."""
    return {} if isinstance(value, TooLong) else value


def makes_many_members(heads: dict[str, Any]) -> bool:
    """Whether a few numbers ask for a frame that takes more than some milliseconds to build."""
    counts = [heads.get(name) for name in ("bays", "storeys", "stories", "depth_bays")]
    return math.prod(max(1, count) for count in counts if isinstance(count, int)) > 300


def with_handle(saved: Answer) -> Answer:
    return {**saved, "handle": f"{SAVED}{saved['id']}"}


def to_tool_error(error: ServiceError) -> ToolError:
    """A failing answer of the HTTP interface as the answer of a tool."""
    if isinstance(error, InvalidModel):
        errors, warnings = msgspec.to_builtins((error.errors, error.warnings))
        return of_issues(error.message, errors, warnings)
    return ToolError(error.message, error.code, error.path)
