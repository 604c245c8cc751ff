"""The member check of EN 1993-1-1 that built documents get, if it is asked for or fitting."""

from typing import Any

from loadpath.builders.parameter_error import ParameterError
from loadpath.catalogue import UnknownMaterial, find_material


def put_member_check(document: dict[str, Any], check: bool | None) -> None:
    """As asked; if nothing was said, where all is steel and a ULS combination is there."""
    names = [material["name"] for material in document["model"]["materials"]]
    others = [name for name in names if not _is_steel(name)]
    combinations = document["analysis"].get("load_combinations") or ()
    has_combination = any(each.get("limit_state") == "ULS" for each in combinations)
    if check and others:
        raise ParameterError(
            "invalid_parameter",
            "check",
            f"'check' is true, but EN 1993-1-1 is about steel and there is {others[0]}",
        )
    if check and not has_combination:
        raise ParameterError(
            "invalid_parameter",
            "check",
            "'check' is true, but there is no ULS combination to check for",
        )
    if check or (check is None and has_combination and not others):
        document["analysis"]["unity_checks"] = [member_check({})]


def member_check(options: dict[str, Any]) -> dict[str, Any]:
    """The check of all members, with options of its own."""
    return {
        "id": "ec3",
        "name": "EN 1993-1-1 member check",
        "applies_to": {"type": "AllMembers"},
        "spec": {"Ec3Steel": options},
        "limit_state": "ULS",
    }


def _is_steel(material: str) -> bool:
    try:
        return find_material(material).name.startswith("steel_")
    except UnknownMaterial:
        return False
