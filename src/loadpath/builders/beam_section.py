"""The section and the material of a beam, as the document holds them."""

from typing import Any, NamedTuple

from loadpath.authoring.library_records import (
    SectionRecords,
    library_section_records,
    material_record,
    rectangle_records,
)
from loadpath.builders.parameter_error import ParameterError
from loadpath.catalogue import (
    LibraryMaterial,
    UnknownMaterial,
    UnknownSection,
    find_material,
    find_section,
)


class BeamSection(NamedTuple):
    """A section with its outline and the strength of its material."""

    name: str
    section: dict[str, Any]
    shape_path: dict[str, Any]
    material: dict[str, Any]


def choose_material(name: str, allowed: tuple[str, ...]) -> LibraryMaterial:
    try:
        material = find_material(name)
    except UnknownMaterial as error:
        raise ParameterError(
            "unknown_material", "material", f"{error} (one of {', '.join(allowed)})"
        ) from None
    if material.name not in allowed:
        raise ParameterError(
            "unknown_material",
            "material",
            f"'material' is '{name}'; it should be one of {', '.join(allowed)}",
        )
    return material


def library_section(name: str, material: LibraryMaterial) -> BeamSection:
    """A named section, its strength that of its thickest part."""
    try:
        section = find_section(name)
    except UnknownSection as error:
        raise ParameterError("unknown_section", "section", str(error)) from None
    try:
        return _of_material(library_section_records(section, material), material)
    except ValueError as error:
        raise ParameterError(
            "invalid_parameter", "material", f"'material' does not suit {section.name}: {error}"
        ) from None


def rectangular_section(h: float, b: float, material: LibraryMaterial) -> BeamSection:
    """A solid rectangle, h up and b across (m), with the nominal strength of its material."""
    return _of_material(rectangle_records(h, b, material), material)


def _of_material(records: SectionRecords, material: LibraryMaterial) -> BeamSection:
    record = material_record(material, records.strength)
    return BeamSection(records.name, records.section, records.shape_path, record)
