"""The verdict: what a document comes to, in one word and with every reason.

The engine computes it (`engine/src/verdict/`); every client shows it and none decides anything.
"""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import Count, Ratio

from .checks import EntityType
from .issue import IssueCode
from .table import described

HEADLINE = "Fails 1.17 · member 8 IPE400 · 6.3.3 (6.62) · ULS 1"
"""A verdict as every client shows it in a line."""


class VerdictState(StrEnum):
    """What a document comes to; only `passes` says that all was checked and is in order."""

    passes = "passes"
    fails = "fails"
    incomplete = "incomplete"
    not_checked = "not_checked"
    not_solved = "not_solved"


class Governing(Record):
    """The part that decides: failing before passing, then the most utilized."""

    entity_type: Annotated[EntityType, doc("What was checked.", "Member")]
    member_id: Annotated[
        Count | None, doc("Id of the member; of a member set the one of it that decides.", 8)
    ] = None
    memberset_id: Annotated[Count | None, doc("Id of the member set.", 1)] = None
    plate_element_id: Annotated[Count | None, doc("Id of the plate element.", 7)] = None
    plate_surface_id: Annotated[Count | None, doc("Id of the plate surface.", 1)] = None
    section: Annotated[str | None, doc("Name of its section.", "IPE400")] = None
    clause: Annotated[
        str | None,
        doc("Clause and equation of the standard, or the formula's name.", "6.3.3 (6.62)"),
    ] = None
    combination: Annotated[str | None, doc("Name of the combination.", "ULS 1")] = None
    order: Annotated[
        str | None,
        doc(
            "That its forces are of second order, and by what part of EN 1993-1-1, 5.2.2(7) "
            "members are kept from buckling; absent in first order.",
            "second order, 5.2.2(7)b",
        ),
    ] = None
    check_id: Annotated[str, doc("Id of the check in the document.", "steel")]
    value: Annotated[Ratio, doc("Its utilization.", 1.17)]


class Reason(Record):
    """Why a verdict is not `passes`, or what to know beside it."""

    code: Annotated[IssueCode, doc("One of the issue codes.", "singular_model")]
    message: Annotated[
        str,
        doc(
            "What was found.",
            'combination "ULS 2" could not be solved: node 4 can move freely along X',
        ),
    ]
    path: Annotated[str | None, doc("Where in the document.", "analysis.load_combinations[1]")]
    set: Annotated[str | None, doc("The load case or combination it is about.", "ULS 2")]
    member_ids: Annotated[list[int] | None, doc("Members it is about.", [3, 4])] = None
    plate_element_ids: Annotated[list[int] | None, doc("Plate elements it is about.", [7])] = None
    plate_surface_ids: Annotated[list[int] | None, doc("Plate surfaces it is about.", [1])] = None


class Verdict(Record):
    """What a document comes to."""

    state: Annotated[VerdictState, doc("In one word.", "fails")]
    utilization: Annotated[
        Ratio | None, doc("Of the part that governs; null where nothing was decided.", 1.17)
    ]
    governing: Annotated[Governing | None, described("The part that decides.")]
    reasons: Annotated[
        list[Reason],
        described("Every reason why the state is not `passes`, a failing utilization aside."),
    ]
    assumed: Annotated[
        list[str] | None,
        doc(
            "What the checks take for given and the document does not show; absent where they "
            "take nothing so.",
            ["2D: joints count as held across the plane"],
        ),
    ] = None
