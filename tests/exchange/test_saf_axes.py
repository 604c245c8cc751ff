"""SAF workbooks whose axes have other names, and the same structure."""

import numpy as np
import pytest

from loadpath.exchange.saf.axes import GLOBAL, UPWARD, Axes
from tests.exchange.saf_frame import IPE, bending, displacements, frame, point, read, tip
from tests.exchange.saf_workbook import Tables, cantilever, member, section, support


@pytest.mark.parametrize(
    ("lcs", "given"),
    [
        ("y by vector", (0, 1, 0)),
        ("z by vector", (3, 0, 1)),
        ("z by point", (2, 0, 7)),
        ("y by point", (1, 4, 0)),
    ],
)
def test_all_ways_to_give_the_same_axes(lcs: str, given: tuple[float, ...]) -> None:
    axes = {"LCS": lcs, **{f"Coordinate {c} [m]": v for c, v in zip("XYZ", given, strict=True)}}
    bar = member("B1", "N1;N2", **axes)
    found = tip(cantilever(StructuralCurveMember=[bar], StructuralPointAction=[point()]))
    assert found.dy == pytest.approx(-bending(1e4, IPE.i_z, IPE.a_sz), rel=1e-9)


def renamed(sheets: Tables, axes: Axes) -> Tables:
    """The same workbook in a program whose global axes have other names."""
    plain = Axes()
    words = {
        "StructuralPointConnection": ["Coordinate {} [m]"],
        "StructuralCurveMember": ["Coordinate {} [m]"],
    }
    found: Tables = {}
    for name, rows in sheets.items():
        found[name] = []
        for row in rows:
            changed = dict(row)
            for pattern in words.get(name, []):
                old = [float(row[pattern.format(c)]) for c in "XYZ"]
                new = axes.back(plain.vector(old))
                changed |= {pattern.format(c): v for c, v in zip("XYZ", new, strict=True)}
            found[name].append(changed)
    return found


def held_everywhere(sheets: Tables) -> Tables:
    """Without what names single global axes: only places, axes of members and local loads."""
    kept = {key: rows for key, rows in sheets.items() if key not in ("StructuralPointMoment",)}
    kept["StructuralPointSupport"] = [support("Sn1", "N1"), support("Sn2", "N4", "Free")]
    kept["StructuralPointSupportDef"] = []
    kept["StructuralPointAction"] = sheets["StructuralPointAction"][1:]
    kept["StructuralCurveAction"] = sheets["StructuralCurveAction"][1:3]
    return kept


@pytest.mark.parametrize("vertical", list(GLOBAL))
def test_results_do_not_depend_on_which_axis_is_vertical(vertical: str) -> None:
    """Up to a turn about the vertical, by which horizontal axes are named anew."""
    sheets = held_everywhere(frame())
    plain = displacements(read(sheets))
    axes = Axes(vertical)
    other = read(renamed(sheets, axes), Global_coordinate_system=vertical)
    for name, found in displacements(other).items():
        assert np.abs(found - plain[name]).max() < 1e-9 * np.abs(plain[name]).max()


@pytest.mark.parametrize("lcs", [name for name in UPWARD if not name.endswith("MinusX")])
def test_results_do_not_depend_on_the_names_of_local_axes(lcs: str) -> None:
    """A program that calls the upward axis y gives the same frame in its own words."""
    plain = cantilever(StructuralPointAction=[point()])
    axis, sign = UPWARD[lcs]
    word = "yz"[axis - 1]
    bar = member("B1", "N1;N2", **{"LCS": f"{word} by vector", "Coordinate Z [m]": sign})
    about_y, about_z = (IPE.i_z, IPE.i_y) if axis == 2 else (IPE.i_y, IPE.i_z)
    figures = {"A [m2]": IPE.area, "It [m4]": IPE.j, "Iy [m4]": about_y, "Iz [m4]": about_z}
    other = cantilever(
        StructuralCurveMember=[bar],
        StructuralPointAction=[point()],
        StructuralCrossSection=[section("CS1", "IPE300", **figures)],
    )
    found = tip(other, **{"LCS_of_cross-section": lcs})
    assert found.dy == pytest.approx(tip(plain).dy, rel=1e-9)
