"""Cross-sections of SAF: by the library's name, by dimensions, or by their figures.

The figures of the workbook are those its author computed with, so they stand; the library and
the dimensions add what the format has no columns for. A name whose figures are not the library's
is not the library's section.
"""

import re
from typing import Any

from loadpath.authoring.library_records import library_section_records
from loadpath.catalogue import LibrarySection, UnknownSection, find_material, find_section
from loadpath.catalogue.outline import shape_commands
from loadpath.exchange.saf.materials import library_material
from loadpath.exchange.saf.reading import Reading, Record
from loadpath.exchange.saf.section_shapes import Unsupported, parametric
from loadpath.exchange.saf.sheet import Row, key_of

SHEET = "StructuralCrossSection"
NEAR = 0.05
PROVISIONAL = 0
"""The form code of a section that its figures describe, not its name."""
COLD = frozenset((16, 18, 21, 27, 74, 84, 87, 90, 93, 94, 95))
HOT = frozenset((20, 25, 75, 82, 83, 85, 86, 88, 89, 103))
UNSYMMETRICAL = {"U": (13, 5), "T": (9, 6)}
"""Form codes of shapes as the library draws them, and turned by half a turn."""

_HOLLOW = re.compile(r"(cf|hf)?(shs|rhs|chs)(?=[\d])")
_PREFIXES = (("hfleq", "l"), ("hflue", "l"))
_PROPERTIES = (
    *("area", "i_y", "i_z", "j", "a_sy", "a_sz", "wel_y", "wel_z", "wpl_y", "wpl_z"),
    *("y_s", "z_s"),
)


def read_sections(reading: Reading) -> None:
    for number, row in enumerate(reading.sheet(SHEET), start=1):
        if row.name in reading.sections:
            raise row.error("Name", f"should be unique; '{row.name}' stands twice")
        record = read_section(reading, row)
        if record is not None:
            path = record.pop("outline", None)
            if path is not None:
                record["shape_path"] = number
                reading.add("shape_paths", {"id": number, "name": record["name"], **path})
            reading.sections[row.name] = reading.add("sections", {"id": number, **record})


def read_section(reading: Reading, row: Row) -> Record | None:
    """The section of a row, with its outline, without an id; None where nothing describes it."""
    materials = row.names("Material")
    if len(materials) != 1 or materials[0] not in reading.materials:
        if len(materials) > 1:
            reading.leave(row, "is of several materials; members of it are not carried over")
            return None
        found = row.text("Material")
        raise row.error("Material", f"should name a StructuralMaterial; found '{found}'")
    material = reading.materials[materials[0]]
    name = row.text("Profile") or row.name
    figures = _figures(reading, row)
    record = _by_shape(reading, row, name, material, figures)
    record = {"name": name, "material": material["id"]} | record | figures
    missing = [key for key in ("area", "i_y", "i_z", "j") if key not in record]
    if missing:
        words = ", ".join(missing)
        reading.leave(row, f"has no {words} and no known shape; its members are not carried over")
        return None
    return record


def _by_shape(reading: Reading, row: Row, name: str, material: Record, figures: Record) -> Record:
    """What name or dimensions say of the section."""
    kind = key_of(row.needed("Cross-section type"))
    if kind == "manufactured":
        return _manufactured(reading, row, name, material, figures)
    if kind == "parametric":
        try:
            made = parametric(key_of(row.text("Shape")), row.numbers("Parameters", "mm"))
        except Unsupported as error:
            reading.leave(row, f"shape '{row.text('Shape')}': {error}; its figures are taken alone")
            return {}
        _note_turn(reading, row, str(made.dimensions.get("shape")), turned=made.turned)
        return _from_shape(made.properties, made.dimensions)
    if kind not in ("general", "compound"):
        raise row.error(
            "Cross-section type",
            "should be Parametric, Manufactured, Compound or General; "
            f"found '{row.text('Cross-section type')}'",
        )
    reading.leave(row, "is a free shape: its figures are taken, its outline is not")
    return {}


