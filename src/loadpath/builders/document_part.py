"""Parts of a document by path, and records of its lists by id, name or what they say.

A path is that of the document, its first word left out where the rest says it: `members`,
`analysis.options`, `load_cases[Q].distributed_loads`. The document may be anything; what does not
fit its declaration is refused by name.
"""

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, NamedTuple

from loadpath.builders.parameter import is_whole, shown
from loadpath.builders.parameter_error import ParameterError
from loadpath.document import Document
from loadpath.document.declaration.shape import (
    Field,
    Object,
    Sequence,
    Shape,
    id_name,
    shape_of_root,
)

STEP = re.compile(r"([A-Za-z_]+)(?:\[([^\]]+)\])?(?:\.|$)")
GROUPS = ("model", "analysis", "settings")
NAMED_BY = ("name", "classification", "hinge_type")
MOST_SHOWN = 20


class Part(NamedTuple):
    """A list of records, or one object, where it stands."""

    path: str
    holder: dict[str, Any]
    key: str
    shape: Shape

    @property
    def item(self) -> Object | None:
        """The records of a list; None where the part is no list of records."""
        if isinstance(self.shape, Sequence) and isinstance(self.shape.item, Object):
            return self.shape.item
        return None

    @property
    def records(self) -> list[dict[str, Any]]:
        return records_of(self.holder, self.key)


def refuse(message: str, parameter: str = "part") -> ParameterError:
    return ParameterError("invalid_parameter", parameter, message)


def records_of(holder: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    """A list of records; what is no record is left alone."""
    found = holder.get(key)
    return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []


def find_part(document: dict[str, Any], path: str) -> Part:
    """The part that a path leads to."""
    holder, shape, place = document, shape_of_root(Document), ""
    steps = list(_steps(path, shape))
    for number, (name, selector) in enumerate(steps):
        field = _field(shape, name, place)
        place = f"{place}.{name}" if place else name
        if number == len(steps) - 1 and selector is None:
            return Part(place, holder, name, field.shape)
        if selector is not None:
            part = Part(place, holder, name, field.shape)
            (record,) = select(part, [selector], None)[:1]
            place = f"{place}[{selector}]"
            if part.item is None or number == len(steps) - 1:
                raise refuse(f"'{path[:80]}' ends in one record; give its id or name in 'id'")
            holder, shape = record, part.item
        else:
            if not isinstance(field.shape, Object):
                raise refuse(f"'{place}' has no parts of its own; '{path[:80]}' goes on after it")
            holder, shape = _inside(holder, name, place), field.shape
    raise AssertionError("a path has a last step")


def _steps(path: str, root: Object) -> Iterator[tuple[str, str | None]]:
    found = [(match[1], match[2]) for match in STEP.finditer(path)]
    if not found or "".join(match[0] for match in STEP.finditer(path)) != path:
        raise refuse(
            f"{shown(path)} is no path such as members, analysis.options or "
            "load_cases[Q].distributed_loads"
        )
    first = found[0][0]
    if first not in root.fields:
        for group in GROUPS:
            inner = root.fields[group].shape
            if isinstance(inner, Object) and first in inner.fields:
                yield group, None
                break
    yield from found


def _field(shape: Object, name: str, place: str) -> Field:
    if name in shape.fields:
        return shape.fields[name]
    known = list(shape.fields)
    if not place:
        known += [key for group in GROUPS for key in _keys(shape.fields[group].shape)]
    close = get_close_matches(name, known, n=1)
    hint = f"; did you mean '{close[0]}'?" if close else ""
    where = f"of {place}" if place else "of a document"
    raise refuse(f"'{name[:60]}' is no part {where}{hint} ({', '.join(known)})")


def _keys(shape: Shape) -> list[str]:
    return list(shape.fields) if isinstance(shape, Object) else []


def _inside(holder: dict[str, Any], name: str, place: str) -> dict[str, Any]:
    found = holder.get(name)
    if found is None:
        found = holder[name] = {}
    if not isinstance(found, dict):
        raise refuse(f"'{place}' of the model should be an object, found {shown(found)}", "model")
    return found


def names_of(record: Mapping[str, Any]) -> list[str]:
    """What a record may be called beside its id."""
    return [str(record[key]) for key in NAMED_BY if isinstance(record.get(key), str)]


def select(part: Part, ids: list[Any] | None, where: Mapping[str, Any] | None) -> list[Any]:
    """The records of a list that are asked for; all where neither ids nor a condition is given."""
    item = part.item
    if item is None:
        raise refuse(f"'{part.path}' is no list of records")
    found = part.records
    if ids is not None and ids != ["all"]:
        found = [each for wanted in ids for each in _called(found, item, wanted, part.path)]
    for key, value in (where or {}).items():
        if key not in item.fields:
            known = ", ".join(item.fields)
            raise refuse(f"'{key[:60]}' is no field of {part.path} ({known})", "where")
        wanted = value if isinstance(value, list) else [value]
        found = [each for each in found if each.get(key) in wanted]
    return found


def _called(
    records: list[dict[str, Any]], item: Object, wanted: Any, path: str
) -> list[dict[str, Any]]:
    key = id_name(item)
    by_id = [each for each in records if key and is_same_id(each.get(key), wanted)]
    if by_id:
        return by_id
    name = str(wanted).casefold()
    by_name = [each for each in records if name in map(str.casefold, names_of(each))]
    if by_name:
        return by_name
    there = [_label(each, key) for each in records[:MOST_SHOWN]]
    more = f" and {len(records) - MOST_SHOWN} more" if len(records) > MOST_SHOWN else ""
    raise refuse(
        f"{path} has no {shown(wanted)}; there are {', '.join(there) or 'none'}{more}", "id"
    )


def is_same_id(found: Any, wanted: Any) -> bool:
    if is_whole(found) and isinstance(wanted, str) and wanted.isdecimal():
        return int(found) == int(wanted)
    return found is not None and type(found) is not bool and found == wanted


def _label(record: Mapping[str, Any], key: str | None) -> str:
    names = names_of(record)
    number = str(record.get(key)) if key else "?"
    return f"{number} ({names[0][:40]})" if names and names[0] != number else number
