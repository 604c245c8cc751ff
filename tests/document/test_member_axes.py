"""The local axes of members, as the format defines them."""

from math import cos, radians, sin

import pytest

from loadpath.document import Member, Node, Vector
from loadpath.document.member_axes import member_axes


def axes(end: Vector, roll: float = 0.0) -> tuple[Vector, Vector, Vector]:
    start_node = Node(id=1, X=0.0, Y=0.0, Z=0.0)
    end_node = Node(id=2, X=end[0], Y=end[1], Z=end[2])
    member = Member(id=1, start_node_id=1, end_node_id=2, rotation_angle=roll)
    return member_axes(start_node, end_node, member)


def test_a_horizontal_beam_has_local_y_up() -> None:
    x, y, z = axes((6.0, 0.0, 0.0))
    assert x == (1.0, 0.0, 0.0)
    assert y == pytest.approx((0.0, 1.0, 0.0))
    assert z == pytest.approx((0.0, 0.0, 1.0))


def test_a_column_takes_global_z_as_reference() -> None:
    x, y, z = axes((0.0, 3.0, 0.0))
    assert x == (0.0, 1.0, 0.0)
    assert z == pytest.approx((1.0, 0.0, 0.0))
    assert y == pytest.approx((0.0, 0.0, 1.0))


@pytest.mark.parametrize(
    "end", [(1.0, 2.0, 3.0), (-4.0, 0.5, 0.0), (0.0, -5.0, 0.0), (-1e308, 0.0, 1e308)]
)
@pytest.mark.parametrize("roll", [0.0, 30.0, -135.0])
def test_axes_are_orthonormal_and_right_handed(end: Vector, roll: float) -> None:
    x, y, z = axes(end, roll)
    for a, b in ((x, y), (y, z), (z, x)):
        assert sum(p * q for p, q in zip(a, b, strict=True)) == pytest.approx(0.0, abs=1e-12)
        assert sum(p * p for p in a) == pytest.approx(1.0, rel=1e-12)
    determinant = (
        x[0] * (y[1] * z[2] - y[2] * z[1])
        - x[1] * (y[0] * z[2] - y[2] * z[0])
        + x[2] * (y[0] * z[1] - y[1] * z[0])
    )
    assert determinant == pytest.approx(1.0, rel=1e-12)


def test_rolling_turns_y_towards_z() -> None:
    _, y, _ = axes((6.0, 0.0, 0.0), 25.0)
    assert y == pytest.approx((0.0, cos(radians(25.0)), sin(radians(25.0))))
