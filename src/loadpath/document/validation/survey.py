"""Compares all ids and references of a document at once, with set operations.

It answers whether ids are unique and references hold, and keeps the sets for the rules. It does not
say what is wrong: that is `form.py`'s task, taken only where this one refuses.
"""

from collections.abc import Callable
from functools import cache
from itertools import chain
from typing import Any

from loadpath.document.declaration.shape import (
    Number,
    Object,
    Sequence,
    Shape,
    Tagged,
    Text,
    WordOrObject,
    shape_of_root,
)
from loadpath.document.types.document import Document

from .column import column
from .records import Records

Visit = Callable[[list[Any], "Facts"], None]


class Facts:
    """What a survey found out."""

    def __init__(self, document: Document) -> None:
        self.records = Records(document)
        self.ids: dict[str, set[Any]] = {}
        """Ids of a list, by the path of the list: `model.nodes`."""
        self.used: dict[str, set[Any]] = {}
        """Ids that a field points at, by its path without indexes: `model.members.section`."""
        self.columns: dict[str, list[Any]] = {}
        """The same ids item by item, None where there is none."""
        self.with_gaps: set[str] = set()
        """Fields that are None somewhere."""
        self.unique = True

    @property
    def sound(self) -> bool:
        """Whether every id is unique and every reference and link holds."""
        nothing: set[Any] = set()
        return self.unique and all(
            self.used.get(path, nothing) <= self.ids.get(target, nothing)
            for path, target in _targets().items()
        )


def survey(document: Document) -> Facts:
    """Collect ids and references."""
    facts = Facts(document)
    visit, _ = _plan()
    visit([document], facts)
    return facts


@cache
def _plan() -> tuple[Visit, dict[str, str]]:
    targets: dict[str, str] = {}
    visit = _visit(shape_of_root(Document), "", targets)
    assert visit is not None
    return visit, targets


def _targets() -> dict[str, str]:
    return _plan()[1]


def _visit(shape: Shape, path: str, targets: dict[str, str]) -> Visit | None:
    match shape:
        case Number() | Text():
            return _visit_reference(shape, path, targets)
        case Sequence():
            return _visit_sequence(shape, path, targets)
        case Object():
            return _visit_object(shape, path, targets)
        case Tagged():
            return _visit_tagged(shape, path, targets)
        case WordOrObject():
            return None  # neither axes by name nor by vectors refer to anything
    return None


def _visit_reference(shape: Number | Text, path: str, targets: dict[str, str]) -> Visit | None:
    target = shape.marks.get("x-ref") or shape.marks.get("x-link")
    if target is None:
        return None
    targets[path] = target

    def collect(values: list[Any], facts: Facts) -> None:
        before = facts.columns.get(path)
        listed = facts.columns[path] = values if before is None else before + values
        used = facts.used[path] = set(listed)
        if None in used:
            used.remove(None)
            facts.with_gaps.add(path)

    return collect


def _visit_sequence(shape: Sequence, path: str, targets: dict[str, str]) -> Visit | None:
    inside = _visit(shape.item, path, targets)
    own = [
        (column(field.name), "x-id" in field.shape.marks)
        for field in (shape.item.fields.values() if isinstance(shape.item, Object) else ())
        if isinstance(field.shape, Number | Text)
        and ("x-id" in field.shape.marks or "x-unique" in field.shape.marks)
    ]
    if inside is None and not own:
        return None

    def collect(lists: list[Any], facts: Facts) -> None:
        lists = [each for each in lists if each]
        for each in lists:
            for get, is_id in own:
                values = set(get(each))
                facts.unique = facts.unique and len(values) == len(each)
                if is_id:
                    facts.ids[path] = values
        if inside is not None and lists:
            inside(lists[0] if len(lists) == 1 else list(chain.from_iterable(lists)), facts)

    return collect


def _visit_object(shape: Object, path: str, targets: dict[str, str]) -> Visit | None:
    steps = []
    for name, field in shape.fields.items():
        visit = _visit(field.shape, f"{path}.{name}" if path else name, targets)
        if visit is not None:
            steps.append((column(name), visit, isinstance(field.shape, Number | Text)))
    if not steps:
        return None

    def collect(objects: list[Any], facts: Facts) -> None:
        if not objects:
            return
        for get, visit, is_reference in steps:
            values = get(objects)
            if not is_reference:
                values = list(filter(None, values))
            if values:
                visit(values, facts)

    return collect


def _visit_tagged(shape: Tagged, path: str, targets: dict[str, str]) -> Visit | None:
    variants = {
        variant.name: _visit(variant, f"{path}.{variant.name}", targets)
        for variant in shape.variants.values()
    }

    def collect(objects: list[Any], facts: Facts) -> None:
        for each in objects:
            visit = variants[type(each).__name__]
            if visit is not None:
                visit([each], facts)

    return collect
