"""Making and revoking API keys: for the endpoint, the command line and the profile page alike."""

from collections.abc import Sequence

from loadpath.service.access.audit import COMMAND_LINE, Event, write_down
from loadpath.service.access.scope import Scope
from loadpath.service.access.secret import hash_secret, new_identifier, new_secret
from loadpath.service.bodies.json_text import refuse_control_characters
from loadpath.service.clock import DAY
from loadpath.service.errors import TooManyKeys, UnknownScope
from loadpath.store.api_keys import ApiKey, count_api_keys, create_api_key, delete_api_key
from loadpath.store.transaction import Transaction

KEY_PREFIX = "lpk"
LONGEST_NAME = 100
LONGEST_LIFE_IN_DAYS = 36_500


def check_scopes(scopes: Sequence[str]) -> tuple[str, ...]:
    """The scopes without repetition, or `UnknownScope`."""
    for scope in scopes:
        if scope not in list(Scope):
            raise UnknownScope(f"{scope!r} is not a scope; scopes are {', '.join(Scope)}.")
    return tuple(dict.fromkeys(scopes))


def add_api_key(
    tx: Transaction,
    account_id: str,
    *,
    name: str,
    scopes: Sequence[str],
    expires_in_days: int | None,
    now: int,
    most: int,
    network: str = COMMAND_LINE,
) -> tuple[ApiKey, str]:
    """Make and keep a key; gives the record and the key itself, which exists only here."""
    refuse_control_characters("name", name)
    tx.lock(f"keys of {account_id}")
    if count_api_keys(tx, account_id) >= most:
        raise TooManyKeys(f"The account has {most} API keys, which is the most; revoke one first.")
    key_id = KEY_PREFIX + new_identifier(96)
    key = new_secret(f"{key_id}.")
    record = ApiKey(
        id=key_id,
        account_id=account_id,
        name=name,
        secret_hash=hash_secret(key),
        scopes=check_scopes(scopes),
        created_at=now,
        expires_at=None if expires_in_days is None else now + expires_in_days * DAY,
        last_used_at=None,
    )
    create_api_key(tx, record)
    write_down(tx, Event.KEY_MADE, account_id, now=now, network=network, detail=key_id)
    return record, key


def revoke_api_key(
    tx: Transaction, account_id: str, key_id: str, *, now: int, network: str = COMMAND_LINE
) -> bool:
    """Revoke; false when the account has no such key."""
    if not delete_api_key(tx, account_id, key_id):
        return False
    write_down(tx, Event.KEY_REVOKED, account_id, now=now, network=network, detail=key_id)
    return True
