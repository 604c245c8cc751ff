"""The materials, sections and hinges of a structure: each is written once, however often it is
named. What the model has under a name comes first, then the library."""

from typing import Any

import msgspec

import loadpath.document as doc
from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import as_record, number, optional_number, text, word
from loadpath.authoring.handles import Hinge, Material, Member, Plate, Section, Surface
from loadpath.authoring.library_records import (
    SectionRecords,
    library_grade,
    library_section_records,
    material_record,
    rectangle_with_strength,
)
from loadpath.authoring.names import spelled
from loadpath.authoring.part import Whole, owned
from loadpath.catalogue import (
    LibraryMaterial,
    UnknownMaterial,
    UnknownSection,
    find_material,
    find_section,
)

SI = {"lengthUnit": "m", "forceUnit": "N", "densityUnit": "kg/m3", "pressureUnit": "Pa"}


class Stock:
    """Finds or adds materials, sections and hinges in the lists of a model."""

    def __init__(self, of: Whole) -> None:
        self._of = of
        self._by_names: dict[tuple[str, str], Section] = {}  # as they were spelled

    def find_material(self, argument: str, material: Any) -> Material:
        """A material of this structure, or a named one with its nominal strength."""
        if isinstance(material, str):
            if own := self._own_material(material):
                return own
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
            return self._in_model(name, material) or self._of_shape(name, material)
        known = self._by_names.get((name, material))
        if known is None or not self._of.holds(known):
            known = self._in_model(name, material) or self._of_shape(name, material)
            self._by_names[name, material] = known
        return known

    def other_section(self, former: int | None, section: Any, material: Any) -> Section:
        """What a member gets in the place of its section: another shape, material, or both."""
        if former is None or isinstance(section, Section):
            return self.find_section(section, material)
        before = self._of.part(Section, former)
        if material is None:
            grade = library_grade(before.material.record)
            return self.find_section(section, grade.name if grade else before.material)
        if section is not None:
            return self.find_section(section, material)
        known = self._in_model(before.name, material)
        if known is None and _is_in_library(before.name):
            known = self._of_shape(before.name, material)
        if known is None:
            found = self.find_material("material", material).id
            fields = {"id": self._of.next_id(Section), "material": found}
            known = self._of.add(Section, msgspec.structs.replace(before.record, **fields))
        return known

    def rectangle(self, h: float, b: float, material: Any) -> Section:
        found = self.find_material("material", material)
        records = rectangle_with_strength(
            number("h", h, above=0.0), number("b", b, above=0.0), found.record.yield_stress
        )
        return self._add_records(records, found)

    def hinge_id(self, argument: str, hinge: Any) -> int | None:
        """The id of a hinge of this structure, or of one that lets the end of a member turn."""
        if hinge is None:
            return None
        if not isinstance(hinge, str):
            return owned(argument, hinge, Hinge, self._of).id
        word(argument, hinge, ("pinned",))
        made = doc.MemberHinge(
            id=self._of.next_id(Hinge),
            hinge_type="pinned",
            rotational_release_my=0.0,
            rotational_release_mz=0.0,
        )
        for known in self._of.records(Hinge):
            if msgspec.structs.replace(made, id=known.id) == known:
                return Hinge(known, self._of).id
        return self._of.add(Hinge, made).id

    def drop_unused(self, sections: set[int | None]) -> None:
        """Remove what members no longer use and the library has still; one's own stays."""
        model = self._of.document.model
        members = self._of.records(Member)
        used = {id_ for each in members for id_ in (each.section, each.end_section)}
        gone = [
            each
            for each in model.sections
            if each.id in sections - used and _is_in_library(each.name)
        ]
        if not gone:
            return
        model.sections[:] = [each for each in model.sections if each not in gone]
        paths = {each.shape_path for each in gone} - {each.shape_path for each in model.sections}
        if model.shape_paths:
            model.shape_paths[:] = [each for each in model.shape_paths if each.id not in paths]
        holders = [*model.sections, *self._of.records(Surface), *self._of.records(Plate)]
        left = {each.material for each in gone} - {each.material for each in holders}
        model.materials[:] = [
            each for each in model.materials if each.id not in left or not library_grade(each)
        ]

    def _own_material(self, name: str) -> Material | None:
        """A material of the model that has the name and is not the library's."""
        for record in self._of.records(Material):
            if spelled(record.name) == spelled(name) and library_grade(record) is None:
                return Material(record, self._of)
        return None

    def _in_model(self, name: str, material: Any) -> Section | None:
        if material is None:
            return None
        for record in self._of.records(Section):
            if spelled(record.name) == spelled(name):
                found = Section(record, self._of)
                if _is_of(found.material, material):
                    return found
        return None

    def _of_shape(self, name: str, material: Any) -> Section:
        try:
            library = find_section(name)
        except UnknownSection as error:
            raise ArgumentError("section", str(error), "unknown_section") from None
        own = self._own_material(material) if isinstance(material, str) else material
        if isinstance(own, Material):
            # A material of one's own has one strength, whatever the thickness.
            own = owned("material", own, Material, self._of)
            records = library_section_records(library, find_material("S235"))
            return self._add_records(records._replace(strength=own.record.yield_stress), own)
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
        for known in self._of.records(Material):
            if known.yield_stress == strength and library_grade(known) is named:
                return Material(known, self._of)
        self._refuse_other_units("material", named.grade)
        record = material_record(named, strength) | {"id": self._of.next_id(Material)}
        return self._of.add(Material, msgspec.convert(record, doc.Material))

    def _add_records(self, records: SectionRecords, material: Material) -> Section:
        for known in self._of.records(Section):
            if known.name == records.name and known.material == material.id:
                return Section(known, self._of)
        self._refuse_other_units("section", records.name)
        model = self._of.document.model
        model.shape_paths = model.shape_paths or []
        path_id = max((each.id for each in model.shape_paths), default=0) + 1
        path = msgspec.convert(records.shape_path | {"id": path_id}, doc.ShapePath)
        model.shape_paths.append(path)
        number_ = self._of.next_id(Section)
        changes = {"id": number_, "material": material.id, "shape_path": path_id}
        return self._of.add(Section, msgspec.convert(records.section | changes, doc.Section))

    def _refuse_other_units(self, argument: str, name: str) -> None:
        units = self._of.document.settings.unit_settings
        for key, si in SI.items():
            found = getattr(units, key)
            if found is not None and found != si:
                raise ArgumentError(
                    argument,
                    f"{name} is written in SI units and the model has {key} {found}; add the "
                    "section and its material in the model's units",
                )


