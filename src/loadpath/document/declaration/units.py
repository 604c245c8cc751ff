"""The units of the document as types; each appears in the schema as `x-unit`.

Values are in these units unless `settings.unit_settings` names another length, force, pressure or
density unit.
"""

from typing import Annotated

from msgspec import Meta

POWERS: dict[str, tuple[int, int, int, int]] = {
    "m": (1, 0, 0, 0),
    "m2": (2, 0, 0, 0),
    "m3": (3, 0, 0, 0),
    "m4": (4, 0, 0, 0),
    "m6": (6, 0, 0, 0),
    "N": (0, 1, 0, 0),
    "N/m": (-1, 1, 0, 0),
    "N/m2": (-2, 1, 0, 0),
    "N/m3": (-3, 1, 0, 0),
    "N*m": (1, 1, 0, 0),
    "N*m2": (2, 1, 0, 0),
    "N*m/rad": (1, 1, 0, 0),
    "N*m3/rad": (3, 1, 0, 0),
    "Pa": (0, 0, 1, 0),
    "kg/m3": (0, 0, 0, 1),
}
"""Powers of the document's length, force, pressure and density units in each unit symbol."""
UNSCALED = {"1", "deg", "rad", "K", "1/K", "s", "m/s2", "kg", "kg*m2"}
"""Symbols that the document's units do not touch; one that is in neither is an error."""


def _unit(symbol: str) -> Meta:
    return Meta(extra_json_schema={"x-unit": symbol})


POSITIVE = Meta(gt=0)
NOT_NEGATIVE = Meta(ge=0)

Metres = Annotated[float, _unit("m")]
SquareMetres = Annotated[float, _unit("m2")]
CubicMetres = Annotated[float, _unit("m3")]
MetresToTheFourth = Annotated[float, _unit("m4")]
MetresToTheSixth = Annotated[float, _unit("m6")]

Newtons = Annotated[float, _unit("N")]
NewtonsPerMetre = Annotated[float, _unit("N/m")]
NewtonsPerSquareMetre = Annotated[float, _unit("N/m2")]
NewtonsPerCubicMetre = Annotated[float, _unit("N/m3")]
NewtonMetres = Annotated[float, _unit("N*m")]
NewtonSquareMetres = Annotated[float, _unit("N*m2")]
NewtonMetresPerRadian = Annotated[float, _unit("N*m/rad")]
NewtonCubicMetresPerRadian = Annotated[float, _unit("N*m3/rad")]
Pascals = Annotated[float, _unit("Pa")]

Kilograms = Annotated[float, _unit("kg")]
KilogramSquareMetres = Annotated[float, _unit("kg*m2")]
KilogramsPerMetre = Annotated[float, _unit("kg/m")]
KilogramsPerCubicMetre = Annotated[float, _unit("kg/m3")]

Degrees = Annotated[float, _unit("deg")]
Radians = Annotated[float, _unit("rad")]
Kelvins = Annotated[float, _unit("K")]
PerKelvin = Annotated[float, _unit("1/K")]
Seconds = Annotated[float, _unit("s")]
MetresPerSquareSecond = Annotated[float, _unit("m/s2")]

Ratio = Annotated[float, _unit("1")]
Fraction = Annotated[float, Meta(ge=0, le=1), _unit("1")]

Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
PositiveCount = Annotated[int, Meta(ge=1, le=2**53 - 1)]
