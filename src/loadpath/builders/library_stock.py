"""Sections, materials, supports and hinges of a plain document by name: found there, or added.

What the document has under a name comes first; then the library, and the three usual supports.
"""

from typing import Any

from loadpath.authoring import Structure
from loadpath.authoring.holds import Hold
from loadpath.authoring.library_records import grade_of, library_section_records, material_record
from loadpath.builders.document_part import names_of, records_of
from loadpath.builders.parameter import is_whole, shown
from loadpath.builders.parameter_error import Code, ParameterError
from loadpath.builders.support_holds import SUPPORTS
from loadpath.catalogue import (
    LibraryMaterial,
    LibrarySection,
    UnknownMaterial,
    UnknownSection,
    find_material,
    find_section,
)

Records = dict[str, Any]


class LibraryStock:
    """Finds or adds what a document refers to by name."""

    def __init__(self, document: Records) -> None:
        self._document = document
        self.has_extended = False
        """Whether something was added that only this version of the format has."""
        model = document.get("model")
        self._model: Records = model if isinstance(model, dict) else {}

    def section(self, name: str, material: str | None, former: Any) -> int:
        """A section by name; its material is the named one, else that of the former section."""
        before = self._record("sections", former)
        named = None if material is None else _library_material(material)
        own = None if before is None else self._record("materials", before.get("material"))
        for record in self._named("sections", name):
            of = self._record("materials", record.get("material"))
            if named is None and (own is None or _is_like(of, own)):
                return int(record["id"])
            if named is not None and of is not None and _is_of(of, named):
                return int(record["id"])
        return self._add_section(_library_section(name), named, own)

    def material(self, name: str, section: Records | None = None) -> int:
        """A material by name, with the strength of a section's thickest part where it has one."""
        thickness = None if section is None else _thickness(section)
        known = self._named("materials", name)
        own = [each for each in known if library_grade(each) is None]
        if own or (known and thickness is None):
            return int((own or known)[0]["id"])
        named = _library_material(name)
        return self._add_material(named, _strength(named, thickness))

    def support(self, name: str) -> int:
        """A support by its label, or a fixed, pinned or roller one."""
        if known := self._named("nodal_supports", name):
            return int(known[0]["id"])
        word = name.casefold()
        if word not in SUPPORTS:
            there = [each for record in self._list("nodal_supports") for each in names_of(record)]
            words = ", ".join(dict.fromkeys([*there, *SUPPORTS]))
            raise ParameterError(
                "unknown_support", "nodal_support", f"{shown(name)} is no support ({words})"
            )
        holder = Structure()
        warping: Hold = "Fixed" if word == "fixed" else "Free"
        holder.support(holder.node(0, 0), **SUPPORTS[word], warping=warping, classification=word)
        return self._add("nodal_supports", holder.to_document()["model"]["nodal_supports"][0])

    def hinge(self, name: str) -> int:
        """A hinge by its label, or one that lets the end of a member turn."""
        if known := self._named("member_hinges", name):
            return int(known[0]["id"])
        if name.casefold() != "pinned":
            there = [each for record in self._list("member_hinges") for each in names_of(record)]
            words = ", ".join(dict.fromkeys([*there, "pinned"]))
            raise ParameterError(
                "invalid_parameter", "hinge", f"{shown(name)} is no hinge ({words})"
            )
        holder = Structure()
        holder.member(holder.node(0, 0), holder.node(1, 0), "IPE300", "S235", start_hinge="pinned")
        return self._add("member_hinges", holder.to_document()["model"]["member_hinges"][0])

    def _add_section(
        self, library: LibrarySection, named: LibraryMaterial | None, own: Records | None
    ) -> int:
        if named is None:
            named = library_grade(own) if own else self._only_material(library)
        if named is not None:
            try:
                records = library_section_records(library, named)
            except ValueError as error:
                raise _wrong("material", f"{library.name}: {error}") from None
            material = self._add_material(named, records.strength)
        else:
            # A material of the author's own has one strength, whatever the thickness.
            assert own is not None, "without one, the only material was taken"
            records, material = library_section_records(library, find_material("S235")), own["id"]
        self._refuse_other_units(library.name)
        path = self._add("shape_paths", dict(records.shape_path))
        return self._add("sections", {**records.section, "material": material, "shape_path": path})

    def _add_material(self, named: LibraryMaterial, strength: float) -> int:
        for record in self._list("materials"):
            if _is_of(record, named) and record.get("yield_stress") == strength:
                return int(record["id"])
        self._refuse_other_units(named.grade)
        return self._add("materials", material_record(named, strength))

    def _only_material(self, library: LibrarySection) -> LibraryMaterial:
        grades = [library_grade(each) for each in self._list("materials")]
        if len({grade.name if grade else None for grade in grades}) == 1 and grades[0]:
            return grades[0]
        raise ParameterError(
            "missing_parameter",
            "material",
            f"{library.name} is a shape: name its material beside it, such as S355",
        )

    def _refuse_other_units(self, name: str) -> None:
        settings = self._document.get("settings")
        units = settings.get("unit_settings") if isinstance(settings, dict) else None
        si = {"lengthUnit": "m", "forceUnit": "N", "densityUnit": "kg/m3", "pressureUnit": "Pa"}
        for key, word in (units or {}).items():
            if key in si and word not in (None, si[key]):
                raise _wrong(
                    "changes",
                    f"{name} of the library is in SI units and the model has {key} {shown(word)}; "
                    "add the record in the model's units",
                )

    def _list(self, key: str) -> list[Records]:
        return records_of(self._model, key)

    def _named(self, key: str, name: str) -> list[Records]:
        wanted = _spelled(name)
        return [
            each
            for each in self._list(key)
            if is_whole(each.get("id")) and wanted in map(_spelled, names_of(each))
        ]

    def _record(self, key: str, number: Any) -> Records | None:
        if number is None:
            return None
        return next((each for each in self._list(key) if each.get("id") == number), None)

    def _add(self, key: str, record: Records) -> int:
        numbers = [int(each["id"]) for each in self._list(key) if is_whole(each.get("id"))]
        number = max(numbers, default=0) + 1
        self._model[key] = [*(self._model.get(key) or []), record | {"id": number}]
        self.has_extended |= key in ("sections", "materials")
        return number


