"""Tapered members: closed forms, the member cut into ten, and what checks say of them."""

import math
from collections.abc import Callable
from typing import Any, Literal

import pytest

from loadpath.authoring import Structure
from loadpath.engine import ResultSet, solve
from tests.engine.frames import STEEL, Json, document, force, member, node
from tools.verification.modes import factors, frequencies

E = STEEL["e_mod"]
BENDING: Json = {"include_shear_deformation": False, "dimensionality": "2D"}
OWN_WEIGHT: Json = {"enable_self_weight": True, "self_weight_load_case_id": 1}


def rectangle(id_: int, h: float, b: float) -> Json:
    return {
        "id": id_,
        "name": f"rectangle {id_}",
        "material": 1,
        "area": b * h,
        "i_y": h * b**3 / 12,
        "i_z": b * h**3 / 12,
        "j": 0.2 * h * b**3,
        "a_sz": 5 / 6 * b * h,
        "a_sy": 5 / 6 * b * h,
        "h": h,
        "b": b,
        "dimensions": {"shape": "rectangle", "h": h, "b": b},
    }


DEPTHS = (0.2, 0.5)
WIDTHS = (0.1, 0.15)


def at(share: float, id_: int) -> Json:
    h = DEPTHS[0] + share * (DEPTHS[1] - DEPTHS[0])
    b = WIDTHS[0] + share * (WIDTHS[1] - WIDTHS[0])
    return rectangle(id_, h, b)


def cantilever(options: Json, loads: Json, pieces: int = 1, *, turned: bool = False) -> ResultSet:
    """4 m, thin at its free end, in so many tapered pieces; turned, from the clamp outwards."""
    shares = [k / pieces for k in range(pieces + 1)]
    nodes = [node(k + 1, 4.0 * share, support=None) for k, share in enumerate(shares)]
    nodes[-1]["nodal_support"] = 1
    sections = [at(share, k + 1) for k, share in enumerate(shares)]
    members = []
    for k in range(1, pieces + 1):
        ends = (k + 1, k) if turned else (k, k + 1)
        members.append(
            {**member(k, *ends), "section": ends[0], "end_section": ends[1]},
        )
    model: Json = {"sections": sections}
    found = solve(document(nodes, members, loads, options={**BENDING, **options}, model=model))
    one = found.loadcases["Q"]
    assert one.is_usable, one.errors
    assert one.balance.balance_error < 1e-9
    return one


TIP = {"nodal_loads": [force(1, [0.0, -1.0, 0.0], 1e4)]}


def integral(function: Callable[[float], float], parts: int = 2000) -> float:
    """By Simpson's rule over 0 to 4 m."""
    h = 4.0 / parts
    inner = sum((4 if k % 2 else 2) * function(k * h) for k in range(1, parts))
    return h / 3 * (function(0.0) + inner + function(4.0))


def test_a_cantilever_by_integration() -> None:
    """Deflection by the unit load: of bending, and of shear where it counts."""
    bent = integral(lambda x: 1e4 * x * x / (E * at(x / 4, 1)["i_z"]))
    sheared = integral(lambda x: 1e4 / (STEEL["g_mod"] * at(x / 4, 1)["a_sz"]))
    one = cantilever({}, TIP)
    assert -one.displacement(1).dy == pytest.approx(bent, rel=1e-5)
    stiff = cantilever({"include_shear_deformation": True}, TIP)
    assert -stiff.displacement(1).dy == pytest.approx(bent + sheared, rel=1e-5)


def test_it_weighs_what_its_volume_does() -> None:
    one = cantilever(OWN_WEIGHT, {})
    volume = integral(lambda x: at(x / 4, 1)["area"])
    assert one.reaction(2).fy == pytest.approx(volume * 7850.0 * 9.81, rel=1e-9)
    arm = integral(lambda x: (4.0 - x) * at(x / 4, 1)["area"])
    assert abs(one.reaction(2).mz) == pytest.approx(arm * 7850.0 * 9.81, rel=1e-6)


