"""Explains what is wrong with the form of a document: types, fields, ids and references.

It walks the parsed JSON along the declared shape and lists every problem. The quick way that only
accepts is `survey.py`; this one is taken where that one refused.
"""

from collections.abc import Callable
from contextlib import suppress
from math import isfinite
from typing import Any

from loadpath.document.declaration.shape import (
    Enumeration,
    Flag,
    Number,
    Object,
    Sequence,
    Shape,
    Tagged,
    Text,
    WordOrObject,
    constant,
    shape_of_root,
)
from loadpath.document.types.document import Document

from .issues import Finding, Where, path_of
from .reading import KeyTwice
from .wording import expected, found, nearest

LIMIT = 1000
"""How many errors, and how many warnings, are listed before we stop."""

KEPT_RESULTS: Where = ("results",)
"""Where programs keep results beside the model; nobody means them as input. The reader of the
engine (json_reader.cpp) skips them too."""


class _Enough(Exception):
    """There are more errors than are listed."""


class Walk:
    """One walk over a document; `errors` and `warnings` are its result."""

    def __init__(self) -> None:
        self.errors: list[Finding] = []
        self.warnings: list[Finding] = []
        self._ids: dict[Where, dict[str, dict[Any, Where]]] = {}
        self._references: list[tuple[Where, str, bool, Any]] = []

    def run(self, value: Any) -> None:
        """List the problems of a whole document; stops one error after the limit."""
        with suppress(_Enough):
            self.check(shape_of_root(Document), value, ())
        reported = {error.where for error in self.errors}
        for where, target, is_link, reference in self._references:
            if tuple(target.split(".")) not in reported:  # a list that is missing says it all
                self._resolve(where, target, is_link, reference)

    def error(self, code: str, where: Where, message: str, suggestion: str | None = None) -> None:
        self.errors.append(Finding(code, where, message, suggestion))
        if len(self.errors) > LIMIT:
            raise _Enough

    def check(self, shape: Shape, value: Any, where: Where) -> None:
        _CHECKS[type(shape)](self, shape, value, where)

    def wrong_type(self, shape: Shape, value: Any, where: Where) -> None:
        self.error("wrong_type", where, f"should be {expected(shape)}, found {found(value)}")

    def mark(self, shape: Number | Text, value: Any, where: Where) -> None:
        """Take down an id or a reference, to be compared when all are known."""
        marks = shape.marks
        for key in ("x-ref", "x-link"):
            if key in marks:
                self._references.append((where, marks[key], key == "x-link", value))
        for key in ("x-id", "x-unique"):
            if key in marks:
                self._unique(key, value, where)

    def _unique(self, kind: str, value: Any, where: Where) -> None:
        seen = self._ids.setdefault(where[:-2], {}).setdefault(kind, {})
        first = seen.setdefault(value, where)
        if first is where:
            return
        code, word = ("duplicate_id", "id") if kind == "x-id" else ("duplicate_name", "name")
        shown = found(value)
        self.error(code, where, f"should be the only {word} {shown}; {path_of(first)} has it too")

    def _resolve(self, where: Where, target: str, is_link: bool, value: Any) -> None:
        known = self._ids.get(tuple(target.split(".")), {}).get("x-id", {})
        if value in known:
            return
        message = f"should be the id of one of {target}, found {value}"
        if not is_link and len(self.errors) <= LIMIT:
            self.errors.append(Finding("broken_reference", where, message))
        elif is_link and len(self.warnings) <= LIMIT:
            self.warnings.append(Finding("broken_link", where, message))


def _check_number(walk: Walk, shape: Number, value: Any, where: Where) -> None:
    if type(value) is float and shape.integer and value.is_integer():
        value = int(value)
    if type(value) is not int and (type(value) is not float or shape.integer):
        return walk.wrong_type(shape, value, where)
    if "x-format-version" in shape.marks and shape.maximum is not None and value > shape.maximum:
        message = f"is version {value} of the format; this program knows 1 to {shape.maximum}"
        return walk.error("unsupported_version", where, message)
    if not _within(shape, value):
        message = f"should be {expected(shape, value)}, found {found(value)}"
        return walk.error("out_of_range", where, message)
    return walk.mark(shape, value, where)


def _within(shape: Number, value: float) -> bool:
    if not shape.integer:
        try:
            value = float(value)
        except OverflowError:
            return False
    return (
        isfinite(value)
        and (shape.above is None or value > shape.above)
        and (shape.minimum is None or value >= shape.minimum)
        and (shape.maximum is None or value <= shape.maximum)
    )


