"""Response spectra of EN 1998-1, by ground type, by their parameters, or by points."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import MetresPerSquareSecond, Ratio, Seconds
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

    ag: Annotated[MetresPerSquareSecond, doc("Design ground acceleration on type A.", 1.5)]
    ground_type: Annotated[GroundType, doc("Ground type.", "C")]
    spectrum_type: Annotated[SpectrumType, doc("Spectrum type.", "TYPE1")]
    q: Annotated[Ratio, doc("Behaviour factor.", 1.5)]
    beta: Annotated[Ratio | None, doc("Lower bound factor of the spectrum.", 0.2)] = None


class DirectParameters(Record):
    """The design spectrum of EN 1998-1 by its parameters."""

    ag: Annotated[MetresPerSquareSecond, doc("Design ground acceleration.", 1.5)]
    s: Annotated[Ratio, doc("Soil factor.", 1.15)]
    tb: Annotated[Seconds, doc("Period where the plateau begins.", 0.2)]
    tc: Annotated[Seconds, doc("Period where the plateau ends.", 0.6)]
    td: Annotated[Seconds, doc("Period where constant displacement begins.", 2.0)]
    q: Annotated[Ratio, doc("Behaviour factor.", 1.5)]
    beta: Annotated[Ratio | None, doc("Lower bound factor of the spectrum.", 0.2)] = None


class CustomPoints(Record):
    """A spectrum by points."""

    points: Annotated[
        list[CurvePoint],
        doc("Pairs of period in s and acceleration in m/s2.", [[0.0, 1.5], [0.2, 3.75]]),
    ]
