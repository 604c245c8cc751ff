"""Models for the service tests."""

from typing import Any

from loadpath.builders import create_beam


def valid_model(**changes: Any) -> dict[str, Any]:
    """A small valid model."""
    return {**create_beam(span_m=6, section="IPE300"), **changes}


def model_with_members(count: int) -> dict[str, Any]:
    """A valid row of bars, each on the next two nodes, held at every node."""
    model = valid_model()
    beam = model["model"]
    node, member = beam["nodes"][0], beam["members"][0]
    beam["nodes"] = [{**node, "id": n, "X": float(n)} for n in range(1, count + 2)]
    beam["members"] = [
        {**member, "id": n, "start_node_id": n, "end_node_id": n + 1} for n in range(1, count + 1)
    ]
    beam["member_sets"] = [
        {**member_set, "member_ids": list(range(1, count + 1))}
        for member_set in beam["member_sets"]
    ]
    return model
