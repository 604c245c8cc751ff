"""The parameters of add_load, and which of them each kind of load takes."""

from typing import Annotated, Any, Literal, Required, TypedDict

from loadpath.builders.declared_parameters import About, declared_parameters
from loadpath.builders.quantities import fraction, load, number

LoadKind = Literal[
    "line",
    "point",
    "force",
    "moment",
    "point_moment",
    "pressure",
    "settlement",
    "temperature",
    "self_weight",
]
Direction = Literal[
    "down",
    "up",
    "X",
    "Y",
    "Z",
    "-X",
    "-Y",
    "-Z",
    "local_x",
    "local_y",
    "local_z",
    "-local_x",
    "-local_y",
    "-local_z",
]

KINDS: dict[LoadKind, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "line": (("member", "load_kn"), ("end_load_kn", "direction", "start_frac", "end_frac")),
    "point": (("member", "load_kn"), ("direction", "position_frac")),
    "force": (("node", "load_kn"), ("direction",)),
    "moment": (("node", "load_kn"), ("direction",)),
    "point_moment": (("member", "load_kn"), ("direction", "position_frac")),
    "pressure": (("surface", "load_kn"), ("direction",)),
    "settlement": (("node", "settlement_mm"), ("direction",)),
    "temperature": (("member", "temperature_k"), ()),
    "self_weight": ((), ()),
}
"""Kind of load -> what it needs, what it may have."""


class AddLoadParameters(TypedDict, total=False):
    """What add_load takes beside the document."""

    kind: Required[
        Annotated[
            LoadKind,
            About(
                "Line or point on a member, force or moment on a node, point_moment "
                "on a member, pressure on a plate surface, settlement of a support, temperature of "
                "a member, or self_weight of everything.",
                unknown="unknown_load_type",
            ),
        ]
    ]
    case: Annotated[
        str,
        About(
            "Name of the load case; it is made if there is none of that name.",
            default="Q",
            aliases=("load_case",),
        ),
    ]
    member: Annotated[
        int | list[int] | None,
        About("Id of a loaded member, or a list.", aliases=("members",)),
    ]
    node: Annotated[
        int | list[int] | None,
        About("Id of a loaded node, or a list.", aliases=("nodes",)),
    ]
    surface: Annotated[
        int | list[int] | None,
        About("Id of a loaded plate surface, or a list.", aliases=("surfaces",)),
    ]
    load_kn: Annotated[
        float | None,
        load(
            "kN/m (line), kN (point, force), kN*m (moments) or kN/m2 (pressure)",
            "Size of the load along its direction.",
            aliases=("load",),
        ),
    ]
    end_load_kn: Annotated[
        float | None, load("kN/m", "Size where a line load ends; like load_kn when left out.")
    ]
    direction: Annotated[
        Direction | None,
        About(
            "Direction of the load, or axis of a moment; down for loads and Z for moments when "
            "left out. Global Y is up; local axes are the member's own."
        ),
    ]
    position_frac: Annotated[
        float,
        fraction(
            "Place of a point load, as a fraction of the member's length.",
            0.5,
            aliases=("position",),
        ),
    ]
    start_frac: Annotated[
        float, fraction("Where a line load begins, as a fraction of the member's length.", 0.0)
    ]
    end_frac: Annotated[
        float, fraction("Where a line load ends, as a fraction of the member's length.", 1.0)
    ]
    settlement_mm: Annotated[
        float | None, number("mm", (-1e5, 1e5), "Movement of a support along its direction.")
    ]
    temperature_k: Annotated[
        float | None, number("K", (-1e4, 1e4), "Change of temperature of the member's axis.")
    ]
    factors: Annotated[
        dict[str, Any] | None,
        About(
            "Factors of the load case in combinations that lack it: {name: factor}.",
            inside={"additionalProperties": {"type": "number"}},
        ),
    ]


ADD_LOAD = declared_parameters(AddLoadParameters)
