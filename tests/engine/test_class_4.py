"""Class 4 by effective widths, EN 1993-1-5, 4.4: by the standard's text written a second time, with
fibres in place of formulas, and by what must not depend on how a member is written down."""

import copy
from math import isclose, sqrt
from typing import Any

import numpy as np
import pytest

from loadpath.builders import check_beam
from loadpath.engine import solve
from tests.three_plates import weld

Json = dict[str, Any]
FIBRES = 40_000  # per plate
# Edges of what is effective fall between fibres.
BETWEEN_FIBRES = 1e-4

SECTIONS = (
    *(("IPE400", "S355"), ("IPE600", "S355"), ("UB914x305x201", "S460")),
    *(("RHS400x200x6.3", "S355"), ("SHS300x300x6.3", "S460"), ("thin I", "S355")),
)


def member(section: str, grade: str, n: float, down: float, across: float) -> Json:
    """6 m between forks, pressed by n, with an even load down and a force across its middle."""
    library = "IPE600" if section == "thin I" else section
    made: Json = copy.deepcopy(
        check_beam(span_m=6, section=library, material=grade, udl=1, uls_factor=1)
    )
    if section == "thin I":
        # Web and flanges both lose something.
        weld(made["model"]["sections"][0], section, h=0.8, b=0.4, tw=0.005, tf=0.012)
    made["analysis"]["options"]["dimensionality"] = "3D"
    (case,) = made["analysis"]["load_cases"]
    (load,) = case["distributed_loads"]
    load["magnitude"] = load["end_magnitude"] = down
    case["nodal_loads"] = [{"id": 1, "node": 2, "magnitude": n, "direction": [-1, 0, 0]}]
    force = {"id": 9, "member": 1, "position": 0.5, "magnitude": across, "direction": [0, 0, 1]}
    case["member_point_loads"] = [force]
    return made


def trace_of(document: Json) -> dict[str, float]:
    (check,) = solve(document).unity_check_results
    (entity,) = check["per_entity"]
    assert entity["utilization"] is not None, entity["message"]
    return {row["label"]: row["value"] for row in entity["trace"]}


def use_of(document: Json) -> float:
    (check,) = solve(document).unity_check_results
    (entity,) = check["per_entity"]
    assert entity["utilization"] is not None, entity["message"]
    use: float = entity["utilization"]
    return use


def rho(c_over_t: float, psi: float, f_y: float, is_outstand: bool) -> float:
    epsilon = sqrt(235e6 / f_y)
    if is_outstand:
        k = 0.57 - 0.21 * psi + 0.07 * psi**2
    elif psi >= 0:
        k = 8.2 / (1.05 + psi)
    else:
        k = 7.81 - 6.29 * psi + 9.78 * psi**2
    slenderness = c_over_t / (28.4 * epsilon * sqrt(k))
    if is_outstand:
        return 1.0 if slenderness <= 0.748 else (slenderness - 0.188) / slenderness**2
    if slenderness <= 0.5 + sqrt(0.085 - 0.055 * psi):
        return 1.0
    return min(1.0, (slenderness - 0.055 * (3 + psi)) / slenderness**2)


class Fibres:
    """What is not effective, as fibres with their distance from the gross axis."""

    def __init__(self, section: Json, inertia: str, depth: float) -> None:
        self.area, self.inertia, self.depth = section["area"], section[inertia], depth
        self.lost_area = self.lost_moment = self.lost_inertia = 0.0

    def lose(self, low: float, high: float, width: float) -> None:
        """Between two distances from the axis, over a width."""
        edges = np.linspace(low, high, FIBRES + 1)
        middles, height = 0.5 * (edges[1:] + edges[:-1]), (high - low) / FIBRES
        self.lost_area += float(FIBRES * height * width)
        self.lost_moment += float(np.sum(middles) * height * width)
        self.lost_inertia += float(np.sum(middles**2) * height * width)

    @property
    def centroid(self) -> float:
        return float(-self.lost_moment / (self.area - self.lost_area))

    def modulus(self, compressed_edge: float) -> float:
        left = self.area - self.lost_area
        own = self.inertia - self.lost_inertia - left * self.centroid**2
        far = max(compressed_edge - self.centroid, 0.5 * self.depth + self.centroid)
        return float(own / far)


