"""The receipt of a solve: what was solved, by what, and how well it balances."""

from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import Count, Seconds

from .checks import Coverage
from .digest import EXAMPLE
from .header import Facts
from .issue import Issue
from .result_set import Balance, Convergence
from .table import described


class Circumstances(Record):
    """What the host of the engine knows and the engine does not."""

    document_sha256: Annotated[
        str, doc("SHA-256 of the document's text, in hexadecimal.", "5f0c7b9a41d2")
    ]
    document_bytes: Annotated[Count, doc("Bytes of that text.", 18230)]
    duration_s: Annotated[Seconds, doc("How long the solve took here.", 0.0069)]


class Receipt(Record):
    """Why the numbers may be trusted, and of what they are."""

    engine_version: Annotated[str, doc("Version of the engine.", "1.0.0")]
    engine_build: Annotated[
        str, doc("Digits of the hash of the sources that it was built from.", "3f9a1c02b7de")
    ]
    digest: Annotated[str, doc("Digest of all numbers of the answer.", EXAMPLE)]
    document_sha256: Annotated[
        str, doc("SHA-256 of the document's text, in hexadecimal.", "5f0c7b9a41d2")
    ]
    document_bytes: Annotated[Count, doc("Bytes of that text.", 18230)]
    result_doubles: Annotated[Count, doc("Size of the answer.", 14020)]
    duration_s: Annotated[
        Seconds, doc("How long it took: the only entry in which two hosts differ.", 0.0069)
    ]
    warnings: Annotated[list[Issue], described("What the engine remarks on.")]
    facts: Annotated[Facts, described("Counts and measures of the equations.")]
    sets: Annotated[
        dict[str, Balance], described("Per load case and combination, how well it checks out.")
    ]
    convergence: Annotated[
        dict[str, Convergence], described("Per load case and combination, how it came about.")
    ]
    coverage: Annotated[Coverage, described("What no check looked at.")]
