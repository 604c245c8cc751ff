"""Everything that is kept about an account, as a zip that is written while it is sent.

`account.json` tells what is known; beside it lies every document as it was sent. Hashes of secrets
and of the password stay out: they are of no use to their owner.
"""

import zipfile
from collections.abc import AsyncGenerator
from typing import Any

import anyio.to_thread
import msgspec

from loadpath.service.bodies.packed_document import unpack_now
from loadpath.service.clock import to_datetime, to_optional_datetime
from loadpath.service.pages.visitor import LONGEST_PAUSE
from loadpath.service.resources import Resources
from loadpath.store import drafts, saved_models, stashed_models
from loadpath.store.accounts import Account
from loadpath.store.api_keys import list_api_keys
from loadpath.store.audit_events import list_events
from loadpath.store.identities import list_identities
from loadpath.store.sessions import list_sessions
from loadpath.store.transaction import Transaction

MOST_EVENTS = 100_000
TIMES = ("at", "created_at", "updated_at", "expires_at", "last_used_at", "last_opened_at")
NOT_OF_ACTIVE_LINKS = ("account_id", "displaced_at", "withdrawn_at")


class Pieces:
    """A file that is written into and emptied again."""

    def __init__(self) -> None:
        self._written: list[bytes] = []

    def write(self, data: bytes) -> int:
        self._written.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        """Nothing waits."""

    def close(self) -> None:
        """Nothing is held."""

    def take(self) -> bytes:
        data, self._written = b"".join(self._written), []
        return data


async def write_export(account: Account, resources: Resources) -> AsyncGenerator[bytes, None]:
    """The zip, a document at a time; one that ends meanwhile is left out."""
    now = resources.clock()
    known = await resources.store.read(lambda tx: describe(tx, account, now))
    pieces = Pieces()
    moment = to_datetime(now).timetuple()[:6]
    with zipfile.ZipFile(pieces, "w", zipfile.ZIP_DEFLATED) as archive:

        def add(name: str, content: bytes) -> bytes:
            entry = zipfile.ZipInfo(name, moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
            return pieces.take()

        def add_packed(name: str, packed: bytes) -> bytes:
            return add(name, unpack_now(packed))

        text = msgspec.json.format(msgspec.json.encode(known), indent=2)
        yield await anyio.to_thread.run_sync(add, "account.json", text)
        for name, read in documents_of(account, known, now):
            packed = await resources.store.read(read)
            if packed is not None:
                yield await anyio.to_thread.run_sync(add_packed, name, packed)
    yield pieces.take()


def describe(tx: Transaction, account: Account, now: int) -> dict[str, Any]:
    """What is known, in plain data."""
    return {
        "account": {
            "user_id": account.id,
            "email": account.email,
            "tier": account.tier,
            "created_at": to_datetime(account.created_at),
            "has_password": account.password_hash is not None,
        },
        "identities": [
            {"issuer": issuer, "subject": subject}
            for issuer, subject in list_identities(tx, account.id)
        ],
        "api_keys": plain(list_api_keys(tx, account.id, now), "secret_hash", "account_id"),
        "sessions": plain(list_sessions(tx, account.id, now, LONGEST_PAUSE), "hash"),
        "links": plain(drafts.list_drafts(tx, account.id, now), *NOT_OF_ACTIVE_LINKS),
        "saved_models": plain(saved_models.list_saved_models(tx, account.id), "account_id"),
        "stashed_models": [
            {"id": model_id, "expires_at": to_datetime(expires_at)}
            for model_id, expires_at in stashed_models.list_stashed_models(tx, account.id, now)
        ],
        "events": plain(list_events(tx, 0, MOST_EVENTS, account.id), "account_id"),
    }


def plain(records: list[Any], *left_out: str) -> list[dict[str, Any]]:
    """Records of the store with times that people read, without some fields."""
    return [
        {
            name: to_optional_datetime(value) if name in TIMES else value
            for name, value in msgspec.structs.asdict(record).items()
            if name not in left_out
        }
        for record in records
    ]


def documents_of(account: Account, known: dict[str, Any], now: int) -> list[tuple[str, Any]]:
    """A name in the zip for every document, and how it is read."""

    def saved(model_id: str) -> Any:
        return lambda tx: (
            saved_models.read_document(tx, model_id)
            if saved_models.find_saved_model(tx, account.id, model_id)
            else None
        )

    def parked(draft_id: str) -> Any:
        return lambda tx: drafts.read_document(tx, draft_id)

    def stashed(model_id: str) -> Any:
        return lambda tx: stashed_models.find_stashed_model(tx, model_id, account.id, now)

    kinds = {"saved_models": saved, "links": parked, "stashed_models": stashed}
    return [
        (f"{kind}/{record['id']}.json", read(record["id"]))
        for kind, read in kinds.items()
        for record in known[kind]
    ]
