"""What documents of published problems share: settings and supports."""

from typing import Any

Json = dict[str, Any]

FREE: Json = {"condition_type": "Free"}
FIXED: Json = {"condition_type": "Fixed"}
DIRECTIONS = ("X", "Y", "Z", "RX", "RY", "RZ")
UNITS = {
    "system": "metric",
    "lengthUnit": "m",
    "forceUnit": "N",
    "densityUnit": "kg/m3",
    "pressureUnit": "Pa",
}


def support(number: int, fixed: str) -> Json:
    """A support that holds the directions named in `fixed`, separated by blanks."""
    held = fixed.split()
    return {"id": number} | {d: FIXED if d in held else FREE for d in DIRECTIONS}


def settings(name: str) -> Json:
    return {
        "general_info": {"project_name": name, "author": "Loadpath", "version": "1"},
        "unit_settings": UNITS,
    }
