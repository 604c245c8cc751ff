"""What differs between two documents, record by record.

Records of a list are the same one where they have the same id, wherever they stand in the list.
Documents may be anything: what has no declared shape is compared as it is.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any

import msgspec

from .declaration.shape import Object, Sequence, Shape, id_name, shape_of_root
from .types.document import Document


class Change(StrEnum):
    """What became of something."""

    added = "added"
    removed = "removed"
    changed = "changed"


class Difference(msgspec.Struct, frozen=True):
    """One thing that differs: where, and what stood and stands there."""

    path: str
    change: Change
    before: Any = None
    after: Any = None


def differences(before: Any, after: Any) -> list[Difference]:
    """Everything that differs, in the order of the document."""
    return list(_compare("", before, after, shape_of_root(Document)))


def _compare(path: str, before: Any, after: Any, shape: Shape | None) -> Iterator[Difference]:
    if isinstance(before, dict) and isinstance(after, dict):
        fields = shape.fields if isinstance(shape, Object) else {}
        for key in _in_order(before, after, list(fields)):
            inner = fields[key].shape if key in fields else None
            place = f"{path}.{key}" if path else key
            yield from _compare(place, before.get(key), after.get(key), inner)
        return
    name = _key_of_records(shape)
    if name is not None and _are_records(before, name) and _are_records(after, name):
        yield from _compare_records(path, before or [], after or [], shape, name)
        return
    # 3 and 3.0 are one number, true and 1 are not.
    if before != after or isinstance(before, bool) is not isinstance(after, bool):
        yield _difference(path, before, after)


def _compare_records(
    path: str, before: list[Any], after: list[Any], shape: Shape | None, key: str
) -> Iterator[Difference]:
    item = shape.item if isinstance(shape, Sequence) else None
    old = {each[key]: each for each in before}
    new = {each[key]: each for each in after}
    for number in dict.fromkeys([*old, *new]):
        place = f"{path}[{key}={number}]"
        if number in old and number in new:
            yield from _compare(place, old[number], new[number], item)
        else:
            yield _difference(place, old.get(number), new.get(number))


def _difference(path: str, before: Any, after: Any) -> Difference:
    if before is None:
        return Difference(path, Change.added, after=after)
    if after is None:
        return Difference(path, Change.removed, before=before)
    return Difference(path, Change.changed, before, after)


def _in_order(before: dict[str, Any], after: dict[str, Any], declared: list[str]) -> list[str]:
    given = [*before, *(key for key in after if key not in before)]
    return [key for key in declared if key in given] + [k for k in given if k not in declared]


def _key_of_records(shape: Shape | None) -> str | None:
    if isinstance(shape, Sequence) and isinstance(shape.item, Object):
        return id_name(shape.item)
    return None


def _are_records(value: Any, key: str) -> bool:
    """Whether it is a list of records with ids of their own; none is an empty list."""
    if value is None:
        return True
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        return False
    ids = [each.get(key) for each in value]
    return all(isinstance(each, int | str) for each in ids) and len(set(ids)) == len(ids)
