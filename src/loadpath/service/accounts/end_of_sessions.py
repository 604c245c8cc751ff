"""Signing out other browsers: one of them, or all with the tokens."""

from starlette.requests import Request

from loadpath.service.access.account_life import sign_out_everywhere
from loadpath.service.answers.answer import Answer
from loadpath.service.pages.form import first, read_form
from loadpath.service.pages.redirect import see_other
from loadpath.service.pages.visitor import network_of, require_visitor, say_goodbye
from loadpath.service.resources import Resources
from loadpath.store.sessions import delete_session_of


async def end_session(request: Request, resources: Resources) -> Answer:
    """Sign one browser out; whoever ends the own session arrives at the sign-in page."""
    visitor = await require_visitor(request, resources)
    session_id = first(await read_form(request, resources), "id")
    await resources.store.write(lambda tx: delete_session_of(tx, visitor.account.id, session_id))
    return see_other("/account")


async def end_all(request: Request, resources: Resources) -> Answer:
    visitor = await require_visitor(request, resources)
    await read_form(request, resources)
    now, network = resources.clock(), network_of(request, resources)
    await resources.store.write(
        lambda tx: sign_out_everywhere(tx, visitor.account, now=now, network=network)
    )
    return say_goodbye("/sign-in", resources)
