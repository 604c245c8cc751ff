"""The account's own page: tier, API keys, password, signed-in browsers, and the end of it."""

from starlette.requests import Request

from loadpath.service.access.new_api_key import (
    LONGEST_LIFE_IN_DAYS,
    LONGEST_NAME,
    add_api_key,
    revoke_api_key,
)
from loadpath.service.access.new_password import replace_password
from loadpath.service.access.password_sign_in import confirm_password
from loadpath.service.access.provider_only import refuse_password
from loadpath.service.access.scope import Scope
from loadpath.service.access.tiers import FREE_MEMBER_LIMIT, PRO_MEMBER_LIMIT
from loadpath.service.answers.answer import Answer
from loadpath.service.errors import (
    InvalidCredentials,
    InvalidParameter,
    RateLimited,
    SecondFactorNeeded,
    ServiceError,
)
from loadpath.service.pages.form import first, read_form
from loadpath.service.pages.redirect import see_other
from loadpath.service.pages.render import render_page
from loadpath.service.pages.visitor import (
    LONGEST_PAUSE,
    Visitor,
    network_of,
    open_session,
    require_visitor,
)
from loadpath.service.resources import Resources
from loadpath.store.accounts import Account
from loadpath.store.api_keys import list_api_keys
from loadpath.store.identities import is_linked
from loadpath.store.sessions import list_sessions
from loadpath.store.transaction import Transaction


async def show_profile(request: Request, resources: Resources) -> Answer:
    visitor = await require_visitor(request, resources)
    return await profile_page(visitor, resources)


async def create_key(request: Request, resources: Resources) -> Answer:
    """Make a key and show it, this once."""
    visitor = await require_visitor(request, resources)
    fields = await read_form(request, resources)
    try:
        name = read_name(first(fields, "name"))
        days = read_days(first(fields, "expires_in_days"))
        _, key = await resources.store.write(
            lambda tx: add_api_key(
                tx,
                visitor.account.id,
                name=name,
                scopes=fields.get("scopes", []),
                expires_in_days=days,
                now=resources.clock(),
                most=resources.settings.max_api_keys,
                network=network_of(request, resources),
            )
        )
    except ServiceError as problem:
        return await profile_page(visitor, resources, key_problem=problem)
    return await profile_page(visitor, resources, new_key=key)


async def revoke_key(request: Request, resources: Resources) -> Answer:
    visitor = await require_visitor(request, resources)
    key_id = first(await read_form(request, resources), "id")
    now, network = resources.clock(), network_of(request, resources)
    await resources.store.write(
        lambda tx: revoke_api_key(tx, visitor.account.id, key_id, now=now, network=network)
    )
    return see_other("/account")


async def change_password(request: Request, resources: Resources) -> Answer:
    """Set a new password; every other browser is signed out and every token ends."""
    visitor = await require_visitor(request, resources)
    fields = await read_form(request, resources)
    account = visitor.account
    network = network_of(request, resources)

    def change(tx: Transaction, account: Account) -> str:
        refuse_password(tx, account, resources.settings)
        now = resources.clock()
        replace_password(tx, account.id, password_hash, now=now, network=network)
        return open_session(tx, account, request, resources)

    try:
        password_hash = await resources.passwords.hash(
            first(fields, "password"), account.email, network
        )
        if account.password_hash is None:
            cookie = await resources.store.write(lambda tx: change(tx, account))
        else:
            cookie = await confirm_password(
                resources, account, first(fields, "current"), network, request.scope, change
            )
    except InvalidCredentials:
        problem: ServiceError = InvalidParameter(
            "The current password is wrong; nothing was changed."
        )
        return await profile_page(visitor, resources, password_problem=problem)
    except (InvalidParameter, RateLimited, SecondFactorNeeded) as refusal:
        return await profile_page(visitor, resources, password_problem=refusal)
    return see_other("/account", cookies=(cookie,))


def read_name(text: str) -> str:
    name = text.strip()
    if not 1 <= len(name) <= LONGEST_NAME:
        raise InvalidParameter(f"Give the key a name of 1 to {LONGEST_NAME} characters.")
    return name


def read_days(text: str) -> int | None:
    if not text.strip():
        return None
    if not text.strip().isdecimal() or not 1 <= int(text.strip()[:9]) <= LONGEST_LIFE_IN_DAYS:
        raise InvalidParameter(
            "The days until a key expires should be a whole number from 1 to "
            f"{LONGEST_LIFE_IN_DAYS}, or empty for a key that does not expire."
        )
    return int(text.strip())


async def profile_page(
    visitor: Visitor,
    resources: Resources,
    *,
    new_key: str | None = None,
    key_problem: ServiceError | None = None,
    password_problem: ServiceError | None = None,
    deletion_problem: ServiceError | None = None,
) -> Answer:
    await resources.key_uses.write_if_possible(resources.store)
    await resources.session_uses.write_if_possible(resources.store)
    account, settings = visitor.account, resources.settings
    keys, sessions, linked = await resources.store.read(
        lambda tx: (
            list_api_keys(tx, account.id, resources.clock()),
            list_sessions(tx, account.id, resources.clock(), LONGEST_PAUSE),
            is_linked(tx, settings.oidc_issuer or "", account.id),
        )
    )
    problem = key_problem or password_problem or deletion_problem
    return render_page(
        "profile.html",
        status=problem.status if problem else 200,
        headers=problem.headers if problem else None,
        account=account,
        keys=keys,
        sessions=sessions,
        this_session=visitor.secret_hash,
        scopes=list(Scope),
        new_key=new_key,
        key_problem=key_problem.message if key_problem else None,
        password_problem=password_problem.message if password_problem else None,
        deletion_problem=deletion_problem.message if deletion_problem else None,
        free_limit=FREE_MEMBER_LIMIT,
        pro_limit=PRO_MEMBER_LIMIT,
        base_url=settings.effective_base_url,
        provider=settings.oidc_name if settings.oidc_issuer else None,
        linked=linked,
    )
