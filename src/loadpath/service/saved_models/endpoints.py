"""What the saved-model endpoints do."""

import uuid

import msgspec
from msgspec import UNSET

from loadpath.service.answers.answer import Answer, answer_json
from loadpath.service.answers.etag import matches
from loadpath.service.bodies.packed_document import unpack_document
from loadpath.service.clock import to_datetime
from loadpath.service.errors import NotFound, PreconditionFailed, ProRequired, StorageIsFull
from loadpath.service.operations.call import Call
from loadpath.service.operations.idempotency import write_once
from loadpath.service.saved_models.read_request import SavedContent
from loadpath.service.saved_models.types import (
    FetchedModel,
    SavedModelList,
    SavedModelSummary,
)
from loadpath.store.saved_models import (
    SavedModel,
    count_saved_models,
    create_saved_model,
    delete_saved_model,
    find_saved_model,
    list_saved_models,
    lock_saved_model,
    read_document,
    update_saved_model,
)
from loadpath.store.transaction import Transaction

WAY_OUT = (
    "Saving models is a Pro feature and this account is on the free tier. Everything saved before "
    "can still be listed, fetched and deleted; POST /api/sdk/solve parks a model for 24 hours on "
    "any tier; the operator of this service changes the tier."
)


async def list_models(call: Call) -> Answer:
    account_id = call.caller.account.id
    models = await call.resources.store.read(lambda tx: list_saved_models(tx, account_id))
    return answer_json(SavedModelList([summarise(saved) for saved in models]))


async def save_model(call: Call) -> Answer:
    """Keep a new model."""
    require_pro(call)
    content: SavedContent = call.body
    account_id, most = call.caller.account.id, call.resources.settings.max_saved_models

    def save(tx: Transaction) -> Answer:
        tx.lock(f"models of {account_id}")
        if count_saved_models(tx, account_id) >= most:
            raise StorageIsFull(
                f"The account holds {most} saved models, which is the most; delete one first."
            )
        now = call.resources.clock()
        saved = SavedModel(
            id=str(uuid.uuid4()),
            account_id=account_id,
            name=content.name or "",
            description=None if content.description is UNSET else content.description,
            revision=1,
            created_at=now,
            updated_at=now,
        )
        create_saved_model(tx, saved, content.document or b"")
        return answer_json(
            summarise(saved),
            201,
            {"ETag": etag_of(saved), "Location": f"/api/sdk/models/{saved.id}"},
        )

    return await write_once(call, save)


async def fetch_model(call: Call) -> Answer:
    """One model, whole."""

    def fetch(tx: Transaction) -> tuple[SavedModel, bytes]:
        saved = find(tx, call)
        return saved, read_document(tx, saved.id)

    saved, packed = await call.resources.store.read(fetch)
    fetched = FetchedModel(
        id=saved.id,
        name=saved.name,
        description=saved.description,
        model=msgspec.Raw(await unpack_document(packed)),
        created_at=to_datetime(saved.created_at),
        updated_at=to_datetime(saved.updated_at),
    )
    headers = {"ETag": etag_of(saved), "Cache-Control": "private, no-cache"}
    return answer_json(fetched, headers=headers)


async def update_model(call: Call) -> Answer:
    """Change what the request names, all of it or nothing."""
    require_pro(call)
    content: SavedContent = call.body

    def update(tx: Transaction) -> SavedModel:
        old = find_for_change(tx, call)
        description = old.description if content.description is UNSET else content.description
        new = msgspec.structs.replace(
            old,
            name=old.name if content.name is None else content.name,
            description=description,
            revision=old.revision + 1,
            updated_at=call.resources.clock(),
        )
        update_saved_model(tx, new, content.document)
        return new

    saved = await call.resources.store.write(update)
    return answer_json(summarise(saved), headers={"ETag": etag_of(saved)})


async def delete_model(call: Call) -> Answer:
    """Delete for good."""

    def delete(tx: Transaction) -> None:
        delete_saved_model(tx, find_for_change(tx, call).id)

    await call.resources.store.write(delete)
    return Answer(204)


def require_pro(call: Call) -> None:
    if not call.caller.account.is_premium:
        raise ProRequired(WAY_OUT)


def find(tx: Transaction, call: Call) -> SavedModel:
    """The model of the path; another account's model does not exist for this one."""
    model_id = call.path_id
    saved = None
    if "\x00" not in model_id:
        saved = find_saved_model(tx, call.caller.account.id, model_id)
    if saved is None:
        raise NotFound(f"There is no saved model {model_id[:80]!r} in this account.")
    return saved


def find_for_change(tx: Transaction, call: Call) -> SavedModel:
    """The model, with nobody else changing it, in the state that If-Match names."""
    lock_saved_model(tx, call.path_id)
    saved = find(tx, call)
    condition = call.headers.get("if-match")
    if condition is not None and not matches(condition, etag_of(saved)):
        raise PreconditionFailed(
            f"The model has changed since it was read: its ETag is now {etag_of(saved)}. "
            "Fetch it again."
        )
    return saved


def etag_of(saved: SavedModel) -> str:
    return f'"{saved.revision}"'


def summarise(saved: SavedModel) -> SavedModelSummary:
    return SavedModelSummary(
        id=saved.id,
        name=saved.name,
        description=saved.description,
        created_at=to_datetime(saved.created_at),
        updated_at=to_datetime(saved.updated_at),
    )
