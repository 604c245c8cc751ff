"""Response spectra of EN 1998-1, by ground type, by their parameters, or by points."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import (
    NOT_NEGATIVE,
    POSITIVE,
    MetresPerSquareSecond,
    Ratio,
    Seconds,
)
from loadpath.document.declaration.vector import CurvePoint


class GroundType(StrEnum):
    """Ground type of EN 1998-1 Table 3.1."""

    A = "A"
    B = "B"
    C = "C"
    D = "D"
    E = "E"


class SpectrumType(StrEnum):
    """Spectrum type of EN 1998-1 3.2.2.2: strong (1) or moderate (2) earthquakes."""

    TYPE1 = "TYPE1"
    TYPE2 = "TYPE2"


class EurocodeParametric(Record):
    """The design spectrum of EN 1998-1 by ground type."""

    ag: Annotated[
        MetresPerSquareSecond, POSITIVE, doc("Design ground acceleration on type A.", 1.5)
    ]
    ground_type: Annotated[GroundType, doc("Ground type.", "C")]
    spectrum_type: Annotated[SpectrumType, doc("Spectrum type.", "TYPE1")]
    q: Annotated[Ratio, Meta(ge=1), doc("Behaviour factor.", 1.5)]
    beta: Annotated[
        Annotated[Ratio, NOT_NEGATIVE] | None,
        doc("Share of ag that the spectrum never falls below; 0.2 when left out.", 0.2),
    ] = None


class DirectParameters(Record):
    """The design spectrum of EN 1998-1 by its parameters."""

    ag: Annotated[MetresPerSquareSecond, POSITIVE, doc("Design ground acceleration.", 1.5)]
    s: Annotated[Ratio, POSITIVE, doc("Soil factor.", 1.15)]
    tb: Annotated[Seconds, NOT_NEGATIVE, doc("Period where the plateau begins.", 0.2)]
    tc: Annotated[Seconds, POSITIVE, doc("Period where the plateau ends.", 0.6)]
    td: Annotated[Seconds, POSITIVE, doc("Period where constant displacement begins.", 2.0)]
    q: Annotated[Ratio, Meta(ge=1), doc("Behaviour factor.", 1.5)]
    beta: Annotated[
        Annotated[Ratio, NOT_NEGATIVE] | None,
        doc("Share of ag that the spectrum never falls below; 0.2 when left out.", 0.2),
    ] = None


class CustomPoints(Record):
    """A spectrum by points."""

    points: Annotated[
        list[CurvePoint],
        Meta(min_length=1),
        doc(
            "Pairs of period in s and acceleration in m/s2, by rising period; between them "
            "straight lines, outside of them the nearest acceleration.",
            [[0.0, 1.5], [0.2, 3.75]],
        ),
    ]
