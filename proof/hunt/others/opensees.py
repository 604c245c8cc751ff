"""What OpenSees says of a plain frame."""

from typing import Any

import numpy as np

from bench.opensees import load_opensees
from proof.hunt.others.answer import Answer, held_directions, settlements
from tests.hunt.beam import Array, Beam, Json

GROUND = 1000
"""Tags from here on are of nodes that nothing moves and of springs between them and others."""


def answer(frame: Json) -> Answer:
    ops = load_opensees()
    assert ops is not None
    ops.wipe()
    ops.model("basic", "-ndm", 3, "-ndf", 6)
    model, case = frame["model"], frame["analysis"]["load_cases"][0]
    for node in model["nodes"]:
        ops.node(node["id"], node["X"], node["Y"], node["Z"])
    beams = [Beam(each, model, shear=False) for each in model["members"]]
    for beam in beams:
        add_member(ops, beam)
    ops.timeSeries("Constant", 1)
    ops.pattern("Plain", 1, 1)
    add_supports(ops, frame)
    add_loads(ops, case, {beam.id: beam for beam in beams})
    for words in (
        ("constraints", "Transformation"),
        ("numberer", "Plain"),
        ("system", "FullGeneral"),
        ("integrator", "LoadControl", 1.0),
        ("algorithm", "Linear"),
        ("analysis", "Static", "-noWarnings"),
    ):
        getattr(ops, words[0])(*words[1:])
    assert ops.analyze(1) == 0
    ops.reactions()
    nodes = [each["id"] for each in model["nodes"]]
    moved = {node: np.array(ops.nodeDisp(node)) for node in nodes}
    return Answer(moved, reactions_of(ops, frame, moved))


def add_member(ops: Any, beam: Beam) -> None:
    ops.geomTransf("Linear", beam.id, *beam.axes[2])
    e, g, section = beam.material["e_mod"], beam.material["g_mod"], beam.section
    if beam.is_pinned:
        ops.uniaxialMaterial("Elastic", beam.id, e)
        ops.element("Truss", beam.id, *beam.ends, section["area"], beam.id)
        return
    stiffness = (section["area"], e, g, section["j"], section["i_y"], section["i_z"])
    hinges = [word for axis in "yz" for word in (f"-release{axis}", released(beam, axis))]
    ops.element("elasticBeamColumn", beam.id, *beam.ends, *stiffness, beam.id, *hinges)


def released(beam: Beam, axis: str) -> int:
    """0 at no end, 1 at the start, 2 at the end, 3 at both."""
    return sum(
        number
        for number, hinge in zip((1, 2), beam.hinges, strict=True)
        if hinge.get(f"rotational_release_m{axis}") is not None
    )


def add_supports(ops: Any, frame: Json) -> None:
    model, moved = frame["model"], settlements(frame)
    places = {each["id"]: (each["X"], each["Y"], each["Z"]) for each in model["nodes"]}
    for node, held in held_directions(model).items():
        for number, stiffness in held.items():
            if stiffness is None and (node, number) in moved:
                ops.sp(node, number + 1, moved[node, number])
            elif stiffness is None:
                ops.fix(node, *[int(k == number) for k in range(6)])
        springs = {number: k for number, k in held.items() if k is not None}
        if not springs:
            continue
        ground = GROUND * node
        for number, stiffness in springs.items():
            ops.uniaxialMaterial("Elastic", ground + number, stiffness)
        ops.node(ground, *places[node])
        ops.fix(ground, *[1] * 6)
        materials = ("-mat", *(ground + number for number in springs))
        directions = ("-dir", *(number + 1 for number in springs))
        ops.element("zeroLength", ground, ground, node, *materials, *directions)


def add_loads(ops: Any, case: Json, beams: dict[int, Beam]) -> None:
    for name, first in (("nodal_loads", 0), ("nodal_moments", 3)):
        for load in case.get(name, []):
            six = np.zeros(6)
            six[first : first + 3] = load["magnitude"] * np.array(load["direction"])
            ops.load(load["node"], *six)
    for load in case.get("distributed_loads", []):
        beam = beams[load["member"]]
        x, y, z = load["magnitude"] * local(load, beam)
        part = (load["start_frac"], load["end_frac"])
        # Hinges count where no part of the length is named.
        words = () if part == (0.0, 1.0) else (*part, y, z, x)
        ops.eleLoad("-ele", beam.id, "-type", "-beamUniform", y, z, x, *words)
    for load in case.get("member_point_loads", []):
        beam = beams[load["member"]]
        x, y, z = load["magnitude"] * local(load, beam)
        ops.eleLoad("-ele", beam.id, "-type", "-beamPoint", y, z, load["position"], x)


def local(load: Json, beam: Beam) -> Array:
    direction = np.array(load["direction"], dtype=float)
    return direction if load.get("axes") == "local" else beam.axes @ direction


def reactions_of(ops: Any, frame: Json, moved: dict[int, Array]) -> dict[int, Array]:
    found: dict[int, Array] = {}
    for node, held in held_directions(frame["model"]).items():
        by_program = np.array(ops.nodeReaction(node))
        found[node] = np.zeros(6)
        for number, stiffness in held.items():
            is_fixed = stiffness is None
            spring = 0.0 if stiffness is None else -stiffness * moved[node][number]
            found[node][number] = by_program[number] if is_fixed else spring
    return found
