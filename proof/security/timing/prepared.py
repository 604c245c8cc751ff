"""A database in which there is something to be found out."""

import asyncio
import uuid
from pathlib import Path

import msgspec
from argon2 import PasswordHasher

from loadpath.service.access.new_account import add_account
from loadpath.service.access.new_api_key import add_api_key
from loadpath.service.access.secret import new_identifier
from loadpath.service.clock import DAY, system_clock
from loadpath.store import Transaction, open_store
from loadpath.store.drafts import park_draft
from loadpath.store.saved_models import SavedModel, create_saved_model


class Prepared(msgspec.Struct, frozen=True):
    """Addresses that have accounts, things of the first of them, and a key of a stranger."""

    addresses: list[str]
    links: list[str]
    models: list[str]
    keys: list[str]
    strangers_key: str


def prepare(folder: Path, count: int) -> Prepared:
    """So many of each."""
    now, password_hash = system_clock(), PasswordHasher().hash("correct horse battery")

    def make_account(tx: Transaction, email: str) -> str:
        account = add_account(tx, email=email, password_hash=password_hash, tier="pro", now=now)
        assert account is not None
        return account.id

    def make_key(tx: Transaction, account_id: str) -> str:
        return add_api_key(
            tx, account_id, name="", scopes=(), expires_in_days=None, now=now, most=count + 1
        )[1]

    def fill(tx: Transaction) -> Prepared:
        addresses = [f"known-{number:06d}@example.com" for number in range(count)]
        owner, *_ = [make_account(tx, email) for email in addresses]
        links = [new_identifier(160) for _ in range(min(count, 50))]
        models = [str(uuid.uuid4()) for _ in range(count)]
        for link in links:
            park_draft(tx, link, owner, b"{}", now, now + DAY).finish()
        for model in models:
            create_saved_model(tx, SavedModel(model, owner, "", None, 1, now, now), b"{}")
        keys = [make_key(tx, owner) for _ in range(count)]
        stranger = make_account(tx, "stranger@example.com")
        return Prepared(addresses, links, models, keys, make_key(tx, stranger))

    async def run() -> Prepared:
        store = open_store(f"sqlite:///{folder}/loadpath.sqlite")
        try:
            return await store.write(fill)
        finally:
            await store.close()

    return asyncio.run(run())
