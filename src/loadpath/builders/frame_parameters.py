"""The parameters of create_frame."""

from loadpath.builders.material_parameter import MATERIAL
from loadpath.builders.parameter import Parameter

CREATE_FRAME = (
    Parameter(
        name="bay_width_m",
        kind="number",
        unit="m",
        description="Distance of the columns along X.",
        required=True,
        aliases=("bay_width", "span_m", "span"),
        minimum=0.1,
        maximum=1000,
    ),
    Parameter(
        name="storey_height_m",
        kind="number",
        unit="m",
        description="Height of each storey.",
        required=True,
        aliases=("storey_height", "height_m", "height"),
        minimum=0.1,
        maximum=1000,
    ),
    Parameter(
        name="bays",
        kind="integer",
        description="Number of bays along X.",
        default=1,
        minimum=1,
        maximum=100,
    ),
    Parameter(
        name="storeys",
        kind="integer",
        description="Number of storeys.",
        default=1,
        aliases=("stories",),
        minimum=1,
        maximum=100,
    ),
    Parameter(
        name="depth_bays",
        kind="integer",
        description="Number of bays along Z; 0 is a plane frame, analysed in 2D.",
        default=0,
        minimum=0,
        maximum=100,
    ),
    Parameter(
        name="bay_depth_m",
        kind="number",
        unit="m",
        description="Distance of the frames along Z; like bay_width_m when left out.",
        aliases=("bay_depth",),
        minimum=0.1,
        maximum=1000,
    ),
    Parameter(
        name="column_section",
        kind="text",
        description="Library section of the columns.",
        default="HEB200",
    ),
    Parameter(
        name="beam_section",
        kind="text",
        description="Library section of the beams.",
        default="IPE300",
    ),
    MATERIAL,
    Parameter(
        name="support",
        kind="text",
        description="How the feet of the columns are held.",
        default="fixed",
        allowed=("fixed", "pinned"),
        unknown="unknown_support",
    ),
    Parameter(
        name="beam_load_kn_per_m",
        kind="number",
        unit="kN/m",
        description="Imposed load on every beam, downward, in the load case Q; 0 is none.",
        default=10.0,
        aliases=("udl", "load"),
        minimum=-1e9,
        maximum=1e9,
    ),
    Parameter(
        name="lateral_load_kn",
        kind="number",
        unit="kN",
        description=(
            "Force along X at every floor of every frame, at its first column, in the load case W; "
            "0 is none."
        ),
        default=0.0,
        minimum=-1e9,
        maximum=1e9,
    ),
    Parameter(
        name="self_weight",
        kind="boolean",
        description="Whether the weight of the members acts, in the load case G.",
        default=True,
    ),
    Parameter(
        name="check",
        kind="boolean",
        description=(
            "Whether every member is checked to EN 1993-1-1; when left out, if it is of steel and "
            "carries a load."
        ),
    ),
)
