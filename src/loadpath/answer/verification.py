"""What comes of solving a document again and comparing the digest of its numbers with another."""

from typing import Annotated

from loadpath.document.declaration.record import Record, doc

from .digest import EXAMPLE, DigestPart


class Verification(Record):
    """Whether a document gives the numbers that a digest was made of."""

    same: Annotated[bool, doc("Whether all numbers are the same.", True)]
    message: Annotated[
        str, doc("The same in a sentence or two.", "The digits are the same: 3 result sets.")
    ]
    digest: Annotated[str, doc("The digest of the numbers as they come out here.", EXAMPLE)]
    given: Annotated[str, doc("The digest to compare with.", EXAMPLE)]
    same_engine: Annotated[
        bool, doc("Whether both were made by the same build of the engine.", True)
    ]
    differing_sets: Annotated[
        list[str], doc("Load cases and combinations whose numbers differ, by name.", ["ULS 1"])
    ]
    differing_parts: Annotated[list[DigestPart], doc("What else differs.", ["envelope", "checks"])]
