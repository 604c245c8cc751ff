"""Rules about the meaning of a document whose form is right; one function is one rule."""

from collections.abc import Iterator
from itertools import islice

from loadpath.document.types.document import Document
from loadpath.document.validation.issues import Finding
from loadpath.document.validation.survey import Facts

from . import (
    actions,
    beds,
    bracing,
    cables,
    checks,
    connection,
    curves,
    diaphragms,
    geometry,
    imperfections,
    loads,
    modes,
    not_honoured,
    plane,
    plates,
    seismic,
    supports,
    tapers,
    unused,
    versions,
)
from .rule import RULES

__all__ = [
    "RULES",
    "actions",
    "apply_rules",
    "beds",
    "bracing",
    "cables",
    "checks",
    "connection",
    "curves",
    "diaphragms",
    "geometry",
    "imperfections",
    "loads",
    "modes",
    "not_honoured",
    "plane",
    "plates",
    "seismic",
    "supports",
    "tapers",
    "unused",
    "versions",
]


def apply_rules(document: Document, facts: Facts, limit: int) -> Iterator[Finding]:
    """What the rules find, at most `limit` findings of each."""
    for code, find in RULES.values():
        for where, message in islice(find(document, facts), limit):
            yield Finding(code.name, where, message)
