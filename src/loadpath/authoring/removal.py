"""Removes parts with everything that hangs on them, by the references that are declared.

A record that needs what is gone goes too; a reference that may be left out is left out; a list
loses its entry, and its record goes with the last one. Nothing of it happens in silence.
"""

from typing import Any

import loadpath.document as doc
from loadpath.authoring.names import names_of
from loadpath.document.declaration.shape import (
    Number,
    Object,
    Sequence,
    Shape,
    Tagged,
    WordOrObject,
    children,
    id_name,
    shape_of_root,
)

OUTLINES = {("PlateSurface", "boundary_node_ids"), ("PlateElement", "node_ids")}
OUTLINES |= {("PlateOpening", "boundary_node_ids")}
"""Lists that make no sense without one of their entries: an outline would become another."""

NARROWING = {("UnityCheckDefinition", "load_combination_ids")}
NARROWING |= {("ResultRequest", "load_combination_ids"), ("ResultRequest", "members")}
"""Lists that mean all where they are left out: losing the last entry would widen them."""


class Removal:
    """One removal from a document; `lines` say one by one what went beside what was asked."""

    def __init__(self, document: doc.Document, gone: dict[str, set[int]]) -> None:
        self._document = document
        self._gone = {path: set(ids) for path, ids in gone.items()}
        self._asked = gone
        self.lines: list[str] = []

    def run(self) -> None:
        """Sweep until nothing refers to what is gone."""
        root = shape_of_root(doc.Document)
        before = -1
        while (now := sum(map(len, self._gone.values()))) != before:
            before = now
            self._stays(root, self._document, "")

    def _stays(self, shape: Object, record: Any, path: str) -> bool:
        """Whether a record stays; what it holds is cleared of what is gone."""
        for field in shape.fields.values():
            if not _refers(field.shape) and f"{path}{field.name}" not in self._gone:
                continue
            value = getattr(record, field.name)
            if value is None:
                continue
            kept = self._kept(shape, field.name, field.shape, value, f"{path}{field.name}")
            if kept is value:
                continue
            is_needed = not field.nullable or shape.choice or (shape.name, field.name) in NARROWING
            if is_needed and not kept:
                return False
            self.lines.append(f"{path}{field.name}: {_without(value, kept)}")
            setattr(record, field.name, kept)
        return True

    def _kept(self, of: Object, name: str, shape: Shape, value: Any, path: str) -> Any:
        """The value without what is gone: itself where nothing is, None where nothing is left."""
        match shape:
            case Number():
                return None if self._is_gone(shape, value) else value
            case Sequence(item=Number() as item):
                left = [each for each in value if not self._is_gone(item, each)]
                if len(left) == len(value):
                    return value
                whole = len(left) >= max(shape.least, 1) and (of.name, name) not in OUTLINES
                return left if whole else None
            case Sequence():
                before = len(value)
                records = self._list(shape, value, path)
                # A combination of nothing is none; the lists of the model itself may be empty.
                is_needed = ("[" in path and of.fields[name].required) or (
                    (of.name, name) in NARROWING
                )
                return None if is_needed and before and not records else records
            case Object():
                return value if self._stays(shape, value, f"{path}.") else None
            case Tagged():
                variant = shape.variants[value.__struct_config__.tag]
                return value if self._stays(variant, value, f"{path}.") else None
            case WordOrObject() if not isinstance(value, str):
                return value if self._stays(shape.object, value, f"{path}.") else None
        return value

    def _list(self, shape: Sequence, records: list[Any], path: str) -> list[Any] | None:
        left: list[Any] = []
        for record in records:
            item = shape.item
            if isinstance(item, Tagged):
                item = item.variants[record.__struct_config__.tag]
            if not isinstance(item, Object):
                return records
            key = id_name(item)
            number = getattr(record, key) if key else None
            if number in self._asked.get(path, ()):
                continue
            inside = f"{path}[{number if number is not None else len(left)}]."
            if _refers(item) and not self._stays(item, record, inside):
                if key and isinstance(number, int):
                    self._gone.setdefault(path, set()).add(number)
                self.lines.append(_line(path, record, number))
                continue
            left.append(record)
        if len(left) == len(records):
            return records
        if shape.least > len(left):
            return None
        records[:] = left  # others may hold the list
        return records

    def _is_gone(self, shape: Number, value: Any) -> bool:
        target = shape.marks.get("x-ref") or shape.marks.get("x-link")
        return target is not None and value in self._gone.get(target, ())


def _line(path: str, record: Any, number: Any) -> str:
    name = next(iter(names_of(record)), None)
    called = "" if number is None else f" {number}"
    return f"{path}{called}{f' ({name})' if name and name != number else ''}: removed"


def _without(value: Any, kept: Any) -> str:
    lost = [str(each) for each in value if each not in kept] if isinstance(kept, list) else []
    return f"without {', '.join(lost)}" if lost else "left out"


_REFERS: dict[int, bool] = {}


def _refers(shape: Shape) -> bool:
    """Whether something inside a shape refers to parts of the model."""
    if id(shape) not in _REFERS:
        _REFERS[id(shape)] = (
            "x-ref" in shape.marks or "x-link" in shape.marks
            if isinstance(shape, Number)
            else any(_refers(child) for child in children(shape))
        )
    return _REFERS[id(shape)]


def remove(document: doc.Document, gone: dict[str, set[int]]) -> list[str]:
    """Remove records by the path of their list and their ids; what else went, in a line each."""
    removal = Removal(document, gone)
    removal.run()
    return removal.lines
