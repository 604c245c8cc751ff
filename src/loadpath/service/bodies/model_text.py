"""The model inside a request, as text: it may come as an object or as a string of JSON."""

import re
from typing import Protocol

import msgspec

from loadpath.document import Report
from loadpath.document.outline import Outline
from loadpath.inspection import validate_and_outline
from loadpath.service.bodies.json_text import decode, refuse_bad_text, refuse_deep
from loadpath.service.bodies.received_body import Limits
from loadpath.service.bodies.steps import step
from loadpath.service.errors import InvalidJson, PayloadTooLarge

BLANKS = b" \t\r\n"
HEAD = re.compile(rb'\{[ \t\r\n]*"model"[ \t\r\n]*:[ \t\r\n]*(?=\{)')


class BringsModel(Protocol):
    """A request that brings a model, and needs nothing else."""

    model: msgspec.Raw


class JudgedModel(msgspec.Struct, frozen=True):
    """The model of a request, what validation says of it, and its outline if its form is right."""

    text: bytes
    report: Report
    outline: Outline | None


def judge_model(body: bytes, expected: type[BringsModel], limits: Limits) -> JudgedModel:
    """Take the model out of a body and validate it.

    A body that seems to hold a model alone is cut and not read: if what was cut out is a document,
    then the body holds nothing else.
    """
    refuse_bad_text(body, "The body")
    text = cut_model(body)
    judged = judge_text(text) if text is not None and len(text) <= limits.model else None
    if judged is None or judged.outline is None:
        text = take_model_text(decode(body, expected, deepest=None).model, limits)
        judged = judged if judged is not None and judged.text == text else judge_text(text)
    # One that nothing is wrong with is as deep as its types, which is little.
    if judged.report.errors or judged.report.warnings:
        refuse_deep(judged.text, "The model")
    return judged


def judge_text(text: bytes) -> JudgedModel:
    with step("inspect model"):
        return JudgedModel(text, *validate_and_outline(text))


def cut_model(body: bytes) -> bytes | None:
    """What stands between `{"model":` and the last brace, where a body is like that."""
    body = body.strip(BLANKS)
    head = HEAD.match(body)
    if head is None or not body.endswith(b"}"):
        return None
    return body[head.end() : -1].rstrip(BLANKS)


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
