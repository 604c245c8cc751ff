"""Writes changes into a document as it was given, so that nothing else of it moves.

Typed records know neither keys of other programs nor whether a default was spelled out; what was
not changed is therefore taken from the text that came in.
"""

from typing import Any


def with_changes(given: Any, before: Any, after: Any) -> Any:
    """`given`, with what differs between `before` (the same, as typed records have it) and
    `after`."""
    if after == before:
        return given
    if isinstance(given, dict) and isinstance(before, dict) and isinstance(after, dict):
        return _object(given, before, after)
    if isinstance(given, list) and isinstance(before, list) and isinstance(after, list):
        return _list(given, before, after)
    return after


def _object(given: dict[str, Any], before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    made = {}
    for key, value in given.items():
        if key in after:
            made[key] = with_changes(value, before.get(key), after[key])
        elif key not in before:
            made[key] = value
    new = {key: value for key, value in after.items() if key not in given}
    return made | {key: value for key, value in new.items() if before.get(key) != value}


def _list(given: list[Any], before: list[Any], after: list[Any]) -> list[Any]:
    places = {_id(each): place for place, each in enumerate(before)}
    if None not in places and len(places) == len(before):
        return [
            each
            if (place := places.get(_id(each))) is None
            else with_changes(given[place], before[place], each)
            for each in after
        ]
    if len(after) == len(before):
        return [with_changes(*each) for each in zip(given, before, after, strict=True)]
    # Records without ids, some of them gone or new: those that are still there stay as they were.
    left = list(range(len(before)))
    made = []
    for each in after:
        same = next((place for place in left if before[place] == each), None)
        if same is not None:
            left.remove(same)
        made.append(each if same is None else given[same])
    return made


def _id(value: Any) -> Any:
    return value.get("id") if isinstance(value, dict) else None
