"""The start page: what this is, examples, and a place to bring a document of one's own."""

from starlette.requests import Request

from loadpath.service.answers.answer import Answer
from loadpath.service.errors import NotFound
from loadpath.service.pages.redirect import sign_in_path
from loadpath.service.pages.viewer_page import answer_viewer, is_built
from loadpath.service.pages.visitor import find_visitor
from loadpath.service.resources import Resources


async def show_start(request: Request, resources: Resources) -> Answer:
    """The start page for this visitor."""
    if not is_built():
        raise NotFound("The pages are not built: run `make web`.")
    visitor = await find_visitor(request, resources)
    # Whoever signs in from here comes back, for what they brought waits in their tab.
    return answer_viewer("start.html", visitor, links={"sign_in": sign_in_path(request)})
