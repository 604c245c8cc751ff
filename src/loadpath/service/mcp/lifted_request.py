"""Takes the arguments out of a tool call before the protocol's package sees it.

That package parses bodies on the event loop and forgets their text. So it gets the message without
the arguments, and tools get the arguments' own text: in memory while small, in a file when large.
"""

import os
import tempfile
from typing import Any

import msgspec

from loadpath.service.bodies.json_text import DEEPEST, refuse_deep
from loadpath.service.bodies.received_body import SMALL, Limits, ReceivedBody
from loadpath.service.errors import InvalidJson

HEAD = 16 * 1024
SMALL_METHODS = (b'"prompts/get"',)
"""Methods with arguments that the protocol's package reads itself."""
DEEPEST_MESSAGE = DEEPEST + 4  # message, params, arguments, and a level of the builders' own


class Lifted(msgspec.Struct):
    """A message without its arguments, and the arguments: whole, and the small ones read."""

    message: bytes
    arguments: ReceivedBody | None = None
    heads: dict[str, Any] = {}
    is_broken: bool = False
    """Whether the message is not JSON as we read it; the protocol's package may think otherwise."""

    def discard(self) -> None:
        if self.arguments is not None:
            self.arguments.discard()


class TooLong(msgspec.Struct):
    """Stands for an argument that is too long to be read on the event loop."""


def lift(content: bytes, limits: Limits) -> Lifted:
    """Split a message. What is no tool call, or no JSON, goes on as it is."""
    try:
        content.decode()
        refuse_deep(content, "The message", DEEPEST_MESSAGE)
        message = msgspec.json.decode(content, type=dict[str, msgspec.Raw])
        if bytes(message["method"]) in SMALL_METHODS:
            return as_it_is(content)
        params = msgspec.json.decode(message["params"], type=dict[str, msgspec.Raw])
        arguments = bytes(params["arguments"])
        heads = read_heads(arguments)
    except (KeyError, msgspec.ValidationError):
        return as_it_is(content)  # another message than a tool call with arguments
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError, InvalidJson):
        return as_it_is(content, is_broken=True)
    params["arguments"] = msgspec.Raw(b"{}")
    message["params"] = msgspec.Raw(msgspec.json.encode(params))
    return Lifted(msgspec.json.encode(message), hold(arguments), heads)


def as_it_is(content: bytes, *, is_broken: bool = False) -> Lifted:
    if len(content) > SMALL:
        raise InvalidJson("The message is large and not a readable tool call.")
    return Lifted(content, is_broken=is_broken)


def read_heads(arguments: bytes) -> dict[str, Any]:
    """The arguments by name, the long ones left unread."""
    parts = msgspec.json.decode(arguments, type=dict[str, msgspec.Raw])
    return {
        name: msgspec.json.decode(part) if len(bytes(part)) <= HEAD else TooLong()
        for name, part in parts.items()
    }


def hold(content: bytes) -> ReceivedBody:
    """A body that is here: in memory while small, in a file when large."""
    if len(content) <= SMALL:
        return ReceivedBody(content, None, "identity")
    descriptor, path = tempfile.mkstemp(prefix="loadpath-")
    with os.fdopen(descriptor, "wb") as file:
        file.write(content)
    return ReceivedBody(b"", path, "identity")