def lose_bent_web(rest: Fibres, c: float, t: float, count: int, f_y: float) -> None:
    neutral = rest.centroid
    pressed = c / 2 - neutral
    psi = (-c / 2 - neutral) / pressed
    effective = rho(c / t, psi, f_y, False) * pressed
    rest.lose(neutral + 0.6 * effective, c / 2 - 0.4 * effective, count * t)


def expected(section: Json, f_y: float) -> dict[str, float]:
    d = section["dimensions"]
    h, b = d["h"], d["b"]
    if d["shape"] == "RHS":
        t, c_h, c_b = d["t"], h - 2 * d["r"], b - 2 * d["r"]
        lost_h = (1 - rho(c_h / t, 1.0, f_y, False)) * c_h
        lost_b = (1 - rho(c_b / t, 1.0, f_y, False)) * c_b
        y, z = Fibres(section, "i_z", h), Fibres(section, "i_y", b)
        y.lose(h / 2 - t, h / 2, lost_b)
        lose_bent_web(y, c_h, t, 2, f_y)
        z.lose(b / 2 - t, b / 2, lost_h)
        lose_bent_web(z, c_b, t, 2, f_y)
        area = section["area"] - 2 * t * (lost_h + lost_b)
        return {"A": area, "W_y": y.modulus(h / 2), "W_z": z.modulus(b / 2)}
    tw, tf, r = d["tw"], d["tf"], d["r"]
    c_w, c_f = h - 2 * tf - 2 * r, (b - tw) / 2 - r
    lost_f = (1 - rho(c_f / tf, 1.0, f_y, True)) * c_f
    lost_w = (1 - rho(c_w / tw, 1.0, f_y, False)) * c_w
    y, z = Fibres(section, "i_z", h), Fibres(section, "i_y", b)
    y.lose(h / 2 - tf, h / 2, 2 * lost_f)
    lose_bent_web(y, c_w, tw, 1, f_y)
    tip = (1 - rho(c_f / tf, (tw / 2 + r) / (b / 2), f_y, True)) * c_f
    z.lose(b / 2 - tip, b / 2, 2 * tf)
    area = section["area"] - 4 * lost_f * tf - lost_w * tw
    return {"A": area, "W_y": y.modulus(h / 2), "W_z": z.modulus(b / 2 - tip)}


@pytest.mark.parametrize(("section", "grade"), SECTIONS)
def test_what_is_effective_is_that_of_fibres(section: str, grade: str) -> None:
    document = member(section, grade, 400e3, 100.0, 100.0)
    f_y = document["model"]["materials"][0]["yield_stress"]
    found = trace_of(document)
    by_fibres = expected(document["model"]["sections"][0], f_y)
    assert found["Effective area (6.2.2.5)"] == pytest.approx(by_fibres["A"], rel=1e-9)
    for label, symbol in (("y", "W_y"), ("z", "W_z")):
        assert found[f"Effective modulus {label} (6.2.2.5)"] == pytest.approx(
            by_fibres[symbol], rel=BETWEEN_FIBRES
        )
    assert by_fibres["A"] < document["model"]["sections"][0]["area"]


