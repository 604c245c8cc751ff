"""What an earthquake does, in the header of an answer: by mode, direction, and as result sets."""

from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import (
    Count,
    Kilograms,
    MetresPerSquareSecond,
    Newtons,
    Ratio,
    Seconds,
)
from loadpath.document.types.seismic import SeismicDirection

from .issue import Issue
from .result_set import SetHeader
from .table import described


class SeismicMode(Record):
    """What one mode contributes in one direction."""

    mode: Annotated[Count, doc("Its number; 1 is the slowest.", 1)]
    period: Annotated[Seconds | None, doc("Period; null where a free body moves.", 0.468)]
    spectral_acceleration: Annotated[
        MetresPerSquareSecond, doc("Of the design spectrum at that period.", 1.84)
    ]
    participation_factor: Annotated[
        float, doc("Shape of modal mass 1 times mass times a unit movement of all nodes.", -163.9)
    ]
    effective_mass: Annotated[Kilograms, doc("Its square.", 26849.0)]
    effective_mass_ratio: Annotated[Ratio, doc("Share of the whole mass.", 0.767)]
    base_shear: Annotated[Newtons, doc("Effective mass times spectral acceleration.", 49400.0)]


class SeismicDirectionHead(Record):
    """An earthquake along one direction."""

    direction: Annotated[SeismicDirection, doc("Along which the ground moves.", "X")]
    base_shear: Annotated[
        Newtons, doc("Sum of the horizontal forces; of modes, combined as all figures are.", 5.2e4)
    ]
    total_seismic_mass: Annotated[Kilograms, doc("All mass, on supports too.", 35000.0)]
    participating_mass_ratio: Annotated[
        Ratio, doc("Share of it in the modes; 1 for the lateral force method.", 0.994)
    ]
    modes: Annotated[
        list[SeismicMode], described("Slowest first; none for the lateral force method.")
    ]
    leading_mode: Annotated[
        Count | None, doc("The mode with the largest base shear, or whose period counts.", 2)
    ]
    correction_factor: Annotated[
        Ratio | None, doc("lambda of EN 1998-1 4.3.3.2.2, of the lateral force method.", 0.85)
    ] = None


class SeismicDirectionHeader(SeismicDirectionHead):
    """An earthquake along one direction, with its result sets."""

    combined: Annotated[
        SetHeader,
        described(
            "What it does: of modes combined without signs, of the lateral force method with them."
        ),
    ]
    leading: Annotated[
        SetHeader | None, described("What the leading mode does, with its signs.")
    ] = None


class SeismicMethodHeader(Record):
    """An earthquake along all directions."""

    per_direction: Annotated[list[SeismicDirectionHeader], described("Direction by direction.")]
    combined: Annotated[SetHeader | None, described("All together, without signs.")] = None


class SeismicHeader(Record):
    """What an earthquake does; nothing where a warning says why."""

    modal_response_spectrum: Annotated[
        SeismicMethodHeader | None, described("By the modes and a response spectrum.")
    ] = None
    lateral_force: Annotated[
        SeismicMethodHeader | None, described("By the lateral force method.")
    ] = None
    warnings: Annotated[list[Issue], described("What to know of it, or why it has no result.")]
