"""A plain document in SI, whatever units it is written in."""

from typing import Any

from loadpath.document.declaration.shape import Number
from loadpath.document.declaration.units import POWERS, UNSCALED
from loadpath.exchange.rebuilt import rebuilt

_LENGTH = {"mm": 1e-3, "cm": 1e-2, "m": 1.0}
_FORCE = {"N": 1.0, "kN": 1e3}
_PRESSURE = {"Pa": 1.0, "kPa": 1e3, "MPa": 1e6, "GPa": 1e9}
_DENSITY = {"kg/m3": 1.0, "kg/mm3": 1e9}


def in_si(document: dict[str, Any]) -> dict[str, Any]:
    """The document with every number in SI; one that is in SI is given back as it is."""
    settings = document["settings"].get("unit_settings") or {}
    units = (
        _LENGTH[settings.get("lengthUnit") or "m"],
        _FORCE[settings.get("forceUnit") or "N"],
        _PRESSURE[settings.get("pressureUnit") or "Pa"],
        _DENSITY[settings.get("densityUnit") or "kg/m3"],
    )
    if units == (1.0, 1.0, 1.0, 1.0):
        return document

    def scale(value: float, shape: Number) -> float:
        unit = shape.marks.get("x-unit")
        if unit is None or unit in UNSCALED:
            return value
        factor = 1.0
        for size, power in zip(units, POWERS[unit], strict=True):
            factor *= size**power
        return value if factor == 1.0 else value * factor

    found = rebuilt(document, scale)
    _scale_by_direction(found, units[0], units[1])
    kept = {key: word for key, word in settings.items() if key == "system"}
    found["settings"] = found["settings"] | {"unit_settings": kept}
    return found


def _scale_by_direction(document: dict[str, Any], length: float, force: float) -> None:
    """What has its unit by the direction it stands for."""
    for support in document["model"].get("nodal_supports") or []:
        for key in ("X", "Y", "Z", "RX", "RY", "RZ"):
            condition = support.get(key)
            if condition and condition.get("stiffness") is not None:
                condition["stiffness"] *= force * length if key.startswith("R") else force / length
    for case in document["analysis"].get("load_cases") or []:
        for each in case.get("support_displacements") or []:
            if not each["direction"].startswith("R"):
                each["value"] *= length
