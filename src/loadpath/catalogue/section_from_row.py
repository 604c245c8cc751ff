"""Makes a library section from a row of its table: the shape's formulas, then what is tabulated."""

from __future__ import annotations

from typing import Any

from loadpath.catalogue.buckling_curve import buckling_curves
from loadpath.catalogue.family import Making, Table
from loadpath.catalogue.library_section import LibrarySection
from loadpath.catalogue.section_table import Row
from loadpath.catalogue.shapes.angle import angle
from loadpath.catalogue.shapes.channel import channel
from loadpath.catalogue.shapes.circular_hollow import circular_hollow
from loadpath.catalogue.shapes.i_section import i_section
from loadpath.catalogue.shapes.rectangular_hollow import rectangular_hollow
from loadpath.catalogue.shapes.shape_properties import ShapeProperties
from loadpath.catalogue.shapes.tee import tee

STEEL_DENSITY = 7850.0

# Written behind the figure, so that 7.1 mm is 0.0071 m to the last bit.
_EXPONENTS = {"mm": "e-3", "cm": "e-2", "cm2": "e-4", "cm3": "e-6", "cm4": "e-8", "cm6": "e-12"}
_SIZES = ("h", "b", "tw", "tf", "t", "r", "r2")
_PROPERTIES = (
    *("area", "i_y", "i_z", "i_yz", "j", "i_w", "a_sy", "a_sz"),
    *("wel_y", "wel_z", "wpl_y", "wpl_z", "c_y", "c_z", "y_s", "z_s"),
)


def section_from_row(family: str, table: Table, row: Row) -> LibrarySection:
    given = _read(row)
    sizes: dict[str, float] = {key: given[key] for key in _SIZES if key in given}
    if table.shape == "RHS":
        sizes["r"], inner = corner_radii(table.making, sizes["t"])
        shape = rectangular_hollow(sizes["h"], sizes["b"], sizes["t"], sizes["r"], inner)
    else:
        shape = _shape(table, sizes, given.get("slope", 0.0))
    properties = {key: given.get(key, getattr(shape, key)) for key in _PROPERTIES}
    thickest = max(sizes.get(key, 0.0) for key in ("t", "tw", "tf"))
    about = (table.shape, table.making, sizes["h"], sizes.get("b", sizes["h"]), thickest)
    sizes.pop("r2", None)
    return LibrarySection(
        name=row["name"],
        family=family,
        standard=row["standard"],
        source=row["source"],
        figures="tabulated" if "area" in given else "computed",
        dimensions={"shape": table.shape, **sizes},
        mass_per_metre=given.get("mass", STEEL_DENSITY * properties["area"]),
        ec3=buckling_curves(*about),
        ec3_s460=buckling_curves(*about, s460=True),
        contours=shape.contours,
        **properties,
    )


def corner_radii(making: Making, t: float) -> tuple[float, float]:
    """Outer and inner corner radius for calculation: EN 10210-2 and EN 10219-2 B.3, AISC HSS."""
    if making == "hot finished":
        return 1.5 * t, 1.0 * t
    if making == "HSS" or t <= 0.006:
        return 2.0 * t, 1.0 * t
    return (2.5 * t, 1.5 * t) if t <= 0.010 else (3.0 * t, 2.0 * t)


def _shape(table: Table, sizes: dict[str, float], slope: float) -> ShapeProperties:
    if table.shape == "I":
        return i_section(**sizes, slope=slope)
    if table.shape == "U":
        return channel(**sizes, slope=slope)
    if table.shape == "T":
        return tee(**sizes, slope=slope)
    if table.shape == "L":
        return angle(**sizes)
    return circular_hollow(**sizes)


def _read(row: Row) -> dict[str, Any]:
    """The figures of a row in SI, under their names without the unit."""
    given: dict[str, float] = {}
    for column, text in row.items():
        if not text or column in ("name", "aliases", "standard", "source"):
            continue
        if column == "mass_kg_m":
            given["mass"] = float(text)
        elif column == "slope_percent":
            given["slope"] = float(text) / 100
        else:
            name, unit = column.rsplit("_", 1)
            given[name] = float(text + _EXPONENTS[unit])
    return given
