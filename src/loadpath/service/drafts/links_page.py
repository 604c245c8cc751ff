"""The page of an account's active links: what is behind each, for how long, and its end.

The page of a model makes links too, of a copy that somebody changed there.
"""

from starlette.requests import Request

from loadpath.service.access.admission import count_request
from loadpath.service.access.credentials import Caller
from loadpath.service.answers.answer import Answer
from loadpath.service.clock import MINUTE
from loadpath.service.drafts.operations import SOLVE
from loadpath.service.drafts.verbs import end_link, list_links, open_url_of
from loadpath.service.errors import Unauthorized
from loadpath.service.operations.run_operation import run_admitted
from loadpath.service.pages.form import first, read_form, refuse_other_sites
from loadpath.service.pages.redirect import see_other
from loadpath.service.pages.render import render_page
from loadpath.service.pages.visitor import find_visitor, network_of, require_visitor
from loadpath.service.resources import Resources

LIST = "/account/links"


async def show_links(request: Request, resources: Resources) -> Answer:
    visitor = await require_visitor(request, resources)
    drafts = await list_links(resources, visitor.account.id)
    now, base_url = resources.clock(), resources.settings.effective_base_url
    links = [
        {
            "draft": draft,
            "url": open_url_of(base_url, draft.id),
            "time_left": tell_time_left(draft.expires_at - now),
        }
        for draft in drafts
    ]
    return render_page("links.html", links=links)


async def end(request: Request, resources: Resources) -> Answer:
    """End a link; one that has ended meanwhile is just gone from the list."""
    visitor = await require_visitor(request, resources)
    draft_id = first(await read_form(request, resources), "id")
    now, network = resources.clock(), network_of(request, resources)
    await resources.store.write(
        lambda tx: end_link(tx, visitor.account.id, draft_id, now=now, network=network)
    )
    return see_other(LIST)


async def share(request: Request, resources: Resources) -> Answer:
    """Park the model that a page of ours sends: body, limits and answer are those of `solve`."""
    refuse_other_sites(request, resources)
    visitor = await find_visitor(request, resources)
    if visitor is None:
        raise Unauthorized("Sign in to make a link of this model.")
    caller = Caller(account=visitor.account)
    of_account = resources.request_limits.of_account
    count_request(resources, request.scope, of_account, caller.account.id)
    return await run_admitted(SOLVE, resources, request.scope, request.receive, caller)


def tell_time_left(milliseconds: int) -> str:
    """Hours and minutes, rounded down, so that no link lives shorter than it says."""
    hours, minutes = divmod(milliseconds // MINUTE, 60)
    if hours:
        return f"{hours} h {minutes:02d} min"
    return f"{minutes} min" if minutes else "less than a minute"
