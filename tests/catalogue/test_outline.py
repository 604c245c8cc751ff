"""An outline must enclose the section that it draws."""

from math import cos, sin
from typing import Any

import pytest

from loadpath.catalogue import find_section

# One of each shape; sections with tabulated figures are drawn from rounded dimensions.
EXACT = ["IPE300", "UPE200", "L 150x75x10", "WT7X45", "RHS 200x100x8", "CHS 168.3x5"]
SLOPED = ["IPN300", "UPN200", "S12X50", "C10X30"]


def polygon(commands: list[dict[str, Any]]) -> list[list[tuple[float, float]]]:
    """The contours with their arcs split into 400 chords."""
    contours: list[list[tuple[float, float]]] = []
    for command in commands:
        if command["command"] == "moveTo":
            contours.append([])
        if command["command"] in ("moveTo", "lineTo"):
            contours[-1].append((command["y"], command["z"]))
        if command["command"] == "arcTo":
            for k in range(401):
                theta = command["theta0"] + (command["theta1"] - command["theta0"]) * k / 400
                contours[-1].append(
                    (
                        command["center_y"] + command["r"] * cos(theta),
                        command["center_z"] + command["r"] * sin(theta),
                    )
                )
    return contours


def moments(name: str) -> tuple[float, float, float, float]:
    """Area, first moments and the strong inertia of the drawn polygon, by Green's theorem."""
    area = first_y = first_z = second = 0.0
    for contour in polygon(find_section(name).shape_commands()):
        for (y0, z0), (y1, z1) in zip(contour, contour[1:] + contour[:1], strict=True):
            cross = z0 * y1 - z1 * y0
            area += cross / 2
            first_y += cross * (y0 + y1) / 6
            first_z += cross * (z0 + z1) / 6
            second += cross * (y0**2 + y0 * y1 + y1**2) / 12
    sign = 1 if area > 0 else -1
    return sign * area, sign * first_y, sign * first_z, sign * second


@pytest.mark.parametrize("name", EXACT)
def test_the_outline_has_the_area_and_inertia_of_the_section(name: str) -> None:
    section = find_section(name)
    area, first_y, first_z, second = moments(name)
    assert area == pytest.approx(section.area, rel=1e-5)
    assert second == pytest.approx(section.i_z, rel=1e-5)
    assert first_y == pytest.approx(0, abs=1e-6 * section.area * section.h)
    assert first_z == pytest.approx(0, abs=1e-6 * section.area * section.b)


@pytest.mark.parametrize("name", SLOPED)
def test_sloping_flanges_are_drawn_sloping(name: str) -> None:
    section = find_section(name)
    area, _, first_z, second = moments(name)
    assert area == pytest.approx(section.area, rel=0.02)
    assert second == pytest.approx(section.i_z, rel=0.03)
    assert first_z == pytest.approx(0, abs=0.02 * section.area * section.b)


def test_the_form_is_that_of_the_peer() -> None:
    """The outline of IPE100, command for command as the public FERS SDK writes it."""
    commands = find_section("IPE100").shape_commands()
    assert [command["command"] for command in commands] == [
        *("moveTo", "lineTo", "lineTo", "lineTo", "arcTo", "lineTo", "arcTo", "lineTo"),
        *("lineTo", "lineTo", "lineTo", "lineTo", "arcTo", "lineTo", "arcTo", "lineTo"),
        "closePath",
    ]
    assert (commands[0]["y"], commands[0]["z"]) == pytest.approx((0.05, -0.0275))
    fillet = commands[4]
    assert fillet["r"] == pytest.approx(0.007)
    assert (fillet["center_y"], fillet["center_z"]) == pytest.approx((0.0373, 0.00905))
    assert (fillet["theta0"], fillet["theta1"]) == pytest.approx((0, -1.5707963), abs=1e-6)
