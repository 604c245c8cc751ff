"""The model inside a request, as text: it may come as an object or as a string of JSON."""

from typing import Protocol

import msgspec

from loadpath.document import Report
from loadpath.document.outline import Outline
from loadpath.inspection import validate_and_outline
from loadpath.service.bodies.json_text import decode, refuse_deep
from loadpath.service.bodies.received_body import Limits
from loadpath.service.bodies.steps import step
from loadpath.service.errors import InvalidJson, PayloadTooLarge


class BringsModel(Protocol):
    """A request that brings a model."""

    model: msgspec.Raw


class JudgedModel(msgspec.Struct, frozen=True):
    """The model of a request, what validation says of it, and its outline if its form is right."""

    text: bytes
    report: Report
    outline: Outline | None


def judge_model(body: bytes, expected: type[BringsModel], limits: Limits) -> JudgedModel:
    """Take the model out of a body and validate it."""
    text = take_model_text(decode(body, expected, deepest=None).model, limits)
    with step("inspect model"):
        report, outline = validate_and_outline(text)
    if report.errors or report.warnings:  # otherwise it is as deep as its types, which is little
        refuse_deep(text, "The model")
    return JudgedModel(text, report, outline)


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
