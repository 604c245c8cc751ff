"""Cross-sections of a document as SAF: by name, by dimensions or by figures, as loses least.

Which it is, is found by reading each way back: SAF has no columns for shear areas, so a name is
right only where the library's are the document's.
"""

from loadpath.catalogue import UnknownSection, find_section
from loadpath.exchange.report import Remarks
from loadpath.exchange.saf.differing import differing_fields
from loadpath.exchange.saf.materials import read_materials
from loadpath.exchange.saf.reading import Reading
from loadpath.exchange.saf.sections import PROVISIONAL, SHEET, UNSYMMETRICAL, read_section
from loadpath.exchange.saf.writing import Record, Writing

FORM_CODES = {"I": 1, "RHS": 2, "CHS": 3, "L": 4}
DESCRIPTIONS = {"SHS": 75, "RHS": 75, "CHS": 20, "CFSHS": 74, "CFRHS": 74, "CFCHS": 21}
"""Hot finished and cold formed tubes of one size are told apart by it."""
STIFFNESS = frozenset(
    ("area", "i_y", "i_z", "i_yz", "j", "i_w", "a_sy", "a_sz", "y_s", "z_s", "wagner_coeff")
)
NOT_COMPARED = frozenset(("id", "material", "shape_path", "outline"))


def write_sections(writing: Writing) -> None:
    materials = writing.tables().get("StructuralMaterial", [])
    for record in writing.listed("sections"):
        rows = [row | _figures(record) for row in _ways(writing, record)]
        best = min(rows, key=lambda row: _loss(row, record, materials))
        writing.add(SHEET, best)


def _ways(writing: Writing, record: Record) -> list[Record]:
    common: Record = {
        "Name": f"CS{record['id']}",
        "Material": writing.materials[record["material"]],
        "Cross-section type": "Manufactured",
        "Shape": None,
        "Parameters [mm]": None,
        "Profile": record["name"].replace(";", ","),
    }
    ways = [common | {"Form code": PROVISIONAL}]
    try:
        known = find_section(record["name"])
    except UnknownSection:
        known = None
    if known is not None:
        shape = str(known.dimensions["shape"])
        code = UNSYMMETRICAL[shape][0] if shape in UNSYMMETRICAL else FORM_CODES[shape]
        named: Record = {"Form code": code}
        if known.family in DESCRIPTIONS:
            named["Description ID of the profile"] = DESCRIPTIONS[known.family]
        ways.append(common | named)
    drawn = _drawn(record.get("dimensions") or {})
    if drawn is not None:
        ways.append(common | {"Cross-section type": "Parametric"} | drawn)
    return ways


def _drawn(sizes: Record) -> Record | None:
    """Shape and parameters of a section that is described by its dimensions."""
    keys = {
        "rectangle": ("Rectangle", ("h", "b")),
        "CHS": ("Pipe", ("h", "t")),
        "I": ("I rolled", ("h", "b", "tf", "tw", "r")),
        "U": ("Channel", ("h", "b", "tf", "tw", "r")),
        "T": ("T tee", ("h", "b", "tf", "tw", "r")),
    }
    sharp = {
        "I": ("I section", ("h", "b", "b", "tf", "tf", "tw")),
        "T": ("T section", ("h", "b", "tf", "tw")),
    }
    if sizes.get("r") is None:
        keys |= sharp
    shape, names = keys.get(sizes.get("shape", ""), ("", ()))
    given = [sizes.get(name) for name in names]
    if not given or None in given:
        return None
    texts = [repr(1000 * size) for size in given if size is not None]
    return {"Shape": shape, "Parameters [mm]": ";".join(texts)}


def _figures(record: Record) -> Record:
    return {
        "A [m2]": record["area"],
        "Iy [m4]": record["i_z"],
        "Iz [m4]": record["i_y"],
        "It [m4]": record["j"],
        "Iw [m6]": record.get("i_w") or 0.0,
        "Wply [m3]": record.get("wpl_z"),
        "Wplz [m3]": record.get("wpl_y"),
    }


def _loss(row: Record, record: Record, materials: list[list[object]]) -> float:
    reading = Reading({"StructuralMaterial": materials, SHEET: [list(row), list(row.values())]})
    reading.remarks = Remarks()
    read_materials(reading)
    found = read_section(reading, next(iter(reading.sheet(SHEET))))
    if found is None or reading.turned:
        return float("inf")  # its members would have to be rolled by half a turn
    lost = differing_fields(record, found, NOT_COMPARED)
    return sum(100.0 if key in STIFFNESS else 1.0 for key in lost)
