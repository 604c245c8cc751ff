"""The scaler: every number into SI, by the unit its field is declared with."""

from loadpath.document.declaration.shape import Field, Number, Object, Sequence
from loadpath.document.declaration.units import POWERS, UNSCALED
from tools.generate.cpp.types import NOTE, Declared, cpp_name, is_optional


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


def scaling(field: Field, scaled: set[str]) -> str | None:
    """The statement that scales a field, if anything in it has a unit of the document."""
    name = f"value.{cpp_name(field.name)}"
    optional = is_optional(field)
    match field.shape:
        case Number(integer=False):
            factor = factor_of(field.shape.marks.get("x-unit"))
            if factor is None:
                return None
            return f"if ({name}) *{name} *= {factor};" if optional else f"{name} *= {factor};"
        case Object() if field.shape.name in scaled:
            return f"if ({name}) scale(*{name}, unit);" if optional else f"scale({name}, unit);"
        case Sequence(item=Object() as item) if item.name in scaled:
            return f"for (auto& item : {name}) scale(item, unit);"
    return None


def scaler(declared: Declared) -> str:
    scaled: set[str] = set()
    functions: list[str] = []
    for record in declared.records:  # each comes after what it is made of
        lines = [s for field in record.fields.values() if (s := scaling(field, scaled))]
        if not lines:
            continue
        scaled.add(record.name)
        linkage = "" if record is declared.root else "static "
        body = "\n".join(f"    {line}" for line in lines)
        functions.append(
            f"{linkage}void scale({record.name}& value, const UnitScale& unit) {{\n{body}\n}}\n"
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
