"""The rows of a member's check, and the same by the standard's formulas written a second time."""

from loadpath.engine import solve

from .cross_sections import axial_use, combined_use, shear_uses
from .member_buckling import (
    chi_lt,
    critical_forces,
    interaction,
    is_susceptible,
    reductions,
)
from .steel_member import Json, SteelMember, largest

TOLERANCE = 1e-9
# Of the peak between the ends, which is sampled here; all else is the same formula.
SAMPLED = 2e-4
COMBINED = "Combined N+M"


def rows_of(document: Json) -> dict[str, float]:
    (check,) = solve(document).unity_check_results
    (entity,) = check["per_entity"]
    return {step["label"]: step["value"] for step in entity["trace"]}


def expected_rows(member: SteelMember) -> dict[str, float]:
    rows = {"Axial (6.2.3/4)": axial_use(member)}
    rows["Shear z (6.2.6)"], rows["Shear y (6.2.6)"] = shear_uses(member)
    rows["Bending y (6.2.5)"] = largest(member.m_y) / member.m_pl[0]
    rows["Bending z (6.2.5)"] = largest(member.m_z) / member.m_pl[1]
    chi_y, _ = reductions(member)
    if member.n > 0.0:
        rows["Reduction factor y (6.3.1.2)"] = chi_y
        rows["Flexural buckling y (6.3.1)"] = member.n * member.gamma_m1 / member.n_pl / chi_y
    if is_susceptible(member) and largest(member.m_y) > 0.0:
        m_b_rd = chi_lt(member) * member.m_pl[0] / member.gamma_m1
        rows["LTB (6.3.2)"] = largest(member.m_y) / m_b_rd
    smallest = min(vars(critical_forces(member)).values())
    has_factors = not member.is_annex_a or member.n < smallest
    is_biaxial = largest(member.m_y) > 0.0 and largest(member.m_z) > 0.0
    if has_factors and (member.n > 0.0 or (member.is_i and is_biaxial)):
        about_y, about_z = interaction(member)
        rows["Buckling interaction y (6.3.3)"] = about_y
        rows["Buckling interaction z (6.3.3)"] = about_z
    return rows


def is_sheared(member: SteelMember) -> bool:
    """Shear takes from bending: tests of their own are about that."""
    return max(shear_uses(member)) > 0.5


def relative(found: float, expected: float, least: float) -> float:
    """Of the expected one, or of the least that counts."""
    return abs(found - expected) / max(abs(expected), least)


def find_deviations(member: SteelMember) -> dict[str, float]:
    """Of every row, by its label; that of N with M is from samples between the ends."""
    found = rows_of(member.document)
    rows = {
        label: relative(found.get(label, 0.0), value, 1.0)
        for label, value in expected_rows(member).items()
    }
    combined = max(found.get(f"Combined N+M (6.2.{k})", 0.0) for k in (1, 9))
    return rows | {COMBINED: relative(combined, combined_use(member), 5e-6)}
