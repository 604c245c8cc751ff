"""Named sections and materials, and rectangles, as records of the document.

The builders use the same functions, so a library section is written in one way only.
"""

from typing import Any, NamedTuple

from loadpath.catalogue import LibraryMaterial, LibrarySection, UnknownMaterial, find_material
from loadpath.catalogue.outline import shape_commands
from loadpath.catalogue.shapes.rectangle import rectangle

_SECTION_PROPERTIES = (
    *("area", "i_y", "i_z", "j", "a_sy", "a_sz", "wel_y", "wel_z", "wpl_y", "wpl_z"),
    *("y_s", "z_s"),
)


class SectionRecords(NamedTuple):
    """A section and its outline, each with the id 1, and the strength its material has in it."""

    name: str
    section: dict[str, Any]
    shape_path: dict[str, Any]
    strength: float


def library_section_records(section: LibrarySection, material: LibraryMaterial) -> SectionRecords:
    """A named section with the strength of its thickest part; ValueError where it has none."""
    strength = material.strength_at(section.thickest_part)
    curves = section.ec3_s460 if material.grade == "S460" else section.ec3
    fields = {key: getattr(section, key) for key in _SECTION_PROPERTIES}
    return SectionRecords(
        section.name,
        _section(section.name, section.h, section.b, section.dimensions, fields)
        | _beyond_symmetry(section)
        | {
            "ec3": {
                "buckling_curve_y": curves.buckling_curve_y,
                "buckling_curve_z": curves.buckling_curve_z,
                "buckling_curve_lt": curves.buckling_curve_lt,
            }
        },
        {"id": 1, "name": section.name, "shape_commands": section.shape_commands()},
        strength,
    )


def rectangle_records(h: float, b: float, material: LibraryMaterial) -> SectionRecords:
    """A solid rectangle, h up and b across (m), with the nominal strength of its material."""
    return rectangle_with_strength(h, b, material.yield_stress)


def rectangle_with_strength(h: float, b: float, strength: float) -> SectionRecords:
    """A solid rectangle of any material."""
    shape = rectangle(h, b)
    name = f"Rectangle {h * 1000:g}x{b * 1000:g}"
    fields = {key: getattr(shape, key) for key in _SECTION_PROPERTIES}
    commands = shape_commands(shape.contours, shape.c_y, shape.c_z)
    return SectionRecords(
        name,
        _section(name, h, b, {"shape": "rectangle", "h": h, "b": b}, fields),
        {"id": 1, "name": name, "shape_commands": commands},
        strength,
    )


def material_record(material: LibraryMaterial, strength: float) -> dict[str, Any]:
    return {
        "id": 1,
        "name": material.grade,
        "e_mod": material.e_mod,
        "g_mod": material.g_mod,
        "density": material.density,
        "yield_stress": strength,
        "thermal_expansion": material.thermal_expansion,
    }


def library_grade(record: Any) -> LibraryMaterial | None:
    """The library's material that a record is, with one of its strengths; None if it is not."""
    return grade_of(record.name, record.e_mod, record.yield_stress)


def grade_of(name: str, e_mod: Any, yield_stress: Any) -> LibraryMaterial | None:
    """The library's material of that name that has these figures."""
    try:
        named = find_material(name)
    except UnknownMaterial:
        return None
    strengths = [each.yield_stress for each in named.strengths]
    return named if e_mod == named.e_mod and yield_stress in strengths else None


def _section(
    name: str,
    h: float,
    b: float,
    dimensions: dict[str, float | str],
    fields: dict[str, float],
) -> dict[str, Any]:
    # The outline is drawn about the centroid.
    return {
        "id": 1,
        "name": name,
        "material": 1,
        "h": h,
        "b": b,
        **fields,
        "centroid_y": 0.0,
        "centroid_z": 0.0,
        "shape_path": 1,
        "dimensions": dict(dimensions),
    }


def _beyond_symmetry(section: LibrarySection) -> dict[str, float]:
    """Warping where it counts (not in closed sections, angles and tees), principal axes."""
    fields = {"wagner_coeff": section.wagner_coeff}
    if section.dimensions["shape"] in ("I", "U"):
        fields["i_w"] = section.i_w
    if section.i_yz:
        fields["i_yz"] = section.i_yz
        fields["principal_axis_angle"] = section.principal_axis_angle
    return fields
