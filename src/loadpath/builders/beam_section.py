"""The section and the material of a beam, as the document holds them."""

from typing import Any, NamedTuple

from loadpath.builders.parameter_error import ParameterError
from loadpath.catalogue import (
    LibraryMaterial,
    LibrarySection,
    UnknownMaterial,
    UnknownSection,
    find_material,
    find_section,
)
from loadpath.catalogue.outline import shape_commands
from loadpath.catalogue.shapes.rectangle import rectangle

_SECTION_PROPERTIES = (
    *("area", "i_y", "i_z", "j", "a_sy", "a_sz", "wel_y", "wel_z", "wpl_y", "wpl_z"),
    *("y_s", "z_s"),
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
        strength = material.strength_at(section.thickest_part)
    except ValueError as error:
        raise ParameterError(
            "invalid_parameter", "material", f"'material' does not suit {section.name}: {error}"
        ) from None
    curves = section.ec3_s460 if material.grade == "S460" else section.ec3
    fields = {key: getattr(section, key) for key in _SECTION_PROPERTIES}
    return BeamSection(
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
        _material(material, strength),
    )


def rectangular_section(h: float, b: float, material: LibraryMaterial) -> BeamSection:
    """A solid rectangle, h up and b across (m), with the nominal strength of its material."""
    shape = rectangle(h, b)
    name = f"Rectangle {h * 1000:g}x{b * 1000:g}"
    fields = {key: getattr(shape, key) for key in _SECTION_PROPERTIES}
    commands = shape_commands(shape.contours, shape.c_y, shape.c_z)
    return BeamSection(
        name,
        _section(name, h, b, {"shape": "rectangle", "h": h, "b": b}, fields),
        {"id": 1, "name": name, "shape_commands": commands},
        _material(material, material.yield_stress),
    )


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


def _material(material: LibraryMaterial, strength: float) -> dict[str, Any]:
    return {
        "id": 1,
        "name": material.grade,
        "e_mod": material.e_mod,
        "g_mod": material.g_mod,
        "density": material.density,
        "yield_stress": strength,
    }
