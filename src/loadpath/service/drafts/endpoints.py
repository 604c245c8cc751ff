"""What solve and check-beam do: park the model and answer with its link."""

from collections.abc import Callable
from typing import Any

from loadpath.service.access.secret import new_identifier
from loadpath.service.answers.answer import Answer, answer_json
from loadpath.service.clock import DAY, to_datetime
from loadpath.service.drafts.hints import NOTE, TIER, describe_local_server, describe_python
from loadpath.service.drafts.read_request import ModelToPark
from loadpath.service.drafts.types import CheckBeamAnswer, Link, ParkedValidation, SolveAnswer
from loadpath.service.errors import StorageIsFull
from loadpath.service.operations.call import Call
from loadpath.service.operations.idempotency import write_once
from loadpath.store.drafts import park_draft
from loadpath.store.transaction import Transaction

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
    open_url = f"{base_url}/open/{draft_id}"
    link = {
        "open_url": open_url,
        "model_ref": f"draft_{draft_id}",
        "members": parked.members,
        "tier": TIER,
        "local_server": describe_local_server(base_url),
        "python": describe_python(base_url, open_url),
        "note": " ".join([*parked.cautions, NOTE, *parked.notes]),
    }

    def work(tx: Transaction) -> Answer:
        call.resources.storage.refuse_when_full()
        now = call.resources.clock()
        expires_at = now + LIFETIME
        account_id = call.caller.account.id
        refuse_too_much(
            call, park_draft(tx, draft_id, account_id, parked.document, now, expires_at)
        )
        return answer_json(complete({**link, "expires_at": to_datetime(expires_at)}))

    answer = await write_once(call, work)
    call.resources.metrics.count("drafts_parked")
    return answer


def refuse_too_much(call: Call, held: int) -> None:
    """Undo the parking if the account's links hold more than they may."""
    most = call.resources.settings.max_draft_bytes
    if held > most:
        raise StorageIsFull(
            f"The models behind the active links of this account may hold {most} bytes, packed, "
            "and with this one they would hold more; links end 24 hours after they were made."
        )
