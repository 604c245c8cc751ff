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
    set: Annotated[str | None, doc("Only the load case or combination of this name.", "Dead")] = (
        None
    )
