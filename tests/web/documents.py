"""Documents for the browser tests: from the corpus and from the builders."""

import json
from pathlib import Path
from typing import Any

from loadpath.builders import check_beam, create_beam

HINGED = {"start_hinge": 1, "end_hinge": 1}
CORPUS = Path(__file__).parents[2] / "corpus" / "solved"


def corpus_document(name: str) -> Any:
    """A document of the corpus by its path below `solved`, without `.json`."""
    return json.loads((CORPUS / f"{name}.json").read_text())["document"]


def checked_beam(**options: Any) -> Any:
    """A simply supported IPE 300 over 6 m with its EN 1993-1-1 check."""
    return check_beam(**{"span_m": 6, "section": "IPE300", "udl": 12, **options})


def checked_frame() -> Any:
    """A frame of beams and columns with an EN 1993-1-1 check of every member."""
    document = corpus_document("peer/frame_02")
    document["analysis"]["unity_checks"] = checked_beam()["analysis"]["unity_checks"]
    return document


def frame_of_every_status() -> Any:
    """The checked frame; one formula fails at a tenth by its own limit, another has no value."""
    document = checked_frame()
    checks = document["analysis"]["unity_checks"]

    def formula(name: str, member: int, capacity: str) -> dict[str, Any]:
        return {
            "id": name,
            "name": name,
            "applies_to": {"type": "Members", "ids": [member]},
            "spec": {"Generic": {"demand": "1", "capacity": capacity, "variables": []}},
        }

    checks.append(formula("tenth", 2, "10") | {"thresholds": [0.01, 0.02, 0.05]})
    checks.append(formula("unknown", 4, "nothing"))
    return document


def plain_beam(**options: Any) -> Any:
    """A simply supported rectangle over 6 m under 10 kN/m: M = q L^2 / 8 = 45 kN m at mid-span."""
    return create_beam(**{"span_m": 6, "load_kn": 10, **options})


def chain(members: int) -> Any:
    """A continuous beam of one-metre members on rollers, for tests that count members."""
    document = plain_beam()
    model = document["model"]
    pinned = {"id": 1, "RZ": {"condition_type": "Free"}}
    model["nodal_supports"] = [pinned]
    model["nodes"] = [
        {"id": i + 1, "X": float(i), "Y": 0.0, "Z": 0.0, "nodal_support": 1}
        for i in range(members + 1)
    ]
    first = model["members"][0]
    model["members"] = [
        {**first, "id": i + 1, "start_node_id": i + 1, "end_node_id": i + 2} for i in range(members)
    ]
    model["member_sets"] = []
    return document


def unstable_beam() -> Any:
    """A beam on one pin: node 2 can fall."""
    document = plain_beam()
    document["model"]["nodes"][1]["nodal_support"] = None
    return document


def swaying_frame() -> Any:
    """Two columns on pins and a beam between hinges: it falls over sideways."""
    document = plain_beam(section="IPE300")
    model = document["model"]
    (column, *_) = model["members"]
    pinned = {"id": 1, "RZ": {"condition_type": "Free"}}
    corners = [(0.0, 0.0, 1), (0.0, 4.0, None), (6.0, 4.0, None), (6.0, 0.0, 1)]
    model |= {
        "nodal_supports": [pinned],
        "member_hinges": [{"id": 1, "hinge_type": "hinge", "rotational_release_mz": 0.0}],
        "nodes": [
            {"id": i, "X": x, "Y": y, "Z": 0.0, "nodal_support": support}
            for i, (x, y, support) in enumerate(corners, start=1)
        ],
        "members": [
            column | {"id": 1, "start_node_id": 2, "end_node_id": 3} | HINGED,
            column | {"id": 2, "start_node_id": 1, "end_node_id": 2},
            column | {"id": 3, "start_node_id": 4, "end_node_id": 3},
        ],
        "member_sets": [],
    }
    load = {"id": 9, "node": 2, "magnitude": 5_000.0, "direction": [1.0, 0.0, 0.0]}
    document["analysis"]["load_cases"][0]["nodal_loads"] = [load]
    document["settings"]["general_info"]["project_name"] = "A frame that sways"
    return document


def lifting_beam() -> Any:
    """The checked beam on a support that only pushes: the combination "ULS up" lifts it off."""
    document = checked_beam()
    (model, analysis) = (document["model"], document["analysis"])
    model["nodal_supports"][1]["Y"] = {"condition_type": "PositiveOnly"}
    (given,) = analysis["load_combinations"]
    wanted = [("ULS", "ULS", 1.35), ("ULS less", "ULS", 0.9), ("ULS up", "ULS", -0.5)]
    wanted += [("SLS", "SLS", 1.0), ("SLS half", "SLS", 0.5)]
    analysis["load_combinations"] = [
        given
        | {
            "id": i,
            "name": name,
            "limit_state": state,
            "load_case_factors": [{"load_case_id": 1, "factor": factor}],
        }
        for i, (name, state, factor) in enumerate(wanted, start=1)
    ]
    document["settings"]["general_info"]["project_name"] = "A beam that lifts off"
    return document
