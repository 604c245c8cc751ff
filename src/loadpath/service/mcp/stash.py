"""Models behind handles: kept for a day, private to the account, the newest 50."""

from typing import Any

import msgspec

from loadpath.mcp.tools.shapes import STASHED
from loadpath.mcp.tools.tool_error import ToolError
from loadpath.service.access.credentials import Caller
from loadpath.service.access.secret import new_identifier
from loadpath.service.bodies.packed_document import unpack_document
from loadpath.service.clock import DAY, to_datetime
from loadpath.service.resources import Resources
from loadpath.service.room_of_account import refuse_beyond
from loadpath.store.kept_models import KeptBytes
from loadpath.store.stashed_models import NEWEST_KEPT, find_stashed_model, stash_model
from loadpath.store.transaction import Transaction

LIFETIME = DAY
ID_BITS = 160


async def keep(resources: Resources, caller: Caller, document: bytes) -> dict[str, Any]:
    """Keep a packed document; gives its handle and when that ends."""
    model_id = new_identifier(ID_BITS)
    now = resources.clock()
    expires_at = now + LIFETIME
    most = resources.settings.max_kept_bytes

    def work(tx: Transaction) -> None:
        resources.storage.refuse_when_full()
        stash_model(tx, model_id, caller.account.id, document, expires_at)
        refuse_beyond(tx, caller.account.id, KeptBytes(0, len(document)), now=now, most=most)

    await resources.store.write(work)
    ends = msgspec.to_builtins(to_datetime(expires_at))
    return {"handle": f"{STASHED}{model_id}", "expires_at": ends}


async def take(resources: Resources, caller: Caller, handle: str) -> bytes:
    """The text of the model behind a handle of this account."""
    return await unpack_document(await find_stashed(resources, caller, handle))


async def find_stashed(resources: Resources, caller: Caller, handle: str) -> bytes:
    """The stored document behind a handle of this account."""
    model_id = handle.removeprefix(STASHED)
    packed = None
    if model_id.isalnum() and len(model_id) < 100:
        now = resources.clock()
        packed = await resources.store.read(
            lambda tx: find_stashed_model(tx, model_id, caller.account.id, now)
        )
    if packed is None:
        raise ToolError(
            f"There is no model behind '{handle[:80]}' in this account: handles end after 24 "
            f"hours, or once {NEWEST_KEPT} newer ones exist.",
            "not_found",
            "model",
            "stash the model again with stash_model",
        )
    return packed
