"""`solve`: a document in, its results out."""

import hashlib
import time
from typing import Any

import msgspec

from loadpath.answer.header import Header, Refused
from loadpath.answer.receipt import Circumstances
from loadpath.document import Document, validate

from .errors import DocumentRefused, InvalidDocument
from .host import Limits, Progress, call
from .results import Results

Given = Document | dict[str, Any] | str | bytes


def text_of(document: Given) -> bytes:
    """The JSON text of a document however it is given."""
    if isinstance(document, bytes):
        return document
    if isinstance(document, str):
        return document.encode()
    return msgspec.json.encode(document)


def solve(
    document: Given, *, limits: Limits | None = None, progress: Progress | None = None
) -> Results:
    """Solve a document.

    `progress(stage, fraction)` is called now and then while a long solve runs: stages are reading,
    assembling, factorizing, recovering, checking and writing.

    Raises InvalidDocument where it does not validate, DocumentRefused where the engine cannot take
    it. A structure that is a mechanism gives results whose sets carry the error `singular_model`.
    """
    text = text_of(document)
    report = validate(text)
    if not report.valid:
        raise InvalidDocument(report)
    started = time.perf_counter()
    answer, block = call("solve", text, limits, progress)
    header = _header_of(answer)
    circumstances = Circumstances(
        document_sha256=hashlib.sha256(text).hexdigest(),
        document_bytes=len(text),
        duration_s=time.perf_counter() - started,
    )
    return Results(header, block, circumstances)


def _header_of(answer: bytes) -> Header:
    try:
        return msgspec.json.decode(answer, type=Header)
    except msgspec.ValidationError:
        refused = msgspec.json.decode(answer, type=Refused)
        raise DocumentRefused(refused.error, refused.code, refused.path) from None
