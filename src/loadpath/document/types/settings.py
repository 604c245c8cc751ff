"""Who made the document, and the units its numbers are written in."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.honour import unused, word_without_effect
from loadpath.document.declaration.record import EXTENSION, Record, doc, written

from .imports import Imported


class LengthUnit(StrEnum):
    """Unit of every length in the document."""

    mm = "mm"
    cm = "cm"
    m = "m"


class ForceUnit(StrEnum):
    """Unit of every force in the document."""

    N = "N"
    kN = "kN"


class PressureUnit(StrEnum):
    """Unit of every modulus, strength and stress in the document."""

    Pa = "Pa"
    kPa = "kPa"
    MPa = "MPa"
    GPa = "GPa"


class DensityUnit(StrEnum):
    """Unit of every density in the document."""

    kg_per_m3 = "kg/m3"
    kg_per_mm3 = "kg/mm3"


@word_without_effect(
    "imperial", "read imperial units, and takes every number in the metric units named"
)
class UnitSystem(StrEnum):
    """Family of units that a program shows to its user; it does not change any number."""

    metric = "metric"
    imperial = "imperial"


class UnitSettings(Record):
    """The units in which the document's numbers are written; SI where nothing is said."""

    system: Annotated[UnitSystem | None, doc("Family of units that a program shows.", "metric")] = (
        None
    )
    lengthUnit: Annotated[LengthUnit | None, doc("Unit of lengths; metres when left out.", "m")] = (
        None
    )
    forceUnit: Annotated[ForceUnit | None, doc("Unit of forces; newtons when left out.", "N")] = (
        None
    )
    densityUnit: Annotated[
        DensityUnit | None, doc("Unit of densities; kg/m3 when left out.", "kg/m3")
    ] = None
    pressureUnit: Annotated[
        PressureUnit | None, doc("Unit of moduli and stresses; pascals when left out.", "Pa")
    ] = None


class GeneralInfo(Record):
    """What the document is about and who wrote it."""

    project_name: Annotated[str, doc("Name of the project.", "Footbridge")] = written("")
    author: Annotated[str, doc("Who wrote the document.", "A. Engineer")] = written("")
    version: Annotated[str, doc("The author's own version of the model.", "1.0")] = written("1.0")


class Settings(Record):
    """Everything about the document that is not the structure itself."""

    general_info: Annotated[
        GeneralInfo,
        doc("Project, author and version.", {"project_name": "Footbridge"}),
        unused("It describes the project."),
    ] = written(GeneralInfo())
    unit_settings: Annotated[
        UnitSettings, doc("Units of the numbers in the document.", {"lengthUnit": "m"})
    ] = written(UnitSettings())
    imported: Annotated[
        Imported | None,
        EXTENSION,
        doc("The file that the document was read from.", {"format": "SAF", "left_behind": []}),
    ] = None
