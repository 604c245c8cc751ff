"""Brings parsed JSON that was accepted with warnings into the strict form of the types.

Only what validation has already reported or allowed is changed: unknown keys go, and integers that
were written with a decimal point become integers.
"""

from typing import Any

from loadpath.document.declaration.shape import (
    Number,
    Object,
    Sequence,
    Shape,
    Tagged,
    WordOrObject,
    shape_of_root,
)
from loadpath.document.types.document import Document


def tidy(parsed: Any) -> Any:
    """A copy of a whole document in strict form."""
    return _tidy(shape_of_root(Document), parsed)


def _tidy(shape: Shape, value: Any) -> Any:
    match shape:
        case _ if value is None:
            return None
        case Number(integer=True):
            return int(value)
        case Sequence():
            return [_tidy(shape.item, item) for item in value]
        case Object():
            kept = {
                key: _tidy(shape.fields[key].shape, item)
                for key, item in value.items()
                if key in shape.fields
            }
            return kept if shape.tag_field is None else {shape.tag_field: shape.tag, **kept}
        case Tagged():
            return _tidy(shape.variants[value[shape.tag_field]], value)
        case WordOrObject() if isinstance(value, dict):
            return _tidy(shape.object, value)
        case _:
            return value
