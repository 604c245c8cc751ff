"""The parameters of create_frame."""

from typing import Annotated, Literal, Required, TypedDict

from loadpath.builders.declared_parameters import About, declared_parameters
from loadpath.builders.material_parameter import Material
from loadpath.builders.quantities import count, load, number

_SIZES = (0.1, 1000)


class CreateFrameParameters(TypedDict, total=False):
    """What create_frame takes."""

    bay_width_m: Required[
        Annotated[
            float,
            number(
                "m",
                _SIZES,
                "Distance of the columns along X.",
                aliases=("bay_width", "span_m", "span"),
            ),
        ]
    ]
    storey_height_m: Required[
        Annotated[
            float,
            number(
                "m",
                _SIZES,
                "Height of each storey.",
                aliases=("storey_height", "height_m", "height"),
            ),
        ]
    ]
    bays: Annotated[int, count("Number of bays along X.", 1)]
    storeys: Annotated[int, count("Number of storeys.", 1, aliases=("stories",))]
    depth_bays: Annotated[
        int, count("Number of bays along Z; 0 is a plane frame, analysed in 2D.", 0, least=0)
    ]
    bay_depth_m: Annotated[
        float | None,
        number(
            "m",
            _SIZES,
            "Distance of the frames along Z; like bay_width_m when left out.",
            aliases=("bay_depth",),
        ),
    ]
    column_section: Annotated[str, About("Library section of the columns.", default="HEB200")]
    beam_section: Annotated[str, About("Library section of the beams.", default="IPE300")]
    material: Material
    support: Annotated[
        Literal["fixed", "pinned"],
        About("How the feet of the columns are held.", default="fixed", unknown="unknown_support"),
    ]
    beam_load_kn_per_m: Annotated[
        float,
        load(
            "kN/m",
            "Imposed load on every beam, downward, in the load case Q; 0 is none.",
            default=10.0,
            aliases=("udl", "load"),
        ),
    ]
    lateral_load_kn: Annotated[
        float,
        load(
            "kN",
            "Force along X at every floor of every frame, at its first column, in the load case "
            "W; 0 is none.",
            default=0.0,
        ),
    ]
    self_weight: Annotated[
        bool, About("Whether the weight of the members acts, in the load case G.", default=True)
    ]
    check: Annotated[
        bool | None,
        About(
            "Whether every member is checked to EN 1993-1-1; when left out, if it is of steel and "
            "carries a load."
        ),
    ]


CREATE_FRAME = declared_parameters(CreateFrameParameters)
