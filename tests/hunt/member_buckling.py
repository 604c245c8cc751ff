"""EN 1993-1-1, 6.3 with Annexes A and B, for doubly symmetric sections of class 1 and 2 between
two forks under linear moment diagrams, from the text of the standard.

Read from the standard, not from the engine.
"""

import math
from dataclasses import dataclass

from .steel_member import E, G, SteelMember, largest, psi

IMPERFECTION = {"a0": 0.13, "a": 0.21, "b": 0.34, "c": 0.49, "d": 0.76}  # Table 6.1


def buckling_curves(member: SteelMember) -> tuple[str, str]:
    """Table 6.2 about y and about z, flanges up to 40 mm, hollow sections hot finished."""
    is_s460 = member.grade == "S460"
    if not member.is_i:
        return ("a0", "a0") if is_s460 else ("a", "a")
    if member.dimensions["h"] / member.dimensions["b"] > 1.2:
        return ("a0", "a0") if is_s460 else ("a", "b")
    return ("a", "a") if is_s460 else ("b", "c")


def chi(slenderness: float, curve: str) -> float:
    """(6.49)"""
    if slenderness <= 0.2:
        return 1.0
    phi = 0.5 * (1 + IMPERFECTION[curve] * (slenderness - 0.2) + slenderness**2)
    return min(1.0 / (phi + math.sqrt(phi**2 - slenderness**2)), 1.0)


@dataclass
class Critical:
    """Elastic critical forces over the member's length."""

    y: float
    z: float
    torsion: float


def critical_forces(member: SteelMember) -> Critical:
    euler = math.pi**2 * E / member.length**2
    y, z = euler * member.i_y, euler * member.i_z
    if not member.is_i:
        return Critical(y, z, math.inf)
    polar = (member.i_y + member.i_z) / member.area
    torsion = (G * member.section["j"] + euler * member.section["i_w"]) / polar
    return Critical(y, z, torsion)


def slenderness(member: SteelMember, critical: float) -> float:
    return math.sqrt(member.n_pl / critical)  # (6.50)


def reductions(member: SteelMember) -> tuple[float, float]:
    """chi_y, and the smaller of chi_z and chi_T (6.3.1.4)."""
    critical, curves = critical_forces(member), buckling_curves(member)
    about_z = min(critical.z, critical.torsion)
    return (
        chi(slenderness(member, critical.y), curves[0]),
        chi(slenderness(member, about_z), curves[1]),
    )


def uniform_critical_moment(member: SteelMember) -> float:
    euler = math.pi**2 * E * member.i_z / member.length**2
    return euler * math.sqrt(
        member.section.get("i_w", 0.0) / member.i_z + G * member.section["j"] / euler
    )


def is_susceptible(member: SteelMember) -> bool:
    return member.shape != "CHS" and member.i_y > 1.0001 * member.i_z


def lateral_curve(member: SteelMember, up_to_two: str, beyond: str) -> str:
    """Tables 6.4 and 6.5 by h / b of rolled I-sections; curve d of others."""
    if not member.is_i:
        return "d"
    return up_to_two if member.dimensions["h"] / member.dimensions["b"] <= 2.0 else beyond


def chi_lt(member: SteelMember) -> float:
    """6.3.2.2 with Table 6.4, or 6.3.2.3 with Table 6.5. Round and square tubes do not buckle
    sideways (6.3.2.1(2)). The exception for small slenderness (6.3.2.2(4)) is not used."""
    if not is_susceptible(member):
        return 1.0
    lambda_lt = math.sqrt(member.m_pl[0] / (member.c1 * uniform_critical_moment(member)))
    if not member.is_rolled_method:
        return chi(lambda_lt, lateral_curve(member, "a", "b"))
    if lambda_lt <= 0.4:
        return 1.0
    alpha = IMPERFECTION[lateral_curve(member, "b", "c")]
    phi = 0.5 * (1 + alpha * (lambda_lt - 0.4) + 0.75 * lambda_lt**2)
    plain = 1.0 / (phi + math.sqrt(phi**2 - 0.75 * lambda_lt**2))
    plain = min(plain, 1.0, 1.0 / lambda_lt**2)  # (6.57)
    k_c = min(1.0 / math.sqrt(member.c1), 1.0)
    f = min(1.0 - 0.5 * (1.0 - k_c) * (1.0 - 2.0 * (lambda_lt - 0.8) ** 2), 1.0)
    return min(plain / f, 1.0, 1.0 / lambda_lt**2)  # (6.58)


@dataclass
class Factors:
    yy: float
    yz: float
    zy: float
    zz: float


