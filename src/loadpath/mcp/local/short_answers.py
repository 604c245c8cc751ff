"""What agents are told of results: the engine writes it, here it is asked for."""

from typing import Any

import msgspec

from loadpath.answer.write_options import Form, WriteOptions
from loadpath.engine import NotWritten, Results
from loadpath.mcp.tools.tool_error import ToolError

LARGEST = 256 * 1024
"""Bytes of the longest answer; the engine knows the same for results."""


ARGUMENTS = {"members": "member", "nodes": "node"}
"""What tools call the engine's options."""


def tell(results: Results, form: str, chosen: str | None = None, **asked: Any) -> dict[str, Any]:
    """What the engine says of results or checks in one of its forms."""
    try:
        text = results.write(WriteOptions(form=Form(form), set=chosen, **asked))
    except NotWritten as error:
        path = ARGUMENTS.get(error.path or "", error.path)
        raise ToolError(f"{error.message}.", error.code, path, error.suggestion) from None
    told: dict[str, Any] = msgspec.json.decode(text)
    return told


def tell_set(results: Results, form: str, chosen: str | None, **asked: Any) -> dict[str, Any]:
    """The same of all load cases and combinations, or of the one of that name."""
    refuse_unknown_set([each.name for each in results.sets], chosen, "set")
    return tell(results, form, chosen, **asked)


def refuse_unknown_set(names: list[str], chosen: str | None, argument: str) -> None:
    """Refuse a name that is none of these."""
    if chosen is not None and chosen not in names:
        raise ToolError(
            f"'{argument}' is '{chosen[:60]}'; there are {', '.join(names[:20])}.",
            "invalid_parameter",
            argument,
            names[0] if names else None,
        )
