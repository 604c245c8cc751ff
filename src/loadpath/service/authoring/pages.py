"""The start page opens files of other programs: read here as `importFile` reads them.

Whoever sees the page may open a file, so there are no credentials; strangers may bring less.
"""

from starlette.requests import Request

from loadpath.service.access.admission import count_request
from loadpath.service.access.credentials import Caller
from loadpath.service.answers.answer import Answer
from loadpath.service.authoring.operations import IMPORT_FILE
from loadpath.service.bodies.received_body import Limits
from loadpath.service.operations.run_operation import find_limits, run_admitted
from loadpath.service.pages.form import refuse_other_sites
from loadpath.service.pages.page_path import Handler
from loadpath.service.pages.visitor import find_visitor
from loadpath.service.resources import Resources

MOST_OF_STRANGERS = 4 * 1024 * 1024
"""Bytes of a file, of what it unpacks to, and of the model: some thousand members."""


async def import_file(request: Request, resources: Resources) -> Answer:
    """The model and what it does not hold; nothing is kept."""
    refuse_other_sites(request, resources)
    visitor = await find_visitor(request, resources)
    caller = None if visitor is None else Caller(account=visitor.account)
    limits = find_limits(IMPORT_FILE, resources)
    if caller is not None:
        of_account = resources.request_limits.of_account
        count_request(resources, request.scope, of_account, caller.account.id)
    else:
        most = MOST_OF_STRANGERS
        limits = Limits(min(most, limits.body), min(most, limits.model))
    return await run_admitted(
        IMPORT_FILE, resources, request.scope, request.receive, caller, limits
    )


PAGES: dict[str, dict[str, Handler]] = {"/import": {"POST": import_file}}
