"""The parameters of create_beam and check_beam; the service describes them from here."""

from loadpath.builders.material_parameter import MATERIAL
from loadpath.builders.parameter import Parameter
from loadpath.builders.quantities import flag, fraction, load, number, text
from loadpath.catalogue import material_names

STEELS = tuple(name for name in material_names() if name.startswith("steel_"))

_SIZES = (0.001, 100_000)
_SPAN = number(
    "span_m", "m", _SIZES, "Span of the beam.", required=True, aliases=("span", "length")
)


def _support(*allowed: str) -> Parameter:
    return text(
        "support",
        "How the beam is held.",
        "simply_supported",
        allowed=("simply_supported", *allowed),
        unknown="unknown_support",
    )


def _position(name: str) -> Parameter:
    told = "Place of the point load as a fraction of the span; of use only with one."
    return fraction(name, told, 0.5)


CREATE_BEAM = (
    _SPAN,
    _support("cantilever"),
    text("section", "Name of a library section; overrides height_mm and width_mm."),
    number("height_mm", "mm", _SIZES, "Depth of a rectangular section.", default=200.0),
    number("width_mm", "mm", _SIZES, "Width of a rectangular section.", default=100.0),
    MATERIAL,
    text(
        "load_type",
        "Uniform load over the span, or one point load.",
        "udl",
        allowed=("udl", "point"),
        unknown="unknown_load_type",
        implied_by={"point_load": "point", "udl": "udl", "uniform_load": "udl"},
    ),
    load(
        "load_kn",
        "kN/m (udl) or kN (point)",
        "Load, downward; negative is uplift. point_load implies load_type point.",
        default=10.0,
        aliases=("load", "udl", "uniform_load", "point_load"),
    ),
    _position("load_position_frac"),
)

CHECK_BEAM = (
    _SPAN,
    text("section", "Name of a library section: European, British or American.", required=True),
    _support("cantilever", "fixed"),
    text("material", f"Steel: {', '.join(STEELS)}, or the grade alone.", "steel_S235"),
    load(
        "udl",
        "kN/m",
        "Uniform load, downward; negative is uplift.",
        aliases=("load_kN_per_m", "uniform_load"),
    ),
    load("point_load", "kN", "Point load, downward; negative is uplift."),
    _position("point_position"),
    Parameter(
        name="uls_factor",
        kind="number",
        description="Factor of the load in the ULS combination.",
        default=1.35,
        minimum=0.001,
        maximum=1000.0,
    ),
    flag(
        "restrained",
        "Whether the compression flange is held sideways along its length; then the "
        "lateral-torsional buckling check is left out.",
        False,
        aliases=("laterally_restrained",),
    ),
)
