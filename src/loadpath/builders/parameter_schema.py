"""The JSON Schema of a builder's parameters, for OpenAPI and for MCP tools."""

from typing import Any

from loadpath.builders.parameter import Parameter

_TYPES: dict[str, dict[str, Any]] = {
    "number": {"type": "number"},
    "integer": {"type": "integer"},
    "text": {"type": "string"},
    "boolean": {"type": "boolean"},
    "ids": {"type": ["integer", "array"], "items": {"type": "integer"}, "minItems": 1},
    "list": {"type": "array"},
    "object": {"type": "object"},
}


def parameter_schema(declared: tuple[Parameter, ...]) -> dict[str, Any]:
    """An object schema with every parameter, and every alias that says whose it is.

    `required` is empty where an alias may stand for the parameter: the builder says what is
    missing. Case is folded by the builder, which a schema cannot say.
    """
    properties: dict[str, Any] = {}
    for parameter in declared:
        properties[parameter.name] = _property(parameter)
        for alias in parameter.aliases:
            properties[alias] = {
                **_TYPES[parameter.kind],
                "description": f"Alias of {parameter.name}.",
            }
    return {
        "type": "object",
        "properties": properties,
        "required": [p.name for p in declared if p.required and not p.aliases],
        "additionalProperties": False,
    }


def _property(parameter: Parameter) -> dict[str, Any]:
    schema: dict[str, Any] = {
        **_TYPES[parameter.kind],
        **parameter.inside,
        "description": parameter.description + (f" In {parameter.unit}." if parameter.unit else ""),
    }
    if parameter.allowed:
        schema["enum"] = list(parameter.allowed)
    for key in ("minimum", "maximum", "default"):
        if (value := getattr(parameter, key)) is not None:
            schema[key] = value
    return schema
