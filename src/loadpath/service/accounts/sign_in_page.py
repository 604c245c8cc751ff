"""Signing in with e-mail address and password, and signing out."""

from starlette.requests import Request

from loadpath.service.access.password_sign_in import sign_in_with_password
from loadpath.service.answers.answer import Answer
from loadpath.service.errors import InvalidCredentials, RateLimited, SecondFactorNeeded
from loadpath.service.pages.form import first, read_form
from loadpath.service.pages.redirect import own_path, see_other
from loadpath.service.pages.render import render_page
from loadpath.service.pages.visitor import (
    close_session,
    find_visitor,
    network_of,
    open_session,
    say_goodbye,
)
from loadpath.service.resources import Resources
from loadpath.store.accounts import Account
from loadpath.store.transaction import Transaction


async def show_sign_in(request: Request, resources: Resources) -> Answer:
    then = own_path(request.query_params.get("next"))
    if await find_visitor(request, resources) is not None:
        return see_other(then)
    return sign_in_page(resources, then)


async def sign_in(request: Request, resources: Resources) -> Answer:
    fields = await read_form(request, resources)
    email, then = first(fields, "email"), own_path(first(fields, "next"))
    network = network_of(request, resources)

    def open_for(tx: Transaction, account: Account) -> str:
        return open_session(tx, account, request, resources)

    try:
        cookie = await sign_in_with_password(
            resources, email, first(fields, "password"), network, request.scope, open_for
        )
    except (InvalidCredentials, RateLimited, SecondFactorNeeded) as refusal:
        return sign_in_page(
            resources,
            then,
            email=email,
            problem=refusal.message,
            status=refusal.status,
            headers=refusal.headers,
        )
    return see_other(then, cookies=(cookie,))


async def sign_out(request: Request, resources: Resources) -> Answer:
    await read_form(request, resources)
    visitor = await find_visitor(request, resources)
    if visitor is not None:
        await close_session(visitor, resources)
    return say_goodbye("/", resources)


def sign_in_page(
    resources: Resources,
    then: str,
    *,
    email: str = "",
    problem: str = "",
    status: int = 200,
    headers: dict[str, str] | None = None,
) -> Answer:
    settings = resources.settings
    shown_headers = {k: v for k, v in (headers or {}).items() if k == "Retry-After"}
    return render_page(
        "sign_in.html",
        status=status,
        headers=shown_headers,
        then=then,
        email=email,
        problem=problem,
        provider=settings.oidc_name if settings.oidc_issuer else None,
        sign_up=settings.sign_up == "open",
    )
