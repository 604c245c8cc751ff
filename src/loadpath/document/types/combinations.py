"""Load combinations: sums of load cases with factors."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from loadpath.document.declaration.honour import unused
from loadpath.document.declaration.record import EXTENSION, Record, doc, written
from loadpath.document.declaration.units import Ratio

from .references import Id, LoadCaseRef, UniqueName


class LimitState(StrEnum):
    """Limit state of EN 1990: serviceability, ultimate, fatigue, accidental, or equilibrium.

    Equilibrium (EQU) is the loss of balance of the structure as a rigid body: no strength is
    checked in it. Other readers of the format do not know this word.
    """

    SLS = "SLS"
    ULS = "ULS"
    FLS = "FLS"
    ALS = "ALS"
    EQU = "EQU"


class LoadCaseFactor(Record):
    """A load case with its factor."""

    load_case_id: Annotated[LoadCaseRef, doc("Load case that takes part.", 1)]
    factor: Annotated[Ratio, doc("Factor on the load case.", 1.35)]


DESCRIBES_ORIGIN = unused("It describes where the combination comes from.")


class GeneratedBy(Record):
    """Why a generated combination exists."""

    expression: Annotated[
        str, doc("Expression of EN 1990, by which checks of deflections select it.", "6.14b")
    ]
    annex: Annotated[str, doc("Whose values its factors have.", "recommended"), DESCRIBES_ORIGIN]
    reason: Annotated[
        str,
        doc(
            "What leads, what accompanies and what is favourable.",
            "Snow leads; Wind accompanies with psi_0 = 0.6; Dead is unfavourable.",
        ),
        DESCRIBES_ORIGIN,
    ]
    seal: Annotated[
        str | None,
        doc(
            "Of the whole list as it was generated, and of the actions it was generated from: "
            "what was changed since does not have it and is compared with the rule again.",
            "5d1f0c3a9b7e2468",
        ),
    ] = None


class LoadCombination(Record):
    """A sum of load cases; checks run over combinations."""

    id: Annotated[Id, doc("Number by which checks refer to this combination.", 1)]
    name: Annotated[
        UniqueName, doc("Name by which results are listed; unique among combinations.", "ULS 1")
    ]
    load_case_factors: Annotated[
        list[LoadCaseFactor],
        Meta(min_length=1),
        doc("The load cases and their factors.", [{"load_case_id": 1, "factor": 1.35}]),
    ]
    situation: Annotated[
        str | None,
        doc("Free label of the design situation.", "persistent"),
        unused("It describes; limit_state and the checks decide."),
    ] = None
    check: Annotated[
        str,
        doc("Free label of the checks it is meant for.", "ALL"),
        unused("It describes; limit_state and the checks decide."),
    ] = written("ALL")
    limit_state: Annotated[
        LimitState | None, doc("Limit state by which checks select it.", "ULS")
    ] = None
    generated: Annotated[
        GeneratedBy | None,
        EXTENSION,
        doc(
            "Why it exists, of one that was generated; generating again replaces it.",
            {
                "expression": "6.10",
                "annex": "recommended",
                "reason": "Snow leads; Wind accompanies with psi_0 = 0.6; Dead is unfavourable.",
            },
        ),
    ] = None
