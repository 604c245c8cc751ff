"""The parameters of create_beam and check_beam."""

from typing import Annotated, Literal, Required, TypedDict

from loadpath.builders.declared_parameters import About, declared_parameters
from loadpath.builders.material_parameter import Material
from loadpath.builders.quantities import fraction, load, number
from loadpath.catalogue import material_names

STEELS = tuple(name for name in material_names() if name.startswith("steel_"))

_SIZES = (0.001, 100_000)
_HELD = About("How the beam is held.", default="simply_supported", unknown="unknown_support")

Span = Annotated[float, number("m", _SIZES, "Span of the beam.", aliases=("span", "length"))]
Position = Annotated[
    float,
    fraction("Place of the point load as a fraction of the span; idle without one.", 0.5),
]


class CreateBeamParameters(TypedDict, total=False):
    """What create_beam takes."""

    span_m: Required[Span]
    support: Annotated[Literal["simply_supported", "cantilever"], _HELD]
    section: Annotated[
        str | None, About("Name of a library section; overrides height_mm and width_mm.")
    ]
    height_mm: Annotated[
        float, number("mm", _SIZES, "Depth of a rectangular section.", default=200.0)
    ]
    width_mm: Annotated[
        float, number("mm", _SIZES, "Width of a rectangular section.", default=100.0)
    ]
    material: Material
    load_type: Annotated[
        Literal["udl", "point"],
        About(
            "Uniform load over the span, or one point load.",
            default="udl",
            unknown="unknown_load_type",
            implied_by={"point_load": "point", "udl": "udl", "uniform_load": "udl"},
        ),
    ]
    load_kn: Annotated[
        float,
        load(
            "kN/m (udl) or kN (point)",
            "Load, downward; negative is uplift. point_load implies load_type point.",
            default=10.0,
            aliases=("load", "udl", "uniform_load", "point_load"),
        ),
    ]
    load_position_frac: Position


class CheckBeamParameters(TypedDict, total=False):
    """What check_beam takes."""

    span_m: Required[Span]
    section: Required[
        Annotated[str, About("Name of a library section: European, British or American.")]
    ]
    support: Annotated[Literal["simply_supported", "cantilever", "fixed"], _HELD]
    material: Annotated[
        str, About(f"Steel: {', '.join(STEELS)}, or the grade alone.", default="steel_S235")
    ]
    udl: Annotated[
        float | None,
        load(
            "kN/m",
            "Uniform load, downward; negative is uplift.",
            aliases=("load_kN_per_m", "uniform_load"),
        ),
    ]
    point_load: Annotated[float | None, load("kN", "Point load, downward; negative is uplift.")]
    point_position: Position
    uls_factor: Annotated[
        float,
        number(None, (0.001, 1000.0), "Factor of the load in the ULS combination.", default=1.35),
    ]
    restrained: Annotated[
        bool,
        About(
            "Whether the compression flange is held sideways along its length; then "
            "lateral-torsional buckling is not checked.",
            default=False,
            aliases=("laterally_restrained",),
        ),
    ]


CREATE_BEAM = declared_parameters(CreateBeamParameters)
CHECK_BEAM = declared_parameters(CheckBeamParameters)
