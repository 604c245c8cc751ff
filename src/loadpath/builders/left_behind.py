"""What changes leave without a use: library sections, their outlines and materials are dropped.

The library has them still; records of the author's own stay, used or not.
"""

from collections.abc import Mapping
from typing import Any

from loadpath.builders.document_part import records_of
from loadpath.builders.library_stock import is_library_material, is_library_section

Record = dict[str, Any]


def drop_left_behind(before: Mapping[str, Any], made: Record) -> list[str]:
    """Remove what had a use before and has none now; says what, in a line each."""
    was, model = before.get("model"), made.get("model")
    if not isinstance(was, dict) or not isinstance(model, dict):
        return []
    notes = _drop(was, model, "sections", ["members"], "section", is_library_section)
    _drop(was, model, "shape_paths", ["sections"], "shape_path", lambda record: True)
    holders = ["sections", "plate_surfaces", "plate_elements"]
    return notes + _drop(was, model, "materials", holders, "material", is_library_material)


def _drop(
    was: Record, model: Record, key: str, holders: list[str], field: str, is_known: Any
) -> list[str]:
    left = _used(was, holders, field) - _used(model, holders, field)
    gone = [each for each in records_of(model, key) if each.get("id") in left and is_known(each)]
    if gone:
        model[key] = [each for each in model[key] if each not in gone]
    return [f"model.{key} {each['id']} ({each.get('name')}): unused now, dropped" for each in gone]


def _used(model: Record, holders: list[str], field: str) -> set[Any]:
    found = (each.get(field) for key in holders for each in records_of(model, key))
    return {each for each in found if isinstance(each, int)}
