"""Documents that pass, and ways to spoil one thing so that they may not pass any more."""

import copy
from collections.abc import Callable
from typing import Any

from loadpath import Model
from loadpath.builders import check_beam, create_frame, generate_combinations
from tests.refused_document import put_on_rock

Json = dict[str, Any]
Spoil = Callable[[Json], None]


def beam() -> Json:
    """A beam that passes."""
    document: Json = copy.deepcopy(check_beam(span_m=6, section="IPE300", udl=10))
    return document


def frame() -> Json:
    """A low frame of several members under little load, which passes."""
    made: Json = copy.deepcopy(
        create_frame(bay_width_m=5, storey_height_m=3, beam_load_kn_per_m=2, lateral_load_kn=1)
    )
    return made


def combined_beam() -> Json:
    """A beam with generated combinations, which passes."""
    model = Model("beam")
    start, end = model.node(0, 0, 0), model.node(6, 0, 0)
    beam = model.member(start, end, "IPE300", "S355")
    model.support(start, RY="Free", RZ="Free")
    model.support(end, X="Free", RY="Free", RZ="Free")
    model.load_case("G", category="permanent").self_weight().line(beam, -2e3)
    model.load_case("Q", category="imposed_B").line(beam, -6e3)
    model.check_ec3()
    return generate_combinations(model.to_document())


def change_a_generated_factor(document: Json) -> None:
    for combination in document["analysis"]["load_combinations"]:
        for term in combination["load_case_factors"]:
            if combination["limit_state"] == "ULS" and term["factor"] == 1.5:
                term["factor"] = 1.0
                return


def delete_a_generated_combination(document: Json) -> None:
    combinations = document["analysis"]["load_combinations"]
    (leading,) = (each for each in combinations if each["name"] == "STR 6.10: 1.35 G + 1.5 Q")
    combinations.remove(leading)


def remove_a_support(document: Json) -> None:
    for node in document["model"]["nodes"]:
        node["nodal_support"] = None


def drop_the_dimensions(document: Json) -> None:
    for section in document["model"]["sections"]:
        section["name"] = "our own"
        section.pop("dimensions", None)
        section.pop("shape_path", None)
        section.pop("ec3", None)


def let_a_combination_go_unread(document: Json) -> None:
    combination = copy.deepcopy(document["analysis"]["load_combinations"][0])
    combination |= {"id": 99, "name": "Storm"}
    combination.pop("limit_state")
    combination["load_case_factors"][0]["factor"] = 30.0
    document["analysis"]["load_combinations"].append(combination)


def leave_a_load_case_out(document: Json) -> None:
    case = copy.deepcopy(document["analysis"]["load_cases"][0])
    document["analysis"]["load_cases"].append(case | {"id": 99, "name": "Snow"})


def make_it_of_aluminium(document: Json) -> None:
    for material in document["model"]["materials"]:
        material |= {"name": "EN AW-6082 T6", "e_mod": 70e9, "g_mod": 27e9, "density": 2700.0}


def remove_the_checks(document: Json) -> None:
    document["analysis"]["unity_checks"] = []


def add_a_check_of_nothing(document: Json) -> None:
    check = copy.deepcopy(document["analysis"]["unity_checks"][0])
    check |= {"id": "other", "name": "Columns"}
    check["applies_to"] = {"type": "MemberClassification", "value": "no such"}
    document["analysis"]["unity_checks"].append(check)


def check_one_member_only(document: Json) -> None:
    """Beside the checked member stands one that no check knows."""
    nodes, members = document["model"]["nodes"], document["model"]["members"]
    first = {node["id"]: node for node in nodes}[members[0]["start_node_id"]]
    last = max(node["id"] for node in nodes)
    support = next(node["nodal_support"] for node in nodes if node.get("nodal_support"))
    nodes += [
        first | {"id": last + 1, "X": 40.0, "Z": 0.0, "nodal_support": support},
        first | {"id": last + 2, "X": 43.0, "Z": 0.0, "nodal_support": support},
    ]
    added = max(member["id"] for member in members) + 1
    members.append(
        {
            "id": added,
            "start_node_id": last + 1,
            "end_node_id": last + 2,
            "section": members[0]["section"],
        }
    )
    checked = [member["id"] for member in members if member["id"] != added]
    for check in document["analysis"]["unity_checks"]:
        check["applies_to"] = {"type": "Members", "ids": checked}


def slip_a_unit_of_stiffness(document: Json) -> None:
    for material in document["model"]["materials"]:
        material["e_mod"] /= 1e6
        material["g_mod"] /= 1e6


def overload_it(document: Json) -> None:
    for combination in document["analysis"]["load_combinations"]:
        for term in combination["load_case_factors"]:
            term["factor"] *= 40.0


def misspell_a_list_of_loads(document: Json) -> None:
    for case in document["analysis"]["load_cases"]:
        case["distributed_load"] = case.pop("distributed_loads", [])


def add_a_list_that_nobody_reads(document: Json) -> None:
    for case in document["analysis"]["load_cases"]:
        case["cranes"] = [{"id": 1, "member": 1, "magnitude": 9e6}]


def lay_it_on_rock(document: Json) -> None:
    put_on_rock(document)


def break_a_reference(document: Json) -> None:
    document["model"]["members"][0]["section"] = 999


def leave_a_load_behind(document: Json) -> None:
    """As an import does that meets a load it cannot read."""
    document["schema_version"] = 4
    free = {"object": "StructuralPointActionFree", "names": ["F1"], "message": "is not read"}
    document["settings"]["imported"] = {"format": "SAF", "left_behind": [free]}


def settle_without_a_word(document: Json) -> None:
    leave_a_load_behind(document)
    (entry,) = document["settings"]["imported"]["left_behind"]
    entry["settled"] = {"by": " ", "reason": ""}


def let_it_roll(document: Json) -> None:
    """Nothing holds the beam against turning about its own axis, and no load turns it."""
    for support in document["model"]["nodal_supports"]:
        support["RX"] = {"condition_type": "Free"}


def make_one_combination_singular(document: Json) -> None:
    """As before, and a torque in one combination of two."""
    let_it_roll(document)
    analysis = document["analysis"]
    torque = {"id": 1, "node": 2, "magnitude": 10.0, "direction": [1, 0, 0]}
    analysis["load_cases"].append({"id": 2, "name": "Torque", "nodal_moments": [torque]})
    analysis["load_combinations"].append(
        {
            "id": 2,
            "name": "ULS 2",
            "load_case_factors": [{"load_case_id": 2, "factor": 1.5}],
            "limit_state": "ULS",
        }
    )


OF_BEAMS: tuple[Spoil, ...] = (let_it_roll, make_one_combination_singular)
"""What spoils a beam in space."""

OF_GENERATED: tuple[Spoil, ...] = (change_a_generated_factor, delete_a_generated_combination)
"""What spoils a list of generated combinations."""

SPOILS: tuple[Spoil, ...] = (
    remove_a_support,
    drop_the_dimensions,
    let_a_combination_go_unread,
    leave_a_load_case_out,
    make_it_of_aluminium,
    remove_the_checks,
    add_a_check_of_nothing,
    check_one_member_only,
    slip_a_unit_of_stiffness,
    overload_it,
    misspell_a_list_of_loads,
    add_a_list_that_nobody_reads,
    lay_it_on_rock,
    break_a_reference,
    leave_a_load_behind,
    settle_without_a_word,
)
