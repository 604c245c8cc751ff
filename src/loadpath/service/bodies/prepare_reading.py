"""Reads a small model before the first request does: what reading makes once is made by then.

Types are compiled, plans of validation made and the inspection loaded when they are first needed,
which together takes a tenth of a second.
"""

import json

from loadpath.builders import create_beam
from loadpath.inspection import validate_and_outline
from loadpath.service.bodies.packed_document import pack_document, unpack_now


def prepare_reading() -> None:
    """Run by the service before it is ready, and by every worker before its first body."""
    text = unpack_now(pack_document(json.dumps(create_beam(span_m=6, section="IPE300")).encode()))
    report, _ = validate_and_outline(text)
    assert report.valid, "a beam of the builders is valid"
