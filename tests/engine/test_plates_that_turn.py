"""Plates under large rotations: theorems, and what stands beside them in one iteration."""

import copy
import math
from typing import Any

import pytest

from loadpath.engine import ResultSet, solve
from tests.engine.frames import FREE, Json, document, force, member, node
from tests.engine.test_line_supports import TURNS, line, slab
from tests.engine.test_plates_in_second_order import middle, strip
from tools.verification.plates import node_at

E, LENGTH, WIDTH, THICK = 1.2e6, 10.0, 1.0, 0.1
FAR: Json = {"order": "NONLINEAR", "nonlinear_method": "COROTATIONAL"}
# Without Poisson's effect a strip is a beam.
MATERIAL: Json = {"id": 1, "name": "m", "e_mod": E, "g_mod": E / 2, "density": 1.0}
MATERIAL["yield_stress"] = 1e9
BEAM: Json = {"id": 1, "name": "strip", "material": 1, "area": WIDTH * THICK}
BEAM |= {"i_y": WIDTH**3 * THICK / 12, "i_z": WIDTH * THICK**3 / 12, "j": WIDTH * THICK**3 / 3}


def far(given: Json) -> Json:
    turned = copy.deepcopy(given)
    turned["analysis"]["options"] |= FAR
    return turned


def cantilever(parts: int, loads: Json, length: float = LENGTH, **model: Any) -> Json:
    """A strip along X, clamped at its start; nodes 2i + 1 and 2i + 2 stand across it."""
    nodes = [
        node(2 * i + side + 1, length * i / parts, 0.0, WIDTH * side, 1 if i == 0 else None)
        for i in range(parts + 1)
        for side in (0, 1)
    ]
    plates = [
        {
            "id": i + 1,
            "node_ids": [2 * i + 1, 2 * i + 2, 2 * i + 4, 2 * i + 3],
            "thickness": THICK,
            "material": 1,
        }
        for i in range(parts)
    ]
    given: Json = {"plate_elements": plates, "materials": [MATERIAL], "sections": [BEAM]}
    nodes += model.pop("nodes", [])
    members = model.pop("members", [])
    return document(nodes, members, loads, options=FAR, model=given | model)


def solved(given: Json) -> ResultSet:
    found = solve(given).loadcases["Q"]
    assert found.is_usable, found.errors
    assert found.balance.balance_error < 1e-9
    return found


def test_a_plate_that_is_turned_as_a_whole_is_strained_by_what_pulls_it_alone() -> None:
    """Turned by a radian and pulled along its new axis, as it is in first order without turning."""
    turns = [{"id": id_, "node": id_, "direction": "RZ", "value": 1.0} for id_ in (1, 2)]
    axis, pull = [math.cos(1.0), math.sin(1.0), 0.0], 12.0
    loads = [force(id_, axis, pull / 2, id_) for id_ in (5, 6)]
    found = solved(cantilever(2, {"support_displacements": turns, "nodal_loads": loads}))
    straight = cantilever(2, {"nodal_loads": [{**each, "direction": [1, 0, 0]} for each in loads]})
    straight["analysis"]["options"] = {"order": "LINEAR"}
    first = solved(straight)
    tip, length = found.displacement(5), LENGTH + first.displacement(5).dx
    assert tip.dx + LENGTH == pytest.approx(length * math.cos(1.0), rel=1e-7)
    assert tip.dy == pytest.approx(length * math.sin(1.0), rel=1e-7)
    assert tip.rz == pytest.approx(1.0, rel=1e-8)
    for id_, plate in found.plate_results().items():
        ours, wanted = plate.resultants, first.plate_results()[id_].resultants
        assert ours.nx == pytest.approx(wanted.nx, rel=1e-4)
        assert max(abs(ours.mx), abs(ours.my), abs(ours.qx), abs(ours.qy)) < 1e-7 * pull


@pytest.mark.parametrize("share", [0.3, 0.6])
def test_small_rotations_are_those_of_p_delta(share: float) -> None:
    """Timoshenko, Gere, Theory of Elastic Stability, 1.3, as for P_DELTA."""
    first = middle(solve(strip(0.0, 1.0)).loadcases["Q"])
    u = math.pi / 2 * math.sqrt(share)
    exact = 12 * (2 / math.cos(u) - 2 - u**2) / (5 * u**4)
    found = solved(far(strip(share, 1.0)))
    assert middle(found) / first == pytest.approx(exact, rel=0.006 / (1 - share))
    assert found.convergence.method == "COROTATIONAL"


def test_a_strip_gives_way_at_its_critical_load() -> None:
    found = solve(far(strip(1.1, 0.0))).loadcases["Q"]
    assert [issue.code for issue in found.errors] == ["second_order_instability"]
    assert found.convergence.load_factor == pytest.approx(1 / 1.1, abs=0.01)


