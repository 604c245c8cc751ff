"""Documents built anew by their declaration, number by number, without what the format lacks."""

from collections.abc import Callable, Mapping
from typing import Any

from loadpath.document.declaration.shape import (
    Keyed,
    Number,
    Object,
    Sequence,
    Shape,
    Tagged,
    WordOrObject,
    shape_of_root,
)
from loadpath.document.types.document import Document

Change = Callable[[Any, Number], Any]


def rebuilt(document: dict[str, Any], change: Change) -> dict[str, Any]:
    """A parsed, valid document with `change` made to every number; unknown keys are left out."""
    found: dict[str, Any] = _rebuilt(document, shape_of_root(Document), change)
    return found


def declared_fields(document: dict[str, Any]) -> dict[str, Any]:
    """What of a document the format knows: a valid one may have other keys, with a warning."""
    return rebuilt(document, lambda value, _: value)


def _rebuilt(value: Any, shape: Shape | None, change: Change) -> Any:
    if value is None:
        return None
    match shape:
        case Number():
            return change(value, shape)
        case Sequence() | Keyed():
            if isinstance(value, Mapping):
                return {key: _rebuilt(each, shape.item, change) for key, each in value.items()}
            return [_rebuilt(each, shape.item, change) for each in value]
        case Tagged():
            return _rebuilt(value, shape.variants.get(str(value.get(shape.tag_field))), change)
        case WordOrObject():
            return value if isinstance(value, str) else _rebuilt(value, shape.object, change)
        case Object():
            fields = shape.fields
            return {
                key: _rebuilt(each, fields[key].shape if key in fields else None, change)
                for key, each in value.items()
                if key in fields or key == shape.tag_field
            }
    return value
