"""`solve`: a document in, its results out."""

import hashlib
import time
from typing import Any

import msgspec

from loadpath.answer.header import Refused
from loadpath.answer.receipt import Circumstances
from loadpath.answer.write_options import Form, WriteOptions
from loadpath.authoring import Structure
from loadpath.document import Document, validate
from loadpath.document.foreign_numbers import as_number
from loadpath.document.validation.soundness import is_sound

from .errors import DocumentRefused, InvalidDocument
from .host import Limits, Progress, call, solve_and_write
from .results import Results
from .solution import check_stations

Given = Document | Structure | dict[str, Any] | str | bytes
"""A document: typed, written by calls, as plain data or as JSON."""


def text_of(document: Given) -> bytes:
    """The JSON text of a document however it is given."""
    if isinstance(document, bytes):
        return document
    if isinstance(document, str):
        return document.encode()
    if isinstance(document, Structure):
        return document.to_json()
    try:
        return msgspec.json.encode(document, enc_hook=as_number)
    except (TypeError, ValueError, RecursionError):
        if isinstance(document, dict) and not (report := validate(document)).valid:
            raise InvalidDocument(report) from None
        raise


def solve(
    document: Given,
    *,
    limits: Limits | None = None,
    progress: Progress | None = None,
    workers: int | None = None,
) -> Results:
    """Solve a document.

    `progress(stage, fraction)` is called now and then while a long solve runs: stages are reading,
    assembling, factorizing, recovering, checking and writing.

    Result sets of second order are solved side by side where that is faster, by as many `workers`
    as there are cores, or as are given. The digits are the same.

    Raises InvalidDocument where it does not validate, DocumentRefused where the engine cannot take
    it. A structure that is a mechanism gives results whose sets carry the error `singular_model`.
    """
    text = valid_text(document)
    started = time.perf_counter()
    answer, block = call("solve", text, limits, progress, checked_workers(workers))
    if len(block) == 0:
        raise refusal(text, answer)
    return Results(answer, block, _circumstances(text, started), text)


def solve_to_json(
    document: Given,
    *,
    stations: int = 3,
    limits: Limits | None = None,
    progress: Progress | None = None,
    workers: int | None = None,
) -> bytes:
    """The results document of a document: as `solve(document).to_json()`, and faster.

    The numbers never leave the engine: it solves and writes in one go. Takes and raises what
    `solve` does; `stations` counts the section forces inside each member.
    """
    check_stations(stations)
    checked = checked_workers(workers)
    text = valid_text(document)
    started = time.perf_counter()

    def options() -> bytes:
        asked = WriteOptions(
            form=Form.document, circumstances=_circumstances(text, started), stations=stations
        )
        return msgspec.json.encode(asked)

    written, is_refused = solve_and_write(text, options, limits, progress, checked)
    if is_refused:
        raise refusal(text, written)
    return written


def checked_workers(workers: int | None) -> int | None:
    """Raises ValueError where nobody would be left to work."""
    if workers is not None and (not isinstance(workers, int) or workers < 1):
        raise ValueError(f"workers should be a whole number from 1, or None; it is {workers!r}")
    return workers


def valid_text(document: Given) -> bytes:
    """The text of a document without errors, but for keys that stand twice: see `refusal`."""
    text = text_of(document)
    if not is_sound(text):
        _validate(text)
    return text


def _validate(text: bytes) -> None:
    report = validate(text)
    if not report.valid:
        raise InvalidDocument(report)


def _circumstances(text: bytes, started: float) -> Circumstances:
    return Circumstances(
        document_sha256=hashlib.sha256(text).hexdigest(),
        document_bytes=len(text),
        duration_s=time.perf_counter() - started,
    )


def refusal(text: bytes, answer: bytes) -> DocumentRefused:
    """What the engine refuses; a key that stands twice is told as validation tells it."""
    _validate(text)
    refused = msgspec.json.decode(answer, type=Refused)
    assert refused.verdict is not None, "a refused document has a verdict"
    assert refused.headline is not None
    return DocumentRefused(
        refused.error,
        refused.code,
        refused.path,
        refused.verdict,
        refused.headline,
        [*refused.errors, *refused.warnings],
    )
