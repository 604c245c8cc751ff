"""What solve and check-beam do, park the model and answer with its link; and the list of links."""

from collections.abc import Callable
from typing import Any

from loadpath.service.access.secret import new_identifier
from loadpath.service.answers.answer import Answer, answer_json
from loadpath.service.clock import DAY, to_datetime, to_optional_datetime
from loadpath.service.drafts.hints import NOTE, TIER, describe_local_server, describe_python
from loadpath.service.drafts.read_request import ModelToPark
from loadpath.service.drafts.types import (
    CheckBeamAnswer,
    DraftList,
    Link,
    ListedDraft,
    ParkedValidation,
    SolveAnswer,
)
from loadpath.service.drafts.verbs import end_link, list_links, open_url_of
from loadpath.service.errors import NotFound, StorageIsFull
from loadpath.service.operations.call import Call
from loadpath.service.operations.idempotency import write_once
from loadpath.store.drafts import Draft, park_draft
from loadpath.store.transaction import Transaction
from loadpath.store.unfinished import Unfinished

LIFETIME = DAY
ID_BITS = 160


async def solve(call: Call) -> Answer:
    """Park a validated model."""
    parked: ModelToPark = call.body
    validation = ParkedValidation(True, parked.warnings)
    return await park(call, lambda link: SolveAnswer(**link, validation=validation))


async def check_beam(call: Call) -> Answer:
    """Park a built beam."""
    parked: ModelToPark = call.body
    return await park(call, lambda link: CheckBeamAnswer(**link, model=parked.model))


async def park(call: Call, complete: Callable[[dict[str, Any]], Link]) -> Answer:
    """Park what the body holds and answer with the link; one transaction."""
    parked: ModelToPark = call.body
    base_url = call.resources.settings.effective_base_url
    draft_id = new_identifier(ID_BITS)
    open_url = open_url_of(base_url, draft_id)
    link = {
        "open_url": open_url,
        "model_ref": f"draft_{draft_id}",
        "members": parked.members,
        "tier": TIER,
        "local_server": describe_local_server(base_url),
        "python": describe_python(base_url, open_url),
        "note": " ".join([*parked.cautions, NOTE, *parked.notes]),
    }

    def work(tx: Transaction) -> Unfinished[Answer]:
        call.resources.storage.refuse_when_full()
        now = call.resources.clock()
        expires_at = now + LIFETIME
        account_id = call.caller.account.id
        held = park_draft(
            tx,
            draft_id,
            account_id,
            parked.document,
            now,
            expires_at,
            name=parked.name,
            members=parked.members,
        )

        def finish() -> Answer:
            refuse_too_much(call, held.finish(), len(parked.document))
            return answer_json(complete({**link, "expires_at": to_datetime(expires_at)}))

        return Unfinished(finish)

    answer = await write_once(call, work)
    call.resources.metrics.count("drafts_parked")
    return answer


def refuse_too_much(call: Call, held: int, added: int) -> None:
    """Undo the parking if the account's links hold more than they may."""
    most = call.resources.settings.max_draft_bytes
    if held > most:
        raise StorageIsFull(
            f"The models behind the active links of this account may hold {most} bytes, packed; "
            f"they hold {held - added}, and this one would add {added}. End links that are not "
            "needed any more (DELETE /api/sdk/drafts/{id}); others end 24 hours after they were "
            "made."
        )


async def list_drafts(call: Call) -> Answer:
    """The account's active links."""
    base_url = call.resources.settings.effective_base_url
    drafts = await list_links(call.resources, call.caller.account.id)
    return answer_json(DraftList([describe_listed(base_url, draft) for draft in drafts]))


def describe_listed(base_url: str, draft: Draft) -> ListedDraft:
    return ListedDraft(
        id=draft.id,
        open_url=open_url_of(base_url, draft.id),
        name=draft.name,
        members=draft.members,
        size=draft.size,
        created_at=to_datetime(draft.created_at),
        expires_at=to_datetime(draft.expires_at),
        last_opened_at=to_optional_datetime(draft.last_opened_at),
    )


async def end_draft(call: Call) -> Answer:
    """End one of the account's links; it is 410 from the next request on."""
    account_id, now = call.caller.account.id, call.resources.clock()
    draft_id = call.path_id.removeprefix("draft_")

    def end(tx: Transaction) -> bool:
        return end_link(tx, account_id, draft_id, now=now, network=call.network)

    if not await call.resources.store.write(end):
        raise NotFound("This account has no active link of that id.")
    return Answer(204)
