"""The two pages of the code flow: off to the provider, and back with a code.

What must survive the way there and back (state, nonce, PKCE verifier, where to go on) is kept in
one short-lived cookie of this host. A provider's identity is tied to an account by issuer and
subject. It never takes over an account that was made with a password: whoever made that one may
be somebody else, so its owner signs in first and connects it from the profile.
"""

import base64
import hashlib
import hmac
import secrets
from functools import cache
from urllib.parse import urlencode

import msgspec
from starlette.requests import Request

from loadpath.service.access.audit import Event, write_down
from loadpath.service.access.email_address import normalise_email
from loadpath.service.access.new_account import add_account
from loadpath.service.accounts.openid_connect.provider import Identity, Provider
from loadpath.service.accounts.openid_connect.second_factor import ask_for_second_factor
from loadpath.service.answers.answer import Answer
from loadpath.service.clock import MINUTE
from loadpath.service.errors import InvalidParameter, NotFound, SignInFailed
from loadpath.service.pages.form import refuse_other_sites
from loadpath.service.pages.redirect import own_path, see_other
from loadpath.service.pages.visitor import (
    Visitor,
    cookie_name,
    find_visitor,
    make_cookie,
    network_of,
    open_session,
)
from loadpath.service.resources import Resources
from loadpath.service.settings import Settings
from loadpath.store.accounts import Account, find_account
from loadpath.store.identities import find_account_by_identity, link_identity
from loadpath.store.transaction import Transaction

COOKIE = "loadpath-sign-in"
SECONDS = 600
CALLBACK = "/sign-in/oidc/callback"
FRESH = 15 * MINUTE  # A stolen session is hardly ever that young.


class Journey(msgspec.Struct, frozen=True):
    """What the browser carries to the provider and back."""

    state: str
    nonce: str
    verifier: str
    then: str


@cache
def provider_of(settings: Settings) -> Provider:
    return Provider(settings)


def find_provider(resources: Resources) -> Provider:
    if resources.settings.oidc_issuer is None:
        raise NotFound("Sign-in with a provider is not set up here.")
    return provider_of(resources.settings)


def redirect_uri(resources: Resources) -> str:
    return resources.settings.effective_base_url + CALLBACK


async def begin(request: Request, resources: Resources) -> Answer:
    """Send the browser to the provider; another site does not begin a sign-in here."""
    refuse_other_sites(request, resources, "request")
    discovery = await find_provider(resources).discover()
    journey = Journey(
        state=secrets.token_urlsafe(24),
        nonce=secrets.token_urlsafe(24),
        verifier=secrets.token_urlsafe(48),
        then=own_path(request.query_params.get("next")),
    )
    challenge = base64.urlsafe_b64encode(hashlib.sha256(journey.verifier.encode()).digest())
    query = urlencode(
        {
            "response_type": "code",
            "client_id": resources.settings.oidc_client_id,
            "redirect_uri": redirect_uri(resources),
            "scope": "openid email",
            "state": journey.state,
            "nonce": journey.nonce,
            "code_challenge": challenge.rstrip(b"=").decode(),
            "code_challenge_method": "S256",
            **ask_for_second_factor(resources.settings),
        }
    )
    joint = "&" if "?" in discovery.authorization_endpoint else "?"
    cookie = make_cookie(COOKIE, pack(journey), SECONDS, resources)
    return see_other(f"{discovery.authorization_endpoint}{joint}{query}", cookies=(cookie,))


async def finish(request: Request, resources: Resources) -> Answer:
    """Take the code back, find or make the account, and sign it in."""
    provider = find_provider(resources)
    journey = unpack(request.cookies.get(cookie_name(COOKIE, resources), ""))
    if journey is None or not hmac.compare_digest(
        journey.state.encode(), request.query_params.get("state", "").encode()
    ):
        raise SignInFailed("This sign-in was not begun in this browser, or took too long.")
    if "error" in request.query_params:
        raise SignInFailed(f"The provider said {request.query_params['error'][:100]!r}.")
    identity = await provider.redeem(
        request.query_params.get("code", ""),
        journey.verifier,
        journey.nonce,
        redirect_uri(resources),
    )
    visitor = await find_visitor(request, resources)
    network = network_of(request, resources)

    def enter(tx: Transaction) -> str:
        account = find_or_make_account(tx, identity, visitor, network, resources)
        write_down(
            tx,
            Event.SIGN_IN,
            account.id,
            now=resources.clock(),
            network=network,
            detail="provider",
        )
        return open_session(tx, account, request, resources)

    session = await resources.store.write(enter)
    forget = make_cookie(COOKIE, "", 0, resources)
    return see_other(own_path(journey.then), cookies=(session, forget))


def find_or_make_account(
    tx: Transaction,
    identity: Identity,
    visitor: Visitor | None,
    network: str,
    resources: Resources,
) -> Account:
    account = find_account_by_identity(tx, identity.issuer, identity.subject)
    if account is not None:
        if visitor is not None and visitor.account.id != account.id:
            raise SignInFailed("This identity is connected with another account already.")
        if account.is_disabled:
            raise SignInFailed("This account is disabled; ask the operator of this service.")
        return account
    if visitor is not None and visitor.signed_in_at < resources.clock() - FRESH:
        raise SignInFailed("Sign out and in again before you connect a provider: it can sign in.")
    account = find_account(tx, visitor.account.id) if visitor else None
    account = account or make_account(tx, identity, network, resources)
    link_identity(tx, identity.issuer, identity.subject, account.id)
    return account


def make_account(
    tx: Transaction, identity: Identity, network: str, resources: Resources
) -> Account:
    if identity.email is None:
        raise SignInFailed("The provider gave no verified e-mail address; an account needs one.")
    try:
        email = normalise_email(identity.email)
    except InvalidParameter:
        raise SignInFailed("The provider gave something else than an e-mail address.") from None
    account = add_account(
        tx,
        email=email,
        password_hash=None,
        tier="free",
        now=resources.clock(),
        network=network,
    )
    if account is None:
        raise SignInFailed(
            "There is an account with this e-mail address already. Sign in with its password, "
            "then connect the provider on the profile page."
        )
    return account


def pack(journey: Journey) -> str:
    return base64.urlsafe_b64encode(msgspec.json.encode(journey)).decode().rstrip("=")


def unpack(text: str) -> Journey | None:
    try:
        padded = text + "=" * (-len(text) % 4)
        return msgspec.json.decode(base64.urlsafe_b64decode(padded), type=Journey)
    except (ValueError, msgspec.DecodeError):
        return None