def _wrong(parameter: str, message: str, code: Code = "invalid_parameter") -> ParameterError:
    return ParameterError(code, parameter, message)


def _spelled(name: str) -> str:
    return "".join(name.casefold().split())


def _library_section(name: str) -> LibrarySection:
    try:
        return find_section(name)
    except UnknownSection as error:
        raise _wrong("section", str(error), "unknown_section") from None


def _library_material(name: str) -> LibraryMaterial:
    try:
        return find_material(name)
    except UnknownMaterial as error:
        raise _wrong("material", str(error), "unknown_material") from None


def _is_like(record: Records | None, other: Records) -> bool:
    """Whether two materials are one grade; thick and thin parts of it differ in strength."""
    return record is not None and _spelled(str(record.get("name"))) == _spelled(
        str(other.get("name"))
    )


def _is_of(record: Records, named: LibraryMaterial) -> bool:
    return _spelled(str(record.get("name"))) in (_spelled(named.grade), _spelled(named.name))


def _thickness(section: Records) -> float | None:
    """The thickest part of a section: by its name in the library, else by its dimensions."""
    try:
        return find_section(str(section.get("name"))).thickest_part
    except UnknownSection:
        dimensions = section.get("dimensions")
        sizes = dimensions if isinstance(dimensions, dict) else {}
        found = [sizes[key] for key in ("tf", "tw", "t") if isinstance(sizes.get(key), int | float)]
        return max(found, default=None)


def _strength(named: LibraryMaterial, thickness: float | None) -> float:
    if thickness is None:
        return named.yield_stress
    try:
        return named.strength_at(thickness)
    except ValueError as error:
        raise _wrong("material", str(error)) from None


def is_library_section(record: Records) -> bool:
    """Whether the library has a section of that name."""
    try:
        find_section(str(record.get("name")))
    except UnknownSection:
        return False
    return True


def is_library_material(record: Records) -> bool:
    """Whether it is a material of the library, with one of its strengths."""
    return library_grade(record) is not None


def library_grade(record: Records) -> LibraryMaterial | None:
    """The library's material that a record is, with one of its strengths; None if it is not."""
    return grade_of(str(record.get("name")), record.get("e_mod"), record.get("yield_stress"))
