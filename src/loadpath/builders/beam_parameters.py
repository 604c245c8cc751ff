"""The parameters of create_beam and check_beam; the service describes them from here."""

from loadpath.builders.material_parameter import MATERIAL
from loadpath.builders.parameter import Parameter
from loadpath.catalogue import material_names

STEELS = tuple(name for name in material_names() if name.startswith("steel_"))

_SPAN = Parameter(
    name="span_m",
    kind="number",
    unit="m",
    description="Span of the beam.",
    required=True,
    aliases=("span", "length"),
    minimum=0.001,
    maximum=100_000,
)

CREATE_BEAM = (
    _SPAN,
    Parameter(
        name="support",
        kind="text",
        description="How the beam is held.",
        default="simply_supported",
        allowed=("simply_supported", "cantilever"),
        unknown="unknown_support",
    ),
    Parameter(
        name="section",
        kind="text",
        description="Name of a library section; overrides height_mm and width_mm.",
    ),
    Parameter(
        name="height_mm",
        kind="number",
        unit="mm",
        description="Depth of a rectangular section.",
        default=200.0,
        minimum=0.001,
        maximum=100_000,
    ),
    Parameter(
        name="width_mm",
        kind="number",
        unit="mm",
        description="Width of a rectangular section.",
        default=100.0,
        minimum=0.001,
        maximum=100_000,
    ),
    MATERIAL,
    Parameter(
        name="load_type",
        kind="text",
        description="Uniform load over the span, or one point load.",
        default="udl",
        allowed=("udl", "point"),
        unknown="unknown_load_type",
        implied_by={"point_load": "point", "udl": "udl", "uniform_load": "udl"},
    ),
    Parameter(
        name="load_kn",
        kind="number",
        unit="kN/m (udl) or kN (point)",
        description="Load, downward; negative is uplift. point_load implies load_type point.",
        default=10.0,
        aliases=("load", "udl", "uniform_load", "point_load"),
        minimum=-1e9,
        maximum=1e9,
    ),
    Parameter(
        name="load_position_frac",
        kind="number",
        description="Place of the point load as a fraction of the span; of use only with one.",
        default=0.5,
        minimum=0.0,
        maximum=1.0,
    ),
)

CHECK_BEAM = (
    _SPAN,
    Parameter(
        name="section",
        kind="text",
        description="Name of a library section: European, British or American.",
        required=True,
    ),
    Parameter(
        name="support",
        kind="text",
        description="How the beam is held.",
        default="simply_supported",
        allowed=("simply_supported", "cantilever", "fixed"),
        unknown="unknown_support",
    ),
    Parameter(
        name="material",
        kind="text",
        description=f"Steel: {', '.join(STEELS)}, or the grade alone.",
        default="steel_S235",
    ),
    Parameter(
        name="udl",
        kind="number",
        unit="kN/m",
        description="Uniform load, downward; negative is uplift.",
        aliases=("load_kN_per_m", "uniform_load"),
        minimum=-1e9,
        maximum=1e9,
    ),
    Parameter(
        name="point_load",
        kind="number",
        unit="kN",
        description="Point load, downward; negative is uplift.",
        minimum=-1e9,
        maximum=1e9,
    ),
    Parameter(
        name="point_position",
        kind="number",
        description="Place of the point load as a fraction of the span; of use only with one.",
        default=0.5,
        minimum=0.0,
        maximum=1.0,
    ),
    Parameter(
        name="uls_factor",
        kind="number",
        description="Factor of the load in the ULS combination.",
        default=1.35,
        minimum=0.001,
        maximum=1000.0,
    ),
    Parameter(
        name="restrained",
        kind="boolean",
        description=(
            "Whether the compression flange is held sideways along its length; then the "
            "lateral-torsional buckling check is left out."
        ),
        default=False,
        aliases=("laterally_restrained",),
    ),
)
