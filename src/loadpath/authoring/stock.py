"""The materials and sections of a structure: each is written once, however often it is named."""

from typing import Any

import msgspec

import loadpath.document as doc
from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import number, optional_number, shown, text
from loadpath.authoring.handles import Material, Section, owned
from loadpath.authoring.library_records import (
    SectionRecords,
    library_section_records,
    material_record,
    rectangle_with_strength,
)
from loadpath.catalogue import (
    LibraryMaterial,
    UnknownMaterial,
    UnknownSection,
    find_material,
    find_section,
)


class Stock:
    """Finds or adds materials and sections in the lists of a model."""

    def __init__(self, model: doc.Model, of: object) -> None:
        self._model = model
        self._of = of
        self._materials: dict[tuple[str, float], Material] = {}
        self._sections: dict[tuple[str, int], Section] = {}
        self._by_names: dict[tuple[str, str], Section] = {}  # as they were spelled

    def add_material(self, record: doc.Material) -> Material:
        self._model.materials.append(record)
        return Material(record.id, self._of, record.name)

    def next_material_id(self) -> int:
        return len(self._model.materials) + 1

    def find_material(self, argument: str, material: Any) -> Material:
        """A material of this structure, or a named one with its nominal strength."""
        if isinstance(material, str):
            named = _named_material(argument, material)
            return self._of_library(named, named.yield_stress)
        if material is None:
            raise ArgumentError(
                argument,
                f"'{argument}' is missing: a name such as S355 or concrete_C30, or a material "
                "of this model",
                "missing_parameter",
            )
        return owned(argument, material, Material, self._of)

    def find_section(self, section: Any, material: Any) -> Section:
        """A section of this structure, or a named one of a named material."""
        if isinstance(section, Section):
            if material is not None:
                raise ArgumentError(
                    "material", "'material' is given twice: the section has one already"
                )
            return owned("section", section, Section, self._of)
        if section is None:
            raise ArgumentError(
                "section",
                "'section' is missing: a name such as IPE300, or a section of this model",
                "missing_parameter",
            )
        name = text("section", section)
        if not isinstance(material, str):
            return self._named_section(name, material)
        known = self._by_names.get((name, material))
        if known is None:
            known = self._by_names[name, material] = self._named_section(name, material)
        return known

    def rectangle(self, h: float, b: float, material: Any) -> Section:
        found = self.find_material("material", material)
        strength = self._model.materials[found.id - 1].yield_stress
        records = rectangle_with_strength(
            number("h", h, above=0.0), number("b", b, above=0.0), strength
        )
        return self._add_records(records, found)

    def add_section(self, record: doc.Section) -> Section:
        self._model.sections.append(record)
        return Section(record.id, self._of, record.name)

    def next_section_id(self) -> int:
        return len(self._model.sections) + 1

    def _named_section(self, name: str, material: Any) -> Section:
        try:
            library = find_section(name)
        except UnknownSection as error:
            raise ArgumentError("section", str(error), "unknown_section") from None
        if isinstance(material, Material):
            # A material of one's own has one strength, whatever the thickness.
            own = owned("material", material, Material, self._of)
            strength = self._model.materials[own.id - 1].yield_stress
            records = library_section_records(library, find_material("S235"))
            return self._add_records(records._replace(strength=strength), own)
        if material is None:
            raise ArgumentError(
                "material",
                f"'material' is missing: {library.name} is a shape, name its material, such as "
                "S355",
                "missing_parameter",
            )
        named = _named_material("material", material)
        try:
            records = library_section_records(library, named)
        except ValueError as error:
            raise ArgumentError(
                "material", f"'material' does not suit {library.name}: {error}"
            ) from None
        return self._add_records(records, self._of_library(named, records.strength))

    def _of_library(self, named: LibraryMaterial, strength: float) -> Material:
        known = self._materials.get((named.name, strength))
        if known is None:
            record = msgspec.convert(
                material_record(named, strength)
                | {"id": self.next_material_id(), "thermal_expansion": named.thermal_expansion},
                doc.Material,
            )
            known = self._materials[named.name, strength] = self.add_material(record)
        return known

    def _add_records(self, records: SectionRecords, material: Material) -> Section:
        known = self._sections.get((records.name, material.id))
        if known is None:
            model = self._model
            model.shape_paths = model.shape_paths or []
            path_id = len(model.shape_paths) + 1
            model.shape_paths.append(
                msgspec.convert(records.shape_path | {"id": path_id}, doc.ShapePath)
            )
            changes = {
                "id": self.next_section_id(),
                "material": material.id,
                "shape_path": path_id,
            }
            record = msgspec.convert(records.section | changes, doc.Section)
            known = self._sections[records.name, material.id] = self.add_section(record)
        return known


def _named_material(argument: str, name: Any) -> LibraryMaterial:
    try:
        return find_material(text(argument, name))
    except UnknownMaterial as error:
        raise ArgumentError(argument, str(error), "unknown_material") from None


def section_record(section_id: int, material: Material, name: str, values: dict[str, Any]) -> Any:
    """A section of one's own; the stiffness is needed, the rest where a check asks for it."""
    needed: dict[str, Any] = {
        key: number(key, values.pop(key), above=0.0) for key in ("area", "i_y", "i_z", "j")
    }
    given: dict[str, Any] = {}
    for key, value in values.items():
        if key == "ec3" and value is not None and not isinstance(value, doc.Ec3SectionParams):
            raise ArgumentError(key, f"'{key}' should be Ec3SectionParams, found {shown(value)}")
        if (
            key == "dimensions"
            and value is not None
            and not isinstance(value, doc.SectionDimensions)
        ):
            raise ArgumentError(key, f"'{key}' should be SectionDimensions, found {shown(value)}")
        given[key] = value if key in ("ec3", "dimensions") else optional_number(key, value)
    return doc.Section(
        id=section_id, name=text("name", name), material=material.id, **needed, **given
    )
