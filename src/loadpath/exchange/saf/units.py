"""Units of SAF workbooks: what a heading says in brackets, or what its system of units implies."""

from math import radians

POUND = 0.45359237
FOOT = 0.3048
KIP = POUND * 9.80665 * 1000

_INCH = FOOT / 12
_TO_SI: dict[str, float] = {
    "": 1.0,
    "-": 1.0,
    "deg": 1.0,
    "m": 1.0,
    "mm": 1e-3,
    "cm": 1e-2,
    "m2": 1.0,
    "m3": 1.0,
    "m4": 1.0,
    "m6": 1.0,
    "mm2": 1e-6,
    "kg/m3": 1.0,
    "MPa": 1e6,
    "kN": 1e3,
    "kNm": 1e3,
    "kN/m": 1e3,
    "kN/m2": 1e3,
    "MN/m": 1e6,
    "MN/m2": 1e6,
    "MN/m3": 1e6,
    "MNm/rad": 1e6,
    "MNm/rad/m": 1e6,
    "1/K": 1.0,
    "°C": 1.0,
    "K": 1.0,
    "mrad": 1e-3,
    "ft": FOOT,
    "in": _INCH,
    "ft2": FOOT**2,
    "ft3": FOOT**3,
    "ft4": FOOT**4,
    "ft6": FOOT**6,
    "lb/ft3": POUND / FOOT**3,
    "ksi": KIP / _INCH**2,
    "kip": KIP,
    "kipft": KIP * FOOT,
    "kip/ft": KIP / FOOT,
    "kip/ft2": KIP / FOOT**2,
    "kip/ft3": KIP / FOOT**3,
    "kipft/deg": KIP * FOOT / radians(1),
    "kipft/deg/ft": KIP / radians(1),
    "1/°F": 1.8,
    "°F": 1 / 1.8,
}
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
}


def is_known(unit: str) -> bool:
    return unit in _TO_SI


def to_si(unit: str, *, imperial: bool) -> float:
    """The factor to SI of a metric unit of the format, or of its counterpart."""
    return _TO_SI[_IMPERIAL.get(unit, unit) if imperial else unit]


def named_to_si(unit: str) -> float:
    """The factor to SI of a unit that a heading names."""
    return _TO_SI[unit]
