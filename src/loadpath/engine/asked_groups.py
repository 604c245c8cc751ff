"""Which members are to have one section, as callers say it, for the engine's request.

`asked_groups.ts` says the same in npm; `tests/hosts/asked_groups.json` holds both to one table.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from numbers import Real
from typing import Any

from loadpath.answer.lightest import AskedGroup, CandidateSection, LightestRequest
from loadpath.authoring import Member

from .candidates import candidates_of
from .errors import RequestRefused

Group = str | int | Member | Iterable[int | Member] | Mapping[str, Any]
"""A classification, a member, some members, or an object with any of KEYS."""

LISTS = ("members", "member_sets", "sections")
KEYS = ("name", "classification", *LISTS, "families", "max_depth_m")
SELECTING = ("classification", *LISTS)
NAMED = 5
"""Of so many parts a group's name has the ids; how many more there are it says."""


def request_of(
    groups: Sequence[Group],
    families: str | Iterable[str] | None,
    max_depth_m: float | None,
    model: Mapping[str, Any],
) -> LightestRequest:
    """What the engine is asked. Raises RequestRefused; the engine looks for the members itself."""
    candidates: dict[str, CandidateSection] = {}
    asked = []
    for place, group in enumerate(groups):
        given = _as_object(group, f"groups[{place}]")
        own = candidates_of(_listed(given.get("families")) or _listed(families))
        candidates |= {each.name: each for each in own}
        places = {name: at for at, name in enumerate(candidates)}
        depth = given.get("max_depth_m")
        asked.append(
            AskedGroup(
                name=str(given.get("name") or _name_of(given)),
                classification=given.get("classification"),
                members=given.get("members"),
                member_sets=given.get("member_sets"),
                sections=_section_ids(given.get("sections"), model, f"groups[{place}].sections"),
                candidates=[places[each.name] for each in own],
                max_depth=_depth(max_depth_m if depth is None else depth),
            )
        )
    return LightestRequest(groups=asked, candidates=list(candidates.values()))


def _as_object(group: Group, path: str) -> dict[str, Any]:
    if isinstance(group, str):
        return {"classification": group}
    if isinstance(group, int) and not isinstance(group, bool):
        return {"members": [group]}
    if isinstance(group, Mapping):
        if unknown := [key for key in group if key not in KEYS]:
            message = f"{path} has '{unknown[0]}'; it should have some of {', '.join(KEYS)}"
            raise RequestRefused(message, "unknown_parameter", f"{path}.{unknown[0]}")
        given = {key: value for key, value in group.items() if value is not None}
        for key in LISTS:
            if key in given:
                ids = given[key]
                given[key] = list(ids) if isinstance(ids, list | tuple) else [ids]
        _check_object(given, path)
        return given
    given_members = list(group) if isinstance(group, Iterable) else [group]
    members: list[Any] = [each.id if isinstance(each, Member) else each for each in given_members]
    _check_ids(members, path)
    return {"members": members}


def _check_object(given: dict[str, Any], path: str) -> None:
    if not any(key in given for key in SELECTING):
        message = f"{path} should say which members: {', '.join(SELECTING)}"
        raise RequestRefused(message, "missing_parameter", path)
    label = given.get("classification", "")
    if not isinstance(label, str):
        message = f"{path}.classification should be a text, found {_shown(label)}"
        raise RequestRefused(message, "invalid_parameter", f"{path}.classification")
    for key in ("members", "member_sets"):
        _check_ids(given.get(key) or [], f"{path}.{key}")


def _check_ids(ids: list[Any], path: str) -> None:
    for each in ids:
        if not isinstance(each, int) or isinstance(each, bool):
            message = f"{path} should hold whole numbers, found {_shown(each)}"
            raise RequestRefused(message, "invalid_parameter", path)


def _section_ids(
    given: list[int | str] | None, model: Mapping[str, Any], path: str
) -> list[int] | None:
    """Sections by id or by name."""
    if given is None:
        return None
    records = model.get("sections") or []
    found: list[int] = []
    for each in given:
        if isinstance(each, int) and not isinstance(each, bool):
            found.append(each)
            continue
        ids = [record["id"] for record in records if record.get("name") == each]
        if not ids:
            names = ", ".join(dict.fromkeys(str(record.get("name")) for record in records[:20]))
            message = f"{path} should be a section of the document ({names}), found {_shown(each)}"
            raise RequestRefused(message, "unknown_section", path)
        found += ids
    return found


def _listed(families: str | Iterable[str] | None) -> list[str]:
    if isinstance(families, str):
        families = families.split(",")
    return [name for each in families or () if (name := str(each).strip())]


def _depth(given: Any) -> float | None:
    if given is None:
        return None
    if isinstance(given, bool) or not isinstance(given, Real) or not float(given) > 0:
        message = f"max_depth_m should be a number above 0, in metres, found {_shown(given)}"
        raise RequestRefused(message, "invalid_parameter", "max_depth_m")
    return float(given)


def _shown(value: Any) -> str:
    """A value as callers of every language write it."""
    return f"'{value}'" if isinstance(value, str) else json.dumps(value, default=repr)


def _name_of(given: dict[str, Any]) -> str:
    """How a group is called where nothing is said."""
    parts = [given["classification"]] if given.get("classification") else []
    for key in LISTS:
        if ids := given.get(key):
            word = key.replace("_", " ").removesuffix("s") if len(ids) == 1 else key
            more = f" and {len(ids) - NAMED} more" if len(ids) > NAMED else ""
            parts.append(f"{word.replace('_', ' ')} {', '.join(map(str, ids[:NAMED]))}{more}")
    return " and ".join(map(str, parts))
