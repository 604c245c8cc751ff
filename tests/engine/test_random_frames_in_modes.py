"""Modes of random frames do not depend on how the same frame is written.

Frames in space with hinges, springs, rolled members, rigid arms, masses that turn, diaphragms and
loads along members; each is given again mirrored, with members from end to start, with members
cut, and in other units.
"""

import copy
from collections.abc import Callable

import numpy as np
import pytest

from loadpath.engine import Results, solve
from tests.engine.frames import FREE, SECTION, STEEL, Json, document, force, line_load, member, node
from tests.sampled import sampled

MODES = 5
EQUAL = 1e-6
CUT = 2e-4
"""What divisions leave of modes that stand close together, on both sides."""
FOR_NODES = ("modal_response_spectrum", "lateral_force")
WARPING = {"area": 5.4e-3, "i_y": 6e-6, "i_z": 8.4e-5, "j": 2e-7, "i_w": 1.3e-7}
SPRING = {"condition_type": "Spring", "stiffness": 3e6}
POWERS = {"a_sy": 2, "a_sz": 2, "area": 2, "i_y": 4, "i_z": 4, "j": 4, "i_w": 6, "h": 1, "b": 1}
UP = [0.0, 1.0, 0.0]
MODEL: Json = {
    "materials": [STEEL],
    "sections": [
        SECTION,
        SECTION | {"id": 2} | WARPING,
        SECTION | {"id": 3, "a_sy": 3e-3, "a_sz": 2.5e-3},
    ],
    "nodal_supports": [
        {"id": 1},
        {"id": 2, "RX": FREE, "RZ": FREE},
        {"id": 3, "RX": SPRING, "RZ": SPRING, "Y": SPRING | {"stiffness": 4e8}},
    ],
    "member_hinges": [
        {"id": 1, "rotational_release_mz": 0.0},
        {"id": 2, "rotational_release_mz": 2e6, "rotational_release_my": 5e5},
        {"id": 3, "translational_release_vx": 4e7},
    ],
    "nodal_masses": [
        {"node": 30, "mass": 3e3, "inertia_x": 900.0, "inertia_y": 400.0, "inertia_z": 700.0},
        {"node": 10, "mass": 1.5e3},
    ],
    "member_sets": [],
}
SPECTRUM = {"ag": 2.0, "ground_type": "C", "spectrum_type": "TYPE1", "q": 1.5}
ANALYSIS: Json = {
    "modal": {"num_modes": MODES, "mass_formulation": "CONSISTENT"},
    "buckling": {"num_modes": MODES, "reference": {"LoadCase": 1}},
    "seismic": {
        "method": "BOTH",
        "num_modes": MODES,
        "directions": ["X", "Z"],
        "spectrum_x": {"EurocodeParametric": SPECTRUM},
        "mass_sources": [{"load_case_id": 1, "psi": 0.3}],
    },
    "load_combinations": [],
}


def frame(seed: int) -> Json:
    """Two fields by one, two storeys; an arm with a mass on its top, and half the time a floor."""
    chance = np.random.default_rng(seed)
    nodes, members = grid(chance)
    columns = 2 * 3 * 2
    for each in members[columns:]:
        for end in ("start_hinge", "end_hinge"):
            if chance.random() < 0.3:
                each[end] = int(chance.integers(1, 4))
    lines = chance.choice(np.arange(columns + 1, len(members) + 1), 4, replace=False)
    loads: Json = {
        "nodal_loads": [
            force(each["id"], [0.0, -1.0, 0.0], float(chance.uniform(5e4, 3e5)), each["id"])
            for each in nodes
            if each["Y"]
        ],
        "distributed_loads": [line(chance, k, int(of)) for k, of in enumerate(lines, 1)],
    }
    loads["nodal_loads"].append(force(30, [0.6, 0.0, 0.8], 2e4, 30))
    top = nodes[13]
    nodes.append(node(30, top["X"], top["Y"] + 0.7, top["Z"] + 0.4))
    members.append(member(40, top["id"], 30, member_type="Rigid", section=None))
    model = MODEL
    if chance.random() < 0.5:
        floor = [each["id"] for each in nodes[6:12]]
        model = MODEL | {"rigid_diaphragms": [{"id": 1, "node_ids": floor, "normal": UP}]}
    analysis = copy.deepcopy(ANALYSIS)
    if chance.random() < 0.3:
        analysis["modal"]["mass_formulation"] = "LUMPED"
    if chance.random() < 0.4:
        reference = {"stiffness_reference": {"LoadCase": 1}}
        analysis["modal"] |= reference | {"include_geometric_stiffness": True}
    options = {"include_shear_deformation": bool(chance.random() < 0.5), "include_warping": True}
    made = document(nodes, members, loads, options=options, model=model, analysis=analysis)
    return copy.deepcopy(made)


def grid(chance: np.random.Generator) -> tuple[list[Json], list[Json]]:
    """Nodes from below, along X first; columns, then beams."""
    x = [0.0, float(chance.uniform(4, 8)), float(chance.uniform(9, 14))]
    z = [0.0, float(chance.uniform(3, 7))]
    y = [0.0, *np.cumsum(chance.uniform(2.8, 5.0, 2)).tolist()]
    at = {(i, j, k): 6 * k + 3 * j + i + 1 for k in range(3) for j in (0, 1) for i in range(3)}
    nodes = [
        node(number, x[i], y[k], z[j], None if k else int(chance.integers(1, 4)))
        for (i, j, k), number in at.items()
    ]
    below = [place for place in at if place[2] < 2]
    ends = [(at[place], at[place] + 6) for place in below]
    above = [place for place in at if place[2]]
    ends += [(at[place], at[place] + 1) for place in above if place[0] < 2]
    ends += [(at[place], at[place] + 3) for place in above if not place[1]]
    members = [
        member(
            number,
            *each,
            section=int(chance.integers(1, 4)),
            rotation_angle=float(chance.choice([0.0, 90.0, chance.uniform(-80, 80)])),
        )
        for number, each in enumerate(ends, 1)
    ]
    return nodes, members