def test_a_strip_that_goes_on_as_a_beam_bends_like_one() -> None:
    """Elastica, PL2/EI = 4: a plate for the first half of the length, joined by rigid arms to a
    beam for the second, and the beam alone (w/L 0.6700, Mattiasson 1981)."""
    parts, load = 8, 4 * E * BEAM["i_z"] / LENGTH**2
    edge, tip = (2 * parts + 1, 2 * parts + 2), 100
    arms = [
        member(10 + k, 99, id_, member_type="Rigid", section=None) for k, id_ in enumerate(edge)
    ]
    found = solved(
        cantilever(
            parts,
            {"nodal_loads": [force(tip, [0, 1, 0], load)]},
            LENGTH / 2,
            nodes=[node(99, LENGTH / 2, 0.0, WIDTH / 2), node(tip, LENGTH, 0.0, WIDTH / 2)],
            members=[member(1, 99, tip), *arms],
        )
    )
    assert found.displacement(tip).dy / LENGTH == pytest.approx(0.6700, rel=1e-3)
    assert -found.start_forces(1).mz == pytest.approx(
        load * (found.displacement(tip).dx - found.displacement(99).dx + LENGTH / 2), rel=1e-6
    )


def test_a_plate_that_hangs_on_cables() -> None:
    """Hinged along its start and hung up by its end: moments about the hinge as all has moved."""
    weight = 400.0
    loads = [force(id_, [0, -1, 0], weight / 6, id_) for id_ in (1, 2, 3, 4, 5, 6)]
    cables = [member(k + 1, k + 5, k + 11, member_type="Cable", section=2) for k in (0, 1)]
    wire: Json = {"id": 2, "name": "wire", "material": 1, "area": 0.01, "i_y": 1e-6, "i_z": 1e-6}
    given = cantilever(
        2,
        {"nodal_loads": loads},
        members=cables,
        nodes=[node(11, LENGTH, 20.0, 0.0, 2), node(12, LENGTH, 20.0, WIDTH, 2)],
        sections=[BEAM, wire | {"j": 1e-6}],
        nodal_supports=[{"id": 1, **TURNS}, {"id": 2, **TURNS}],
    )
    found = solved(given)
    lever = 0.0
    for id_ in range(1, 7):
        lever += LENGTH * ((id_ - 1) // 2) / 2 + found.displacement(id_).dx
    tops = [found.reaction(11), found.reaction(12)]
    moment = sum(LENGTH * top.fy - 20.0 * top.fx for top in tops)
    assert moment == pytest.approx(weight / 6 * lever, rel=1e-6)
    assert found.end_forces_of(1).fx == pytest.approx(math.hypot(tops[0].fx, tops[0].fy), rel=1e-6)


def test_ground_and_lines_hold_plates_that_turn() -> None:
    """As loads vanish the slab is that of first order."""
    edges = [line(1, 1, 2, 1), line(2, 3, 4, 2)]
    kinds = [{"id": 1, **TURNS}, {"id": 2, "X": FREE, "Z": FREE, **TURNS}]
    bed = {"bedding": 1e6}
    given = slab(4, bed, nodal_supports=kinds, line_supports=edges)
    first = solve(given)
    place = node_at(first, [2.0, 0.0, 2.0])
    expected = first.loadcases["Q"].displacement(place).dy
    found = solved(far(given))
    assert found.displacement(place).dy == pytest.approx(expected, rel=0.02)
    small = copy.deepcopy(given)
    small["analysis"]["load_cases"][0]["plate_pressures"][0]["magnitude"] *= 1e-6
    assert solved(far(small)).displacement(place).dy == pytest.approx(1e-6 * expected, rel=1e-6)


def test_membranes_that_are_carried_out_of_their_plane_have_no_numbers() -> None:
    given = far(strip(0.0, 0.0))
    for plate in given["model"]["plate_elements"]:
        plate["behavior"] = "Membrane"
    given["model"]["nodal_supports"].append({"id": 1})
    ends = {1, 2, 33, 34}
    for each in given["model"]["nodes"]:
        each["nodal_support"] = 1 if each["id"] in ends else None
    given["model"]["members"] = [member(1, 33, 34)]
    moves = [{"id": id_, "node": id_, "direction": "Y", "value": 0.1} for id_ in (33, 34)]
    given["analysis"]["load_cases"][0] = {"id": 1, "name": "Q", "support_displacements": moves}
    found = solve(given).loadcases["Q"]
    assert [issue.code for issue in found.errors] == ["membrane_loaded_across"]
