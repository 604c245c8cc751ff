"""The JSON Schema of the document, made from its shape.

It agrees with `validate`: unknown keys are allowed here because they are warnings there.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any

from msgspec import NODEFAULT

from .shape import (
    Enumeration,
    Field,
    Flag,
    Named,
    Number,
    Object,
    Sequence,
    Shape,
    Tagged,
    Text,
    WordOrObject,
    children,
    definitions,
)

DIALECT = "https://json-schema.org/draft/2020-12/schema"

_GROUPS = {
    "geometry": (
        "Document Settings GeneralInfo UnitSettings Model Node Member MemberEndOffset MemberSet "
        "MemberHinge ScissorHinge NodalSupport SupportCondition Material OrthotropicPlateMaterial "
        "Section SectionDimensions ShapePath PlateElement PlateSurface PlateMeshSettings "
        "NodalMass Workspace EntityGroup"
    ),
    "loads": (
        "LoadCase NodalLoad NodalMoment DistributedLoad MemberPointLoad MemberPointMoment "
        "SurfaceLoad PlatePressure SupportDisplacement TemperatureLoad LoadCombination "
        "LoadCaseFactor"
    ),
    "analysis": (
        "Analysis AnalysisOptions ResultRequest ImperfectionCase BucklingAnalysisSettings "
        "ModalAnalysisSettings SeismicAnalysisSettings ResponseSpectrum EigenLoadRef"
    ),
    "checks": (
        "UnityCheckDefinition CheckSpec Ec3SteelSpec GenericSpec VarBinding QuantitySource "
        "EntitySelector NodeSelector Ec3SectionParams"
    ),
}


class UnknownRoot(LookupError):
    """There is no definition of that name; `nearest` is the closest one, if any is close."""

    def __init__(self, name: str) -> None:
        known = {known.lower(): known for known in definitions()}
        close = get_close_matches(name.lower(), known, n=1)
        self.name = name
        self.nearest = known[close[0]] if close else None
        hint = f"; the nearest is '{self.nearest}'" if self.nearest else ""
        super().__init__(f"the schema has no definition '{name}'{hint}")


def schema(root: str | None = None) -> dict[str, Any]:
    """The index of useful roots, or the self-contained schema of one definition."""
    return _index() if root is None else _closure(root)


@cache
def _index() -> dict[str, Any]:
    known = definitions()
    return {
        "roots": {
            group: {name: known[name].description for name in names.split()}
            for group, names in _GROUPS.items()
        }
    }


@cache
def _closure(root: str) -> dict[str, Any]:
    if root not in definitions():
        raise UnknownRoot(root)
    shape = definitions()[root]
    inside: dict[str, Named] = {}
    for child in children(shape):
        _references(child, inside)
    inside.pop(root, None)
    written = {"$schema": DIALECT, "title": root, **_definition(shape)}
    if inside:
        written["$defs"] = {name: _definition(inside[name]) for name in sorted(inside)}
    return written


def _references(shape: Shape, found: dict[str, Named]) -> None:
    if isinstance(shape, Named) and shape.name is not None:
        if shape.name in found:
            return
        found[shape.name] = shape
    for child in children(shape):
        _references(child, found)


def _definition(shape: Named) -> dict[str, Any]:
    """A definition written out; what it refers to by name stays a reference."""
    match shape:
        case Enumeration():
            return {"description": shape.description, "enum": list(shape.values)}
        case Object():
            return _object(shape)
        case Tagged():
            return {
                "description": shape.description,
                "type": "object",
                "required": [shape.tag_field],
                "properties": {shape.tag_field: {"enum": list(shape.variants)}},
                "oneOf": [_use(variant) for variant in shape.variants.values()],
            }
        case WordOrObject():
            return {
                "description": shape.description,
                "oneOf": [_use(shape.word), _use(shape.object)],
            }


def _object(shape: Object) -> dict[str, Any]:
    properties = {name: _field(field) for name, field in shape.fields.items()}
    required = [name for name, field in shape.fields.items() if field.required]
    if shape.tag_field is not None:
        properties = {shape.tag_field: {"const": shape.tag}, **properties}
        required = [shape.tag_field, *required]
    written: dict[str, Any] = {
        "description": shape.description,
        "type": "object",
        "properties": properties,
    }
    if required:
        written["required"] = required
    if shape.choice:
        written["oneOf"] = [
            {"required": [name], "properties": {name: {"not": {"type": "null"}}}}
            for name in shape.fields
        ]
    return written


def _field(field: Field) -> dict[str, Any]:
    used = _use(field.shape)
    if field.nullable:
        if isinstance(used.get("type"), str):
            used["type"] = [used["type"], "null"]
        elif "enum" in used:
            used["enum"].append(None)
        else:
            used = {"anyOf": [used, {"type": "null"}]}
    written = {"description": field.description, **used}
    if field.default is not NODEFAULT and field.default is not None:
        written["default"] = field.default
    written["examples"] = [field.example]
    if field.since > 1:
        written["x-since"] = field.since
    return written


def _use(shape: Shape) -> dict[str, Any]:
    """A shape where it is used: named ones by reference, others in place."""
    match shape:
        case Number():
            written: dict[str, Any] = {"type": "integer" if shape.integer else "number"}
            if shape.above is not None:
                written["exclusiveMinimum"] = shape.above
            if shape.minimum is not None:
                written["minimum"] = shape.minimum
            if shape.maximum is not None:
                written["maximum"] = shape.maximum
            return {**written, **shape.marks}
        case Text():
            return {"type": "string", **shape.marks}
        case Flag():
            return {"type": "boolean"}
        case Sequence():
            bounds: Mapping[str, int | None] = {"minItems": shape.least, "maxItems": shape.most}
            return {
                "type": "array",
                "items": _use(shape.item),
                **{key: bound for key, bound in bounds.items() if bound},
            }
        case Enumeration(name=None):
            return {"enum": list(shape.values)}
        case _:
            return {"$ref": f"#/$defs/{shape.name}"}
