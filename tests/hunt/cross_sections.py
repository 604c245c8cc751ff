"""EN 1993-1-1, 6.2, for class 1 and 2 sections under known actions, from the text of the standard.

Read from the standard, not from the engine. Resistances are in newtons and metres.
"""

import math

from .steel_member import GAMMA_M0, SQRT_3, SteelMember

SAMPLES = 400  # along the member, where a sum of powers may peak between the ends


def axial_use(member: SteelMember) -> float:
    return abs(member.n) / (member.n_pl / GAMMA_M0)  # (6.5), (6.9)


def web_height(member: SteelMember) -> float:
    return float(member.dimensions["h"] - 2.0 * member.dimensions["tf"])


def shear_areas(member: SteelMember) -> tuple[float, float]:
    """6.2.6(3): along z, along y."""
    d, area = member.dimensions, member.area
    if member.is_i:
        web = web_height(member) * d["tw"]
        along = area - 2.0 * d["b"] * d["tf"] + (d["tw"] + 2.0 * d["r"]) * d["tf"]
        return max(along, web), area - web
    if member.shape == "RHS":
        return area * d["h"] / (d["b"] + d["h"]), area * d["b"] / (d["b"] + d["h"])
    return 2.0 * area / math.pi, 2.0 * area / math.pi


def shear_uses(member: SteelMember) -> tuple[float, float]:
    """(6.17) along z and along y."""
    areas = shear_areas(member)
    along_z, along_y = (
        v / (a * member.f_y / SQRT_3 / GAMMA_M0) for v, a in zip(member.shear, areas, strict=True)
    )
    return along_z, along_y


def moments_beside_axial(member: SteelMember) -> tuple[float, float]:
    """M_N,y,Rd and M_N,z,Rd by 6.2.9.1(4) and (5); of a thin ring, which the standard leaves
    open, the exact M_pl cos(pi n / 2)."""
    d, n = member.dimensions, axial_use(member)
    m_y, m_z = (m / GAMMA_M0 for m in member.m_pl)
    if member.shape == "CHS":
        return m_y * math.cos(math.pi * n / 2), m_z * math.cos(math.pi * n / 2)
    if member.shape == "RHS":
        a_w = min((member.area - 2.0 * d["b"] * d["t"]) / member.area, 0.5)
        a_f = min((member.area - 2.0 * d["h"] * d["t"]) / member.area, 0.5)
        return min(m_y * (1 - n) / (1 - 0.5 * a_w), m_y), min(m_z * (1 - n) / (1 - 0.5 * a_f), m_z)
    a = min((member.area - 2.0 * d["b"] * d["tf"]) / member.area, 0.5)
    web = web_height(member) * d["tw"] * member.f_y / GAMMA_M0
    about_y = min(m_y * (1 - n) / (1 - 0.5 * a), m_y)
    if n <= 0.25 and abs(member.n) <= 0.5 * web:  # (6.33), (6.34)
        about_y = m_y
    about_z = m_z if n <= a else m_z * (1 - ((n - a) / (1 - a)) ** 2)
    if abs(member.n) <= web:  # (6.35)
        about_z = m_z
    return about_y, about_z


def exponents(member: SteelMember) -> tuple[float, float]:
    """6.2.9.1(6)"""
    n = axial_use(member)
    if member.is_i:
        return 2.0, max(5.0 * n, 1.0)
    if member.shape == "CHS":
        return 2.0, 2.0
    both = min(1.66 / (1 - 1.13 * n * n), 6.0)
    return both, both


def factor_to_one(y: float, z: float, powers: tuple[float, float]) -> float:
    """u with (y / u)^alpha + (z / u)^beta = 1, by halving."""
    low, high = max(y, z), y + z
    for _ in range(100):
        middle = 0.5 * (low + high)
        if middle == 0.0:
            return 0.0
        is_over = (y / middle) ** powers[0] + (z / middle) ** powers[1] > 1.0
        low, high = (middle, high) if is_over else (low, middle)
    return high


def combined_use(member: SteelMember) -> float:
    """6.2.9 at the worst place; the linear sum (6.2), which is a bound, where it is smaller."""
    beside, powers, worst = moments_beside_axial(member), exponents(member), 0.0
    for k in range(SAMPLES + 1):
        m_y, m_z = (abs(m) for m in member.moments_at(k / SAMPLES))
        plastic = factor_to_one(m_y / beside[0], m_z / beside[1], powers)
        resistances = (m / GAMMA_M0 for m in member.m_pl)
        shares = (m / m_rd for m, m_rd in zip((m_y, m_z), resistances, strict=True))
        worst = max(worst, min(plastic, axial_use(member) + sum(shares)))
    return worst