def _manufactured(
    reading: Reading, row: Row, name: str, material: Record, figures: Record
) -> Record:
    code = row.number_of("Form code")
    if code == PROVISIONAL and "area" in figures:
        return {}
    found = find_profile(name, row.number_of("Description ID of the profile"))
    if found is None:
        if "area" in figures:
            reading.leave(row, f"'{name}' is not in the library; its figures are taken alone")
        return {}
    differing = [
        key
        for key in ("area", "i_y", "i_z", "j")
        if key in figures and abs(figures[key] / getattr(found, key) - 1) > NEAR
    ]
    if differing and found.dimensions["shape"] != "L":
        reading.leave(
            row,
            f"is '{name}' by name, but {', '.join(differing)} differ from the library's by more "
            "than 5 %; its figures are taken alone",
        )
        return {}
    if differing:
        # Programs give an angle about its legs or about its principal axes, and do not say which.
        reading.leave(row, f"the figures {', '.join(differing)} are the library's, about the legs")
        for key in differing:
            figures.pop(key)
    if _is_undecided_tube(found, name, row.number_of("Description ID of the profile")):
        reading.leave(row, "hot finished or cold formed is not said; it is taken as hot finished")
    grade = library_material(material["name"]) or find_material("S235")
    try:
        records = library_section_records(found, grade)
    except ValueError:
        records = library_section_records(found, find_material("S235"))
    own = ("id", "material", "shape_path")
    section = {key: value for key, value in records.section.items() if key not in own}
    outline = {"shape_commands": records.shape_path["shape_commands"]}
    shape = str(found.dimensions["shape"])
    if shape != "L" or code not in (None, PROVISIONAL):
        # The library's channel opens towards z, which is minus y of the workbook.
        turned = shape in UNSYMMETRICAL and code == UNSYMMETRICAL[shape][1]
        _note_turn(reading, row, shape, turned=turned)
    return section | {"outline": outline}


def _note_turn(reading: Reading, row: Row, shape: str, *, turned: bool) -> None:
    """Members of shapes that stand the other way in the workbook are rolled by half a turn."""
    if turned:
        reading.turned.add(row.name)
    if shape in UNSYMMETRICAL and reading.axes.is_mirrored:
        reading.leave(row, "is seen from the other end of its members; look at how it stands")
    if shape == "L":
        reading.leave(row, "which way the legs of an angle point is not carried over; see its roll")


def find_profile(name: str, description: float | None = None) -> LibrarySection | None:
    """The library's section of that name; what says cold formed or hot finished decides tubes."""
    key = key_of(name).replace("/", "x")
    for prefix, short in _PREFIXES:
        if key.startswith(prefix):
            key = short + key[len(prefix) :]
    if hollow := _HOLLOW.match(key):
        cold = description in COLD or (description not in HOT and hollow[1] == "cf")
        key = ("cf" if cold else "") + hollow[2] + key[hollow.end() :]
    for tried in (name, key):
        try:
            found = find_section(tried)
        except UnknownSection:
            continue
        if hollow and tried == name and (found.family.startswith("CF")) != cold:
            continue
        return found
    return None


def _is_undecided_tube(found: LibrarySection, name: str, description: float | None) -> bool:
    if found.family not in ("SHS", "RHS", "CHS") or key_of(name).startswith("hf"):
        return False
    return description not in HOT


def _figures(reading: Reading, row: Row) -> Record:
    """Figures of the row in the document's axes; those that cannot be are left out."""
    strong, weak = ("y", "z") if reading.axes.strong_axis == "y" else ("z", "y")
    columns = {
        "area": ("A", "m2"),
        "i_z": (f"I{strong}", "m4"),
        "i_y": (f"I{weak}", "m4"),
        "j": ("It", "m4"),
        "wpl_z": (f"Wpl{strong}", "m3"),
        "wpl_y": (f"Wpl{weak}", "m3"),
    }
    found: Record = {}
    for key, (column, unit) in columns.items():
        size = row.number_of(column, unit)
        if size is None:
            continue
        if size <= 0 or (key.startswith("wpl") and size > 1.0):
            # No section has a modulus of a cubic metre: programs were seen to write mm3 here.
            tell = reading.note if size == 0 else reading.leave
            tell(row, f"{column} of {size:g} is not possible and is left out")
            continue
        found[key] = size
    warping = row.number_of("Iw", "m6")
    if warping is not None:
        found["i_w"] = warping if warping > 0 else None
    return found


def _from_shape(shape: Any, dimensions: dict[str, float | str]) -> Record:
    record: Record = {key: getattr(shape, key) for key in _PROPERTIES}
    across = [[corner[axis] for corner in shape.contours[0]] for axis in (0, 1)]
    record |= {key: max(of) - min(of) for key, of in zip("hb", across, strict=True)}
    record |= {"centroid_y": 0.0, "centroid_z": 0.0}
    if shape.i_w and not dimensions:
        record["i_w"] = shape.i_w
    if dimensions:
        record |= {"h": dimensions["h"], "b": dimensions.get("b", dimensions["h"])}
        record["dimensions"] = dimensions
        if dimensions["shape"] in ("I", "U"):
            record["i_w"] = shape.i_w
    if shape.i_yz:
        record["i_yz"] = shape.i_yz
    commands = shape_commands(shape.contours, shape.c_y, shape.c_z)
    return record | {"outline": {"shape_commands": commands}}
