"""Adds one load to a document, whoever wrote the document; the rest of it stays as it is."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Unpack, cast

from loadpath.builders.factors import read_factors
from loadpath.builders.load_parameters import ADD_LOAD, AddLoadParameters
from loadpath.builders.load_record import EXTENSIONS, load_records, refuse_idle
from loadpath.builders.parameter import is_whole, read_parameters, shown
from loadpath.builders.parameter_error import ParameterError
from loadpath.document import SCHEMA_VERSION

_TARGETS = {"member": "members", "node": "nodes", "surface": "plate_surfaces"}


def add_load(
    document: Mapping[str, Any], **parameters: Unpack[AddLoadParameters]
) -> dict[str, Any]:
    """A copy of the document with the load. Raises ParameterError."""
    if not isinstance(document, Mapping):  # nobody has looked at it yet
        raise _misses(f"'model' should be a document, an object; found {shown(document)}")
    copy = deepcopy(dict(document))
    put_load(copy, parameters)
    return copy


def put_load(document: dict[str, Any], parameters: Mapping[str, Any]) -> None:
    """Add a load to the document in place; after a ParameterError the document is of no use."""
    values = cast(dict[str, Any], read_parameters(ADD_LOAD, parameters))
    by_name = {n.casefold(): p.name for p in ADD_LOAD for n in (p.name, *p.aliases)}
    given = {by_name[name.casefold()] for name, value in parameters.items() if value is not None}
    kind = values["kind"]
    refuse_idle(kind, values, given)
    for target, key in _TARGETS.items():
        _refuse_unknown_ids(document, target, key, values[target])
    loads = load_records(kind, values) if kind != "self_weight" else []
    analysis = _part(document, "analysis")
    factors = _read_factors(analysis, values["factors"] or {})
    case = _find_case(analysis, values["case"])
    if kind == "self_weight":
        _put_self_weight(analysis, case)
    for list_name, record, _ in loads:
        records = case[list_name] = _list(case, list_name)
        records.append({"id": _next_id(records), **record})
    for combination, factor in factors:
        _put_factor(combination, case["id"], factor)
    if kind in EXTENSIONS or any(load.extends for load in loads):
        _raise_version(document)


def _raise_version(document: dict[str, Any]) -> None:
    """Say that the document needs this version; what is no version, validation names."""
    version = document.get("schema_version")
    if version is None or (is_whole(version) and version < SCHEMA_VERSION):
        document["schema_version"] = SCHEMA_VERSION


def _misses(message: str) -> ParameterError:
    return ParameterError("invalid_parameter", "model", message)


def _part(document: dict[str, Any], key: str) -> dict[str, Any]:
    part = document.get(key)
    if not isinstance(part, dict):
        raise _misses(f"'model' should be a document with '{key}', an object; found {shown(part)}")
    return part


def _refuse_unknown_ids(
    document: dict[str, Any], target: str, key: str, wanted: list[int] | None
) -> None:
    if wanted is None:
        return
    there = [
        each["id"] for each in _list(_part(document, "model"), key) if is_whole(each.get("id"))
    ]
    for each in wanted:
        if each not in there:
            span = f"{min(there)} to {max(there)}" if there else "none"
            raise ParameterError(
                "invalid_parameter",
                target,
                f"'{target}' is {each}; the model has no {target} of that id (ids: {span})",
            )


def _list(parent: dict[str, Any], key: str) -> list[dict[str, Any]]:
    found = parent.get(key) or []
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise _misses(f"'model' should have a list of objects at '{key}'")
    return found


def _find_case(analysis: dict[str, Any], name: str) -> dict[str, Any]:
    cases = _list(analysis, "load_cases")
    for case in cases:
        if case.get("name") == name:
            if not is_whole(case.get("id")):
                raise _misses(f"the load case {shown(name)} of 'model' should have a whole id")
            return case
    case = {"id": _next_id(cases), "name": name}
    analysis["load_cases"] = [*cases, case]
    return case


def _next_id(records: list[dict[str, Any]]) -> int:
    numbers = [int(each["id"]) for each in records if is_whole(each.get("id"))]
    return max(numbers, default=0) + 1


def _put_self_weight(analysis: dict[str, Any], case: dict[str, Any]) -> None:
    analysis["options"] = analysis.get("options") or {}
    options = _part(analysis, "options")
    taken = options.get("self_weight_load_case_id") if options.get("enable_self_weight") else None
    if taken not in (None, case["id"]):
        raise ParameterError(
            "invalid_parameter", "case", f"load case {taken} has the self-weight already"
        )
    options.update(enable_self_weight=True, self_weight_load_case_id=case["id"])


def _read_factors(
    analysis: dict[str, Any], factors: dict[str, Any]
) -> list[tuple[dict[str, Any], float]]:
    combinations = {str(each.get("name")): each for each in _list(analysis, "load_combinations")}
    read = read_factors(factors, list(combinations), "combinations")
    return [(combinations[name], factor) for name, factor in read.items()]


def _put_factor(combination: dict[str, Any], case_id: int, factor: float) -> None:
    terms = combination["load_case_factors"] = _list(combination, "load_case_factors")
    for term in terms:
        if term.get("load_case_id") == case_id:
            term["factor"] = factor
            return
    terms.append({"load_case_id": case_id, "factor": factor})
