"""Every record that is not part of another one: what generators begin with."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from loadpath.document.declaration.record import Record
from loadpath.document.declaration.shape import Named, definitions

from .check_results import CheckedPart
from .explanation import Explained
from .header import Header, Refused, Validated
from .issue import FoundIssue
from .lightest import Lightest, LightestRequest
from .results_document import ResultsDocument
from .summary import Checked, SolvedInFull, SolvedSummary, SolvedTables
from .table import rows_by_name
from .verification import Verification
from .write_options import WriteOptions

HEADERS: tuple[type[Record], ...] = (Header, Refused, Validated)
"""What the engine's answers begin with."""

TEXTS: tuple[type[Record], ...] = (
    ResultsDocument,
    SolvedSummary,
    SolvedTables,
    SolvedInFull,
    Checked,
    Explained,
    Verification,
    Lightest,
)
"""What the engine writes from an answer."""

VIEWS: tuple[type[Record], ...] = (CheckedPart, FoundIssue)
"""What clients make of headers and tables."""


def rows() -> Mapping[str, Named]:
    """Every row of a table and what it is made of."""
    return _reached(tuple(rows_by_name().values()))


def headers() -> Mapping[str, Named]:
    """Every named shape of headers, of the options of writing and of what is asked."""
    return _reached((*HEADERS, WriteOptions, LightestRequest))


def texts() -> Mapping[str, Named]:
    """Every named shape of what the engine writes."""
    return _reached(TEXTS)


def views() -> Mapping[str, Named]:
    """Every named shape of what clients make of headers and tables."""
    return _reached(VIEWS)


@cache
def _reached(roots: tuple[type[Record], ...]) -> Mapping[str, Named]:
    found: dict[str, Named] = {}
    for root in roots:
        found.update(definitions(root))
    return MappingProxyType(found)
