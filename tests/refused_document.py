"""What the engine still refuses, so that tests of refusals agree on it."""

from typing import Any

REFUSED_AT = "model.members[0]"


def let_a_cable_slide(document: Any) -> Any:
    """The first member becomes a cable that springs along itself at its end."""
    model = document["model"]
    hinge = max((each["id"] for each in model.get("member_hinges") or ()), default=0) + 1
    model["member_hinges"] = [
        *(model.get("member_hinges") or ()),
        {"id": hinge, "translational_release_vx": 1e6},
    ]
    model["members"][0] |= {"member_type": "Cable", "end_hinge": hinge}
    return document
