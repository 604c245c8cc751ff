"""A model in the place of its handle, without anybody parsing the model on the way.

A kept model can be large: its text is unpacked and put beside the other arguments off the event
loop, and read by a worker process like any large body.
"""

import msgspec

from loadpath.mcp.tools.shapes import LINK, SAVED, STASHED, parked_id
from loadpath.mcp.tools.tool_error import ToolError
from loadpath.service.access.credentials import Caller
from loadpath.service.access.scope import Scope
from loadpath.service.bodies.packed_document import unpack_now
from loadpath.service.bodies.received_body import SMALL, ReceivedBody
from loadpath.service.mcp.lifted_request import hold
from loadpath.service.mcp.stash import find_stashed
from loadpath.service.resources import Resources
from loadpath.store import drafts
from loadpath.store.drafts import find_draft
from loadpath.store.saved_models import find_saved_model, read_document
from loadpath.store.transaction import Transaction


async def find_packed(resources: Resources, caller: Caller, handle: str) -> bytes:
    """The stored document behind a handle of this account."""
    if handle.startswith(STASHED):
        return await find_stashed(resources, caller, handle)
    draft_id = parked_id(handle)
    if draft_id is not None:
        return await find_parked(resources, handle, draft_id)
    caller.require(Scope.MODELS_READ)
    model_id = handle.removeprefix(SAVED)

    def find(tx: Transaction) -> bytes | None:
        saved = find_saved_model(tx, caller.account.id, model_id)
        return read_document(tx, saved.id) if saved else None

    packed = await resources.store.read(find)
    if packed is None:
        message = f"There is no saved model {model_id[:80]!r} in this account."
        raise ToolError(message, "not_found")
    return packed


async def find_parked(resources: Resources, handle: str, draft_id: str) -> bytes:
    """The stored document of a link of this service, which is public."""
    base_url = resources.settings.effective_base_url
    if LINK.fullmatch(handle) and not handle.startswith(f"{base_url}/open/"):
        raise ToolError(
            f"'{handle[:80]}' is a link of another service than {base_url}.",
            "not_found",
            "model",
            "fetch the link's /document and give that",
        )

    def find(tx: Transaction) -> bytes | None:
        draft = find_draft(tx, draft_id) if draft_id.isalnum() else None
        if draft is None or draft.ended_at(resources.clock()) is not None:
            return None
        return drafts.read_document(tx, draft.id)

    packed = await resources.store.read(find)
    if packed is None:
        message = f"There is no parked model behind '{handle[:80]}', or its link has ended."
        raise ToolError(message, "not_found", "model")
    return packed


def put_model(arguments: ReceivedBody, packed: bytes) -> ReceivedBody:
    """The arguments with the model as the text it was stored as."""
    if arguments.path is not None:
        raise ToolError(
            f"Beside the handle of a model the arguments may have {SMALL} bytes; these have more.",
            "payload_too_large",
        )
    parts = msgspec.json.decode(arguments.content, type=dict[str, msgspec.Raw])
    others = b"".join(
        msgspec.json.encode(name) + b":" + bytes(value) + b","
        for name, value in parts.items()
        if name != "model"
    )
    return hold(b"".join((b"{", others, b'"model":', unpack_now(packed), b"}")))
