"""What another program says of a plain frame, and what it is told of supports."""

from dataclasses import dataclass

from proof.hunt.others.plain_frames import fixed_directions
from tests.hunt.beam import Array, Json

DIRECTIONS = ("X", "Y", "Z", "RX", "RY", "RZ")


@dataclass
class Answer:
    displacements: dict[int, Array]
    """Six by node."""
    reactions: dict[int, Array]
    """Six by node with a support."""


def held_directions(model: Json) -> dict[int, dict[int, float | None]]:
    """By node and number of the direction the stiffness of a spring; None is fixed."""
    supports = {each["id"]: each for each in model["nodal_supports"]}
    fixed = fixed_directions(model)
    held: dict[int, dict[int, float | None]] = {}
    for node in model["nodes"]:
        support = supports.get(node.get("nodal_support"))
        if support is None:
            continue
        held[node["id"]] = {
            number: None if (node["id"], name) in fixed else float(support[name]["stiffness"])
            for number, name in enumerate(DIRECTIONS)
            if support.get(name, {}).get("condition_type") != "Free"
        }
    return held


def settlements(frame: Json) -> dict[tuple[int, int], float]:
    """By node and number of the direction; several add up."""
    found: dict[tuple[int, int], float] = {}
    for each in frame["analysis"]["load_cases"][0].get("support_displacements", []):
        key = (each["node"], DIRECTIONS.index(each["direction"]))
        found[key] = found.get(key, 0.0) + each["value"]
    return found


def can_move(frame: Json) -> bool:
    """Whether anything is left to be found."""
    model = frame["model"]
    fixed = sum(
        stiffness is None for held in held_directions(model).values() for stiffness in held.values()
    )
    return fixed < len(DIRECTIONS) * len(model["nodes"])
