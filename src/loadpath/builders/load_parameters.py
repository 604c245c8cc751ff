"""The parameters of add_load, and which of them each kind of load takes."""

from loadpath.builders.parameter import Parameter
from loadpath.builders.quantities import fraction, ids, load, number, text

DIRECTIONS = (
    *("down", "up", "X", "Y", "Z", "-X", "-Y", "-Z"),
    *("local_x", "local_y", "local_z", "-local_x", "-local_y", "-local_z"),
)

KINDS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
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

ADD_LOAD = (
    text(
        "kind",
        "Kind of load: line or point on a member, force or moment on a node, point_moment on a "
        "member, pressure on a plate surface, settlement of a support, temperature of a member, "
        "or self_weight of everything.",
        required=True,
        allowed=tuple(KINDS),
        unknown="unknown_load_type",
    ),
    text(
        "case",
        "Name of the load case; it is made if there is none of that name.",
        "Q",
        aliases=("load_case",),
    ),
    ids("member", "Id of the loaded member, or a list of ids.", aliases=("members",)),
    ids("node", "Id of the loaded node, or a list of ids.", aliases=("nodes",)),
    ids("surface", "Id of the loaded plate surface, or a list of ids.", aliases=("surfaces",)),
    load(
        "load_kn",
        "kN/m (line), kN (point, force), kN*m (moments) or kN/m2 (pressure)",
        "Size of the load along its direction.",
        aliases=("load",),
    ),
    load("end_load_kn", "kN/m", "Size where a line load ends; like load_kn when left out."),
    text(
        "direction",
        "Direction of the load, or axis of a moment; down for loads and Z for moments when left "
        "out. Global Y is up; local axes are the member's own.",
        allowed=DIRECTIONS,
    ),
    fraction(
        "position_frac",
        "Place of a point load, as a fraction of the member's length.",
        0.5,
        aliases=("position",),
    ),
    fraction("start_frac", "Where a line load begins, as a fraction of the member's length.", 0.0),
    fraction("end_frac", "Where a line load ends, as a fraction of the member's length.", 1.0),
    number("settlement_mm", "mm", (-1e5, 1e5), "Movement of a support along its direction."),
    number("temperature_k", "K", (-1e4, 1e4), "Change of temperature of the member's axis."),
    Parameter(
        name="factors",
        kind="object",
        description="Factors of the load case in combinations that lack it: {name: factor}.",
        inside={"additionalProperties": {"type": "number"}},
    ),
)
