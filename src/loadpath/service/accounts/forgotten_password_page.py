"""The page for people who forgot their password: it sends them a link to a new one."""

from starlette.requests import Request

from loadpath.service.accounts.send_link import send_link
from loadpath.service.answers.answer import Answer
from loadpath.service.errors import InvalidParameter, RateLimited, ServiceError
from loadpath.service.pages.form import first, read_form
from loadpath.service.pages.render import render_page
from loadpath.service.resources import Resources


async def show_forgotten_password(request: Request, resources: Resources) -> Answer:
    return forgotten_password_page(resources)


async def ask_for_new_password(request: Request, resources: Resources) -> Answer:
    """Send a link to the address, if it has an account; the answer is the same either way."""
    email = first(await read_form(request, resources), "email")
    if not resources.outbox.is_open:
        return forgotten_password_page(resources)
    try:
        address = await send_link(request, resources, email, for_sign_up=False)
    except (InvalidParameter, RateLimited) as problem:
        return forgotten_password_page(resources, email=email, problem=problem)
    return forgotten_password_page(resources, sent_to=address)


def forgotten_password_page(
    resources: Resources,
    *,
    email: str = "",
    problem: ServiceError | None = None,
    sent_to: str | None = None,
) -> Answer:
    return render_page(
        "forgotten_password.html",
        status=problem.status if problem else 200,
        headers=problem.headers if problem else None,
        email=email,
        problem=problem.message if problem else "",
        sent_to=sent_to,
        by_mail=resources.outbox.is_open,
    )
