"""What the API-key endpoints do."""

from loadpath.service.access.credentials import Caller
from loadpath.service.access.new_api_key import add_api_key, check_scopes, revoke_api_key
from loadpath.service.answers.answer import Answer, answer_json
from loadpath.service.api_keys.types import (
    ApiKeyList,
    ApiKeyRequest,
    ApiKeyRevoked,
    CreatedApiKey,
    ListedApiKey,
)
from loadpath.service.bodies.json_text import decode
from loadpath.service.bodies.received_body import Limits
from loadpath.service.clock import DAY, to_datetime, to_optional_datetime
from loadpath.service.errors import (
    InsufficientScope,
    InvalidParameter,
    MissingParameter,
    NotFound,
)
from loadpath.service.operations.call import Call
from loadpath.store.api_keys import ApiKey, list_api_keys
from loadpath.store.transaction import Transaction

SHOWN_ONCE = "Keep this key now: it is shown only once."


def read_api_key_request(body: bytes, limits: Limits) -> ApiKeyRequest:
    request = decode(body, ApiKeyRequest)
    check_scopes(request.scopes)
    return request


async def create_key(call: Call) -> Answer:
    """A new key, never stronger than the key that asks for it."""
    if "idempotency-key" in call.headers:
        raise InvalidParameter(
            "Idempotency-Key is not for keys: a key is shown once, so no answer is kept."
        )
    request: ApiKeyRequest = call.body
    now = call.resources.clock()
    refuse_stronger(call.caller, request, now)

    def create(tx: Transaction) -> CreatedApiKey:
        record, key = add_api_key(
            tx,
            call.caller.account.id,
            name=request.name,
            scopes=request.scopes,
            expires_in_days=request.expires_in_days,
            now=now,
            most=call.resources.settings.max_api_keys,
            network=call.network,
        )
        return describe_created(record, key)

    return answer_json(await call.resources.store.write(create))


def refuse_stronger(caller: Caller, request: ApiKeyRequest, now: int) -> None:
    """A key hands on at most its own scopes, for at most its own remaining life."""
    excess = set(request.scopes) - set(caller.scopes)
    if caller.scopes and (excess or not request.scopes):
        raise InsufficientScope(
            f"This key has the scopes {', '.join(caller.scopes)}; it can make keys with those only."
        )
    if caller.key_expires_at is not None:
        days = request.expires_in_days
        if days is None or now + days * DAY > caller.key_expires_at:
            raise InsufficientScope(
                f"This key expires at {to_datetime(caller.key_expires_at).isoformat()}; it cannot "
                "make a key that lives longer."
            )


async def list_keys(call: Call) -> Answer:
    """The account's active keys."""
    await call.resources.key_uses.write_if_possible(call.resources.store)
    account_id, now = call.caller.account.id, call.resources.clock()
    keys = await call.resources.store.read(lambda tx: list_api_keys(tx, account_id, now))
    return answer_json(ApiKeyList([describe_listed(key) for key in keys]))


def describe_created(record: ApiKey, key: str) -> CreatedApiKey:
    """A new key as its maker sees it, this once."""
    return CreatedApiKey(
        id=record.id,
        name=record.name,
        key=key,
        scopes=list(record.scopes),
        created_at=to_datetime(record.created_at),
        expires_at=to_optional_datetime(record.expires_at),
        message=SHOWN_ONCE,
    )


def describe_listed(key: ApiKey) -> ListedApiKey:
    """A key without its secret."""
    return ListedApiKey(
        id=key.id,
        name=key.name,
        scopes=list(key.scopes),
        created_at=to_datetime(key.created_at),
        last_used_at=to_optional_datetime(key.last_used_at),
        expires_at=to_optional_datetime(key.expires_at),
    )


async def revoke_key(call: Call) -> Answer:
    """Revoke one of the account's keys; it fails from the next request on."""
    key_id = call.query.get("id")
    if not key_id:
        raise MissingParameter("`id` is missing: name the key as in /api/sdk/api-keys?id=<key_id>.")
    account_id, now = call.caller.account.id, call.resources.clock()

    def revoke(tx: Transaction) -> bool:
        return revoke_api_key(tx, account_id, key_id, now=now, network=call.network)

    if not await call.resources.store.write(revoke):
        raise NotFound(f"There is no API key {key_id[:80]!r} in this account.")
    return answer_json(ApiKeyRevoked(f"The key {key_id} is revoked."))
