"""A document without the keys that the format does not have: a warning, so a valid one may."""

from collections.abc import Mapping
from typing import Any

from loadpath.document.declaration.shape import (
    Keyed,
    Object,
    Sequence,
    Shape,
    Tagged,
    WordOrObject,
    shape_of_root,
)
from loadpath.document.types.document import Document


def declared_fields(document: Any) -> Any:
    """What of a parsed, valid document the format knows."""
    return _known(document, shape_of_root(Document))


def _known(value: Any, shape: Shape | None) -> Any:
    if value is None:
        return None
    match shape:
        case Sequence() | Keyed():
            if isinstance(value, Mapping):
                return {key: _known(each, shape.item) for key, each in value.items()}
            return [_known(each, shape.item) for each in value]
        case Tagged():
            return _known(value, shape.variants.get(str(value.get(shape.tag_field))))
        case WordOrObject():
            return value if isinstance(value, str) else _known(value, shape.object)
        case Object():
            return {
                key: _known(each, shape.fields[key].shape if key in shape.fields else None)
                for key, each in value.items()
                if key in shape.fields or key == shape.tag_field
            }
    return value
