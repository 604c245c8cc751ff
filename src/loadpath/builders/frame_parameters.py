"""The parameters of create_frame."""

from loadpath.builders.material_parameter import MATERIAL
from loadpath.builders.quantities import count, flag, load, number, text

_SIZES = (0.1, 1000)

CREATE_FRAME = (
    number(
        "bay_width_m",
        "m",
        _SIZES,
        "Distance of the columns along X.",
        required=True,
        aliases=("bay_width", "span_m", "span"),
    ),
    number(
        "storey_height_m",
        "m",
        _SIZES,
        "Height of each storey.",
        required=True,
        aliases=("storey_height", "height_m", "height"),
    ),
    count("bays", "Number of bays along X.", 1),
    count("storeys", "Number of storeys.", 1, aliases=("stories",)),
    count("depth_bays", "Number of bays along Z; 0 is a plane frame, analysed in 2D.", 0, least=0),
    number(
        "bay_depth_m",
        "m",
        _SIZES,
        "Distance of the frames along Z; like bay_width_m when left out.",
        aliases=("bay_depth",),
    ),
    text("column_section", "Library section of the columns.", "HEB200"),
    text("beam_section", "Library section of the beams.", "IPE300"),
    MATERIAL,
    text(
        "support",
        "How the feet of the columns are held.",
        "fixed",
        allowed=("fixed", "pinned"),
        unknown="unknown_support",
    ),
    load(
        "beam_load_kn_per_m",
        "kN/m",
        "Imposed load on every beam, downward, in the load case Q; 0 is none.",
        default=10.0,
        aliases=("udl", "load"),
    ),
    load(
        "lateral_load_kn",
        "kN",
        "Force along X at every floor of every frame, at its first column, in the load case W; 0 "
        "is none.",
        default=0.0,
    ),
    flag("self_weight", "Whether the weight of the members acts, in the load case G.", True),
    flag(
        "check",
        "Whether every member is checked to EN 1993-1-1; when left out, if it is of steel and "
        "carries a load.",
    ),
)
