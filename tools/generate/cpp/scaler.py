"""The scaler: every number into SI, by the unit its field is declared with."""

from msgspec import inspect

from loadpath.document.document import Document
from tools.generate.cpp.types import NOTE, cpp_name, is_optional
from tools.generate.declared_type import shape_of

# Powers of the document's length, force, pressure and density units in each unit symbol.
POWERS: dict[str, tuple[int, int, int, int]] = {
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
UNSCALED = {"1", "deg", "rad", "K", "1/K", "s", "m/s2", "kg", "kg*m2"}


def factor_of(unit: str | None) -> str | None:
    """The C++ factor of a unit, or None where the document's units do not touch it."""
    if unit is None or unit in UNSCALED:
        return None
    names = ("unit.length", "unit.force", "unit.pressure", "unit.density")
    above: list[str] = []
    below: list[str] = []
    for name, power in zip(names, POWERS[unit], strict=True):
        (above if power > 0 else below).extend([name] * abs(power))
    return " * ".join(above) + "".join(f" / {name}" for name in below)


def scaling(field: inspect.Field, scaled: set[type]) -> str | None:
    """The statement that scales a field, if anything in it has a unit of the document."""
    shape = shape_of(field.type)
    name = f"value.{cpp_name(field.name)}"
    kind = shape.type
    if isinstance(kind, inspect.FloatType):
        factor = factor_of(shape.unit)
        if factor is None:
            return None
        return f"if ({name}) *{name} *= {factor};" if is_optional(field) else f"{name} *= {factor};"
    if isinstance(kind, inspect.StructType) and kind.cls in scaled:
        return (
            f"if ({name}) scale(*{name}, unit);" if is_optional(field) else f"scale({name}, unit);"
        )
    if isinstance(kind, inspect.ListType):
        item = shape_of(kind.item_type).type
        if isinstance(item, inspect.StructType) and item.cls in scaled:
            return f"for (auto& item : {name}) scale(item, unit);"
    return None


def scaler(records: list[inspect.StructType]) -> str:
    scaled: set[type] = set()
    functions: list[str] = []
    for record in records:  # each comes after what it is made of
        lines = [s for field in record.fields if (s := scaling(field, scaled))]
        if not lines:
            continue
        scaled.add(record.cls)
        linkage = "" if record.cls is Document else "static "
        body = "\n".join(f"    {line}" for line in lines)
        name = record.cls.__name__
        functions.append(
            f"{linkage}void scale({name}& value, const UnitScale& unit) {{\n{body}\n}}\n"
        )
    return "\n".join(
        [
            NOTE,
            '#include "document/document.gen.hpp"\n',
            "namespace loadpath::document {\n",
            *functions,
            "}  // namespace loadpath::document\n",
        ]
    )