@pytest.mark.parametrize(("section", "grade"), SECTIONS)
def test_a_strut_buckles_with_what_is_effective(section: str, grade: str) -> None:
    """lambda_bar of A_eff, and N_b,Rd of A_eff, about both axes."""
    document = member(section, grade, 500e3, 0.0, 0.0)
    f_y = document["model"]["materials"][0]["yield_stress"]
    trace = trace_of(document)
    a_eff = expected(document["model"]["sections"][0], f_y)["A"]
    for axis in "yz":
        critical = trace[f"Critical force {axis}"]
        chi = trace[f"Reduction factor {axis} (6.3.1.2)"]
        slenderness = sqrt(a_eff * f_y / critical)
        use = trace[f"Flexural buckling {axis} (6.3.1)"]
        assert use == pytest.approx(500e3 / (chi * a_eff * f_y), rel=1e-9)
        alphas = (0.13, 0.21, 0.34, 0.49, 0.76)
        curves = [0.5 * (1 + alpha * (slenderness - 0.2) + slenderness**2) for alpha in alphas]
        chis = [min(1.0, 1 / (phi + sqrt(phi**2 - slenderness**2))) for phi in curves]
        assert any(isclose(chi, one, rel_tol=1e-9) for one in chis)


@pytest.mark.parametrize(("section", "grade"), SECTIONS)
def test_shares_of_class_4_are_added(section: str, grade: str) -> None:
    """(6.44), beyond what 5.5.2(9) lets count as class 3."""
    sizes = {"thin I": 4.0e6, "IPE400": 2.85e6, "IPE600": 4.8e6, "UB914x305x201": 8.0e6}
    n = sizes.get(section, 2.6e6)
    document = member(section, grade, n, 500.0, 200.0)
    f_y = document["model"]["materials"][0]["yield_stress"]
    whole = expected(document["model"]["sections"][0], f_y)
    trace = trace_of(document)
    by_hand = n / whole["A"] + 500.0 * 36 / 8 / whole["W_y"] + 200.0 * 6 / 4 / whole["W_z"]
    assert trace["Combined N+M (6.2.1)"] == pytest.approx(by_hand / f_y, rel=BETWEEN_FIBRES)


@pytest.mark.parametrize(("section", "grade"), SECTIONS)
def test_use_is_that_of_the_member_however_it_is_written(section: str, grade: str) -> None:
    document = member(section, grade, 300e3, 2e3, 500.0)
    use = use_of(document)
    turned = copy.deepcopy(document)
    (own,) = turned["model"]["members"]
    own["start_node_id"], own["end_node_id"] = own["end_node_id"], own["start_node_id"]
    mirrored = copy.deepcopy(document)
    mirrored["analysis"]["load_cases"][0]["member_point_loads"][0]["direction"] = [0, 0, -1]
    for other in (turned, mirrored):
        assert use_of(other) == pytest.approx(use, rel=1e-9)


@pytest.mark.parametrize(("section", "grade"), SECTIONS)
def test_use_grows_with_the_loads_and_without_jumps(section: str, grade: str) -> None:
    uses = []
    for factor in (0.3, 0.6, 0.9, 1.2, 1.5):
        base = use_of(member(section, grade, factor * 300e3, factor * 2e3, factor * 500.0))
        hair = 1 + 1e-6
        beside = use_of(member(section, grade, hair * factor * 300e3, factor * 2e3, factor * 500.0))
        assert beside == pytest.approx(base, rel=1e-4)
        uses.append(base)
    assert uses == sorted(uses)


def test_what_the_document_gives_stands() -> None:
    document = member("IPE400", "S355", 600e3, 0.0, 0.0)
    section = document["model"]["sections"][0]
    section["ec3"] = (section.get("ec3") or {}) | {"a_eff": 0.005}
    assert trace_of(document)["Effective area (6.2.2.5)"] == 0.005


class Strips:
    """A section of rectangles across one axis: each from its place, along it and its width."""

    def __init__(self, *strips: tuple[float, float, float]) -> None:
        self.area = self.moment = self.inertia = 0.0
        for place, extent, width in strips:
            edges = np.linspace(place, place + extent, FIBRES + 1)
            at, each = 0.5 * (edges[1:] + edges[:-1]), extent / FIBRES * width
            self.area += extent * width
            self.moment += float(np.sum(at)) * each
            self.inertia += float(np.sum(at**2)) * each
        self.centroid = self.moment / self.area
        self.own = self.inertia - self.area * self.centroid**2


