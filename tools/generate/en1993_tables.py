"""Tables of EN 1993-1-1 for the engine, from `src/loadpath/catalogue/data/en1993/`."""

from math import isinf

from loadpath.catalogue.en1993_tables import (
    flexural_curves,
    lateral_curves,
    national_annexes,
    strengths,
)

PATH = "engine/src/checks/en1993/tables.gen.hpp"
SHAPES = {"I": "i", "U": "u", "RHS": "rhs", "CHS": "chs", "L": "l", "T": "t"}
MAKINGS = {
    "": "any",
    "rolled": "rolled",
    "welded": "welded",
    "hot finished": "hot_finished",
    "cold formed": "cold_formed",
}
TABLE_3_1_ENDS = 80  # mm; what is beyond is not for the engine to choose

HEAD = """\
// Written by `make generate` from src/loadpath/catalogue/data/en1993; do not edit.

// Tables 3.1, 6.2, 6.4 and 6.5 of EN 1993-1-1, and what countries have in their place.
#pragma once

#include <array>
#include <limits>

#include "checks/en1993/buckling_curve.hpp"
#include "checks/en1993/national_annex.hpp"

namespace loadpath::en1993::tables {

inline constexpr double no_limit = std::numeric_limits<double>::infinity();

// Strengths (Pa) of a grade up to 40 mm and up to 80 mm.
struct Strength {
    int grade;
    double up_to_40, up_to_80;
};

// Above the first number, up to the second.
struct Range {
    double above, up_to;

    constexpr bool holds(double value) const { return above < value && value <= up_to; }
};

struct Flexural {
    Shape shape;
    Making making;
    Range h_over_b, thickness;
    FlexuralCurves curves, s460;
};

struct Lateral {
    document::NationalAnnex annex;
    bool is_rolled_method;
    Making making;
    Range h_over_b;
    BucklingCurve curve;
};

// By the order of their names in the document.
struct Annex {
    double gamma_m0, gamma_m1;
    RolledMethod rolled, welded;
    const char* source;
};
"""


def _number(value: float) -> str:
    if isinf(value):
        return "no_limit" if value > 0 else "-no_limit"
    return repr(value)


def _range(bounds: tuple[float, float]) -> str:
    return f"{{{_number(bounds[0])}, {_number(bounds[1])}}}"


def _curves(y: str, z: str) -> str:
    return f"{{BucklingCurve::{y}, BucklingCurve::{z}}}"


def _array(kind: str, name: str, rows: list[str]) -> str:
    lines = "".join(f"    {{{row}}},\n" for row in rows)
    return f"inline constexpr std::array<{kind}, {len(rows)}> {name}{{{{\n{lines}}}}};\n"


def _strengths() -> list[str]:
    rows = []
    for each in strengths():
        by_thickness = dict(each.steps)
        figures = (by_thickness[40.0], by_thickness[float(TABLE_3_1_ENDS)])
        rows.append(", ".join((each.grade[1:], *(repr(mpa * 1e6) for mpa in figures))))
    return rows


def _flexural() -> list[str]:
    return [
        ", ".join(
            (
                f"Shape::{SHAPES.get(each.shape, each.shape)}",
                f"Making::{MAKINGS[each.making]}",
                _range(each.h_over_b),
                _range(each.thickness),
                _curves(each.y, each.z),
                _curves(each.s460_y, each.s460_z),
            )
        )
        for each in flexural_curves()
    ]


def _lateral() -> list[str]:
    return [
        ", ".join(
            (
                f"document::NationalAnnex::{each.annex}",
                "true" if each.method == "rolled" else "false",
                f"Making::{MAKINGS[each.making]}",
                _range(each.h_over_b),
                f"BucklingCurve::{each.curve}",
            )
        )
        for each in lateral_curves()
    ]


def _method(figures: tuple[float, float] | None) -> str:
    return "{" + ", ".join(map(repr, figures or (0.0, 0.0))) + "}"


def _annexes() -> list[str]:
    return [
        ", ".join(
            (
                repr(each.gamma_m0),
                repr(each.gamma_m1),
                _method(each.rolled),
                _method(each.welded),
                f'"{each.source}"',
            )
        )
        for each in national_annexes()
    ]


def generate() -> dict[str, str]:
    """The tables as constants of C++."""
    parts = [
        HEAD,
        _array("Strength", "strengths", _strengths()),
        _array("Flexural", "flexural", _flexural()),
        _array("Lateral", "lateral", _lateral()),
        _array("Annex", "annexes", _annexes()),
        "}  // namespace loadpath::en1993::tables\n",
    ]
    return {PATH: "\n".join(parts)}
