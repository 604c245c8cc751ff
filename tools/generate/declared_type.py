"""A declared type without its annotations: what a generator for another language needs."""

from dataclasses import dataclass

from msgspec import inspect


@dataclass
class Shape:
    """The bare type, whether it may be null, and its unit."""

    type: inspect.Type
    optional: bool
    unit: str | None


def shape_of(declared: inspect.Type) -> Shape:
    """Strip documentation and null from a declared type."""
    unit: str | None = None
    optional = False
    while True:
        if isinstance(declared, inspect.Metadata):
            unit = (declared.extra_json_schema or {}).get("x-unit", unit)
            declared = declared.type
        elif isinstance(declared, inspect.UnionType) and declared.includes_none:
            optional = True
            rest = tuple(t for t in declared.types if not isinstance(t, inspect.NoneType))
            declared = rest[0] if len(rest) == 1 else inspect.UnionType(rest)
        else:
            return Shape(declared, optional, unit)
