"""Cases of the corpus as other programs can follow them: one load case, in space."""

import copy
from collections.abc import Iterator

from tests.hunt.beam import Json

FIXED = {"condition_type": "Fixed"}
ACROSS = ("Z", "RX", "RY")
ROTATIONS = ("RX", "RY", "RZ")
HINGES = ("rotational_release_my", "rotational_release_mz")
LOADS = {"nodal_loads", "nodal_moments", "support_displacements", "distributed_loads"}
LOADS |= {"member_point_loads"}


def frames_of(document: Json) -> Iterator[tuple[str, Json]]:
    """The name of each load case and its frame, where it has nothing that others lack."""
    if not is_plain(document):
        return
    for case in document["analysis"]["load_cases"]:
        frame = copy.deepcopy(document)
        frame["analysis"]["load_cases"] = [fill(copy.deepcopy(case))]
        if is_plain_case(case, document["model"]):
            hold(frame)
            yield case["name"], frame


def is_plain(document: Json) -> bool:
    model, options = document["model"], document["analysis"].get("options", {})
    sheared = any(each.get("a_sy") or each.get("a_sz") for each in model["sections"])
    if options.get("order") != "LINEAR" or options.get("enable_self_weight"):
        return False
    if sheared and options.get("include_shear_deformation", True):
        return False
    lists = {"materials", "sections", "nodes", "members", "nodal_supports", "member_hinges"}
    lists |= {"shape_paths"}
    if any(model[name] for name in model if name not in lists):
        return False
    if any(each.get("axes") for each in model["nodal_supports"]):
        return False
    if not all(is_plain_hinge(each) for each in model.get("member_hinges", [])):
        return False
    return all(is_plain_member(each) for each in model["members"])


def is_plain_hinge(hinge: Json) -> bool:
    released = {name for name in hinge if "_release_" in name and hinge[name] is not None}
    is_local = hinge.get("rotation_axes", "Local") in (None, "Local")
    return is_local and released <= set(HINGES) and all(hinge[name] == 0.0 for name in released)


def is_plain_member(member: Json) -> bool:
    kind = member.get("member_type", "Normal")
    return kind in ("Normal", "Truss") and not any(
        member.get(name) for name in ("start_offset", "end_offset", "weight")
    )


def is_plain_case(case: Json, model: Json) -> bool:
    if any(case[name] for name in case if isinstance(case[name], list) and name not in LOADS):
        return False
    loads = [fill_one(load) for load in case.get("distributed_loads", [])]
    hinged = {m["id"] for m in model["members"] if m.get("start_hinge") or m.get("end_hinge")}
    bars = {m["id"] for m in model["members"] if m.get("member_type") == "Truss"}
    at_points = {load["member"] for load in case.get("member_point_loads", [])}
    partly = {
        load["member"] for load in loads if (load["start_frac"], load["end_frac"]) != (0.0, 1.0)
    }
    loaded = at_points | {load["member"] for load in loads}
    is_even = all(
        load["magnitude"] == load["end_magnitude"] and not load.get("projected") for load in loads
    )
    return is_even and not (hinged & (at_points | partly)) and not (bars & loaded)


def fill(case: Json) -> Json:
    for load in case.get("distributed_loads", []):
        load.update(fill_one(load))
    return case


def fill_one(load: Json) -> Json:
    """With what the document leaves to its defaults."""
    defaults = {"start_frac": 0.0, "end_frac": 1.0, "end_magnitude": load["magnitude"]}
    given = {name: value for name, value in load.items() if value is not None}
    return defaults | given


def hold(frame: Json) -> None:
    """What a plane does not move across itself, and what only bars turn, is held."""
    model = frame["model"]
    is_plane = frame["analysis"]["options"].get("dimensionality") == "2D"
    known = {each["id"]: each for each in model["nodal_supports"]}
    turned = {
        node
        for each in model["members"]
        if each.get("member_type", "Normal") != "Truss"
        for node in (each["start_node_id"], each["end_node_id"])
    }
    model["nodal_supports"] = []
    for node in model["nodes"]:
        free = {name: {"condition_type": "Free"} for name in ("X", "Y", "Z", *ROTATIONS)}
        support = dict(known.get(node.get("nodal_support"), free))
        held = (*(ACROSS if is_plane else ()), *(ROTATIONS if node["id"] not in turned else ()))
        support |= {"id": node["id"], **dict.fromkeys(held, FIXED)}
        model["nodal_supports"].append(support)
        node["nodal_support"] = node["id"]
