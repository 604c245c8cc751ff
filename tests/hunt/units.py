"""The same document in millimetres, kilonewtons and megapascals, by the units that its schema
declares of every number."""

import re
from typing import Any

from loadpath.document.schema import schema

Json = dict[str, Any]
UNIT_SETTINGS = {
    "system": "metric",
    "lengthUnit": "mm",
    "forceUnit": "kN",
    "pressureUnit": "MPa",
    "densityUnit": "kg/mm3",
}
# How many of the new unit one of the declared makes.
BASE = {"m": 1e3, "N": 1e-3, "Pa": 1e-6}


def factor_of(unit: str) -> float:
    """Of a symbol such as N*m2/rad."""
    factor, sign = 1.0, 1
    for operator, name, power in re.findall(r"([*/]?)([A-Za-z]+)(\d*)", unit):
        sign = -1 if operator == "/" else sign
        factor *= BASE.get(name, 1.0) ** (sign * int(power or 1))
    return factor


def in_millimetres(document: Json) -> Json:
    declared = schema("Document")
    other: Json = _converted(document, declared, declared["$defs"])
    other["settings"]["unit_settings"] = UNIT_SETTINGS
    return other


def _converted(value: Any, declared: Json, known: Json) -> Any:
    declared = _resolved(declared, known)
    if isinstance(value, dict):
        fields = declared.get("properties", {})
        return {key: _converted(each, fields.get(key, {}), known) for key, each in value.items()}
    if isinstance(value, list):
        return [_converted(each, declared.get("items", {}), known) for each in value]
    if isinstance(value, float) and "x-unit" in declared:
        return value * factor_of(declared["x-unit"])
    return value


def _resolved(declared: Json, known: Json) -> Json:
    """Follows references; of several alternatives, selectors all, none has a unit inside."""
    while "$ref" in declared or "anyOf" in declared:
        if "$ref" in declared:
            declared = known[declared["$ref"].rsplit("/", 1)[-1]]
            continue
        options = [each for each in declared["anyOf"] if each.get("type") != "null"]
        declared = options[0] if len(options) == 1 else {}
    return declared
