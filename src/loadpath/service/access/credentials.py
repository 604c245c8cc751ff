"""Who is calling: an API key or a bearer token, looked up on every request.

Nothing is cached, so a revoked or expired credential fails at the next request on every machine.
"""

from collections.abc import Mapping, MutableMapping
from typing import Any

import msgspec

from loadpath.service.access.scope import Scope
from loadpath.service.access.secret import hash_secret, is_well_formed
from loadpath.service.errors import ConflictingParameters, InsufficientScope, Unauthorized
from loadpath.service.request_log import ACCOUNT, KEY_ID, TIER
from loadpath.service.resources import Resources
from loadpath.store.accounts import Account
from loadpath.store.api_keys import find_api_key
from loadpath.store.tokens import find_token

LONGEST = 200
MISSING = "Send an API key in X-API-Key, or a token in 'Authorization: Bearer <token>'."
BAD_KEY = "The API key is not valid: it is mistyped, revoked or expired."
BAD_TOKEN = "The token is not valid: it is mistyped or expired; get one at /api/sdk/token."
KEY_AS_TOKEN = "This is the form of an API key, not of a token: send it in X-API-Key."
TOKEN_AS_KEY = "This is the form of a token, not of an API key: send it as 'Authorization: Bearer'."


class Caller(msgspec.Struct, frozen=True, kw_only=True):
    """The account behind a request, and what its credential may do."""

    account: Account
    key_id: str | None = None
    scopes: tuple[str, ...] = ()
    key_expires_at: int | None = None
    token_expires_at: int | None = None

    def sign_log(self, scope: MutableMapping[str, Any]) -> None:
        """Let the request's line in the log say who called."""
        scope[ACCOUNT] = self.account.id
        scope[KEY_ID] = self.key_id
        scope[TIER] = self.account.tier

    def require(self, scope: Scope) -> None:
        """Refuse a key whose scopes leave this out; no scopes means full access."""
        if self.scopes and scope not in self.scopes:
            raise InsufficientScope(
                f"This key has the scopes {', '.join(self.scopes)}; this needs {str(scope)!r}."
            )


async def authenticate(resources: Resources, headers: Mapping[str, str]) -> Caller:
    """The caller that the headers name; of two credentials the limits of the key hold."""
    key = headers.get("x-api-key")
    scheme, _, token = headers.get("authorization", "").partition(" ")
    is_bearer = scheme.lower() == "bearer"
    by_key = await authenticate_key(resources, key.strip()) if key is not None else None
    by_token = await authenticate_token(resources, token.strip()) if is_bearer else None
    if by_key and by_token and by_key.account.id != by_token.account.id:
        raise ConflictingParameters("The API key and the token belong to different accounts.")
    caller = by_key or by_token
    if caller is None:
        raise Unauthorized(MISSING)
    return caller


async def authenticate_key(resources: Resources, key: str) -> Caller:
    key_id, dot, _ = key.partition(".")
    if len(key) > LONGEST or not is_well_formed(key):
        raise Unauthorized(BAD_KEY)
    if not dot:
        raise Unauthorized(TOKEN_AS_KEY)
    now = resources.clock()
    found = await find_api_key(resources.store, key_id, hash_secret(key), now)
    if found is None:
        raise Unauthorized(BAD_KEY)
    api_key, account = found
    resources.key_uses.note(api_key.id, api_key.last_used_at, now)
    return Caller(
        account=account,
        key_id=api_key.id,
        scopes=api_key.scopes,
        key_expires_at=api_key.expires_at,
    )


async def authenticate_token(resources: Resources, token: str) -> Caller:
    if len(token) > LONGEST or not is_well_formed(token):
        raise Unauthorized(BAD_TOKEN)
    if "." in token:
        raise Unauthorized(KEY_AS_TOKEN)
    digest = hash_secret(token)
    now = resources.clock()
    found = await find_token(resources.store, digest, now)
    if found is None:
        raise Unauthorized(BAD_TOKEN)
    return Caller(account=found.account, token_expires_at=found.expires_at)