def line(chance: np.random.Generator, id_: int, of: int) -> Json:
    return line_load(of, [0.28, -0.96, 0.0], float(chance.uniform(1e3, 8e3))) | {"id": id_}


def figures(results: Results) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    if results.buckling is not None:
        found["factors"] = [mode["critical_load_factor"] for mode in results.buckling["modes"]]
    if results.modal is not None:
        modes = results.modal["modes"]
        found["frequencies"] = [mode["natural_frequency"] for mode in modes]
    if results.seismic is not None:
        for method in FOR_NODES:
            along = results.seismic[method]["per_direction"]
            found[method] = [each["base_shear"] for each in along]
            found["mass"] = [each["total_seismic_mass"] for each in along]
    return found


def mirrored(frame: Json) -> Json:
    for each in frame["model"]["nodes"]:
        each["X"] *= -1.0
    for each in frame["model"]["members"]:
        each["rotation_angle"] = -each.get("rotation_angle", 0.0)
    case = frame["analysis"]["load_cases"][0]
    for load in case["nodal_loads"] + case["distributed_loads"]:
        load["direction"][0] *= -1.0
    return frame


def turned_round(frame: Json) -> Json:
    """Every member from its end to its start: its x and z point the other way."""
    for each in frame["model"]["members"]:
        if each.get("member_type") == "Rigid":
            continue
        each["start_node_id"], each["end_node_id"] = each["end_node_id"], each["start_node_id"]
        each["rotation_angle"] *= -1.0
        hinges = {
            "start_hinge": each.pop("end_hinge", None),
            "end_hinge": each.pop("start_hinge", None),
        }
        each |= {end: hinge for end, hinge in hinges.items() if hinge is not None}
    return frame


def cut(frame: Json) -> Json:
    """Every third member in two pieces, at 0.37 of its length."""
    model, case = frame["model"], frame["analysis"]["load_cases"][0]
    at = {each["id"]: each for each in model["nodes"]}
    for each in model["members"][:-1:3]:
        a, b = at[each["start_node_id"]], at[each["end_node_id"]]
        new = 100 + each["id"]
        model["nodes"].append({"id": new} | {c: a[c] + 0.37 * (b[c] - a[c]) for c in "XYZ"})
        rest = copy.deepcopy(each) | {"id": new, "start_node_id": new}
        rest.pop("start_hinge", None)
        each.pop("end_hinge", None)
        each["end_node_id"] = new
        model["members"].append(rest)
        loads = [load for load in case["distributed_loads"] if load["member"] == each["id"]]
        case["distributed_loads"] += [load | {"id": new, "member": new} for load in loads]
    return frame


def in_millimetres_and_kilonewtons(frame: Json) -> Json:
    frame["settings"]["unit_settings"] = {
        "lengthUnit": "mm",
        "forceUnit": "kN",
        "pressureUnit": "MPa",
    }
    model, case = frame["model"], frame["analysis"]["load_cases"][0]
    for each in model["nodes"]:
        each |= {c: 1e3 * each[c] for c in "XYZ"}
    for each in model["sections"]:
        powers = {
            "area": 2,
            "a_sy": 2,
            "a_sz": 2,
            "i_y": 4,
            "i_z": 4,
            "j": 4,
            "i_w": 6,
            "h": 1,
            "b": 1,
        }
        each |= {name: each[name] * 1e3**power for name, power in powers.items() if name in each}
    for each in model["materials"]:
        each |= {name: each[name] / 1e6 for name in ("e_mod", "g_mod", "yield_stress")}
    for support in model["nodal_supports"]:
        for name, condition in support.items():
            if isinstance(condition, dict) and "stiffness" in condition:
                per = 1e-6 if name in ("X", "Y", "Z") else 1.0  # kN/mm, kN mm
                support[name] = condition | {"stiffness": condition["stiffness"] * per}
    for each in model["member_hinges"]:
        if "translational_release_vx" in each:
            each["translational_release_vx"] /= 1e6
    for load in case["nodal_loads"]:
        load["magnitude"] /= 1e3
    for load in case["distributed_loads"]:
        load |= {name: load[name] / 1e6 for name in ("magnitude", "end_magnitude")}
    return frame


WAYS: dict[str, tuple[Callable[[Json], Json], float]] = {
    "mirrored": (mirrored, EQUAL),
    "turned round": (turned_round, EQUAL),
    "other units": (in_millimetres_and_kilonewtons, EQUAL),
    "cut": (cut, CUT),
}


@pytest.mark.parametrize("seed", sampled(map(str, range(24)), 6))
def test_frames_have_the_same_modes_however_they_are_given(seed: str) -> None:
    made = frame(int(seed))
    as_it_is = figures(solve(made))
    assert [len(each) for each in as_it_is.values()] == [MODES, MODES, 2, 2, 2]
    for way, (change, tolerance) in WAYS.items():
        changed, wanted = figures(solve(change(copy.deepcopy(made)))), dict(as_it_is)
        if way == "cut":
            for name in FOR_NODES:  # mass of loads is lumped at nodes, of which there are more
                del wanted[name]
            if made["analysis"]["modal"]["mass_formulation"] == "LUMPED":
                del wanted["frequencies"]
        for name, values in wanted.items():
            assert changed[name] == pytest.approx(values, rel=tolerance), (way, name)
