"""Who is looking at a page: a signed-in account, known by a cookie that holds only a secret."""

from typing import Any

import msgspec
from starlette.requests import Request

from loadpath.service.access.admission import admit_stranger, count_request
from loadpath.service.access.client_address import find_network
from loadpath.service.access.secret import hash_secret, is_well_formed, new_secret
from loadpath.service.answers.answer import Answer
from loadpath.service.clock import DAY, SECOND
from loadpath.service.pages.redirect import SeeOther, see_other, sign_in_path
from loadpath.service.request_log import ACCOUNT, TIER
from loadpath.service.resources import Resources
from loadpath.store import StoreError
from loadpath.store.accounts import Account
from loadpath.store.sessions import Session, create_session, delete_session, find_session
from loadpath.store.transaction import Transaction

LIFETIME = 14 * DAY
LONGEST_PAUSE = 7 * DAY
PREFIX = "lps."
LONGEST_BROWSER = 200
VISITOR = "loadpath.visitor"
"""Where a request's scope carries who was found, which is looked up once."""


class Visitor(msgspec.Struct, frozen=True):
    """A signed-in browser."""

    account: Account
    secret_hash: bytes
    signed_in_at: int


def cookie_name(name: str, resources: Resources) -> str:
    """Over https the browser is made to guard the cookie against other hosts and plain http."""
    return f"__Host-{name}" if resources.settings.is_https else name


def make_cookie(name: str, value: str, seconds: int, resources: Resources) -> str:
    """A cookie for this host only, out of reach of scripts and of other sites' forms."""
    secure = "; Secure" if resources.settings.is_https else ""
    return (
        f"{cookie_name(name, resources)}={value}; Path=/; Max-Age={seconds}; "
        f"HttpOnly; SameSite=Lax{secure}"
    )


def open_session(tx: Transaction, account: Account, request: Request, resources: Resources) -> str:
    """Begin a session in place of the one that the browser had; gives the cookie that it keeps."""
    before = request.cookies.get(cookie_name("loadpath", resources), "")
    if is_well_formed(before):
        delete_session(tx, hash_secret(before))
    secret = new_secret(PREFIX)
    now = resources.clock()
    session = Session(
        hash=hash_secret(secret),
        created_at=now,
        expires_at=now + LIFETIME,
        last_used_at=now,
        network=network_of(request, resources),
        browser=browser_of(request),
    )
    create_session(tx, account.id, session)
    return make_cookie("loadpath", secret, LIFETIME // SECOND, resources)


def browser_of(request: Request) -> str:
    """What the browser says it is, as far as it can be shown."""
    said = request.headers.get("user-agent", "")[:LONGEST_BROWSER]
    return "".join(letter for letter in said if letter.isprintable())


def say_goodbye(path: str, resources: Resources) -> Answer:
    """Go on without a session: neither its cookie nor what pages kept stays in the browser."""
    answer = see_other(path, cookies=(make_cookie("loadpath", "", 0, resources),))
    answer.headers["Clear-Site-Data"] = '"storage"'
    return answer


async def admit_visitor(request: Request, resources: Resources) -> None:
    """Let a browser in and count it: by its account where somebody is signed in, else by its
    network, so that neighbours behind one address lock no account out. A cookie that leads nowhere
    is that of a stranger."""
    if await find_visitor(request, resources) is None:
        admit_stranger(resources, request.scope, request.headers.get("x-forwarded-for"))


async def admit_reader(request: Request, resources: Resources) -> None:
    """The same for a page that needs no database: it is there while the database is away."""
    try:
        await admit_visitor(request, resources)
    except StoreError:
        admit_stranger(resources, request.scope, request.headers.get("x-forwarded-for"))


async def find_visitor(request: Request, resources: Resources) -> Visitor | None:
    """The signed-in visitor, unless that one has sent too many, or nobody."""
    if VISITOR not in request.scope:
        request.scope[VISITOR] = await look_up_visitor(request, resources)
    visitor: Visitor | None = request.scope[VISITOR]
    return visitor


async def look_up_visitor(request: Request, resources: Resources) -> Visitor | None:
    secret = request.cookies.get(cookie_name("loadpath", resources), "")
    if not is_well_formed(secret):
        return None
    digest, now = hash_secret(secret), resources.clock()
    found = await resources.store.read(lambda tx: find_session(tx, digest, now, LONGEST_PAUSE))
    if found is None:
        return None
    session, account = found
    resources.session_uses.note(digest, session.last_used_at, now)
    request.scope[ACCOUNT] = account.id
    request.scope[TIER] = account.tier
    count_request(resources, request.scope, resources.request_limits.of_visitor, account.id)
    return Visitor(account, digest, session.created_at)


async def require_visitor(request: Request, resources: Resources) -> Visitor:
    """The signed-in visitor; others are sent to sign in and come back."""
    visitor = await find_visitor(request, resources)
    if visitor is None:
        raise SeeOther(sign_in_path(request))
    return visitor


def network_of(request: Request, resources: Resources) -> str:
    """The network the visitor comes from."""
    return find_network(
        request.scope,
        request.headers.get("x-forwarded-for"),
        resources.settings.trusted_proxies,
    )


async def close_session(visitor: Visitor, resources: Resources) -> None:
    def close(tx: Transaction) -> Any:
        delete_session(tx, visitor.secret_hash)

    await resources.store.write(close)
