"""What can be done with an account's saved models, whoever asks: the API or the pages.

Every verb runs inside a transaction. Another account's model does not exist for this one.
"""

import uuid

import msgspec
from msgspec import UNSET

from loadpath.service.access.audit import Event, write_down
from loadpath.service.answers.etag import matches
from loadpath.service.errors import NotFound, PreconditionFailed, ProRequired, StorageIsFull
from loadpath.service.saved_models.read_request import SavedContent
from loadpath.store.accounts import Account
from loadpath.store.saved_models import (
    SavedModel,
    count_saved_models,
    create_saved_model,
    delete_saved_model,
    find_saved_model,
    lock_saved_model,
    read_document,
    update_saved_model,
)
from loadpath.store.transaction import Transaction

PRO_NEEDED = (
    "Saving models is a Pro feature and this account is on the free tier. Everything saved before "
    "can still be listed, fetched and deleted; POST /api/sdk/solve parks a model for 24 hours on "
    "any tier; the operator of this service changes the tier."
)


def require_pro(account: Account) -> None:
    """Saving and changing need the Pro tier; taking back and deleting do not."""
    if not account.is_premium:
        raise ProRequired(PRO_NEEDED)


def etag_of(saved: SavedModel) -> str:
    return f'"{saved.revision}"'


def find(tx: Transaction, account: Account, model_id: str) -> SavedModel:
    saved = find_saved_model(tx, account.id, model_id)
    if saved is None:
        raise NotFound(f"There is no saved model {model_id[:80]!r} in this account.")
    return saved


def fetch(tx: Transaction, account: Account, model_id: str) -> tuple[SavedModel, bytes]:
    """The model with its document, packed."""
    saved = find(tx, account, model_id)
    return saved, read_document(tx, saved.id)


def save(
    tx: Transaction, account: Account, content: SavedContent, *, now: int, most: int
) -> SavedModel:
    """Keep a new model, unless the account holds `most` already."""
    tx.lock(f"models of {account.id}")
    if count_saved_models(tx, account.id) >= most:
        raise StorageIsFull(
            f"The account holds {most} saved models, which is the most; delete one first."
        )
    saved = SavedModel(
        id=str(uuid.uuid4()),
        account_id=account.id,
        name=content.name or "",
        description=None if content.description is UNSET else content.description,
        revision=1,
        created_at=now,
        updated_at=now,
    )
    create_saved_model(tx, saved, content.document or b"")
    return saved


def change(
    tx: Transaction,
    account: Account,
    model_id: str,
    content: SavedContent,
    *,
    now: int,
    if_match: str | None = None,
) -> SavedModel:
    """Change what `content` names, all of it or nothing."""
    old = find_for_change(tx, account, model_id, if_match)
    new = msgspec.structs.replace(
        old,
        name=old.name if content.name is None else content.name,
        description=old.description if content.description is UNSET else content.description,
        revision=old.revision + 1,
        updated_at=now,
    )
    update_saved_model(tx, new, content.document)
    return new


def delete(
    tx: Transaction,
    account: Account,
    model_id: str,
    *,
    now: int,
    network: str,
    if_match: str | None = None,
) -> None:
    """Delete for good."""
    saved = find_for_change(tx, account, model_id, if_match)
    delete_saved_model(tx, saved.id)
    write_down(tx, Event.MODEL_DELETED, account.id, now=now, network=network, detail=saved.id)


def find_for_change(
    tx: Transaction, account: Account, model_id: str, if_match: str | None
) -> SavedModel:
    """The model, with nobody else changing it, in the state that If-Match names."""
    lock_saved_model(tx, model_id)
    saved = find(tx, account, model_id)
    if if_match is not None and not matches(if_match, etag_of(saved)):
        raise PreconditionFailed(
            f"The model has changed since it was read: its ETag is now {etag_of(saved)}. "
            "Fetch it again."
        )
    return saved
