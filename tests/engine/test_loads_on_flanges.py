"""A force above or below the axis of a slender I beam between forks: how high it acts decides when
the beam buckles sideways.

Held against Galerkin's method with sines for the twist: with v'' = -M twist / E I_y taken out, it
is the sum over k of (E I_w k^4 + G J k^2) L/2, less M^2 / E I_y along the beam and P z_g where the
force is (Timoshenko and Gere, Theory of Elastic Stability, 6.3; z_g upward, the force downward).
"""

from math import pi, sqrt
from typing import Any

import numpy as np
import pytest

from loadpath.engine import Results, solve
from tests.engine.frames import FIXED, FREE, SECTION, document, force, member, node

Json = dict[str, Any]
E, G, SPAN = 210e9, 81e9, 6.0
I_Y, J, I_W = 6.04e-6, 2.01e-7, 1.26e-7
MIDDLE = 3
# So stiff in its plane that it stays straight until it buckles, as the theory has it.
BEAM: Json = {**SECTION, "area": 5.38e-3, "i_y": I_Y, "i_z": 8.4e-2, "j": J, "i_w": I_W}
LARGE: Json = {"order": "NONLINEAR", "nonlinear_method": "COROTATIONAL"}
HEIGHTS = pytest.mark.parametrize("z_g", [0.15, 0.0, -0.15], ids=["top", "centre", "bottom"])


def critical_force(z_g: float, waves: int = 24) -> float:
    """(K - P Z - P^2 Q) a = 0 as a matrix of twice the size whose eigenvalues are 1 / P."""
    k = pi / SPAN * np.arange(1, waves + 1)
    x = np.linspace(0.0, SPAN, 6001)
    sines = np.sin(np.outer(k, x))
    weights = np.full_like(x, x[1])
    weights[[0, -1]] /= 2
    bending = np.minimum(x, SPAN - x) / 2  # by a unit force half-way
    resisting = np.diag((E * I_W * k**4 + G * J * k**2) * SPAN / 2)
    driving = (sines * (bending**2 / (E * I_Y) * weights)) @ sines.T
    height = z_g * np.outer(np.sin(k * SPAN / 2), np.sin(k * SPAN / 2))
    inverse = np.linalg.inv(resisting)
    nothing, one = np.zeros((waves, waves)), np.eye(waves)
    both = np.block([[inverse @ height, inverse @ driving], [one, nothing]])
    return float(1 / max(np.linalg.eigvals(both).real))


def loaded(push: float, z_g: float, options: Json, side: float = 0.0, **analysis: Any) -> Results:
    """A beam of four members; the force acts on the end of a rigid arm."""
    nodes = [node(k + 1, SPAN * k / 4) for k in range(5)]
    nodes[0]["nodal_support"], nodes[-1]["nodal_support"] = 8, 9
    members = [member(k, k, k + 1) for k in range(1, 5)]
    at = MIDDLE
    if z_g:
        at = 6
        nodes.append(node(at, SPAN / 2, z_g))
        members.append(member(5, MIDDLE, at, member_type="Rigid"))
    forks = {"RX": FIXED, "RY": FREE, "RZ": FREE, "warping_condition": FREE}
    return solve(
        document(
            nodes,
            members,
            {"nodal_loads": [force(at, [0, -1, 0], push), force(MIDDLE, [0, 0, 1], side, 2)]},
            options={"include_shear_deformation": False, **options},
            model={
                "sections": [BEAM],
                "nodal_supports": [{"id": 8, **forks}, {"id": 9, "X": FREE, **forks}],
            },
            analysis=analysis,
        )
    )


@HEIGHTS
def test_the_theory_is_that_of_books(z_g: float) -> None:
    """SN003 has C1 = 1.348 and C2 = 0.630, which hold to a few per cent."""
    euler = pi**2 * E * I_Y / SPAN**2
    lever = 0.630 * z_g
    root = sqrt(I_W / I_Y + G * J / euler + lever**2)
    assert critical_force(z_g) * SPAN / 4 == pytest.approx(1.348 * euler * (root - lever), rel=0.05)


@HEIGHTS
def test_buckling_knows_how_high_a_force_acts(z_g: float) -> None:
    request = {"num_modes": 1, "reference": {"LoadCase": 1}}
    found = loaded(1e3, z_g, {}, buckling=request).buckling
    assert found is not None
    factor = found["modes"][0]["critical_load_factor"]
    assert factor * 1e3 == pytest.approx(critical_force(z_g), rel=2e-5)


@HEIGHTS
def test_large_rotations_end_where_the_beam_buckles(z_g: float) -> None:
    """Perfect, it stands upright below the critical force and has no stable state beyond. Pieces of
    members, eight of each, are two thousandths too stiff."""
    critical = critical_force(z_g)
    below = loaded(0.99 * critical, z_g, LARGE).loadcases["Q"]
    assert below.is_usable
    assert below.displacement(MIDDLE).rx == pytest.approx(0.0, abs=1e-9)
    beyond = loaded(1.25 * critical, z_g, LARGE).loadcases["Q"]
    assert [issue.code for issue in beyond.errors] == ["second_order_instability"]
    assert beyond.convergence.load_factor == pytest.approx(0.8, rel=2.5e-3)


@HEIGHTS
def test_the_twist_grows_towards_the_critical_force(z_g: float) -> None:
    """Under P and a slight lateral force: what the twist is multiplied by from one load to another
    follows from the same equations with the lateral force on their right side. Pieces that are a
    little too stiff grow by so much less."""
    critical, side = critical_force(z_g), 1.0
    shares = (0.4, 0.7)
    found = [
        loaded(share * critical, z_g, LARGE, side=side).loadcases["Q"].displacement(MIDDLE).rx
        for share in shares
    ]
    assert found[1] / found[0] == pytest.approx(growth(z_g, critical, shares), rel=1e-2)


def growth(z_g: float, critical: float, shares: tuple[float, float]) -> float:
    """M_y of the lateral force bends the beam about its weak axis, which M_z turns into torque."""
    k = pi / SPAN * np.arange(1, 25)
    x = np.linspace(0.0, SPAN, 6001)
    sines = np.sin(np.outer(k, x))
    weights = np.full_like(x, x[1])
    weights[[0, -1]] /= 2
    bending = np.minimum(x, SPAN - x) / 2
    overlap = (sines * (bending**2 / (E * I_Y) * weights)) @ sines.T
    middle = np.sin(k * SPAN / 2)
    twists = []
    for share in shares:
        push = share * critical
        matrix = (
            np.diag((E * I_W * k**4 + G * J * k**2) * SPAN / 2)
            - push**2 * overlap
            - push * z_g * np.outer(middle, middle)
        )
        torque = push * sines @ (bending**2 / (E * I_Y) * weights)
        twists.append(float(middle @ np.linalg.solve(matrix, torque)))
    return twists[1] / twists[0]
