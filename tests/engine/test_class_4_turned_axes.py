"""Class 4 where the axes of what is left turn: angles that lose the ends of their legs, and
channels bent about y. EN 1993-1-5, 4.4 once more, with fibres and stresses about both axes."""

from math import hypot, pi, sqrt

import numpy as np
import pytest

from loadpath.engine import solve

from .test_class_4 import BETWEEN_FIBRES, Json, of_plates, rho, trace_of

FIBRES = 2000  # along a plate, whose thickness has one


class Plates:
    """Rectangles from y, z over their sizes, as fibres along the longer one."""

    def __init__(self, *plates: tuple[float, float, float, float]) -> None:
        y, z, a, own_y, own_z = [], [], [], 0.0, 0.0
        self.corners = [
            (y0 + i * dy, z0 + j * dz) for y0, z0, dy, dz in plates for i in (0, 1) for j in (0, 1)
        ]
        for y0, z0, dy, dz in plates:
            steps = (np.arange(FIBRES) + 0.5) / FIBRES
            along_y = dy > dz
            y.append(y0 + dy * (steps if along_y else 0.5))
            z.append(z0 + dz * (0.5 if along_y else steps))
            y[-1], z[-1] = np.broadcast_to(y[-1], FIBRES), np.broadcast_to(z[-1], FIBRES)
            a.append(np.full(FIBRES, dy * dz / FIBRES))
            own_y += dy * dz**3 / 12 if along_y else 0.0
            own_z += 0.0 if along_y else dz * dy**3 / 12
        ys, zs, areas = np.concatenate(y), np.concatenate(z), np.concatenate(a)
        self.area = float(areas.sum())
        self.y, self.z = float(ys @ areas) / self.area, float(zs @ areas) / self.area
        self.i_y = float((zs - self.z) ** 2 @ areas) + own_y
        self.i_z = float((ys - self.y) ** 2 @ areas) + own_z
        self.i_yz = float((ys - self.y) * (zs - self.z) @ areas)

    def stress(self, m_y: float, m_z: float, y: float, z: float) -> float:
        """m_y presses where z is large, m_z where y is."""
        d = self.i_y * self.i_z - self.i_yz**2
        up, out = z - self.z, y - self.y
        of_y = m_y * (self.i_z * up - self.i_yz * out)
        return (of_y + m_z * (self.i_y * out - self.i_yz * up)) / d

    def largest(self, m_y: float, m_z: float) -> float:
        return max(abs(self.stress(m_y, m_z, y, z)) for y, z in self.corners)


@pytest.mark.parametrize(
    ("h", "b", "tw", "tf"),
    [(0.3, 0.15, 0.006, 0.007), (0.6, 0.1, 0.004, 0.012), (0.25, 0.25, 0.012, 0.008)],
    ids=["both", "web", "flange"],
)
def test_a_channel_bent_about_y(h: float, b: float, tw: float, tf: float) -> None:
    """Its pressed flange loses its tip first; then its web, by the stresses at the web (4.4(3))."""
    f_y = 355e6
    c_f, c_w = b - tw, h - 2 * tf
    lost_f = (1 - rho(c_f / tf, 1.0, f_y, True)) * c_f
    web, lower = (0.0, -h / 2 + tf, tw, c_w), (0.0, -h / 2, b, tf)
    upper = (0.0, h / 2 - tf, b - lost_f, tf)
    whole = Plates(web, lower, (0.0, h / 2 - tf, b, tf))
    first = Plates(web, lower, upper)
    at_edges = [first.stress(1.0, 0.0, tw / 2, z) for z in (c_w / 2, -c_w / 2)]
    psi = at_edges[1] / at_edges[0]
    pressed = c_w / (1 - psi)
    effective = rho(c_w / tw, psi, f_y, False) * pressed
    low = c_w / 2 - pressed + 0.6 * effective
    left = Plates(
        (0.0, -c_w / 2, tw, low + c_w / 2),
        (0.0, c_w / 2 - 0.4 * effective, tw, 0.4 * effective),
        lower,
        upper,
    )
    document = of_plates(
        0.0,
        2e3,
        0.0,
        area=whole.area,
        i_z=whole.i_y,
        i_y=whole.i_z,
        j=(2 * b * tf**3 + h * tw**3) / 3,
        wel_z=2 * whole.i_y / h,
        wel_y=whole.i_z / (b - whole.y),
        dimensions={"shape": "U", "h": h, "b": b, "tw": tw, "tf": tf, "r": 0.0},
        h=h,
        b=b,
    )
    modulus = 1 / left.largest(1.0, 0.0)
    trace = trace_of(document)
    assert modulus < 0.99 * 2 * whole.i_y / h
    assert trace["Effective modulus y (6.2.2.5)"] == pytest.approx(modulus, rel=10 * BETWEEN_FIBRES)
    document["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"]["include_ltb"] = True
    (entity,) = solve(document).unity_check_results[0]["per_entity"]
    assert entity["utilization"] is None
    assert "axes" in entity["message"]


