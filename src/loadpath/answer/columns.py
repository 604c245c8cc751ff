"""The columns of a row: the names of its numbers in order, and where each of its parts begins."""

from collections.abc import Iterator

from loadpath.document.declaration.shape import Number, Object, Sequence, Shape


def columns(row: Object) -> tuple[str, ...]:
    """The numbers of a row by name: `start.fx` of a nested one, `fx.0` of a list."""
    return tuple(_names(row, ""))


def offsets(row: Object) -> dict[str, int]:
    """Where each field of a row begins."""
    places: dict[str, int] = {}
    place = 0
    for name, field in row.fields.items():
        places[name] = place
        place += width_of(field.shape)
    return places


def width_of(shape: Shape) -> int:
    """How many numbers a part of a row has."""
    return sum(1 for _ in _names(shape, ""))


def _names(shape: Shape, prefix: str) -> Iterator[str]:
    match shape:
        case Number(integer=False):
            yield prefix
        case Object():
            for name, field in shape.fields.items():
                yield from _names(field.shape, f"{prefix}.{name}" if prefix else name)
        case Sequence(least=least, most=most) if least == most:
            for place in range(least):
                yield from _names(shape.item, f"{prefix}.{place}")
        case _:
            raise TypeError(f"a row has only numbers; {prefix} is {shape}")