def of_plates(n: float, m_y: float, m_z: float, **figures: Any) -> Json:
    """A member between forks with these figures, pressed, with the same moments at both ends."""
    document = member("IPE600", "S355", n, 0.0, 0.0)
    section = document["model"]["sections"][0]
    left_out = ("i_w", "wpl_y", "wpl_z", "shape_path", "wagner_coeff", "a_sy", "a_sz", "ec3")
    for name in left_out:
        section.pop(name, None)
    section.update(figures, name="plates", y_s=0.0, z_s=0.0)
    (case,) = document["analysis"]["load_cases"]
    case["nodal_moments"] = [
        {"id": 10 * axis + node, "node": node, "magnitude": sign * size, "direction": direction}
        for axis, size, direction in ((2, m_y, [0, 0, 1]), (3, m_z, [0, 1, 0]))
        for node, sign in ((1, 1.0), (2, -1.0))
    ]
    document["analysis"]["unity_checks"][0]["spec"]["Ec3Steel"]["include_ltb"] = False
    return document


@pytest.mark.parametrize(
    ("h", "b", "tw", "tf"), [(0.25, 0.2, 0.008, 0.015), (0.2, 0.3, 0.006, 0.008)]
)
def test_a_tee_loses_its_stem_and_flanges_from_their_tips(
    h: float, b: float, tw: float, tf: float
) -> None:
    """Table 4.2 with the stress ratio of each state; at psi < 0 of what is compressed."""
    f_y, n = 355e6, 300e3
    c_f, c_s = (b - tw) / 2, h - tf
    whole = Strips((0.0, tf, b), (tf, c_s, tw))
    even_f = (1 - rho(c_f / tf, 1.0, f_y, True)) * c_f
    even_s = (1 - rho(c_s / tw, 1.0, f_y, True)) * c_s
    squashed = Strips((0.0, tf, b - 2 * even_f), (tf, c_s - even_s, tw))
    shift = abs(squashed.centroid - whole.centroid)
    tip = h - whole.centroid
    psi = (tf - whole.centroid) / tip
    pressed = c_s / (1 - psi) if psi < 0 else c_s
    bent_s = (1 - rho(c_s / tw, psi, f_y, True)) * pressed
    moduli = [whole.own / tip]
    for lost_f, lost_s in ((even_f, 0.0), (0.0, bent_s)):
        left = Strips((0.0, tf, b - 2 * lost_f), (tf, c_s - lost_s, tw))
        moduli.append(left.own / max(h - lost_s - left.centroid, left.centroid))
    side = (1 - rho(c_f / tf, tw / b, f_y, True)) * c_f
    across = Strips((-b / 2, b - side, tf), (-tw / 2, tw, c_s))
    w_z = across.own / max(b / 2 - side - across.centroid, b / 2 + across.centroid)
    i_y = (tf * b**3 + c_s * tw**3) / 12
    document = of_plates(
        n,
        3e3,
        1e3,
        area=whole.area,
        i_z=whole.own,
        i_y=i_y,
        j=(b * tf**3 + h * tw**3) / 3,
        wel_z=whole.own / tip,
        wel_y=2 * i_y / b,
        dimensions={"shape": "T", "h": h, "b": b, "tw": tw, "tf": tf, "r": 0.0},
        h=h,
        b=b,
    )
    trace = trace_of(document)
    assert trace["Effective area (6.2.2.5)"] == pytest.approx(squashed.area, rel=1e-6)
    assert trace["Shift of the axis (6.2.2.5(4))"] == pytest.approx(shift, rel=1e-5)
    assert trace["Effective modulus y (6.2.2.5)"] == pytest.approx(min(moduli), rel=1e-5)
    assert trace["Effective modulus z (6.2.2.5)"] == pytest.approx(w_z, rel=1e-5)
    (row,) = (value for label, value in trace.items() if label.startswith("Buckling interaction"))
    assert row > n / (squashed.area * f_y) + (3e3 + n * shift) / (min(moduli) * f_y)


