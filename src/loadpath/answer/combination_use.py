"""What each combination decided, so that those that never do can be seen."""

from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import Count
from loadpath.document.types.references import Id


class CombinationUse(Record):
    """What a combination decided; it never governed where both counts are 0."""

    id: Annotated[Id, doc("Its id in the document.", 1)]
    name: Annotated[str, doc("Its name in the document.", "ULS 1")]
    checks: Annotated[
        Count, doc("Members, sets and plates for which it governs a check, over all checks.", 12)
    ]
    extremes: Annotated[
        Count,
        doc(
            "Extremes of displacements, reactions and members that it gives in the envelope of "
            "its limit state; what is next to nothing does not count.",
            84,
        ),
    ]
