"""Documents whose load cases say what they are; nothing else matters to combinations."""

from typing import Any

Actions = list[tuple[str, dict[str, Any] | None]]


def with_cases(
    actions: Actions, combinations: list[dict[str, Any]] | None = None
) -> dict[str, Any]:
    """A document with a load case for each name, ids from 1."""
    return {
        "schema_version": 4,
        "settings": {"general_info": {}, "unit_settings": {}},
        "model": {"nodes": [], "members": [], "materials": [], "sections": []},
        "analysis": {
            "options": {"order": "LINEAR"},
            "load_cases": [
                {"id": place + 1, "name": name} | ({"action": action} if action else {})
                for place, (name, action) in enumerate(actions)
            ],
            "load_combinations": combinations or [],
        },
    }


def action(category: str, group: str | None = None, relation: str | None = None) -> dict[str, Any]:
    """An action, without what is not given."""
    given = {"category": category, "group": group, "relation": relation}
    return {key: value for key, value in given.items() if value is not None}


def generated(document: dict[str, Any]) -> list[dict[str, Any]]:
    """The combinations that were generated."""
    return [each for each in document["analysis"]["load_combinations"] if each.get("generated")]


def factors(combination: dict[str, Any]) -> dict[int, float]:
    """Factor by id of load case."""
    return {term["load_case_id"]: term["factor"] for term in combination["load_case_factors"]}
