"""A stashed model by its handle: for local servers, which solve what was built at the service."""

from starlette.requests import Request

from loadpath.mcp.tools.tool_error import ToolError
from loadpath.service.access.admission import admit_caller
from loadpath.service.access.scope import Scope
from loadpath.service.answers.answer import Answer
from loadpath.service.errors import NotFound
from loadpath.service.mcp.host_and_origin import refuse_strangers
from loadpath.service.mcp.stash import take
from loadpath.service.operations.call import read_headers
from loadpath.service.resources import Resources


async def serve_kept_model(request: Request, resources: Resources) -> Answer:
    """The document behind a handle of the caller's account, as it was stashed."""
    headers = read_headers(request.scope)
    refuse_strangers(headers, resources.settings)
    caller = await admit_caller(resources, request.scope, headers)
    caller.require(Scope.HANDOFF)
    try:
        return Answer(200, await take(resources, caller, str(request.path_params["handle"])))
    except ToolError as error:
        raise NotFound(error.message) from None
