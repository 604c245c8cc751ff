"""Units of SAF workbooks: what a heading says in brackets, or what its system of units implies."""

from math import degrees, radians

POUND = 0.45359237
FOOT = 0.3048
KIP = POUND * 9.80665 * 1000

_INCH = FOOT / 12
_KINDS: tuple[dict[str, float], ...] = (
    {"": 1.0, "-": 1.0},
    {"deg": 1.0, "°": 1.0, "rad": degrees(1.0)},  # angles stay in degrees
    {"mrad": 1e-3, "rad": 1.0, "deg": radians(1.0), "°": radians(1.0)},  # movements do not
    {"m": 1.0, "mm": 1e-3, "cm": 1e-2, "ft": FOOT, "in": _INCH, "-": 1.0},  # of relative places
    {"m2": 1.0, "mm2": 1e-6, "cm2": 1e-4, "ft2": FOOT**2, "in2": _INCH**2},
    {"m3": 1.0, "mm3": 1e-9, "cm3": 1e-6, "ft3": FOOT**3, "in3": _INCH**3},
    {"m4": 1.0, "mm4": 1e-12, "cm4": 1e-8, "ft4": FOOT**4, "in4": _INCH**4},
    {"m6": 1.0, "mm6": 1e-18, "cm6": 1e-12, "ft6": FOOT**6, "in6": _INCH**6},
    {"kg/m3": 1.0, "t/m3": 1e3, "lb/ft3": POUND / FOOT**3},
    {
        **{"MPa": 1e6, "Pa": 1.0, "kPa": 1e3, "GPa": 1e9, "N/mm2": 1e6, "kN/cm2": 1e7},
        **{"kN/m2": 1e3, "MN/m2": 1e6, "N/m2": 1.0, "kN/mm2": 1e9},
        **{"ksi": KIP / _INCH**2, "psi": KIP / 1000 / _INCH**2, "kip/ft2": KIP / FOOT**2},
    },
    {"kN": 1e3, "N": 1.0, "MN": 1e6, "kip": KIP, "lbf": KIP / 1000},
    {"kNm": 1e3, "Nm": 1.0, "MNm": 1e6, "kipft": KIP * FOOT},
    {
        **{"kN/m": 1e3, "MN/m": 1e6, "N/m": 1.0, "N/mm": 1e3, "kN/mm": 1e6},
        **{"kip/ft": KIP / FOOT, "kip/in": KIP / _INCH},
    },
    {"MN/m3": 1e6, "kN/m3": 1e3, "N/m3": 1.0, "kip/ft3": KIP / FOOT**3},
    {
        **{"MNm/rad": 1e6, "kNm/rad": 1e3, "Nm/rad": 1.0},
        **{"kNm/deg": 1e3 / radians(1), "kipft/deg": KIP * FOOT / radians(1)},
    },
    {
        **{"MNm/rad/m": 1e6, "kNm/rad/m": 1e3, "MNm/m/rad": 1e6, "kNm/m/rad": 1e3},
        "kipft/deg/ft": KIP / radians(1),
    },
    {"1/K": 1.0, "1/°C": 1.0, "1/°F": 1.8, "1/C": 1.0, "1/F": 1.8},
    {"°C": 1.0, "K": 1.0, "C": 1.0, "°F": 1 / 1.8, "F": 1 / 1.8},
)
"""Units of one kind with their factors to SI; the first is that of the format."""
_IMPERIAL = {
    "m": "ft",
    "mm": "in",
    "m2": "ft2",
    "m3": "ft3",
    "m4": "ft4",
    "m6": "ft6",
    "kg/m3": "lb/ft3",
    "MPa": "ksi",
    "kN": "kip",
    "kNm": "kipft",
    "kN/m": "kip/ft",
    "kN/m2": "kip/ft2",
    "MN/m": "kip/ft",
    "MN/m2": "kip/ft2",
    "MN/m3": "kip/ft3",
    "MNm/rad": "kipft/deg",
    "MNm/rad/m": "kipft/deg/ft",
    "1/K": "1/°F",
    "°C": "°F",
    "mrad": "deg",
}
_SPELLED = str.maketrans(
    {"²": "2", "³": "3", "⁴": "4", "⁶": "6", "^": "", "·": "", "*": "", " ": ""}
)


class OtherKind(ValueError):
    """A unit that is not known, or not of what is measured; says those that are."""


def to_si(unit: str, *, imperial: bool, named: str | None = None) -> float:
    """The factor to SI of what the format gives in a metric unit, or in its counterpart.

    Where a heading names a unit, it is that one.
    """
    kind = next(each for each in _KINDS if unit in each)
    if named is None or not unit:
        return kind[_IMPERIAL.get(unit, unit) if imperial else unit]
    spelled = named.translate(_SPELLED)
    if spelled not in kind:
        raise OtherKind(", ".join(kind))
    return kind[spelled]
