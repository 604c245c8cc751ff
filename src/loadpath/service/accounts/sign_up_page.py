"""The page where people make an account with e-mail address and password."""

from starlette.requests import Request

from loadpath.service.access.email_address import normalise_email
from loadpath.service.access.new_account import add_account
from loadpath.service.access.passwords import SHORTEST
from loadpath.service.access.sign_up_brake import count_sign_up, refuse_many_sign_ups
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
    return sign_up_page(own_path(request.query_params.get("next")))


async def sign_up(request: Request, resources: Resources) -> Answer:
    """Make a free account and sign it in."""
    refuse_when_closed(resources)
    fields = await read_form(request, resources)
    email, then = first(fields, "email"), own_path(first(fields, "next"))
    network = network_of(request, resources)

    def create(tx: Transaction) -> str | None:
        account = add_account(
            tx, email=address, password_hash=password_hash, tier="free", now=resources.clock()
        )
        if account is None:
            return None
        count_sign_up(tx, network, resources)
        return open_session(tx, account, resources)

    try:
        address = normalise_email(email)
        await resources.store.read(lambda tx: refuse_many_sign_ups(tx, network, resources))
        password_hash = await resources.passwords.hash(first(fields, "password"), address, network)
        cookie = await resources.store.write(create)
    except (InvalidParameter, RateLimited) as problem:
        return sign_up_page(
            then,
            email=email,
            problem=problem.message,
            status=problem.status,
            headers=problem.headers,
        )
    if cookie is None:
        return sign_up_page(then, email=email, problem=TAKEN, status=409)
    return see_other(then, cookies=(cookie,))


def sign_up_page(
    then: str,
    *,
    email: str = "",
    problem: str = "",
    status: int = 200,
    headers: dict[str, str] | None = None,
) -> Answer:
    return render_page(
        "sign_up.html",
        status=status,
        headers=headers,
        then=then,
        email=email,
        problem=problem,
        shortest=SHORTEST,
    )


def refuse_when_closed(resources: Resources) -> None:
    if not resources.settings.sign_up:
        raise NotFound("Accounts are made by the operator here; ask them for one.")
