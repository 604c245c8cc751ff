"""How large a document is, as size limits count it."""

from typing import Any

import msgspec

from .types.document import Document


class _Lengths(msgspec.Struct):
    """The one list that is counted; everything else is skipped without being read."""

    members: list[msgspec.Raw] = []


class _Outline(msgspec.Struct):
    model: _Lengths


_decoder = msgspec.json.Decoder(_Outline)


def count_members(document: Document | dict[str, Any] | str | bytes) -> int | None:
    """Members of the document, plates not among them; None where that cannot be read."""
    if isinstance(document, Document):
        return len(document.model.members)
    if isinstance(document, dict):
        model = document.get("model")
        members = model.get("members", []) if isinstance(model, dict) else None
        return len(members) if isinstance(members, list | tuple) else None
    try:
        return len(_decoder.decode(document).model.members)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None
