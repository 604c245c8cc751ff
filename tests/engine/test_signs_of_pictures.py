"""Signs of pictures: tension and sagging are positive, however a member was written."""

import re

import pytest

from loadpath import Model, Results

SPAN, LOAD, PULL = 6.0, 12e3, 30e3
LEVEL = [((0.0, 0.0), (SPAN, 0.0)), ((0.0, SPAN), (0.0, 0.0)), ((3.6, 0.0), (0.0, 4.8))]


def labels(results: Results, component: str, name: str) -> list[float]:
    """What is written beside members; a sum or a title is not."""
    return [
        float(text)
        for text in re.findall(r"<text[^>]*>([^<]*)</text>", results.draw(component, name).svg)
        if re.fullmatch(r"-?[\d.]+(e[+-]?\d+)?", text)
    ]


def beam(ends: tuple[tuple[float, float], tuple[float, float]], roll: float) -> Model:
    """A level beam on two supports, its ends by X and Z, under a line load."""
    model = Model("Beam")
    (x1, z1), (x2, z2) = ends
    a, b = model.node(x1, 0, z1), model.node(x2, 0, z2)
    bar = model.member(a, b, "IPE300", "S275", rotation_angle=roll)
    # Both ends are held against twist: about the axis that lies along the beam, near enough.
    along = ((x2 - x1, 0.0, z2 - z1), (0.0, 1.0, 0.0))
    for node in (a, b):
        model.support(node, RY="Free", RZ="Free", axes=along)
    model.load_case("G").line(bar, -LOAD)
    return model


@pytest.mark.parametrize("ends", [*LEVEL, *(tuple(reversed(each)) for each in LEVEL)])
@pytest.mark.parametrize(("roll", "component"), [(0.0, "mz"), (180.0, "mz"), (90.0, "my")])
def test_a_beam_that_sags_has_a_positive_moment(
    ends: tuple[tuple[float, float], tuple[float, float]], roll: float, component: str
) -> None:
    results = beam(ends, roll).solve()
    assert labels(results, component, "G") == [pytest.approx(LOAD * SPAN**2 / 8e3, rel=1e-3)]


@pytest.mark.parametrize("is_reversed", [False, True])
def test_a_tie_is_positive_and_a_strut_negative(is_reversed: bool) -> None:
    for pull in (PULL, -PULL):
        model = Model("Bar", dimensionality="2D")
        held, free = model.node(0, 0), model.node(SPAN, 0)
        model.member(*((free, held) if is_reversed else (held, free)), "IPE300", "S275")
        model.fix(held)
        model.load_case("G").force(free, pull, along="X")
        assert labels(model.solve(), "fx", "G") == [pytest.approx(pull / 1e3)]
