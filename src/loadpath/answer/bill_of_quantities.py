"""What a structure costs: mass, surface to paint and embodied carbon, by section and in total."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.record import Record, doc
from loadpath.document.declaration.units import Count, Kilograms, Metres, SquareMetres

from .table import described


class BilledKind(StrEnum):
    """Of what a row of the bill is."""

    section = "section"
    plate = "plate"


class BillRow(Record):
    """The members of one section, or the plates of one material and thickness."""

    kind: Annotated[BilledKind, doc("Members of a section, or plates.", "section")]
    id: Annotated[Count | None, doc("Id of the section; null for plates.", 1)]
    name: Annotated[str, doc("Name of the section; of plates that of their material.", "IPE300")]
    material: Annotated[str, doc("Name of the material.", "S355")]
    parts: Annotated[Count, doc("How many members, or plates of the document.", 12)]
    thickness: Annotated[Metres | None, doc("Of plates; null for members.", None)]
    length: Annotated[
        Metres | None,
        doc("All members together, of cables as stated before they stretch; null for plates.", 72),
    ]
    area: Annotated[SquareMetres | None, doc("One side of all plates; null for members.", None)]
    mass: Annotated[Kilograms, doc("Area of the section or thickness, times density.", 3041.4)]
    surface: Annotated[
        SquareMetres | None,
        doc(
            "To paint: around the section along its length, or both sides of plates; ends and "
            "edges are left out. Null where the section has no dimensions.",
            83.5,
        ),
    ]
    carbon: Annotated[
        Kilograms | None,
        doc(
            "CO2 equivalent by the material's `carbon_factor`, of steel else 1.55; null without.",
            3436.8,
        ),
    ]


class BillOfQuantities(Record):
    """What the structure takes. A total is null where a row of it is, for it would be too small."""

    rows: Annotated[list[BillRow], described("Sections in the order of the document, then plates.")]
    mass: Annotated[Kilograms, doc("Mass of all rows.", 3041.4)]
    surface: Annotated[SquareMetres | None, doc("Surface of all rows.", 83.5)]
    carbon: Annotated[Kilograms | None, doc("CO2 equivalent of all rows.", 3436.8)]
    remarks: Annotated[
        list[str],
        doc("What is not in it, and why.", ["1 rigid member has no mass here: member 7"]),
    ]
