"""What the provider says about itself, and the two requests that the code flow makes to it.

Discovery and keys are fetched when first needed and again after an hour, or when a token was
signed with a key that is not known yet.
"""

import asyncio
import re
import ssl
import time
from functools import cache
from typing import Any

import anyio.to_thread
import httpx2
import msgspec
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet

from loadpath.service.accounts.openid_connect.second_factor import refuse_single_factor
from loadpath.service.errors import SignInFailed, Unavailable
from loadpath.service.settings import Settings

ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "EdDSA"]
LIFETIME_SECONDS = 3600
LEEWAY_SECONDS = 60
PATIENCE_SECONDS = 10
LARGEST_ANSWER = 1024 * 1024
SUBJECT = re.compile(r"[\x20-\x7e]{1,255}")
# What the package raises at tokens and keys that are not as they should be.
UNREADABLE = (JoseError, ValueError, TypeError, KeyError, AttributeError)


class Discovery(msgspec.Struct, frozen=True):
    """The part of the provider's metadata that the code flow needs."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str


class Identity(msgspec.Struct, frozen=True):
    """Who the provider says has signed in."""

    issuer: str
    subject: str
    email: str | None


class Provider:
    """The configured provider, as seen by one process."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._discovery: Discovery | None = None
        self._keys: KeySet | None = None
        self._fetched_at = 0.0

    async def discover(self) -> Discovery:
        if self._discovery is None or time.monotonic() - self._fetched_at > LIFETIME_SECONDS:
            await self._fetch()
        assert self._discovery is not None
        return self._discovery

    async def _fetch(self) -> None:
        issuer = str(self._settings.oidc_issuer)
        address = issuer.rstrip("/") + "/.well-known/openid-configuration"
        try:
            discovery = msgspec.convert(await self._ask("GET", address), Discovery)
        except msgspec.ValidationError as failure:
            raise misbehaves("describes itself without what is needed") from failure
        if discovery.issuer != issuer:
            raise Unavailable(
                f"The sign-in provider calls itself {discovery.issuer[:100]!r}; "
                f"configured is {issuer!r}."
            )
        keys: Any = await self._ask("GET", discovery.jwks_uri)
        try:
            self._keys = KeySet.import_key_set(keys)
        except UNREADABLE as failure:
            raise misbehaves("publishes keys that cannot be read") from failure
        self._discovery = discovery
        self._fetched_at = time.monotonic()

    async def _ask(self, method: str, address: str, **content: Any) -> dict[str, Any]:
        """The JSON object that the provider answers with; anything else is its fault."""
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                status, body = await fetch(method, address, **content)
        except (httpx2.HTTPError, httpx2.InvalidURL, TimeoutError, OSError) as failure:
            raise Unavailable("The sign-in provider does not answer.") from failure
        if status >= 500:
            raise Unavailable(f"The sign-in provider answered {status}.")
        if status >= 400:
            raise SignInFailed(f"The sign-in provider refused with {status}.")
        if status != 200:
            raise misbehaves(f"answered {status} where it should answer 200")
        try:
            return msgspec.json.decode(body, type=dict[str, Any])
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as failure:
            raise misbehaves("answered with something else than a JSON object") from failure

    async def redeem(self, code: str, verifier: str, nonce: str, redirect_uri: str) -> Identity:
        """Turn the code of a finished sign-in into the identity behind it."""
        discovery = await self.discover()
        answer = await self._ask(
            "POST",
            discovery.token_endpoint,
            data={
                "grant_type": "authorization_code",
                "code": code,
                "redirect_uri": redirect_uri,
                "code_verifier": verifier,
                "client_id": self._settings.oidc_client_id,
                **self._secret(),
            },
        )
        claims = await self._read_id_token(str(answer.get("id_token", "")))
        self._check_claims(claims, discovery, nonce)
        refuse_single_factor(claims, self._settings)
        return read_identity(claims, discovery.issuer)

    def _secret(self) -> dict[str, str]:
        secret = self._settings.oidc_client_secret
        return {"client_secret": secret} if secret else {}

    async def _read_id_token(self, id_token: str) -> dict[str, Any]:
        """The claims of a token signed by the provider; unknown keys are fetched once more."""
        try:
            return self._decode(id_token)
        except UNREADABLE:
            await self._fetch()
        try:
            return self._decode(id_token)
        except UNREADABLE as failure:
            raise SignInFailed("The sign-in provider's token is not valid.") from failure

    def _decode(self, id_token: str) -> dict[str, Any]:
        assert self._keys is not None
        return jwt.decode(id_token, self._keys, algorithms=ALGORITHMS).claims

    def _check_claims(self, claims: dict[str, Any], discovery: Discovery, nonce: str) -> None:
        registry = jwt.JWTClaimsRegistry(
            leeway=LEEWAY_SECONDS,
            iss={"essential": True, "value": discovery.issuer},
            aud={"essential": True, "value": str(self._settings.oidc_client_id)},
            exp={"essential": True},
            sub={"essential": True},
            nonce={"essential": True, "value": nonce},
        )
        try:
            registry.validate(claims)
        except UNREADABLE as failure:
            raise SignInFailed("The sign-in provider's token is not for this sign-in.") from failure


async def fetch(method: str, address: str, **content: Any) -> tuple[int, bytes]:
    """Status and body of one request, up to a size that no honest answer has."""
    certificates = await anyio.to_thread.run_sync(trusted_certificates)
    async with (
        httpx2.AsyncClient(timeout=PATIENCE_SECONDS, verify=certificates) as client,
        client.stream(method, address, **content) as answer,
    ):
        body = bytearray()
        async for piece in answer.aiter_bytes():
            body += piece
            if len(body) > LARGEST_ANSWER:
                raise misbehaves(f"answered with more than {LARGEST_ANSWER} bytes")
        return answer.status_code, bytes(body)


@cache
def trusted_certificates() -> ssl.SSLContext:
    """Read once: that takes as long as hundreds of requests, which all others would wait for."""
    return httpx2.create_ssl_context()


def read_identity(claims: dict[str, Any], issuer: str) -> Identity:
    """Who signed in; a subject is at most 255 ASCII characters (OpenID Connect Core, 2)."""
    subject = claims["sub"]
    if not isinstance(subject, str) or not SUBJECT.fullmatch(subject):
        raise SignInFailed("The sign-in provider's token does not name anybody.")
    email = claims.get("email") if claims.get("email_verified") is True else None
    return Identity(issuer, subject, email if isinstance(email, str) else None)


def misbehaves(what: str) -> Unavailable:
    return Unavailable(f"The sign-in provider {what}; its operator has to mend that.")
