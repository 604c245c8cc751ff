"""The page where people make an account.

With a mail server it asks for the address alone and sends a link to it, also where the address has
an account: the answer tells nobody which addresses have one. Without mails an account is made at
once; then the answer has to tell, and asking counts against the network like making accounts.
"""

from starlette.requests import Request

from loadpath.service.access.email_address import normalise_email
from loadpath.service.access.new_account import add_account
from loadpath.service.access.passwords import SHORTEST
from loadpath.service.access.sign_up_brake import count_sign_up, refuse_many_sign_ups
from loadpath.service.accounts.send_link import send_link
from loadpath.service.answers.answer import Answer
from loadpath.service.errors import InvalidParameter, NotFound, RateLimited
from loadpath.service.pages.form import first, read_form
from loadpath.service.pages.redirect import own_path, see_other
from loadpath.service.pages.render import render_page
from loadpath.service.pages.visitor import network_of, open_session
from loadpath.service.resources import Resources
from loadpath.store.transaction import Transaction

TAKEN = "There is an account with this e-mail address already. Sign in instead."


async def show_sign_up(request: Request, resources: Resources) -> Answer:
    refuse_when_closed(resources)
    return sign_up_page(resources, own_path(request.query_params.get("next")))


async def sign_up(request: Request, resources: Resources) -> Answer:
    """Send a link to the address, or make a free account and sign it in."""
    refuse_when_closed(resources)
    fields = await read_form(request, resources)
    email, then = first(fields, "email"), own_path(first(fields, "next"))
    try:
        if resources.outbox.is_open:
            address = await send_link(request, resources, email, for_sign_up=True)
            return sign_up_page(resources, then, sent_to=address)
        cookie = await make_at_once(request, resources, email, first(fields, "password"))
    except (InvalidParameter, RateLimited) as problem:
        return sign_up_page(
            resources,
            then,
            email=email,
            problem=problem.message,
            status=problem.status,
            headers=problem.headers,
        )
    if cookie is None:
        return sign_up_page(resources, then, email=email, problem=TAKEN, status=409)
    return see_other(then, cookies=(cookie,))


async def make_at_once(
    request: Request, resources: Resources, email: str, password: str
) -> str | None:
    """The session of a new account; nothing where the address is taken."""
    network = network_of(request, resources)
    address = normalise_email(email)
    await resources.store.read(lambda tx: refuse_many_sign_ups(tx, network, resources))
    password_hash = await resources.passwords.hash(password, address, network)

    def create(tx: Transaction) -> str | None:
        count_sign_up(tx, network, resources)
        account = add_account(
            tx,
            email=address,
            password_hash=password_hash,
            tier="free",
            now=resources.clock(),
            network=network,
        )
        return None if account is None else open_session(tx, account, request, resources)

    return await resources.store.write(create)


def sign_up_page(
    resources: Resources,
    then: str,
    *,
    email: str = "",
    problem: str = "",
    status: int = 200,
    headers: dict[str, str] | None = None,
    sent_to: str | None = None,
) -> Answer:
    return render_page(
        "sign_up.html",
        status=status,
        headers=headers,
        then=then,
        email=email,
        problem=problem,
        shortest=SHORTEST,
        by_mail=resources.outbox.is_open,
        sent_to=sent_to,
    )


def refuse_when_closed(resources: Resources) -> None:
    match resources.settings.sign_up:
        case "off":
            raise NotFound("Accounts are made by the operator here; ask them for one.")
        case "invitation":
            raise NotFound("Accounts are made by invitation here; ask the operator for one.")
