"""The model inside a request, as text: it may come as an object or as a string of JSON."""

import msgspec

from loadpath.service.errors import InvalidJson, PayloadTooLarge
from loadpath.service.json_text import refuse_deep
from loadpath.service.received_body import Limits


def take_model_text(raw: msgspec.Raw, limits: Limits) -> bytes:
    """The model's own JSON text, exactly as it was posted; whatever it says, it is bounded."""
    text = bytes(raw)
    if text.startswith(b'"'):
        text = msgspec.json.decode(text, type=str).encode()
        refuse_deep(text, "The model")
    if len(text) > limits.model:
        raise PayloadTooLarge(
            f"The model is {len(text)} bytes of JSON; the most is {limits.model} bytes."
        )
    return text


def split_object(text: bytes, what: str) -> dict[str, msgspec.Raw]:
    """The parts of a JSON object, each still as text; anything else is refused."""
    try:
        return msgspec.json.decode(text, type=dict[str, msgspec.Raw])
    except msgspec.ValidationError as error:
        raise InvalidJson(f"{what} should be a JSON object: {error}.") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise InvalidJson(f"{what} is not readable as JSON: {error}.") from None
