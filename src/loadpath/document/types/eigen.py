"""Analyses that look for modes: buckling and vibration."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.record import EXTENSION, Choice, Record, doc
from loadpath.document.declaration.units import Count, PositiveCount, Ratio

from .references import LoadCaseRef, LoadCombinationRef


class EigenLoadRef(Choice):
    """The loads whose axial forces an eigenvalue analysis uses."""

    LoadCase: Annotated[LoadCaseRef | None, doc("A load case.", 1)] = None
    LoadCombination: Annotated[LoadCombinationRef | None, doc("A load combination.", 1)] = None


class MassFormulation(StrEnum):
    """Mass spread along members (consistent, with rotary inertia) or put on nodes (lumped)."""

    CONSISTENT = "CONSISTENT"
    LUMPED = "LUMPED"


class BucklingAnalysisSettings(Record):
    """Critical load factors and buckling modes."""

    num_modes: Annotated[PositiveCount, doc("How many modes.", 5)]
    reference: Annotated[
        EigenLoadRef | None, doc("Loads that are scaled.", {"LoadCombination": 1})
    ] = None
    references: Annotated[
        list[EigenLoadRef] | None, doc("Several sets of loads, each scaled.", [{"LoadCase": 1}])
    ] = None
    all_combinations: Annotated[bool | None, doc("Whether every combination is scaled.", False)] = (
        None
    )
    negative_factors: Annotated[
        bool | None,
        EXTENSION,
        doc("Whether as many modes of the reversed loads are sought too.", True),
    ] = None
    member_effective_lengths: Annotated[
        bool | None, doc("Whether buckling lengths of members are derived.", True)
    ] = None
    participation_threshold: Annotated[
        Ratio | None, doc("Share of a mode from which a member takes part in it.", 0.1)
    ] = None
    tolerance: Annotated[float | None, doc("Relative accuracy of the factors.", 1e-6)] = None
    max_iterations: Annotated[
        Count | None, doc("Iterations after which the search is given up.", 100)
    ] = None


class ModalAnalysisSettings(Record):
    """Natural frequencies and modes of vibration."""

    num_modes: Annotated[PositiveCount, doc("How many modes.", 10)]
    mass_formulation: Annotated[
        MassFormulation | None, doc("How mass is represented.", "CONSISTENT")
    ] = None
    include_geometric_stiffness: Annotated[
        bool | None, doc("Whether axial forces change the stiffness.", False)
    ] = None
    stiffness_reference: Annotated[
        EigenLoadRef | None, doc("Loads that give the axial forces.", {"LoadCase": 1})
    ] = None
    tolerance: Annotated[float | None, doc("Relative accuracy of the frequencies.", 1e-6)] = None
    max_iterations: Annotated[
        Count | None, doc("Iterations after which the search is given up.", 100)
    ] = None
