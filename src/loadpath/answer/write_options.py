"""What the engine's `write` is asked for: an answer in, text out."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import Count

from .digest import EXAMPLE
from .receipt import Circumstances
from .table import described


class Form(StrEnum):
    """A text that is made from an answer: results document, parts of it, what agents read."""

    document = "document"
    summary = "summary"
    tables = "tables"
    full = "full"
    checks = "checks"
    seismic = "seismic"
    checks_summary = "checks_summary"
    checks_tables = "checks_tables"
    checks_full = "checks_full"
    explained = "explained"
    verification = "verification"


class WriteOptions(Record):
    """Which text is made from an answer."""

    form: Annotated[
        Form,
        doc(
            "The results document, its checks or its seismic part alone, or what agents are told.",
            "document",
        ),
    ]
    circumstances: Annotated[
        Circumstances | None, described("What goes into the receipt of the results document.")
    ] = None
    digest: Annotated[str | None, doc("The digest that a verification compares with.", EXAMPLE)] = (
        None
    )
    stations: Annotated[Count, doc("Section forces inside each member.", 3)] = 3
    set: Annotated[
        str | None,
        doc(
            "Only the load case or combination of this name; in tables of checks, what it governs.",
            "Dead",
        ),
    ] = None
    members: Annotated[
        list[int] | None,
        doc("Only these members: in tables, and the one that is explained.", [3]),
    ] = None
    member_sets: Annotated[
        list[int] | None,
        doc("The member sets that these members are of; checks look at sets too.", [1]),
    ] = None
    nodes: Annotated[list[int] | None, doc("Only these nodes, in tables.", [4])] = None
    clause: Annotated[
        str | None, doc("In tables of checks: this clause, and those that begin so.", "6.3")
    ] = None
    made_of: Annotated[
        str | None, doc("What the member that is explained is made of.", "IPE300 of S235")
    ] = None
