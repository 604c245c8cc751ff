"""A model is cut out of its body only where the body holds nothing else."""

import json

import pytest

from loadpath.builders import create_beam
from loadpath.service.bodies.model_text import judge_model
from loadpath.service.bodies.received_body import Limits
from loadpath.service.drafts.types import SolveRequest
from loadpath.service.errors import (
    ConflictingParameters,
    InvalidJson,
    InvalidParameter,
    PayloadTooLarge,
    ServiceError,
)

MODEL = json.dumps(create_beam(span_m=6, section="IPE300")).encode()
WRONG = MODEL.replace(b'"nodes": [', b'"nodes": [{"id": "x"}, ', 1)
DEEP = MODEL[:-1] + b', "x_own": ' + b"[" * 80 + b"]" * 80 + b"}"
LIMITS = Limits(1_000_000, 1_000_000)


@pytest.mark.parametrize(
    "body",
    [
        b'{"model": %b}' % MODEL,
        b'{"model":%b}' % MODEL,
        b' \r\n{\t"model" \n: %b \t}\r\n ' % MODEL,
        b'{"\\u006dodel": %b}' % MODEL,
        b'{"model": %b}' % json.dumps(MODEL.decode()).encode(),
    ],
    ids=["dumped", "dense", "blanks", "escaped key", "as a string"],
)
def test_the_text_is_what_was_posted(body: bytes) -> None:
    judged = judge_model(body, SolveRequest, LIMITS)
    assert judged.text == MODEL
    assert judged.report.valid
    assert judged.outline is not None
    assert judged.outline.members == len(json.loads(MODEL)["model"]["members"])


@pytest.mark.parametrize("model", [b"{}", b"[]", b"1", b"null", WRONG])
def test_what_is_wrong_is_told_of_the_model(model: bytes) -> None:
    judged = judge_model(b'{"model": %b }' % model, SolveRequest, LIMITS)
    assert judged.text == model
    assert not judged.report.valid


@pytest.mark.parametrize(
    ("body", "error"),
    [
        (b'{"model": %b' % MODEL, InvalidJson),
        (b'{"model": %b}}' % MODEL, InvalidJson),
        (b'{"model": %b},' % MODEL, InvalidJson),
        (b'{"model": %b]' % MODEL, InvalidJson),
        (b'{"model": %b %b}' % (MODEL, MODEL), InvalidJson),
        (b'\x0c{"model": %b}' % MODEL, InvalidJson),
        (b'{"model": \x0c%b}' % MODEL, InvalidJson),
        (b'{"model": %b\x00}' % MODEL, InvalidJson),
        (b'{"model": %b}' % MODEL.replace(b'"author": "', b'"author": "\xff', 1), InvalidJson),
        (b'{"model": %b, "other": {}}' % MODEL, InvalidParameter),
        (b'{"model": %b}' % DEEP, InvalidJson),
    ],
)
def test_a_body_that_holds_something_else_is_refused(
    body: bytes, error: type[ServiceError]
) -> None:
    with pytest.raises(error):
        judge_model(body, SolveRequest, LIMITS)


def test_of_two_models_neither_is_taken() -> None:
    for body in (b'{"model": {}, "model": %b}', b'{"model": %b, "model": {}}'):
        with pytest.raises(ConflictingParameters):
            judge_model(body % MODEL, SolveRequest, LIMITS)
    assert judge_model(b'{"model": %b, "model": %b}' % (MODEL, MODEL), SolveRequest, LIMITS)


def test_a_model_that_is_too_large_is_refused() -> None:
    with pytest.raises(PayloadTooLarge):
        judge_model(b'{"model": %b}' % MODEL, SolveRequest, Limits(1_000_000, len(MODEL) - 1))