def _check_text(walk: Walk, shape: Text, value: Any, where: Where) -> None:
    if type(value) is not str:
        return walk.wrong_type(shape, value, where)
    return walk.mark(shape, value, where)


def _check_flag(walk: Walk, shape: Flag, value: Any, where: Where) -> None:
    if type(value) is not bool:
        walk.wrong_type(shape, value, where)


def _check_enumeration(walk: Walk, shape: Enumeration, value: Any, where: Where) -> None:
    if type(value) is not str:
        return walk.wrong_type(shape, value, where)
    if value not in shape.values:
        message = f"should be {expected(shape)}, found {found(value)}"
        walk.error("unknown_value", where, message, nearest(value, shape.values))
    return None


def _check_sequence(walk: Walk, shape: Sequence, value: Any, where: Where) -> None:
    if type(value) is not list:
        return walk.wrong_type(shape, value, where)
    if len(value) < shape.least or (shape.most is not None and len(value) > shape.most):
        message = f"should be {expected(shape)}, found {len(value)}"
        walk.error("wrong_length", where, message)
    check = _CHECKS[type(shape.item)]
    for index, item in enumerate(value):
        check(walk, shape.item, item, (*where, index))
    return None


def _check_object(walk: Walk, shape: Object, value: Any, where: Where) -> None:
    if not isinstance(value, dict):
        return walk.wrong_type(shape, value, where)
    if isinstance(value, KeyTwice):
        for key in value.twice:
            walk.error("duplicate_key", (*where, key), "should be given once, found twice")
    fields = shape.fields
    for key, item in value.items():
        field = fields.get(key)
        if field is None:
            if key != shape.tag_field and (*where, key) != KEPT_RESULTS:
                _unknown_field(walk, shape, key, item, where)
        elif item is not None:
            _CHECKS[type(field.shape)](walk, field.shape, item, (*where, key))
        elif not field.nullable:
            walk.wrong_type(field.shape, None, (*where, key))
    for name, field in fields.items():
        if field.required and name not in value:
            message = f"is required and should be {expected(field.shape)}"
            walk.error("missing_field", (*where, name), message)
    if shape.choice:
        _check_choice(walk, shape, value, where)
    return None


def _check_choice(walk: Walk, shape: Object, value: dict[str, Any], where: Where) -> None:
    given = [name for name in shape.fields if value.get(name) is not None]
    if len(given) != 1:
        message = (
            f"should have exactly one of {', '.join(shape.fields)}, "
            f"found {' and '.join(given) or 'none of them'}"
        )
        walk.error("not_one_variant", where, message)


def _unknown_field(walk: Walk, shape: Object, key: str, value: Any, where: Where) -> None:
    if len(walk.warnings) > LIMIT:
        return
    spot, message = (*where, key), f"is not a field of {shape.name}"
    close = nearest(key, tuple(shape.fields))
    if not close and _holds_parts_of_the_model(value, spot):
        message += ": the records in it are not read"
        walk.warnings.append(Finding("unread_records", spot, message))
    else:
        message += " and has no effect"
        walk.warnings.append(Finding("unknown_field", spot, message, close))


def _holds_parts_of_the_model(value: Any, where: Where) -> bool:
    """Whether it is a list of records, as loads or members are, and not marked as the author's."""
    if where[0] == "settings" or str(where[-1]).startswith(("_", "x_", "x-")):
        return False
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _check_tagged(walk: Walk, shape: Tagged, value: Any, where: Where) -> None:
    if not isinstance(value, dict):
        return walk.wrong_type(shape, value, where)
    words = constant(tuple(shape.variants))
    spot = (*where, shape.tag_field)
    if shape.tag_field not in value:
        return walk.error("missing_field", spot, f"is required and should be {expected(words)}")
    tag = value[shape.tag_field]
    if type(tag) is str and tag in shape.variants:
        return _check_object(walk, shape.variants[tag], value, where)
    return _check_enumeration(walk, words, tag, spot)


def _check_word_or_object(walk: Walk, shape: WordOrObject, value: Any, where: Where) -> None:
    if type(value) is str:
        _check_enumeration(walk, shape.word, value, where)
    elif isinstance(value, dict):
        _check_object(walk, shape.object, value, where)
    else:
        walk.wrong_type(shape, value, where)


_CHECKS: dict[type, Callable[[Walk, Any, Any, Where], None]] = {
    Number: _check_number,
    Text: _check_text,
    Flag: _check_flag,
    Enumeration: _check_enumeration,
    Sequence: _check_sequence,
    Object: _check_object,
    Tagged: _check_tagged,
    WordOrObject: _check_word_or_object,
}
