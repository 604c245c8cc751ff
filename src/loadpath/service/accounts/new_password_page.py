"""Behind a link that works once: the page where a password is chosen.

Looking at it uses nothing up, because mail programs look at links before people do.
"""

from starlette.requests import Request

from loadpath.service.access.one_time_link import Purpose, look_up_link, redeem_link
from loadpath.service.access.passwords import SHORTEST
from loadpath.service.access.provider_only import refuse_password
from loadpath.service.answers.answer import Answer
from loadpath.service.errors import Gone, InvalidParameter, RateLimited, ServiceError
from loadpath.service.pages.form import first, read_form
from loadpath.service.pages.redirect import see_other
from loadpath.service.pages.render import render_page
from loadpath.service.pages.visitor import network_of, open_session
from loadpath.service.resources import Resources
from loadpath.store.one_time_links import OneTimeLink
from loadpath.store.transaction import Transaction

OVER = "This link was used already, or its time is over. Ask for a new one."


async def show_new_password(request: Request, resources: Resources) -> Answer:
    return new_password_page(await require_link(request, resources))


async def choose_password(request: Request, resources: Resources) -> Answer:
    """Set the password, or make the account with it, and sign in."""
    fields = await read_form(request, resources)
    link = await require_link(request, resources)
    secret, network = request.path_params["secret"], network_of(request, resources)

    def redeem(tx: Transaction) -> str | None:
        account = redeem_link(tx, secret, password_hash, now=resources.clock(), network=network)
        if account is None:
            return None
        refuse_password(tx, account, resources.settings)
        return open_session(tx, account, request, resources)

    try:
        password_hash = await resources.passwords.hash(
            first(fields, "password"), link.email, network
        )
    except (InvalidParameter, RateLimited) as problem:
        return new_password_page(link, problem)
    cookie = await resources.store.write(redeem)
    if cookie is None:
        raise Gone(OVER)
    return see_other("/account", cookies=(cookie,))


async def require_link(request: Request, resources: Resources) -> OneTimeLink:
    secret, now = request.path_params["secret"], resources.clock()
    link = await resources.store.read(lambda tx: look_up_link(tx, secret, now))
    if link is None:
        raise Gone(OVER)
    return link


def new_password_page(link: OneTimeLink, problem: ServiceError | None = None) -> Answer:
    return render_page(
        "new_password.html",
        status=problem.status if problem else 200,
        headers=problem.headers if problem else None,
        email=link.email,
        is_new=link.purpose != Purpose.RESET,
        problem=problem.message if problem else "",
        shortest=SHORTEST,
    )
