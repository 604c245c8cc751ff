"""The parameters of build_model: nodes and members as plain arrays, numbered from 1 in order."""

from typing import Any

from loadpath.authoring.holds import DEGREES, WORDS
from loadpath.builders.material_parameter import MATERIAL
from loadpath.builders.parameter import Parameter
from loadpath.builders.parameter_schema import parameter_schema
from loadpath.builders.quantities import flag, ids, text

_PINNED = ("pinned",)

MEMBER = (
    Parameter(name="start", kind="integer", description="Number of the start node.", required=True),
    Parameter(name="end", kind="integer", description="Number of the end node.", required=True),
    text("section", "Library section of this member."),
    text("material", "Material of this member."),
    text("start_hinge", "A hinge that lets the start turn.", allowed=_PINNED),
    text("end_hinge", "A hinge that lets the end turn.", allowed=_PINNED),
    Parameter(
        name="rotation_angle",
        kind="number",
        unit="degrees",
        description=(
            "Roll of the section about the member's axis; when left out 0, and 90 for a vertical "
            "member of a 2D model, so that it bends about its strong axis in the plane."
        ),
    ),
    text(
        "member_type",
        "What the member can carry.",
        "Normal",
        allowed=("Normal", "Truss", "Tension", "Compression", "Rigid"),
    ),
    text("label", "Label by which checks select members."),
)

_HOLD: dict[str, Any] = {"type": ["string", "number"]}

SUPPORT = (
    ids("node", "Number of the node, or a list.", required=True),
    text(
        "support",
        "fixed holds everything, pinned lets turn, roller also lets move along X; X to RZ change "
        f"single degrees of freedom of it: {', '.join(WORDS)}, or a spring in N/m or N*m/rad.",
        "fixed",
        allowed=("fixed", "pinned", "roller"),
        unknown="unknown_support",
    ),
)
"""Beside these, X, Y, Z, RX, RY and RZ."""

COMBINATION = (
    text("name", "Name of the combination.", required=True),
    Parameter(
        name="factors",
        kind="object",
        description="Factor of each load case by its name.",
        required=True,
        inside={"additionalProperties": {"type": "number"}, "minProperties": 1},
    ),
    text(
        "limit_state",
        "Limit state; when left out, as the name begins.",
        allowed=("ULS", "SLS", "FLS", "ALS"),
    ),
)


def _items(declared: tuple[Parameter, ...], **more: Any) -> dict[str, Any]:
    schema = parameter_schema(declared)
    schema["properties"] |= more
    return schema


_POINT = {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 3}
_PAIR = {
    "type": "array",
    "prefixItems": [{"type": "integer"}, {"type": "integer"}, {"type": "string"}],
    "items": False,
    "minItems": 2,
}

BUILD_MODEL = (
    Parameter(
        name="nodes",
        kind="list",
        unit="m",
        description="[X, Y] or [X, Y, Z] of each node, Y up; the first is node 1.",
        required=True,
        inside={"items": _POINT, "minItems": 1},
    ),
    Parameter(
        name="members",
        kind="list",
        description=(
            "[start, end] or [start, end, section] of each member, or an object; the first is "
            "member 1. Nodes are counted from 1."
        ),
        required=True,
        inside={"items": {"anyOf": [_PAIR, _items(MEMBER)]}, "minItems": 1},
    ),
    text("section", "Library section of members that name none."),
    MATERIAL,
    Parameter(
        name="supports",
        kind="list",
        description="What holds the nodes.",
        inside={"items": _items(SUPPORT, **dict.fromkeys(DEGREES, _HOLD))},
    ),
    Parameter(
        name="loads",
        kind="list",
        description="Loads, each an object with the arguments of add_load but model and stash.",
        inside={"items": {"type": "object", "required": ["kind"]}},
    ),
    Parameter(
        name="combinations",
        kind="list",
        description="Sums of load cases with factors.",
        inside={"items": parameter_schema(COMBINATION)},
    ),
    text("dimensionality", "2D keeps the structure in the XY plane.", "3D", allowed=("2D", "3D")),
    text("name", "Name of the model.", "Model"),
    flag(
        "check",
        "Whether every member is checked to EN 1993-1-1; when left out, if it is of steel and "
        "there is a ULS combination.",
    ),
)