LOADS: Json = {
    "nodal_loads": [force(1, [0.0, -1.0, 0.0], 4e4), force(1, [1.0, 0.0, 0.0], 3e5, 2)],
}
SECOND_ORDER = {"order": "NONLINEAR", "nonlinear_method": "P_DELTA"}
LARGE = {"order": "NONLINEAR", "nonlinear_method": "COROTATIONAL"}


@pytest.mark.parametrize("options", [{}, SECOND_ORDER, LARGE], ids=["linear", "p-delta", "large"])
def test_ten_divisions_change_nothing(options: Json) -> None:
    options = {**options, **OWN_WEIGHT, "include_shear_deformation": True}
    one = cantilever(options, LOADS)
    ten = cantilever(options, LOADS, 10)
    turned = cantilever(options, LOADS, turned=True)
    for other, far in ((ten, 11), (turned, 2)):
        assert other.displacement(1).dy == pytest.approx(one.displacement(1).dy, rel=1e-4)
        assert other.displacement(1).dx == pytest.approx(one.displacement(1).dx, rel=1e-4)
        assert other.reaction(far).mz == pytest.approx(one.reaction(2).mz, rel=1e-4)


def test_rolls_mirrors_and_units_change_nothing() -> None:
    """A cantilever from thick to thin, pushed across both axes of its section."""

    def tip(push: list[float], scale: float = 1.0, **more: Any) -> list[float]:
        sections = []
        for one in (at(1.0, 1), at(0.0, 2)):
            powers = {"area": 2, "a_sy": 2, "a_sz": 2, "i_y": 4, "i_z": 4, "j": 4, "h": 1, "b": 1}
            scaled = {key: one[key] * scale**power for key, power in powers.items()}
            sizes = {key: one["dimensions"][key] * scale for key in ("h", "b")}
            sections.append({**one, **scaled, "dimensions": {"shape": "rectangle", **sizes}})
        bar = document(
            [node(1, 0.0, support=1), node(2, 4.0 * scale)],
            [member(1, 1, 2, end_section=2, **more)],
            {"nodal_loads": [force(2, push, math.hypot(*push))]},
            model={"sections": sections},
        )
        if scale != 1.0:
            bar["settings"]["unit_settings"] = {"lengthUnit": "mm", "forceUnit": "N"}
        moved = solve(bar).loadcases["Q"].displacement(2)
        return [moved.dx, moved.dy, moved.dz]

    straight = tip([1e5, -2e4, 5e3])
    assert tip([1e5, -2e4, 5e3], mirror=True) == pytest.approx(straight, rel=1e-9)
    assert tip([1e5, -2e4, 5e3], 1e3) == pytest.approx(straight, rel=1e-9)
    # Rolled by a quarter, its y lies where its z was.
    rolled = tip([1e5, -5e3, -2e4], rotation_angle=90.0)
    assert [abs(rolled[k]) for k in (0, 2, 1)] == pytest.approx(
        [abs(value) for value in straight], rel=1e-9
    )


def test_a_column_of_similar_sections_buckles() -> None:
    """Timoshenko and Gere, Theory of Elastic Stability, ch. 2: I as the fourth power of x.

    With x from the point where the sides meet, a at the top, b at the clamp, and
    beta = b^2 sqrt(P / E I_b): tan(beta (1/a - 1/b)) = -beta / b.
    """
    big, ratio, length = 8e-5, 0.1, 5.0
    a_over_b: float = ratio**0.25
    b = length / (1 - a_over_b)
    a = a_over_b * b

    def off(beta: float) -> float:
        angle = beta * (1 / a - 1 / b)
        return math.sin(angle) + beta / b * math.cos(angle)

    low, high = 1e-6, math.pi / (1 / a - 1 / b)
    for _ in range(100):
        middle = 0.5 * (low + high)
        low, high = (middle, high) if off(middle) > 0 else (low, middle)
    critical = low**2 * E * big / b**4
    bar = {"name": "bar", "material": 1, "area": 0.01, "j": 1e-4}
    sections = [
        {**bar, "id": 1, "i_y": big, "i_z": big},
        {**bar, "id": 2, "i_y": ratio * big, "i_z": ratio * big},
    ]
    column = document(
        [node(1, 0.0, support=1), node(2, 0.0, length)],
        [{**member(1, 1, 2), "end_section": 2}],
        {"nodal_loads": [force(2, [0.0, -1.0, 0.0], 1e3)]},
        options={"include_shear_deformation": False},
        model={"sections": sections},
        analysis={"buckling": {"num_modes": 1, "reference": {"LoadCase": 1}}},
    )
    assert factors(solve(column))[0] * 1e3 == pytest.approx(critical, rel=1e-4)