def _named_material(argument: str, name: Any) -> LibraryMaterial:
    try:
        return find_material(text(argument, name))
    except UnknownMaterial as error:
        raise ArgumentError(argument, str(error), "unknown_material") from None


def _is_in_library(name: str) -> bool:
    try:
        find_section(name)
    except UnknownSection:
        return False
    return True


def _is_of(found: Material, material: Any) -> bool:
    """Whether a material is the one that was named; thick and thin parts of a grade differ."""
    if not isinstance(material, str):
        return bool(found == material)
    names = [material]
    try:
        grade = find_material(material)
        names += [grade.grade, grade.name]
    except UnknownMaterial:
        pass
    return spelled(found.name) in map(spelled, names)


def section_record(section_id: int, material: Material, name: str, values: dict[str, Any]) -> Any:
    """A section of one's own; the stiffness is needed, the rest where a check asks for it."""
    needed: dict[str, Any] = {
        key: number(key, values.pop(key), above=0.0) for key in ("area", "i_y", "i_z", "j")
    }
    records = {"ec3": doc.Ec3SectionParams | None, "dimensions": doc.SectionDimensions | None}
    given: dict[str, Any] = {}
    for key, value in values.items():
        if key in records:
            given[key] = as_record(key, value, records[key])
        else:
            given[key] = optional_number(key, value)
    return doc.Section(
        id=section_id, name=text("name", name), material=material.id, **needed, **given
    )
