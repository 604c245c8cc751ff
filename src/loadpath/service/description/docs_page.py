"""The docs page: the description in a browser, from this service's own files.

Without scripts, or before they have run, it is a plain list of the operations.
"""

from starlette.requests import Request

from loadpath.service.answers.answer import Answer
from loadpath.service.operations.operation import Operation
from loadpath.service.pages.page_path import Handler
from loadpath.service.pages.render import render_page
from loadpath.service.resources import Resources

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'"
)


def make_docs_page(operations: list[Operation]) -> Handler:
    """The page that shows these operations."""

    async def show_docs(request: Request, resources: Resources) -> Answer:
        return render_page("docs.html", policy=POLICY, operations=operations)

    return show_docs
