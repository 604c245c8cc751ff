"""The declared types as C++ sees them.

Null and absent mean the same. A field with a default is plain, a list left out is empty, any other
field that may be left out is a std::optional.
"""

import msgspec

from loadpath.document.declaration.shape import (
    Enumeration,
    Field,
    Flag,
    Keyed,
    Named,
    Number,
    Object,
    Sequence,
    Shape,
    Tagged,
    Text,
    WordOrObject,
    children,
    shape_of_root,
)
from tools.generate.note import note

NOTE = f"// {note('src/loadpath/document/types')}\n"
KEYWORDS = {"signed", "default", "register", "operator", "template", "union", "class", "namespace"}
Union = Tagged | WordOrObject


def cpp_name(name: str) -> str:
    return name + "_" if name in KEYWORDS else name


def cpp_type(shape: Shape) -> str:
    """The C++ type of a value that is there."""
    match shape:
        case Number():
            return "std::int64_t" if shape.integer else "double"
        case Flag():
            return "bool"
        case Text() | Enumeration(name=None):
            return "std::string"
        case Sequence():
            item = cpp_type(shape.item)
            if shape.is_tuple:
                return f"std::array<{item}, {shape.least}>"
            return f"std::vector<{item}>"
        case Tagged() | WordOrObject():
            return f"std::variant<{', '.join(cpp_type(kind) for kind in children(shape))}>"
        case Keyed():
            raise TypeError("no document has keys of its own making")
    return f"document::{shape.name}"


def is_optional(field: Field) -> bool:
    """Whether the field is a std::optional: it may be left out and nothing stands in for it."""
    is_list = isinstance(field.shape, Sequence) and not field.shape.is_tuple
    return field.nullable and field.default is None and not is_list


class Declared:
    """Every enum, union and record that a root reaches, each after what it is made of."""

    def __init__(self, root: type[msgspec.Struct]) -> None:
        self.root = shape_of_root(root)
        self.enums: list[Enumeration] = []
        self.unions: list[Union] = []
        self.records: list[Object] = []
        self._met: set[str] = set()
        self._visit(self.root)

    def _visit(self, shape: Shape) -> None:
        if isinstance(shape, Named):
            if shape.name is None or shape.name in self._met:
                return
            self._met.add(shape.name)
        for child in children(shape):
            self._visit(child)
        match shape:
            case Enumeration():
                self.enums.append(shape)
            case Tagged() | WordOrObject():
                self.unions.append(shape)
            case Object():
                self.records.append(shape)
            case _:
                pass
