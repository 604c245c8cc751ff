"""Random frames of which other programs have every feature: members that are slender, with rolls
and hinges about their own axes, trusses, fixed and sprung supports along the axes, settlements,
loads on nodes and even loads along members; on those with hinges over all of their length and no
loads at points, for which OpenSees 3.7.1 forgets the hinges."""

import random
from typing import Any

import numpy as np

from tests.hunt.beam import PINNED_TYPES
from tests.hunt.random_frames import random_frame

Json = dict[str, Any]
HINGES = ("rotational_release_my", "rotational_release_mz")
LOADS = ("nodal_loads", "nodal_moments", "support_displacements")
ON_MEMBERS = ("distributed_loads", "member_point_loads")


def plain_frame(seed: int) -> Json:
    """The random frame of the seed without what only we have."""
    frame = random_frame(seed)
    model, analysis = frame["model"], frame["analysis"]
    analysis["options"] |= {"include_shear_deformation": False, "enable_self_weight": False}
    chance = random.Random(f"plain {seed}")
    for support in model["nodal_supports"]:
        support.pop("axes", None)
    for hinge in model["member_hinges"]:
        kept = {name: 0.0 for name in HINGES if chance.random() < 0.7}
        about = {"id": hinge["id"], "hinge_type": "plain", "rotation_axes": "Local"}
        hinge.clear()
        hinge.update(about | kept)
    for member in model["members"]:
        make_plain(member)
    case = analysis["load_cases"][0]
    bars = {each["id"] for each in model["members"] if each["member_type"] == "Truss"}
    hinged = {each["id"] for each in model["members"] if is_hinged(each)}
    for name in [name for name in case if isinstance(case[name], list)]:
        if name in ON_MEMBERS:
            left_out = bars if name == "distributed_loads" else bars | hinged
            case[name] = [
                plain(load, hinged) for load in case[name] if load["member"] not in left_out
            ]
        elif name not in LOADS:
            case[name] = []
    fixed = fixed_directions(model)
    moved = case.get("support_displacements", [])
    case["support_displacements"] = [
        each for each in moved if (each["node"], each["direction"]) in fixed
    ]
    return frame


def make_plain(member: Json) -> None:
    for name in ("start_offset", "end_offset", "weight"):
        member.pop(name, None)
    is_bar = member.get("member_type") in PINNED_TYPES
    member["member_type"] = "Truss" if is_bar else "Normal"


def is_hinged(member: Json) -> bool:
    return "start_hinge" in member or "end_hinge" in member


def plain(load: Json, hinged: set[int]) -> Json:
    """Even, and along the whole of a member with hinges."""
    found = {name: value for name, value in load.items() if name != "projected"}
    if "end_magnitude" in found:
        found["end_magnitude"] = found["magnitude"]
        if found["member"] in hinged:
            found |= {"start_frac": 0.0, "end_frac": 1.0}
    return found


def fixed_directions(model: Json) -> set[tuple[int, str]]:
    """Nodes with the directions in which nothing moves but by a settlement."""
    supports = {each["id"]: each for each in model["nodal_supports"]}
    return {
        (node["id"], name)
        for node in model["nodes"]
        if (support := supports.get(node.get("nodal_support"))) is not None
        for name in ("X", "Y", "Z", "RX", "RY", "RZ")
        if support.get(name, {"condition_type": "Fixed"})["condition_type"] == "Fixed"
    }


def passes_a_node(frame: Json) -> bool:
    """Whether a member runs through a node that is not one of its ends."""
    places = {each["id"]: np.array([each[k] for k in "XYZ"]) for each in frame["model"]["nodes"]}
    for member in frame["model"]["members"]:
        ends = (member["start_node_id"], member["end_node_id"])
        start, end = (places[node] for node in ends)
        length = float(np.linalg.norm(end - start))
        for node, place in places.items():
            way = np.linalg.norm(place - start) + np.linalg.norm(end - place)
            if node not in ends and way < length * (1 + 1e-6):
                return True
    return False
