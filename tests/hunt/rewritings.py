"""The same member written down in another way. What it bears must not depend on that.

They read documents of `random_members`: one member from node 1 to node 2 along X, its local y up.
"""

import copy
import math
import random
from typing import Any

Json = dict[str, Any]


def _case(document: Json) -> Json:
    case: Json = document["analysis"]["load_cases"][0]
    return case


def turned(document: Json) -> Json:
    """End for end: local x and z point the other way."""
    other = copy.deepcopy(document)
    (member,) = other["model"]["members"]
    member["start_node_id"], member["end_node_id"] = member["end_node_id"], member["start_node_id"]
    for load in _case(other)["member_point_loads"]:
        load["position"] = 1.0 - load["position"]
    for load in _case(other)["distributed_loads"]:
        load["magnitude"], load["end_magnitude"] = load["end_magnitude"], load["magnitude"]
    return other


def mirrored(document: Json) -> Json:
    """In the plane of X and Y: what acts along Z, and moments about X and Y, turn around."""
    other = copy.deepcopy(document)
    case = _case(other)
    for load in (*case["distributed_loads"], *case["member_point_loads"]):
        load["direction"][2] *= -1.0
    for load in case["nodal_moments"]:
        load["direction"] = [-load["direction"][0], -load["direction"][1], load["direction"][2]]
    return other


def rolled(document: Json, degrees: float) -> Json:
    """About X, with all that acts on it."""
    other = copy.deepcopy(document)
    other["model"]["members"][0]["rotation_angle"] = degrees
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    case = _case(other)
    for name in ("distributed_loads", "member_point_loads", "nodal_moments"):
        for load in case[name]:
            x, y, z = load["direction"]
            load["direction"] = [x, c * y - s * z, s * y + c * z]
    return other


def cut(document: Json, shares: list[float]) -> Json:
    """Into members at shares of its length; a set says that they are one."""
    other = copy.deepcopy(document)
    model, case = other["model"], _case(other)
    (whole,) = model["members"]
    first, last = model["nodes"]
    length = last["X"] - first["X"]
    ends = [0.0, *shares, 1.0]
    nodes = [1, *range(3, 3 + len(shares)), 2]
    model["nodes"][1:1] = [
        {"id": id_, "X": first["X"] + share * length, "Y": first["Y"], "Z": first["Z"]}
        for id_, share in zip(nodes[1:-1], shares, strict=True)
    ]
    model["members"] = [
        {**whole, "id": k + 1, "start_node_id": nodes[k], "end_node_id": nodes[k + 1]}
        for k in range(len(ends) - 1)
    ]
    model["member_sets"] = [{"id": 1, "member_ids": [m["id"] for m in model["members"]]}]
    spread: list[Json] = []
    for load in case["distributed_loads"]:
        rise = load["end_magnitude"] - load["magnitude"]
        for k in range(len(ends) - 1):
            part = {"member": k + 1, "id": len(spread) + 1}
            part["magnitude"] = load["magnitude"] + ends[k] * rise
            part["end_magnitude"] = load["magnitude"] + ends[k + 1] * rise
            spread.append({**load, **part})
    case["distributed_loads"] = spread
    for load in case["member_point_loads"]:
        k = max(k for k, end in enumerate(ends[:-1]) if end <= load["position"])
        load["member"] = k + 1
        load["position"] = (load["position"] - ends[k]) / (ends[k + 1] - ends[k])
    return other


def renumbered(document: Json, seed: int) -> Json:
    """Other ids, and every list in another order."""
    chance = random.Random(seed)
    other = copy.deepcopy(document)
    model, case = other["model"], _case(other)
    new = {each["id"]: chance.randint(10, 10**6) for each in model["nodes"]}
    for node in model["nodes"]:
        node["id"] = new[node["id"]]
    for member in model["members"]:
        member["id"] = 77
        member["start_node_id"] = new[member["start_node_id"]]
        member["end_node_id"] = new[member["end_node_id"]]
    for load in (*case["nodal_loads"], *case["nodal_moments"]):
        load["node"] = new[load["node"]]
    for load in (*case["distributed_loads"], *case["member_point_loads"]):
        load["member"] = 77
    for each in (model["nodes"], *(loads for loads in case.values() if isinstance(loads, list))):
        chance.shuffle(each)
    return other


def scaled(document: Json, factor: float) -> Json:
    """Under so many times its loads."""
    other = copy.deepcopy(document)
    for combination in other["analysis"]["load_combinations"]:
        for part in combination["load_case_factors"]:
            part["factor"] *= factor
    return other
