"""Changes a document by a list of small operations, all or none of them.

What a change says is read by the declaration of the part it changes; what comes of it is validated,
and a document that was valid stays so.
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, NamedTuple, Unpack

from loadpath.builders.document_part import Part, find_part, refuse, select
from loadpath.builders.left_behind import drop_left_behind
from loadpath.builders.named_references import NamedReferences
from loadpath.builders.parameter import is_whole, read_parameters, shown
from loadpath.builders.parameter_error import ParameterError, inside
from loadpath.builders.update_parameters import UPDATE_MODEL, UpdateParameters
from loadpath.document import SCHEMA_VERSION, Issue
from loadpath.document.declaration.shape import Object, Sequence, id_name
from loadpath.inspection import validate

Record = dict[str, Any]
KEYS = {"set": {"id", "where", "to"}, "add": {"value"}, "remove": {"id", "where"}}


class ChangesRefused(ParameterError):
    """Changes after which a valid document would not be valid; `issues` says why."""

    def __init__(self, issues: list[Issue]) -> None:
        first, more = issues[0], len(issues) - 1
        others = f" (and {more} more)" if more else ""
        message = f"nothing was changed, for then {first.path}: {first.message}{others}"
        super().__init__("invalid_parameter", "changes", message)
        self.issues = issues

    def __reduce__(self) -> tuple[type["ChangesRefused"], tuple[list[Issue]]]:
        return ChangesRefused, (self.issues,)


class Updated(NamedTuple):
    """A changed document, and what was done in a line per change."""

    document: Record
    notes: list[str]


def update_model(
    document: Mapping[str, Any], **parameters: Unpack[UpdateParameters]
) -> dict[str, Any]:
    """A copy of the document with the changes. Raises ParameterError; then nothing is changed."""
    return apply_changes(document, **parameters).document


def apply_changes(document: Mapping[str, Any], **parameters: Unpack[UpdateParameters]) -> Updated:
    """The same, with what each change did."""
    changes: Any = read_parameters(UPDATE_MODEL, parameters)["changes"]
    if not isinstance(document, Mapping):  # nobody has looked at it yet
        raise refuse(f"'model' should be a document, an object; found {shown(document)}", "model")
    made = deepcopy(dict(document))
    made.pop("results", None)  # of the model as it was
    names = NamedReferences(made)
    notes = []
    for number, change in enumerate(changes):
        with inside(f"changes[{number}]"):
            notes.append(_apply(made, names, change))
    notes += drop_left_behind(document, made)
    version: Any = made.get("schema_version")
    if names.needs_newest and (version is None or (is_whole(version) and version < SCHEMA_VERSION)):
        made["schema_version"] = SCHEMA_VERSION
    report = validate(made)
    if not report.valid and validate(dict(document)).valid:
        raise ChangesRefused(report.errors)
    return Updated(made, notes)


def _apply(document: Record, names: NamedReferences, change: Any) -> str:
    verb, part = _read_change(document, change)
    if verb == "add":
        return _add(names, part, change.get("value"))
    if part.item is None:
        return _change_object(names, part, verb, change)
    ids, where = _which(change)
    chosen = select(part, ids, None if where is None else names.matching(part.item, where))
    if not chosen:
        raise refuse(f"nothing in {part.path} is so", "where")
    if verb == "set":
        values = _object(change.get("to"), "to")
        for record in chosen:
            _set(names, part.item, record, values, part.path)
    else:
        gone = {id(record) for record in chosen}
        part.holder[part.key] = [r for r in part.holder[part.key] if id(r) not in gone]
    word = "removed" if verb == "remove" else _said(change["to"], chosen)
    return f"{part.path} {_numbers(part.item, chosen)}: {word}"


def _said(values: Record, records: list[Record]) -> str:
    """What was set, with the trap of loads that have two magnitudes."""
    said = "set " + ", ".join(
        f"{key} {shown(value)}" if isinstance(value, str | int | float) else key
        for key, value in values.items()
    )
    ends = [each for each in records if each.get("end_magnitude") is not None]
    if "magnitude" in values and "end_magnitude" not in values and ends:
        return f"{said}; end_magnitude stays {shown(ends[0]['end_magnitude'])}"
    return said


def _read_change(document: Record, change: Any) -> tuple[str, Part]:
    given = _object(change, "")
    verbs = [verb for verb in KEYS if verb in given]
    if len(verbs) != 1:
        raise refuse(f"should have one of set, add, remove, found {', '.join(given) or 'none'}", "")
    verb = verbs[0]
    for key in given:
        if key != verb and key not in KEYS[verb]:
            known = ", ".join(sorted(KEYS[verb]))
            raise refuse(f"'{key[:60]}' has no meaning beside '{verb}' ({known})", key)
    path = given[verb]
    if not isinstance(path, str):
        raise refuse(f"'{verb}' should name a part of the model, found {shown(path)}", verb)
    return verb, find_part(document, path)


def _which(change: Record) -> tuple[list[Any] | None, Record | None]:
    ids, where = change.get("id"), change.get("where")
    if ids is None and where is None:
        raise refuse("say which: 'id' (ids, names, or 'all') or 'where'", "id")
    if ids is not None and not isinstance(ids, list):
        ids = [ids]
    return ids, None if where is None else _object(where, "where")


def _add(names: NamedReferences, part: Part, value: Any) -> str:
    if part.item is None:
        raise refuse(f"'{part.path}' is no list of records; use set", "add")
    values = value if isinstance(value, list) else [value]
    key = id_name(part.item)
    added = []
    for given in values:
        record = dict(_object(given, "value"))
        read = names.read(part.item, record)
        if part.path == "model.members":
            read.pop("material", None)
        if key is not None and key not in read:
            read = {key: _next_id(part, key), **read}
        part.holder[part.key] = [*(part.holder.get(part.key) or []), read]
        added.append(read)
    return f"{part.path} {_numbers(part.item, added)}: added"


def _next_id(part: Part, key: str) -> int | str:
    found: list[Any] = [each.get(key) for each in part.records]
    if part.path == "analysis.unity_checks":
        return next(name for n in range(1, len(found) + 2) if (name := f"check{n}") not in found)
    return max((int(each) for each in found if is_whole(each)), default=0) + 1


def _change_object(names: NamedReferences, part: Part, verb: str, change: Record) -> str:
    if isinstance(part.shape, Sequence):
        raise refuse(f"'{part.path}' is no list of records; set it in what holds it", verb)
    if change.get("id") is not None or change.get("where") is not None:
        raise refuse(f"'{part.path}' is one object; 'id' and 'where' are for lists", "id")
    if verb == "remove":
        part.holder.pop(part.key, None)
        return f"{part.path}: removed"
    values = _object(change.get("to"), "to")
    if not isinstance(part.shape, Object):
        raise refuse(f"'{part.path}' is a value; set it in what holds it", verb)
    target = part.holder.get(part.key)
    target = part.holder[part.key] = dict(target) if isinstance(target, dict) else {}
    _set(names, part.shape, target, values, part.path)
    return f"{part.path}: set {', '.join(values)}"


def _set(names: NamedReferences, shape: Object, record: Record, values: Record, path: str) -> None:
    values = dict(values)
    if path == "model.members":
        _set_section(names, record, values)
    for spelled, value in values.items():
        *outer, key = spelled.split(".")
        holder, inner = record, shape
        for step in outer:
            field = inner.fields.get(step)
            if field is None or not isinstance(field.shape, Object):
                raise refuse(f"'{spelled[:60]}' is no field of {path}", "to")
            found = holder.get(step)
            holder[step] = holder = dict(found) if isinstance(found, dict) else {}
            inner = field.shape
        if key not in inner.fields:
            known = ", ".join(inner.fields)
            raise refuse(f"'{spelled[:60]}' is no field of {path} ({known})", "to")
        if value is None:
            holder.pop(key, None)
        else:
            holder[key] = names.field(inner, key, value, holder)


def _set_section(names: NamedReferences, member: Record, values: Record) -> None:
    """A member's section by name, of a named material or of the one that it has."""
    section, material = values.get("section"), values.pop("material", None)
    former = member.get("section")
    if material is not None and section is None:
        before = next((each for each in names.sections() if each.get("id") == former), None)
        section = None if before is None else before.get("name")
        if section is None:
            raise refuse(f"member {shown(member.get('id'))} has no section of a name", "material")
    if isinstance(section, str):
        values["section"] = names.stock.section(section, material, former)
    elif material is not None:
        raise refuse("'material' goes with a section by name; this one has its own", "material")


def _object(value: Any, parameter: str) -> Record:
    if not isinstance(value, dict):
        raise refuse(f"should be an object, found {shown(value)}", parameter)
    return value


def _numbers(item: Object, records: list[Record]) -> str:
    key = id_name(item)
    if key is None or len(records) > 12:
        return f"({len(records)})"
    return ", ".join(str(each.get(key)) for each in records)
