"""The parameters of build_model: nodes and members as plain arrays, numbered from 1 in order."""

from typing import Annotated, Any, Literal, Required, TypedDict

from loadpath.authoring.holds import DEGREES, WORDS
from loadpath.builders.declared_parameters import About, declared_parameters
from loadpath.builders.load_parameters import AddLoadParameters
from loadpath.builders.material_parameter import Material
from loadpath.builders.parameter import Parameter
from loadpath.builders.parameter_schema import parameter_schema

Hinge = Literal["pinned"]
MemberType = Literal["Normal", "Truss", "Tension", "Compression", "Rigid"]


class MemberRecord(TypedDict, total=False):
    """A member of build_model that says more than two nodes and a section."""

    start: Required[Annotated[int, About("Number of the start node.")]]
    end: Required[Annotated[int, About("Number of the end node.")]]
    section: Annotated[str | None, About("Library section of this member.")]
    material: Annotated[str | None, About("Material of this member.")]
    start_hinge: Annotated[Hinge | None, About("A hinge that lets the start turn.")]
    end_hinge: Annotated[Hinge | None, About("A hinge that lets the end turn.")]
    rotation_angle: Annotated[
        float | None,
        About(
            "Roll of the section about the member's axis; when left out 0, and 90 for a vertical "
            "member of a 2D model, so that it bends about its strong axis in the plane.",
            unit="degrees",
        ),
    ]
    member_type: Annotated[MemberType, About("What the member can carry.", default="Normal")]
    label: Annotated[str | None, About("Label by which checks select members.")]


class SupportRecord(TypedDict, total=False):
    """What holds one or more nodes."""

    node: Required[Annotated[int | list[int], About("Number of the node, or a list.")]]
    support: Annotated[
        Literal["fixed", "pinned", "roller"],
        About(
            "fixed holds everything, pinned lets turn, roller also lets move along X; X to RZ "
            f"change single degrees of freedom of it: {', '.join(WORDS)}, or a spring in N/m or "
            "N*m/rad.",
            default="fixed",
            unknown="unknown_support",
        ),
    ]


class HeldRecord(SupportRecord, total=False):
    """The same with degrees of freedom of its own: one of the words, or a spring."""

    X: str | float
    Y: str | float
    Z: str | float
    RX: str | float
    RY: str | float
    RZ: str | float


class CombinationRecord(TypedDict, total=False):
    """A sum of load cases with factors."""

    name: Required[Annotated[str, About("Name of the combination.")]]
    factors: Required[
        Annotated[
            dict[str, float],
            About(
                "Factor of each load case by its name.",
                inside={"additionalProperties": {"type": "number"}, "minProperties": 1},
            ),
        ]
    ]
    limit_state: Annotated[
        Literal["ULS", "SLS", "FLS", "ALS"] | None,
        About("Limit state; when left out, as the name begins."),
    ]


MEMBER = declared_parameters(MemberRecord)
SUPPORT = declared_parameters(SupportRecord)
COMBINATION = declared_parameters(CombinationRecord)


def _items(declared: tuple[Parameter, ...], **more: Any) -> dict[str, Any]:
    schema = parameter_schema(declared)
    schema["properties"] |= more
    return schema


_HOLD: dict[str, Any] = {"type": ["string", "number"]}
_POINT = {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 3}
_PAIR = {
    "type": "array",
    "prefixItems": [{"type": "integer"}, {"type": "integer"}, {"type": "string"}],
    "items": False,
    "minItems": 2,
}


class BuildModelParameters(TypedDict, total=False):
    """What build_model takes."""

    nodes: Required[
        Annotated[
            list[list[float]],
            About(
                "[X, Y] or [X, Y, Z] of each node, Y up; the first is node 1.",
                unit="m",
                inside={"items": _POINT, "minItems": 1},
            ),
        ]
    ]
    members: Required[
        Annotated[
            list[list[int | str] | MemberRecord],
            About(
                "[start, end] or [start, end, section] of each member, or an object; the first is "
                "member 1. Nodes are counted from 1.",
                inside={"items": {"anyOf": [_PAIR, _items(MEMBER)]}, "minItems": 1},
            ),
        ]
    ]
    section: Annotated[str | None, About("Library section of members that name none.")]
    material: Material
    supports: Annotated[
        list[HeldRecord] | None,
        About(
            "What holds the nodes.",
            inside={"items": _items(SUPPORT, **dict.fromkeys(DEGREES, _HOLD))},
        ),
    ]
    loads: Annotated[
        list[AddLoadParameters] | None,
        About(
            "Loads, each an object with the arguments of add_load but model and stash.",
            inside={"items": {"type": "object", "required": ["kind"]}},
        ),
    ]
    combinations: Annotated[
        list[CombinationRecord] | None,
        About(
            "Sums of load cases with factors.",
            inside={"items": parameter_schema(COMBINATION)},
        ),
    ]
    dimensionality: Annotated[
        Literal["2D", "3D"], About("2D keeps the structure in the XY plane.", default="3D")
    ]
    name: Annotated[str, About("Name of the model.", default="Model")]
    check: Annotated[
        bool | None,
        About(
            "Whether every member is checked to EN 1993-1-1; when left out, if it is of steel and "
            "there is a ULS combination."
        ),
    ]


BUILD_MODEL = declared_parameters(BuildModelParameters)
