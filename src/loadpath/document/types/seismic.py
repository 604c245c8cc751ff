"""Seismic analysis to EN 1998-1."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.record import Choice, Record, doc
from loadpath.document.declaration.units import (
    NOT_NEGATIVE,
    Count,
    Fraction,
    PositiveCount,
    Ratio,
)

from . import spectra
from .eigen import EigenLoadRef, MassFormulation
from .references import LoadCaseRef


class ResponseSpectrum(Choice):
    """A response spectrum, described in one of three ways."""

    EurocodeParametric: Annotated[
        spectra.EurocodeParametric | None,
        doc(
            "By ground type.",
            {"ag": 1.5, "ground_type": "C", "spectrum_type": "TYPE1", "q": 1.5},
        ),
    ] = None
    DirectParameters: Annotated[
        spectra.DirectParameters | None,
        doc(
            "By its parameters.",
            {"ag": 1.5, "s": 1.15, "tb": 0.2, "tc": 0.6, "td": 2.0, "q": 1.5},
        ),
    ] = None
    CustomPoints: Annotated[
        spectra.CustomPoints | None, doc("By points.", {"points": [[0.0, 1.5], [0.2, 3.75]]})
    ] = None


class SeismicMethod(StrEnum):
    """Modal response spectrum analysis, the lateral force method, or both."""

    MODAL_RESPONSE_SPECTRUM = "MODAL_RESPONSE_SPECTRUM"
    LATERAL_FORCE = "LATERAL_FORCE"
    BOTH = "BOTH"


class SeismicDirection(StrEnum):
    """A global direction in which the ground moves."""

    X = "X"
    Y = "Y"
    Z = "Z"


class DirectionalCombination(StrEnum):
    """How the effects of several directions are combined (EN 1998-1 4.3.3.5.1)."""

    SRSS = "SRSS"
    PERCENT30 = "PERCENT30"


class ModalCombination(StrEnum):
    """How the effects of several modes are combined (EN 1998-1 4.3.3.3.2)."""

    CQC = "CQC"
    SRSS = "SRSS"


class SeismicMassSource(Record):
    """A load case whose downward loads count as mass."""

    load_case_id: Annotated[LoadCaseRef, doc("Load case that counts.", 1)]
    psi: Annotated[
        Ratio,
        NOT_NEGATIVE,
        doc("Share of its downward loads that counts; uplift is no mass.", 0.3),
    ]


class SeismicAnalysisSettings(Record):
    """Seismic analysis by response spectra."""

    method: Annotated[SeismicMethod, doc("Method of analysis.", "MODAL_RESPONSE_SPECTRUM")]
    num_modes: Annotated[PositiveCount, doc("How many modes are used.", 10)]
    spectrum_x: Annotated[
        ResponseSpectrum,
        doc("Spectrum along X.", {"CustomPoints": {"points": [[0.0, 1.5], [0.2, 3.75]]}}),
    ]
    spectrum_y: Annotated[
        ResponseSpectrum | None,
        doc(
            "Spectrum along Y; that of X when left out.",
            {"CustomPoints": {"points": [[0.0, 1.5], [0.2, 3.75]]}},
        ),
    ] = None
    spectrum_z: Annotated[
        ResponseSpectrum | None,
        doc(
            "Spectrum along Z; that of X when left out.",
            {"CustomPoints": {"points": [[0.0, 1.5], [0.2, 3.75]]}},
        ),
    ] = None
    directions: Annotated[
        list[SeismicDirection] | None,
        doc("Directions in which the ground moves; the horizontal ones when left out.", ["X", "Z"]),
    ] = None
    mass_sources: Annotated[
        list[SeismicMassSource] | None,
        doc("Load cases that count as mass.", [{"load_case_id": 1, "psi": 0.3}]),
    ] = None
    include_structural_mass: Annotated[
        bool | None,
        doc("Whether the mass of members and plates counts; masses on nodes always do.", True),
    ] = True
    mass_formulation: Annotated[
        MassFormulation | None, doc("How mass is represented.", "CONSISTENT")
    ] = None
    damping: Annotated[
        Fraction | None, doc("Viscous damping ratio, by which CQC weighs pairs of modes.", 0.05)
    ] = 0.05
    modal_combination: Annotated[
        ModalCombination | None, doc("How modes are combined; CQC when left out.", "CQC")
    ] = None
    directional_combination: Annotated[
        DirectionalCombination | None,
        doc("How directions are combined; SRSS when left out.", "PERCENT30"),
    ] = None
    include_geometric_stiffness: Annotated[
        bool | None, doc("Whether forces of the reference change the stiffness in modes.", False)
    ] = None
    stiffness_reference: Annotated[
        EigenLoadRef | None,
        doc(
            "Loads that decide which one-way members take part and how cables hang; without it "
            "cables hang under the weight of the mass.",
            {"LoadCase": 1},
        ),
    ] = None
    tolerance: Annotated[float | None, doc("Relative accuracy of the frequencies.", 1e-6)] = None
    max_iterations: Annotated[
        Count | None, doc("Iterations after which the search is given up.", 100)
    ] = None
