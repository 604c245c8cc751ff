"""What get_model answers: an overview of a model, or records of one of its lists."""

from typing import Any

import msgspec

from loadpath.builders import ParameterError
from loadpath.builders.document_part import find_part, names_of, records_of, select
from loadpath.builders.named_references import NamedReferences
from loadpath.document.combination_sum import combination_sum
from loadpath.mcp.tools.built_model import parse_model
from loadpath.mcp.tools.tool_error import ToolError, of_parameter

LARGEST = 24 * 1024
"""Bytes of the records that are told at once."""
MOST_LISTED = 40
WHOLE = "document"
"""The part that is all of a model: programs that show it ask for it, agents read parts."""
MORE_PARTS = (
    "Give part (a list such as members, or load_cases[NAME].distributed_loads, or an object such "
    "as analysis.options), with id or where for some records; update_model changes them."
)


def get_model(
    text: bytes, part: str | None = None, id: Any = None, where: Any = None
) -> dict[str, Any]:
    """The overview, or the part."""
    document = parse_model(text.decode())
    if not isinstance(document, dict):
        raise ToolError("'model' should be an object.", "invalid_parameter", "model")
    try:
        if part is None:
            if id is not None or where is not None:
                raise ToolError("'id' and 'where' need a 'part'.", "missing_parameter", "part")
            return overview(document)
        if part == WHOLE:
            return {"part": part, "value": document}
        return records(document, part, id, where)
    except ParameterError as error:
        raise of_parameter(error) from None


def overview(document: dict[str, Any]) -> dict[str, Any]:
    """What is in a model, small enough to be read before changing it."""
    groups = [document.get(key) for key in ("model", "analysis")]
    model, analysis = (each if isinstance(each, dict) else {} for each in groups)
    members, nodes = records_of(model, "members"), records_of(model, "nodes")
    cases = {each.get("id"): each.get("name") for each in records_of(analysis, "load_cases")}
    grades = {each.get("id"): each.get("name") for each in records_of(model, "materials")}
    lists = {key: len(value) for part in (model, analysis) for key, value in _lists(part)}
    return {
        "lists": lists,
        "sections": [
            {
                "id": each.get("id"),
                "name": each.get("name"),
                "material": grades.get(each.get("material")),
                "members": _ids(members, "section", each.get("id")),
            }
            for each in records_of(model, "sections")[:MOST_LISTED]
        ],
        "supports": [
            {
                "id": each.get("id"),
                "name": next(iter(names_of(each)), None),
                "nodes": _ids(nodes, "nodal_support", each.get("id")),
            }
            for each in records_of(model, "nodal_supports")[:MOST_LISTED]
        ],
        "load_cases": [
            {"id": each.get("id"), "name": each.get("name"), "loads": dict(_counts(each))}
            for each in records_of(analysis, "load_cases")[:MOST_LISTED]
        ],
        "load_combinations": [
            f"{each.get('name')} = {combination_sum(each, cases)}"
            for each in records_of(analysis, "load_combinations")[:MOST_LISTED]
        ],
        "unity_checks": [
            {"id": each.get("id"), "name": each.get("name")}
            for each in records_of(analysis, "unity_checks")[:MOST_LISTED]
        ],
        "options": analysis.get("options"),
        "more": MORE_PARTS,
    }


def records(document: dict[str, Any], path: str, id: Any, where: Any) -> dict[str, Any]:
    """The records that are asked for, as many as fit; or an object whole."""
    part = find_part(document, path)
    if part.item is None:
        if id is not None or where is not None:
            raise ToolError(
                f"'{part.path}' is no list: leave out 'id' and 'where'.", "invalid_parameter", "id"
            )
        return {"part": part.path, "value": part.holder.get(part.key)}
    ids = id if isinstance(id, list) or id is None else [id]
    wanted = None if where is None else NamedReferences(document).matching(part.item, where)
    found = select(part, ids, wanted)
    told, room = [], LARGEST
    for record in found:
        room -= len(msgspec.json.encode(record)) + 1
        if room < 0:
            break
        told.append(record)
    answer: dict[str, Any] = {"part": part.path, "count": len(found), "items": told}
    if len(told) < len(found):
        answer["left_out"] = len(found) - len(told)
        answer["more"] = "Name the others by id, or narrow them with where."
    return answer


def _lists(part: dict[str, Any]) -> list[tuple[str, list[Any]]]:
    return [(key, value) for key, value in part.items() if isinstance(value, list) and value]


def _counts(record: dict[str, Any]) -> list[tuple[str, int]]:
    return [(key, len(value)) for key, value in _lists(record)]


def _ids(records: list[dict[str, Any]], key: str, number: Any) -> list[Any]:
    """Ids of the records that refer to a number; the last entry says how many more there are."""
    found = [each.get("id") for each in records if each.get(key) == number]
    more = len(found) - MOST_LISTED
    return found if more <= 0 else [*found[:MOST_LISTED], f"and {more} more"]