def test_a_channel_that_loses_its_tips_when_bent_about_z() -> None:
    """Table 4.2: what is left of the pressed part of each flange. Here that is so little that the
    back of the web was farther from the axis of the whole than it is."""
    h, b, tw, tf, f_y = 0.04, 0.1, 0.0015, 0.0012, 355e6
    web = (0.0, -h / 2 + tf, tw, h - 2 * tf)
    flanges = [(-h / 2, b), (h / 2 - tf, b)]
    whole = Plates(web, *((0.0, z, width, tf) for z, width in flanges))
    tips, c = b - whole.y, b - tw
    psi = (tips - c) / tips
    pressed = c / (1 - psi)
    lost = (1 - rho(c / tf, psi, f_y, True)) * pressed
    left = Plates(web, *((0.0, z, width - lost, tf) for z, width in flanges))
    assert whole.y > tips - lost
    largest = max(left.y, b - lost - left.y)
    document = of_plates(
        0.0,
        0.0,
        20.0,
        area=whole.area,
        i_z=whole.i_y,
        i_y=whole.i_z,
        j=(2 * b * tf**3 + h * tw**3) / 3,
        wel_z=2 * whole.i_y / h,
        wel_y=whole.i_z / tips,
        dimensions={"shape": "U", "h": h, "b": b, "tw": tw, "tf": tf, "r": 0.0},
        h=h,
        b=b,
    )
    found = trace_of(document)["Effective modulus z (6.2.2.5)"]
    assert found == pytest.approx(left.i_z / largest, rel=10 * BETWEEN_FIBRES)


def angle(h: float, b: float, t: float, n: float, m_y: float, m_z: float) -> tuple[Json, Plates]:
    whole = Plates((0.0, 0.0, t, h), (t, 0.0, b - t, t))
    document = of_plates(
        n,
        m_y,
        m_z,
        area=whole.area,
        i_z=whole.i_y,
        i_y=whole.i_z,
        i_yz=whole.i_yz,
        j=(h + b) * t**3 / 3,
        wel_z=whole.i_y / (h - whole.z),
        wel_y=whole.i_z / (b - whole.y),
        dimensions={"shape": "L", "h": h, "b": b, "t": t, "r": 0.0},
        h=h,
        b=b,
    )
    document["model"]["sections"][0].update(z_s=t / 2 - whole.y, y_s=t / 2 - whole.z)
    return document, whole


@pytest.mark.parametrize(("h", "b", "t"), [(0.15, 0.15, 0.01), (0.2, 0.1, 0.01)])
def test_an_angle_loses_the_ends_of_its_legs(h: float, b: float, t: float) -> None:
    """Table 4.2 with the longer leg's width (4.4(2)); the axes move towards the heel."""
    f_y, n = 355e6, 200e3
    share = rho(max(h, b) / t, 1.0, f_y, True)
    document, whole = angle(h, b, t, n, 1e3, 0.0)
    left = Plates((0.0, 0.0, t, share * h), (t, 0.0, share * b - t, t))
    trace = trace_of(document)
    assert share < 0.95
    assert trace["Effective area (6.2.2.5)"] == pytest.approx(left.area, rel=1e-9)
    shift = (whole.y - left.y, whole.z - left.z)
    assert trace["Shift of the axis (6.2.2.5(4))"] == pytest.approx(hypot(*shift), rel=1e-4)
    modulus = 1 / left.largest(1.0, 0.0)
    assert trace["Effective modulus y (6.2.2.5)"] == pytest.approx(modulus, rel=1e-3)
    trace = trace_of(angle(h, b, t, n, 0.0, 1e3)[0])
    modulus = 1 / left.largest(0.0, 1.0)
    assert trace["Effective modulus z (6.2.2.5)"] == pytest.approx(modulus, rel=1e-3)


@pytest.mark.parametrize("m_y", [1.5e3, -1.5e3])
def test_a_pressed_angle_bends_by_the_shift_of_its_axes(m_y: float) -> None:
    """N_Ed / N_b,Rd of A_eff, and stresses of M and N e_N that grow, in what is left of the legs;
    held sideways, so that chi_LT = 1. 6 m long, so that it buckles about v."""
    h, t, n, f_y, length = 0.15, 0.01, 50e3, 355e6, 6.0
    share = rho(h / t, 1.0, f_y, True)
    document, whole = angle(h, h, t, n, m_y, 0.0)
    left = Plates((0.0, 0.0, t, share * h), (t, 0.0, share * h - t, t))
    critical = pi**2 * 210e9 * ((whole.i_y + whole.i_z) / 2 - abs(whole.i_yz)) / length**2
    slenderness = sqrt(left.area * f_y / critical)
    phi = (1 + 0.34 * (slenderness - 0.2) + slenderness**2) / 2
    chi = 1 / (phi + sqrt(phi**2 - slenderness**2))
    # The document's moment presses the heel, and N the toes: away from the heel lies its axis.
    by_shift = n * (whole.z - left.z), n * (whole.y - left.y)
    stress = max(left.largest(-m_y + by_shift[0], by_shift[1]), left.largest(-m_y, 0.0))
    growth = (1 + 0.24 * n / critical) / (1 - n / critical)
    expected = n / (chi * left.area * f_y) + growth * stress / f_y
    trace = trace_of(document)
    (found,) = (value for label, value in trace.items() if label.startswith("Buckling interaction"))
    assert found == pytest.approx(expected, rel=1e-3)