def test_frequencies_do_not_depend_on_the_division() -> None:
    def lowest(pieces: int) -> list[float]:
        shares = [k / pieces for k in range(pieces + 1)]
        bar = document(
            [
                node(k + 1, 4.0 * share, support=1 if k == 0 else None)
                for k, share in enumerate(shares)
            ],
            [
                {**member(k, k, k + 1), "section": k, "end_section": k + 1}
                for k in range(1, pieces + 1)
            ],
            {},
            options=BENDING,
            model={"sections": [at(share, k + 1) for k, share in enumerate(shares)]},
            analysis={"modal": {"num_modes": 2}},
        )
        return frequencies(solve(bar))

    assert lowest(10) == pytest.approx(lowest(1), rel=1e-4)


def tapered_beam(size: float, along: Literal["X", "Y"], **spec: Any) -> Any:
    """From an IPE400 at the clamp to an IPE200, 4 m long, pulled or bent at its tip."""
    model = Structure("Taper")
    clamp, tip = model.node(0, 0), model.node(4, 0)
    model.member(clamp, tip, "IPE400", "S235", end_section="IPE200")
    model.fix(clamp)
    case = model.load_case("Q").force(tip, size, along=along)
    model.combination("ULS", {case: 1.0})
    model.check_ec3(**spec)
    (entity,) = solve(model.document).unity_check_results[0]["per_entity"]
    return entity


def test_a_tie_is_checked_where_it_is_thin() -> None:
    entity = tapered_beam(4e5, "X")
    assert entity["status"] == "Green"
    assert entity["utilization"] == pytest.approx(4e5 / (28.48e-4 * 235e6), rel=2e-3)
    assert entity["location_x_frac"] == 1.0
    places = [row["substituted"] for row in entity["trace"] if "x = " in row["substituted"]]
    assert places
    assert all("x = 4 m" in place for place in places)


def test_buckling_of_a_tapered_member_is_not_decided() -> None:
    for entity in (tapered_beam(-2e4, "Y"), tapered_beam(-1e5, "X")):
        assert entity["status"] == "Indeterminate"
        assert entity["utilization"] is None
        assert "tapered" in entity["message"]
    assert tapered_beam(-2e5, "Y")["status"] == "Red"


def plastic_modulus(h: float, b: float, tw: float, tf: float) -> float:
    return b * tf * (h - tf) + tw * (h - 2 * tf) ** 2 / 4


def test_each_station_has_its_own_section() -> None:
    """Bending beside small shear forces; what fillets add varies linearly."""
    entity = tapered_beam(-2e4, "Y", include_ltb=False)
    ends = [(0.4, 0.18, 0.0086, 0.0135, 1.307e-3), (0.2, 0.1, 0.0056, 0.0085, 2.206e-4)]
    ratios = [end[4] / plastic_modulus(*end[:4]) for end in ends]

    def use(share: float) -> float:
        h, b, tw, tf, _ = (p + share * (q - p) for p, q in zip(*ends, strict=True))
        factor = ratios[0] + share * (ratios[1] - ratios[0])
        return 8e4 * (1 - share) / (factor * plastic_modulus(h, b, tw, tf) * 235e6)

    places = [k / 1000 for k in range(1000)]
    worst = max(places, key=use)
    assert 0.1 < worst < 0.9
    assert entity["utilization"] == pytest.approx(use(worst), rel=2e-3)
    assert entity["location_x_frac"] == pytest.approx(worst, abs=0.05)
