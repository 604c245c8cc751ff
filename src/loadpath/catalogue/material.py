"""Named materials with their strength by thickness.

Steel: EN 1993-1-1 Table 3.1 up to 80 mm, beyond that the product standard (decision 0021).
"""

from __future__ import annotations

from bisect import bisect_left
from math import inf
from typing import Any

import msgspec

from loadpath.catalogue.en1993_tables import Strengths, strengths
from loadpath.catalogue.errors import UnknownMaterial
from loadpath.catalogue.spelling import nearest_key, spell


class Strength(msgspec.Struct, frozen=True):
    """Yield strength of parts up to a thickness (Pa, m)."""

    up_to: float
    yield_stress: float


class LibraryMaterial(msgspec.Struct, frozen=True, kw_only=True):
    """A material in SI."""

    name: str
    grade: str
    """The short name, which documents carry."""
    standard: str
    e_mod: float
    g_mod: float
    density: float
    thermal_expansion: float
    strengths: tuple[Strength, ...]
    """By rising thickness."""

    @property
    def yield_stress(self) -> float:
        """The nominal strength: that of the thinnest parts."""
        return self.strengths[0].yield_stress

    def strength_at(self, thickness: float) -> float:
        """Yield strength (Pa) of a part of that thickness (m)."""
        at = bisect_left(self.strengths, thickness - 1e-9, key=lambda strength: strength.up_to)
        if at == len(self.strengths):
            raise ValueError(
                f"{self.grade} has no strength at {thickness * 1000:g} mm: {self.standard} gives "
                f"it up to {self.strengths[-1].up_to * 1000:g} mm"
            )
        return self.strengths[at].yield_stress

    def to_dict(self) -> dict[str, Any]:
        """Everything about the material as plain data, SI."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        for strength in plain["strengths"]:
            strength["up_to"] = None if strength["up_to"] == inf else strength["up_to"]
        return plain | {"yield_stress": self.yield_stress}


def _steel(strengths: Strengths) -> LibraryMaterial:
    """Structural steel; EN 1993-1-1 3.2.6."""
    return LibraryMaterial(
        name=f"steel_{strengths.grade}",
        grade=strengths.grade,
        standard=f"EN 1993-1-1 Table 3.1, above 80 mm {strengths.product}",
        e_mod=210e9,
        g_mod=81e9,
        density=7850.0,
        thermal_expansion=12e-6,
        strengths=tuple(Strength(mm / 1000, mpa * 1e6) for mm, mpa in strengths.steps),
    )


MATERIALS = (
    # Those whose product standard says how they go on beyond the table.
    *(_steel(each) for each in strengths() if each.product),
    LibraryMaterial(
        name="aluminium_6061",
        grade="aluminium_6061",
        standard="EN 1999-1-1 Table 3.2b, EN AW-6061 T6 extruded profiles",
        e_mod=70e9,
        g_mod=27e9,
        density=2700.0,
        thermal_expansion=23e-6,
        strengths=(Strength(inf, 240e6),),
    ),
    LibraryMaterial(
        name="concrete_C30",
        grade="concrete_C30",
        standard="EN 1992-1-1 Table 3.1, C30/37, uncracked, reinforced; f_ck as strength",
        e_mod=33e9,
        g_mod=13.75e9,
        density=2500.0,
        thermal_expansion=10e-6,
        strengths=(Strength(inf, 30e6),),
    ),
)
_BY_KEY = {spell(name): m for m in MATERIALS for name in (m.name, m.grade)} | {
    spell("aluminum_6061"): MATERIALS[4],
}


def find_material(name: str) -> LibraryMaterial:
    """The material of that name or grade; case and blanks do not matter."""
    key = spell(name)
    if key not in _BY_KEY:
        nearest = nearest_key(key, _BY_KEY)
        raise UnknownMaterial(name, _BY_KEY[nearest].name if nearest else None)
    return _BY_KEY[key]


def material_names() -> list[str]:
    """The names of all materials."""
    return [material.name for material in MATERIALS]
