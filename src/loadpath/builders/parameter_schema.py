"""The JSON Schema of a builder's parameters, for OpenAPI and for MCP tools."""

from typing import Any

from loadpath.builders.parameter import Parameter

FAR = 10_000
_TYPES: dict[str, dict[str, Any]] = {
    "number": {"type": "number"},
    "integer": {"type": "integer"},
    "text": {"type": "string"},
    "boolean": {"type": "boolean"},
    "ids": {"type": ["integer", "array"], "items": {"type": "integer"}, "minItems": 1},
    "list": {"type": "array"},
    "object": {"type": "object"},
}


def parameter_schema(
    declared: tuple[Parameter, ...], *, with_aliases: bool = True
) -> dict[str, Any]:
    """An object schema with every parameter, and every alias that says whose it is.

    A parameter for which an alias may stand is not `required`: the builder says what is missing.
    Case is folded by the builder, which a schema cannot say. Without aliases it is the schema of
    the one spelling that a writer should use, without limits that no structure comes near: agents
    read it whole, and the builder refuses what is beyond them anyway.
    """
    properties: dict[str, Any] = {}
    for parameter in declared:
        found = _property(parameter)
        properties[parameter.name] = found if with_aliases else _without_far_limits(found)
        for alias in parameter.aliases if with_aliases else ():
            properties[alias] = {
                **_TYPES[parameter.kind],
                "description": f"Alias of {parameter.name}.",
            }
    return {
        "type": "object",
        "properties": properties,
        "required": [p.name for p in declared if p.required and not (with_aliases and p.aliases)],
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
            schema[key] = int(value) if _is_whole_float(value) else value
    return schema


def _without_far_limits(schema: dict[str, Any]) -> dict[str, Any]:
    is_far = abs(schema.get("maximum", 0)) >= FAR
    return {k: v for k, v in schema.items() if not (is_far and k in ("minimum", "maximum"))}


def _is_whole_float(value: Any) -> bool:
    """Whether 3 says the same as 3.0 does, in fewer letters."""
    return isinstance(value, float) and value.is_integer()