def test_a_channel_loses_its_web_and_the_tips_of_its_flanges() -> None:
    """Across its web: evenly compressed, and bent with the web or the tips compressed."""
    f_y, n, h, b, tw, tf = 355e6, 200e3, 0.3, 0.15, 0.006, 0.007
    c_f, c_w = b - tw, h - 2 * tf
    whole = Strips((0.0, tw, h), (tw, c_f, 2 * tf))
    lost_w = (1 - rho(c_w / tw, 1.0, f_y, False)) * c_w
    lost_f = (1 - rho(c_f / tf, 1.0, f_y, True)) * c_f
    squashed = Strips((0.0, tw, h - lost_w), (tw, c_f - lost_f, 2 * tf))
    tips = b - whole.centroid
    psi = (tw - whole.centroid) / tips
    pressed = c_f / (1 - psi) if psi < 0 else c_f
    lost_tips = (1 - rho(c_f / tf, psi, f_y, True)) * pressed
    moduli = [whole.own / tips]
    for of_web, of_tips in ((lost_w, 0.0), (0.0, lost_tips)):
        left = Strips((0.0, tw, h - of_web), (tw, c_f - of_tips, 2 * tf))
        moduli.append(left.own / max(b - of_tips - left.centroid, left.centroid))
    i_z = (b * h**3 - c_f * c_w**3) / 12
    document = of_plates(
        n,
        0.0,
        1e3,
        area=whole.area,
        i_z=i_z,
        i_y=whole.own,
        j=(2 * b * tf**3 + h * tw**3) / 3,
        wel_z=2 * i_z / h,
        wel_y=whole.own / tips,
        dimensions={"shape": "U", "h": h, "b": b, "tw": tw, "tf": tf, "r": 0.0},
        h=h,
        b=b,
    )
    trace = trace_of(document)
    shift = abs(squashed.centroid - whole.centroid)
    assert trace["Effective area (6.2.2.5)"] == pytest.approx(squashed.area, rel=1e-6)
    assert trace["Shift of the axis (6.2.2.5(4))"] == pytest.approx(shift, rel=1e-5)
    assert trace["Effective modulus z (6.2.2.5)"] == pytest.approx(min(moduli), rel=1e-5)


def test_a_round_tube_is_undecided_with_the_reason() -> None:
    results = solve(member("CHS508x6.3", "S460", 100e3, 0.0, 0.0))
    (entity,) = results.unity_check_results[0]["per_entity"]
    assert entity["utilization"] is None
    assert "EN 1993-1-6" in entity["message"]
    assert results.verdict.state == "incomplete"


def test_an_angle_that_is_effective_in_full_is_decided_as_one_of_class_3() -> None:
    """(b + h) / 2t = 10 is beyond 11.5 epsilon of S355, and lambda_p = 0.66 below 0.748."""
    trace = trace_of(member("L80x80x8", "S355", 20e3, 0.0, 0.0))
    assert trace["Class (Table 5.2)"] == 4.0
    assert trace["Axial (6.2.3/4)"] == pytest.approx(20e3 / (1227e-6 * 355e6), rel=0.01)


@pytest.mark.parametrize("share", [0.3, 0.95])
def test_effective_figures_about_the_legs_decide_no_angle_that_buckles_sideways(
    share: float,
) -> None:
    """6.3.2 asks for moduli about principal axes: gross ones would pass it whatever is given."""
    document = member("L200x200x16", "S355", 0.0, 300.0, 0.0)
    section = document["model"]["sections"][0]
    section["ec3"] = (section.get("ec3") or {}) | {
        "section_class": 4,
        "a_eff": share * section["area"],
        "wel_y_eff": share * section["wel_y"],
        "wel_z_eff": share * section["wel_z"],
    }
    (entity,) = solve(document).unity_check_results[0]["per_entity"]
    assert entity["utilization"] is None
    assert "principal axes" in entity["message"]
