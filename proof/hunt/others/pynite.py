"""What PyNite says of a plain frame."""

import math

import numpy as np
from Pynite import FEModel3D

from proof.hunt.others.answer import DIRECTIONS, Answer, held_directions, settlements
from tests.hunt.beam import Array, Beam, Json

ALONG = ("FX", "FY", "FZ")
ABOUT = ("MX", "MY", "MZ")
MOVES = ("DX", "DY", "DZ", "RX", "RY", "RZ")
COMBINATION = "Combo 1"


def answer(frame: Json) -> Answer:
    model = FEModel3D()
    source, case = frame["model"], frame["analysis"]["load_cases"][0]
    for node in source["nodes"]:
        model.add_node(str(node["id"]), node["X"], node["Y"], node["Z"])
    for material in source["materials"]:
        e, g = material["e_mod"], material["g_mod"]
        model.add_material(str(material["id"]), e, g, e / (2 * g) - 1, material["density"])
    for section in source["sections"]:
        stiffness = (section["area"], section["i_y"], section["i_z"], section["j"])
        model.add_section(str(section["id"]), *stiffness)
    beams = {each["id"]: Beam(each, source, shear=False) for each in source["members"]}
    for beam in beams.values():
        add_member(model, beam)
    add_supports(model, frame)
    add_loads(model, case, beams)
    model.analyze_linear(check_stability=False)
    moved = {
        each["id"]: np.array(
            [getattr(model.nodes[str(each["id"])], name)[COMBINATION] for name in MOVES]
        )
        for each in source["nodes"]
    }
    return Answer(moved, reactions_of(model, source))


def add_member(model: FEModel3D, beam: Beam) -> None:
    name, ends = str(beam.id), [str(node) for node in beam.ends]
    words = (str(beam.material["id"]), str(beam.section["id"]))
    model.add_member(name, *ends, *words)
    member = model.members[name]
    _, y, z = member.T()[:3, :3]
    member.rotation = math.degrees(math.atan2(beam.axes[1] @ z, beam.axes[1] @ y))
    released = {
        f"R{axis}{end}": beam.is_pinned or f"rotational_release_m{axis}" in hinge
        for end, hinge in zip("ij", beam.hinges, strict=True)
        for axis in "yz"
    }
    if any(released.values()):
        model.def_releases(name, **released, Rxi=beam.is_pinned)


def add_supports(model: FEModel3D, frame: Json) -> None:
    for node, held in held_directions(frame["model"]).items():
        is_fixed = [number in held and held[number] is None for number in range(6)]
        model.def_support(str(node), *is_fixed)
        for number, stiffness in held.items():
            if stiffness is not None:
                model.def_support_spring(str(node), MOVES[number], stiffness)
    for (node, number), value in settlements(frame).items():
        model.def_node_disp(str(node), MOVES[number], value)


def add_loads(model: FEModel3D, case: Json, beams: dict[int, Beam]) -> None:
    for name, words in (("nodal_loads", ALONG), ("nodal_moments", ABOUT)):
        for load in case.get(name, []):
            for word, share in zip(words, load["direction"], strict=True):
                model.add_node_load(str(load["node"]), word, load["magnitude"] * share)
    for load in case.get("distributed_loads", []):
        beam = beams[load["member"]]
        places = (load["start_frac"] * beam.length, load["end_frac"] * beam.length)
        for word, q in zip(ALONG, load["magnitude"] * everywhere(load, beam), strict=True):
            model.add_member_dist_load(str(beam.id), word, q, q, *places)
    for load in case.get("member_point_loads", []):
        beam = beams[load["member"]]
        for word, p in zip(ALONG, load["magnitude"] * everywhere(load, beam), strict=True):
            model.add_member_pt_load(str(beam.id), word, p, load["position"] * beam.length)


def everywhere(load: Json, beam: Beam) -> Array:
    """The direction of a load in global axes."""
    direction = np.array(load["direction"], dtype=float)
    return beam.axes.T @ direction if load.get("axes") == "local" else direction


def reactions_of(model: FEModel3D, source: Json) -> dict[int, Array]:
    found: dict[int, Array] = {}
    for node, held in held_directions(source).items():
        at = model.nodes[str(node)]
        found[node] = np.array(
            [
                getattr(at, f"Rxn{'F' if k < 3 else 'M'}{'XYZ'[k % 3]}")[COMBINATION]
                if k in held
                else 0.0
                for k in range(len(DIRECTIONS))
            ]
        )
    return found