def factors_b(member: SteelMember) -> Factors:
    """Annex B, Tables B.1 (hollow) and B.2 (open), class 1 and 2; Table B.3, linear diagrams."""
    chi_y, chi_z = reductions(member)
    critical = critical_forces(member)
    lambda_y, lambda_z = (slenderness(member, n) for n in (critical.y, critical.z))
    n = max(member.n, 0.0) * member.gamma_m1 / member.n_pl
    n_y, n_z = n / chi_y, n / chi_z
    c_my, c_mz = (max(0.6 + 0.4 * psi(ends), 0.4) for ends in (member.m_y, member.m_z))
    c_mlt = c_my
    yy = c_my * (1 + min(lambda_y - 0.2, 0.8) * n_y)
    if not member.is_i:
        zz = c_mz * (1 + min(lambda_z - 0.2, 0.8) * n_z)
        return Factors(max(yy, 0.0), 0.6 * zz, 0.6 * yy, max(zz, 0.0))
    zz = c_mz * (1 + min(2 * lambda_z - 0.6, 1.4) * n_z)
    share = 0.1 * n_z / (c_mlt - 0.25)
    if lambda_z < 0.4:
        zy = min(0.6 + lambda_z, 1 - share * lambda_z)
    else:
        zy = max(1 - share * lambda_z, 1 - share)
    # Beyond its resistance to N a member's k_zy turns negative: no moment is relief.
    return Factors(yy, 0.6 * zz, max(zy, 0.0), zz)


def factors_a(member: SteelMember) -> Factors:
    """Annex A, Tables A.1 and A.2 with AC:2009, class 1 and 2, linear diagrams."""
    n = max(member.n, 0.0)
    critical, (chi_y, chi_z) = critical_forces(member), reductions(member)
    torsion = critical.torsion
    rest = {name: 1 - n / each for name, each in vars(critical).items()}
    mu_y = rest["y"] / (1 - chi_y * n / critical.y)
    mu_z = rest["z"] / (1 - chi_z * n / critical.z)
    w_y, w_z = (min(pl / el, 1.5) for pl, el in zip(member.w_pl, member.w_el, strict=True))
    n_pl = n * member.gamma_m1 / member.n_pl
    c_my0, c_mz = (
        0.79 + 0.21 * psi(ends) + 0.36 * (psi(ends) - 0.33) * n / each if largest(ends) else 1.0
        for ends, each in ((member.m_y, critical.y), (member.m_z, critical.z))
    )
    lambda_z = slenderness(member, critical.z)
    lambda_max = max(slenderness(member, critical.y), lambda_z)
    a_lt = max(1 - member.section["j"] / member.i_y, 0.0)
    m_y, m_z = largest(member.m_y), largest(member.m_z)
    share_y = m_y * member.gamma_m1 / (chi_lt(member) * member.m_pl[0])
    share_z = m_z * member.gamma_m1 / member.m_pl[1]
    lambda_0 = 0.0
    if is_susceptible(member) and m_y:
        lambda_0 = math.sqrt(member.m_pl[0] / uniform_critical_moment(member))
    c_my, c_mlt = c_my0, 1.0
    # N_cr,TF of a doubly symmetric section is N_cr,T.
    if lambda_0 > 0.2 * math.sqrt(member.c1) * (rest["z"] * rest["torsion"]) ** 0.25:
        weight = a_lt * math.sqrt(m_y * member.area / member.w_el[0])
        c_my = c_my0 + (1 - c_my0) * weight / (math.sqrt(n) + weight)
        c_mlt = max(c_my**2 * a_lt / math.sqrt(rest["z"] * (1 - n / torsion)), 1.0)
    z4 = lambda_z**4
    b_lt = 0.5 * a_lt * lambda_0**2 * share_y * share_z
    c_lt = 10 * a_lt * lambda_0**2 / (5 + z4) * share_y / c_my
    d_lt = 2 * a_lt * lambda_0 / (0.1 + z4) * share_y / c_my * share_z / c_mz
    e_lt = 1.7 * a_lt * lambda_0 / (0.1 + z4) * share_y / c_my
    both = lambda_max + lambda_max**2
    c_yy = 1 + (w_y - 1) * ((2 - 1.6 / w_y * c_my**2 * both) * n_pl - b_lt)
    c_yz = 1 + (w_z - 1) * ((2 - 14 * c_mz**2 * lambda_max**2 / w_z**5) * n_pl - c_lt)
    c_zy = 1 + (w_y - 1) * ((2 - 14 * c_my**2 * lambda_max**2 / w_y**5) * n_pl - d_lt)
    c_zz = 1 + (w_z - 1) * (2 - 1.6 / w_z * c_mz**2 * both - e_lt) * n_pl
    ratio_y, ratio_z = (el / pl for el, pl in zip(member.w_el, member.w_pl, strict=True))
    yz, zy = 0.6 * math.sqrt(w_z / w_y), 0.6 * math.sqrt(w_y / w_z)
    return Factors(
        c_my * c_mlt * mu_y / rest["y"] / max(c_yy, ratio_y),
        c_mz * mu_y / rest["z"] / max(c_yz, yz * ratio_z) * yz,
        c_my * c_mlt * mu_z / rest["y"] / max(c_zy, zy * ratio_y) * zy,
        c_mz * mu_z / rest["z"] / max(c_zz, ratio_z),
    )


def interaction(member: SteelMember) -> tuple[float, float]:
    """(6.61) and (6.62)"""
    chi_y, chi_z = reductions(member)
    k = factors_a(member) if member.is_annex_a else factors_b(member)
    n = max(member.n, 0.0) * member.gamma_m1 / member.n_pl
    m_y = largest(member.m_y) * member.gamma_m1 / (chi_lt(member) * member.m_pl[0])
    m_z = largest(member.m_z) * member.gamma_m1 / member.m_pl[1]
    return n / chi_y + k.yy * m_y + k.yz * m_z, n / chi_z + k.zy * m_y + k.zz * m_z
