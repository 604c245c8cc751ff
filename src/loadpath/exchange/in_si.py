"""A plain document in SI, whatever units it is written in."""

from collections.abc import Mapping
from typing import Any

from loadpath.document.declaration.shape import (
    Keyed,
    Number,
    Object,
    Sequence,
    Shape,
    Tagged,
    WordOrObject,
    shape_of_root,
)
from loadpath.document.types.document import Document

_LENGTH = {"mm": 1e-3, "cm": 1e-2, "m": 1.0}
_FORCE = {"N": 1.0, "kN": 1e3}
_PRESSURE = {"Pa": 1.0, "kPa": 1e3, "MPa": 1e6, "GPa": 1e9}
_DENSITY = {"kg/m3": 1.0, "kg/mm3": 1e9}
# Powers of the document's length, force, pressure and density units in each declared unit.
_POWERS: dict[str, tuple[int, int, int, int]] = {
    "m": (1, 0, 0, 0),
    "m2": (2, 0, 0, 0),
    "m3": (3, 0, 0, 0),
    "m4": (4, 0, 0, 0),
    "m6": (6, 0, 0, 0),
    "N": (0, 1, 0, 0),
    "N/m": (-1, 1, 0, 0),
    "N*m": (1, 1, 0, 0),
    "N*m2": (2, 1, 0, 0),
    "N*m/rad": (1, 1, 0, 0),
    "N*m3/rad": (3, 1, 0, 0),
    "Pa": (0, 0, 1, 0),
    "kg/m3": (0, 0, 0, 1),
}


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
    found: dict[str, Any] = _scaled(document, shape_of_root(Document), units)
    _scale_by_direction(found, units[0], units[1])
    kept = {key: word for key, word in settings.items() if key == "system"}
    found["settings"] = found["settings"] | {"unit_settings": kept}
    return found


def _scaled(value: Any, shape: Shape | None, units: tuple[float, ...]) -> Any:
    if value is None or shape is None:
        return value
    match shape:
        case Number():
            powers = _POWERS.get(shape.marks.get("x-unit", ""), (0, 0, 0, 0))
            factor = 1.0
            for unit, power in zip(units, powers, strict=True):
                factor *= unit**power
            return value if factor == 1.0 else value * factor
        case Sequence() | Keyed():
            if isinstance(value, Mapping):
                return {key: _scaled(each, shape.item, units) for key, each in value.items()}
            return [_scaled(each, shape.item, units) for each in value]
        case Tagged():
            return _scaled(value, shape.variants.get(str(value.get(shape.tag_field))), units)
        case WordOrObject():
            return value if isinstance(value, str) else _scaled(value, shape.object, units)
        case Object():
            fields = shape.fields
            return {
                key: _scaled(each, fields[key].shape if key in fields else None, units)
                for key, each in value.items()
            }
    return value


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
