"""Materials of SAF: stiffness and density as given; strength from the design properties."""

from loadpath.catalogue import LibraryMaterial, UnknownMaterial, find_material
from loadpath.exchange.saf.reading import Reading, Record, numbers_of
from loadpath.exchange.saf.sheet import Row, key_of

SHEET = "StructuralMaterial"
TYPES = ("Concrete", "Steel", "Timber", "Aluminium", "Masonry", "Other")
STRENGTH = {"Concrete": 6, "Timber": 17}
"""Number of the design property that is the strength; 1, the yield strength, of all others."""


def read_materials(reading: Reading) -> None:
    rows = list(reading.sheet(SHEET))
    ids = numbers_of(f"M{number}" for number, _ in enumerate(rows, start=1))
    for row, number in zip(rows, ids.values(), strict=True):
        if row.name in reading.materials:
            raise row.error("Name", f"should be unique; '{row.name}' stands twice")
        reading.materials[row.name] = reading.add("materials", _material(reading, row, number))


def strength_property(kind: str) -> int:
    return STRENGTH.get(kind, 1)


def library_material(*names: str) -> LibraryMaterial | None:
    """The library's material of the first name it knows; 'S 355 J2' is S355."""
    for name in names:
        words = name.replace("_", " ").split()
        for tried in (name, "".join(words[:2]), words[0] if words else ""):
            try:
                return find_material(tried)
            except UnknownMaterial:
                continue
    return None


def _material(reading: Reading, row: Row, number: int) -> Record:
    known = library_material(row.text("Quality"), row.name)
    record: Record = {"id": number, "name": row.name}
    e = row.number_of("E modulus", "MPa") or (known.e_mod if known else None)
    if e is None:
        raise row.error("E modulus", "is empty, and the library has no such material")
    poisson = row.number_of("Poisson coefficient")
    g = row.number_of("G modulus", "MPa")
    if g is None:
        g = e / (2 * (1 + poisson)) if poisson is not None else (known.g_mod if known else None)
    if g is None:
        raise row.error("G modulus", "is empty, and so is the Poisson coefficient")
    density = row.number_of("Unit mass", "kg/m3") or (known.density if known else None)
    if density is None:
        raise row.error("Unit mass", "is empty, and the library has no such material")
    record |= {"e_mod": e, "g_mod": g, "density": density, "yield_stress": 0.0}
    expansion = row.number_of("Thermal expansion", "1/K")
    if expansion is not None:
        record["thermal_expansion"] = expansion
    record["yield_stress"] = _strength(reading, row, known)
    _tell_subtype(reading, row)
    return record


def _tell_subtype(reading: Reading, row: Row) -> None:
    """Cold forming and stainless steel change how steel buckles; other words describe."""
    subtype = row.text("Subtype")
    if row.text("Type") == "Steel" and key_of(subtype) not in ("", "hotrolled"):
        reading.leave(row, f"subtype '{subtype}' has no field here; it is checked as hot rolled")
    elif subtype and row.text("Type") != "Steel":
        reading.note(row, f"subtype '{subtype}' has no field here")


def _strength(reading: Reading, row: Row, known: LibraryMaterial | None) -> float:
    wanted = strength_property(row.text("Type"))
    others: list[str] = []
    found: float | None = None
    for part in row.names("Design properties"):
        label, _, value = part.partition("|")
        try:
            number, size = int(float(label)), float(value)
        except ValueError:
            raise row.error(
                "Design properties", f"should be pairs such as 1|355; found '{part}'"
            ) from None
        if number == wanted:
            found = size * 1e6
        else:
            others.append(label.strip())
    if others:
        reading.note(row, f"design properties {', '.join(others)} have no field here")
    if found is not None:
        return found
    if known is not None:
        reading.note(row, f"says no strength; {known.yield_stress / 1e6:g} MPa of {known.grade}")
        return known.yield_stress
    reading.leave(row, "says no strength and the library has no such material; it is 0")
    return 0.0
