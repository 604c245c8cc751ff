"""Modes of vibration and of buckling in the results document."""

from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import Ratio

from .issue import IssueCode
from .member_results import AxisDisplacement
from .modes import (
    BucklingHead,
    BucklingModeHead,
    LoadReference,
    MemberEffectiveLengths,
    ModalHead,
    ModalModeHead,
)
from .table import described
from .vectors import Displacements


class ModeRemark(Record):
    """What to know of modes."""

    code: Annotated[IssueCode, doc("One of the issue codes.", "fewer_modes")]
    message: Annotated[str, doc("What was found.", "should be at most 3, found 10")]


class ModalModeResults(ModalModeHead):
    """One natural frequency with its shape."""

    displacements: Annotated[
        dict[str, Displacements], described("Shape by node; the largest translation is 1.")
    ]
    within_members: Annotated[
        dict[str, list[AxisDisplacement]],
        described(
            "By member the places between its ends, of members with waves that their nodes do not "
            "show: a sixteenth of the length apart."
        ),
    ]


class ModalResults(ModalHead):
    """Natural frequencies."""

    modes: Annotated[list[ModalModeResults], described("Lowest first.")]
    warnings: Annotated[list[ModeRemark], described("What to know of them.")]


class BucklingModeResults(BucklingModeHead):
    """One critical load factor with its shape."""

    displacements: Annotated[
        dict[str, Displacements], described("Shape by node; the largest translation is 1.")
    ]
    within_members: Annotated[
        dict[str, list[AxisDisplacement]],
        described(
            "By member the places between its ends, of members with waves that their nodes do not "
            "show: a sixteenth of the length apart."
        ),
    ]
    participation_by_member_set: Annotated[
        dict[str, Ratio], doc("Share of each member set in the mode, by id.", {"1": 0.84})
    ]


class BucklingResults(BucklingHead):
    """Critical load factors of one reference."""

    modes: Annotated[
        list[BucklingModeResults], described("Lowest positive factor first; negative ones last.")
    ]
    member_effective_lengths: Annotated[
        list[MemberEffectiveLengths] | None, described("Where the document asks for them.")
    ] = None
    warnings: Annotated[list[ModeRemark], described("What to know of them.")]


class BucklingRun(Record):
    """One of several references."""

    reference: Annotated[LoadReference, described("The loads that were scaled.")]
    results: Annotated[BucklingResults | None, described("Its modes.")] = None
    error: Annotated[str | None, doc("Why it has none.", "node 4 can move freely along Z")] = None
