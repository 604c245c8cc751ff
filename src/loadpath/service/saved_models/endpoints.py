"""What the saved-model endpoints do: the verbs of saved models, from a call to an answer."""

import msgspec

from loadpath.service.answers.answer import Answer, answer_json
from loadpath.service.bodies.packed_document import unpack_document
from loadpath.service.clock import to_datetime
from loadpath.service.operations.call import Call
from loadpath.service.operations.idempotency import write_once
from loadpath.service.room_of_account import refuse_beyond
from loadpath.service.saved_models import verbs
from loadpath.service.saved_models.types import (
    FetchedModel,
    SavedModelList,
    SavedModelSummary,
)
from loadpath.store.kept_models import KeptBytes
from loadpath.store.saved_models import SavedModel, list_saved_models
from loadpath.store.transaction import Transaction


async def list_models(call: Call) -> Answer:
    account_id = call.caller.account.id
    models = await call.resources.store.read(lambda tx: list_saved_models(tx, account_id))
    return answer_json(SavedModelList([summarise(saved) for saved in models]))


async def save_model(call: Call) -> Answer:
    """Keep a new model."""
    account = call.caller.account
    verbs.require_pro(account)

    def save(tx: Transaction) -> Answer:
        call.resources.storage.refuse_when_full()
        now = call.resources.clock()
        most = call.resources.settings.max_saved_models
        saved = verbs.save(tx, account, call.body, now=now, most=most)
        refuse_too_much(call, tx, now)
        headers = {"ETag": verbs.etag_of(saved), "Location": f"/api/sdk/models/{saved.id}"}
        return answer_json(summarise(saved), 201, headers)

    return await write_once(call, save)


async def fetch_model(call: Call) -> Answer:
    """One model, whole."""
    saved, packed = await call.resources.store.read(
        lambda tx: verbs.fetch(tx, call.caller.account, call.path_id)
    )
    fetched = FetchedModel(
        id=saved.id,
        name=saved.name,
        description=saved.description,
        model=msgspec.Raw(await unpack_document(packed)),
        created_at=to_datetime(saved.created_at),
        updated_at=to_datetime(saved.updated_at),
    )
    headers = {"ETag": verbs.etag_of(saved), "Cache-Control": "private, no-cache"}
    return answer_json(fetched, headers=headers)


async def update_model(call: Call) -> Answer:
    """Change what the request names, all of it or nothing."""
    account = call.caller.account
    verbs.require_pro(account)

    def update(tx: Transaction) -> SavedModel:
        if call.body.document is not None:
            call.resources.storage.refuse_when_full()
        now, if_match = call.resources.clock(), call.headers.get("if-match")
        saved = verbs.change(tx, account, call.path_id, call.body, now=now, if_match=if_match)
        refuse_too_much(call, tx, now)
        return saved

    saved = await call.resources.store.write(update)
    return answer_json(summarise(saved), headers={"ETag": verbs.etag_of(saved)})


def refuse_too_much(call: Call, tx: Transaction, now: int) -> None:
    """Undo what was written if the account would keep more than it may."""
    document = call.body.document
    if document is not None:
        most = call.resources.settings.max_kept_bytes
        refuse_beyond(tx, call.caller.account.id, KeptBytes(len(document), 0), now=now, most=most)


async def delete_model(call: Call) -> Answer:
    """Delete for good."""
    await call.resources.store.write(
        lambda tx: verbs.delete(
            tx,
            call.caller.account,
            call.path_id,
            now=call.resources.clock(),
            network=call.network,
            if_match=call.headers.get("if-match"),
        )
    )
    return Answer(204)


def summarise(saved: SavedModel) -> SavedModelSummary:
    return SavedModelSummary(
        id=saved.id,
        name=saved.name,
        description=saved.description,
        created_at=to_datetime(saved.created_at),
        updated_at=to_datetime(saved.updated_at),
    )
