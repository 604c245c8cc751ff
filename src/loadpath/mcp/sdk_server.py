"""The one place that knows the protocol's package: declared tools become a server of it.

Importing this costs the import of `mcp`; servers import it when they are first used.
"""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import anyio.to_thread
import mcp_types as types
import msgspec
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel.server import Server
from mcp.shared.exceptions import MCPError

from loadpath.mcp.chat_page import META, MIME_TYPE, TIER_HERE, read_chat_page
from loadpath.mcp.prompts import PROMPTS
from loadpath.mcp.resources import RESOURCES, read_resource
from loadpath.mcp.tools import Place, Tool, tools_of
from loadpath.mcp.tools.tool import CHAT_PAGE
from loadpath.mcp.tools.tool_error import ToolError

Report = Callable[[float, float | None, str | None], Coroutine[Any, Any, None]]
"""Tells the client how far a call is: a number that rises, the last of them, and words."""

RunTool = Callable[[Tool, dict[str, Any], Any, Report], Awaitable[dict[str, Any]]]
"""Tool, arguments, the HTTP request, if there is one, and whom to tell how far it is -> the
structured answer."""

TierOf = Callable[[Any], dict[str, Any]]
"""The HTTP request, if there is one -> what may be solved for whoever asks."""

INSTRUCTIONS: dict[Place, str] = {
    "hosted": (
        "Structural models (frames, beams, plates) as JSON: build them, validate them, and hand "
        "them off as a link that solves in the opener's browser. This server runs no solver. "
        "Build with create_beam, create_frame or build_model and `stash: true`, pass the handle "
        "on, and give people the open_url of solve_model. Models are in SI units; builders take m, "
        "mm and kN as their arguments say."
    ),
    "local": (
        "Structural models (frames, beams, plates) as JSON: build, validate, solve and check them "
        "on this machine. Build with create_beam, create_frame or build_model and `stash: "
        "true`, then call solve_model or run_checks with the handle; the default detail is short. "
        "hand_off_model gives a link for a person. "
        "Models and results are in SI units; builders take m, mm and kN as their arguments say."
    ),
}


RESOURCES_LISTED = [
    types.Resource(uri=each.uri, name=each.file, title=each.title, mime_type=each.mime_type)
    for each in RESOURCES
]
PROMPTS_LISTED = [
    types.Prompt(
        name=each.name,
        title=each.title,
        description=each.description,
        arguments=[
            types.PromptArgument(name=name, description=about)
            for name, about in each.arguments.items()
        ],
    )
    for each in PROMPTS
]


def make_server(
    place: Place, version: str, run_tool: RunTool, tier_of: TierOf = lambda http: TIER_HERE
) -> Server[Any]:
    """A server with the tools of that place."""
    tools = tools_of(place)
    listed = [to_protocol(tool) for tool in tools.values()]
    schemas = {tool.name: tool.input for tool in tools.values()}

    async def list_tools(
        ctx: ServerRequestContext[Any], params: types.PaginatedRequestParams | None
    ) -> types.ListToolsResult:
        return types.ListToolsResult(tools=listed)

    async def call_tool(
        ctx: ServerRequestContext[Any], params: types.CallToolRequestParams
    ) -> types.CallToolResult:
        tool = tools.get(params.name)
        if tool is None:
            raise unknown("tool", params.name, list(tools))
        try:
            report = ctx.session.report_progress
            answer = await run_tool(tool, params.arguments or {}, ctx.request, report)
        except ToolError as error:
            return refuse(error)
        return answer_with(answer)

    async def list_resources(
        ctx: ServerRequestContext[Any], params: types.PaginatedRequestParams | None
    ) -> types.ListResourcesResult:
        return types.ListResourcesResult(resources=RESOURCES_LISTED)

    async def give_resource(
        ctx: ServerRequestContext[Any], params: types.ReadResourceRequestParams
    ) -> types.ReadResourceResult:
        if params.uri == CHAT_PAGE:
            return await give_chat_page(tier_of(ctx.request))
        found = await anyio.to_thread.run_sync(read_resource, params.uri)
        if found is None:
            raise unknown("resource", params.uri, [each.uri for each in RESOURCES])
        resource, text = found
        content = types.TextResourceContents(
            uri=resource.uri, mime_type=resource.mime_type, text=text
        )
        return types.ReadResourceResult(contents=[content])

    async def list_prompts(
        ctx: ServerRequestContext[Any], params: types.PaginatedRequestParams | None
    ) -> types.ListPromptsResult:
        return types.ListPromptsResult(prompts=PROMPTS_LISTED)

    async def give_prompt(
        ctx: ServerRequestContext[Any], params: types.GetPromptRequestParams
    ) -> types.GetPromptResult:
        prompt = next((each for each in PROMPTS if each.name == params.name), None)
        if prompt is None:
            raise unknown("prompt", params.name, [each.name for each in PROMPTS])
        text = types.TextContent(type="text", text=prompt.fill(params.arguments or {}))
        return types.GetPromptResult(messages=[types.PromptMessage(role="user", content=text)])

    return Server(
        "loadpath",
        title="Loadpath",
        version=version,
        instructions=INSTRUCTIONS[place],
        get_tool_input_schema=schemas.get,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
        on_list_resources=list_resources,
        on_read_resource=give_resource,
        on_list_prompts=list_prompts,
        on_get_prompt=give_prompt,
    )


async def give_chat_page(tier: dict[str, Any]) -> types.ReadResourceResult:
    page = await anyio.to_thread.run_sync(read_chat_page, {"tier": tier})
    if page is None:
        raise unknown("resource", CHAT_PAGE, [each.uri for each in RESOURCES])
    content = types.TextResourceContents(uri=CHAT_PAGE, mime_type=MIME_TYPE, text=page, _meta=META)
    return types.ReadResourceResult(contents=[content])


def unknown(kind: str, name: str, known: list[str]) -> MCPError:
    return MCPError(
        code=types.INVALID_PARAMS,
        message=f"Unknown {kind} {name[:80]!r}; there are {', '.join(known)}.",
    )


def to_protocol(tool: Tool) -> types.Tool:
    return types.Tool(
        name=tool.name,
        title=tool.title,
        description=tool.description,
        input_schema=tool.input,
        output_schema=tool.output,
        annotations=types.ToolAnnotations(**tool.annotations),
        _meta=tool.meta,
    )


def answer_with(answer: dict[str, Any]) -> types.CallToolResult:
    """Structured, and as text for clients that read only text."""
    return types.CallToolResult(content=[text_of(answer)], structured_content=answer)


def refuse(error: ToolError) -> types.CallToolResult:
    """A tool error is text only: some clients hold structured content to the output schema."""
    return types.CallToolResult(content=[text_of(error.body())], is_error=True)


def text_of(value: dict[str, Any]) -> types.TextContent:
    return types.TextContent(type="text", text=msgspec.json.encode(value).decode())
