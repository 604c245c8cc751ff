"""What the engine still refuses, so that tests of refusals agree on it."""

from typing import Any

REFUSED_AT = "model.members[0].end_hinge"


def put_a_curve_on_a_cable(document: Any) -> Any:
    """The first member becomes a cable whose end springs along it by a curve."""
    model = document["model"]
    hinge = max((each["id"] for each in model.get("member_hinges") or ()), default=0) + 1
    curve = {"depends_on": "N", "points": [[0.0, 1e6], [1e5, 2e6]]}
    model["member_hinges"] = [
        *(model.get("member_hinges") or ()),
        {"id": hinge, "stiffness_curve_vx": curve},
    ]
    model["members"][0] |= {"member_type": "Cable", "end_hinge": hinge}
    document["analysis"]["options"] = {
        **(document["analysis"].get("options") or {}),
        "order": "NONLINEAR",
    }
    return document
