"""A pinned steel member with moments at its ends and an axial force, all of which the document
states: nothing has to be solved to know what acts. Axes are those of EN 1993-1-1, y the strong one.
"""

import math
import random
from dataclasses import dataclass
from typing import Any

from loadpath.builders import check_beam

Json = dict[str, Any]
# Class 1 or 2 whatever acts, in every grade used here; classes have tests of their own.
COMPACT = (
    *("HEB160", "HEB200", "HEB300", "HEM200", "UC203x203x60", "UC254x254x107"),
    *("RHS200x100x10", "SHS150x150x8", "SHS100x100x6.3", "CHS168.3x8", "CHS219.1x10"),
)
E, G = 210e9, 81e9
GAMMA_M0 = 1.0


@dataclass
class SteelMember:
    document: Json
    length: float
    f_y: float
    grade: str
    gamma_m1: float
    c1: float
    is_annex_a: bool
    is_rolled_method: bool
    n: float  # compression positive
    m_y: tuple[float, float]  # at the ends, signs of one diagram
    m_z: tuple[float, float]
    section: Json

    @property
    def dimensions(self) -> Json:
        dimensions: Json = self.section["dimensions"]
        return dimensions

    @property
    def shape(self) -> str:
        shape: str = self.dimensions["shape"]
        return shape

    @property
    def is_i(self) -> bool:
        return self.shape == "I"

    @property
    def area(self) -> float:
        return float(self.section["area"])

    @property
    def i_y(self) -> float:
        return float(self.section["i_z"])  # the document's z is the strong axis

    @property
    def i_z(self) -> float:
        return float(self.section["i_y"])

    @property
    def w_pl(self) -> tuple[float, float]:
        return self.section["wpl_z"], self.section["wpl_y"]

    @property
    def w_el(self) -> tuple[float, float]:
        return self.section["wel_z"], self.section["wel_y"]

    @property
    def n_pl(self) -> float:
        return self.area * self.f_y

    @property
    def m_pl(self) -> tuple[float, float]:
        return self.w_pl[0] * self.f_y, self.w_pl[1] * self.f_y

    def moments_at(self, share: float) -> tuple[float, float]:
        return (
            (1 - share) * self.m_y[0] + share * self.m_y[1],
            (1 - share) * self.m_z[0] + share * self.m_z[1],
        )

    @property
    def shear(self) -> tuple[float, float]:
        """Along z, of the moment about y, and along y."""
        return (
            abs(self.m_y[1] - self.m_y[0]) / self.length,
            abs(self.m_z[1] - self.m_z[0]) / self.length,
        )


def largest(ends: tuple[float, float]) -> float:
    return max(abs(ends[0]), abs(ends[1]))


def psi(ends: tuple[float, float]) -> float:
    """Smaller over larger end moment."""
    small, large = sorted(ends, key=abs)
    return small / large if large else 1.0


def random_steel_member(seed: int) -> SteelMember:
    chance = random.Random(seed)
    length = chance.uniform(2.0, 9.0)
    grade = chance.choice(("S235", "S275", "S355", "S460"))
    document: Json = check_beam(
        span_m=length, section=chance.choice(COMPACT), material=grade, udl=1
    )
    (section,) = document["model"]["sections"]
    f_y = float(document["model"]["materials"][0]["yield_stress"])
    n = chance.choice((0.0, chance.uniform(-0.6, 0.0), chance.uniform(0.0, 0.6)))
    n *= section["area"] * f_y

    def ends(share: float, modulus: float) -> tuple[float, float]:
        if chance.random() < 0.25:
            return 0.0, 0.0
        first = chance.uniform(0.05, share) * modulus * f_y
        pair = (first, chance.uniform(-1.0, 1.0) * first)
        return pair if chance.random() < 0.5 else (pair[1], pair[0])

    member = SteelMember(
        document=document,
        length=length,
        f_y=f_y,
        grade=grade,
        gamma_m1=chance.choice((1.0, 1.1)),
        c1=chance.uniform(1.0, 2.5),
        is_annex_a=chance.random() < 0.5,
        is_rolled_method=chance.random() < 0.5,
        n=n,
        m_y=ends(0.7, section["wpl_z"]),
        m_z=ends(0.4, section["wpl_y"]),
        section=section,
    )
    _write(member)
    return member


def _write(member: SteelMember) -> None:
    """Loads and check into the document. Moments on the two nodes of a pinned beam that is bent to
    one side point against each other."""
    document = member.document
    del document["model"]["member_sets"]
    free: Json = {"condition_type": "Free"}
    pinned = {"RY": free, "RZ": free}
    document["model"]["nodal_supports"] = [{"id": 1, **pinned}, {"id": 2, **pinned, "X": free}]
    moments = [
        {"id": 2 * k + end + 1, "node": end + 1, "magnitude": ends[end], "direction": axis}
        for k, (ends, turn) in enumerate(((member.m_y, (0, 0, 1.0)), (member.m_z, (0, 1.0, 0))))
        for end, axis in ((0, [*turn]), (1, [-x for x in turn]))
    ]
    pushed = {"id": 1, "node": 2, "magnitude": member.n, "direction": [-1.0, 0.0, 0.0]}
    document["analysis"]["options"] = {"order": "LINEAR", "dimensionality": "3D"}
    document["analysis"]["load_cases"] = [
        {"id": 1, "name": "Q", "nodal_loads": [pushed], "nodal_moments": moments}
    ]
    (combination,) = document["analysis"]["load_combinations"]
    combination["load_case_factors"] = [{"load_case_id": 1, "factor": 1.0}]
    document["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"] = {
        "gamma_m0": GAMMA_M0,
        "gamma_m1": member.gamma_m1,
        "include_buckling": True,
        "include_ltb": True,
        "interaction_method": "AnnexA" if member.is_annex_a else "AnnexB",
        "ltb_method": "Rolled" if member.is_rolled_method else "General",
        "c1": member.c1,
    }


SQRT_3 = math.sqrt(3.0)
