"""Builds a model from plain arrays: nodes, members, supports, loads, combinations."""

from collections.abc import Mapping
from typing import Any, Unpack, cast

from loadpath.authoring import Node, Structure
from loadpath.authoring.holds import DEGREES, Hold
from loadpath.builders.add_load import put_load
from loadpath.builders.factors import read_factors
from loadpath.builders.member_check import put_member_check
from loadpath.builders.model_parameters import (
    BUILD_MODEL,
    COMBINATION,
    MEMBER,
    SUPPORT,
    BuildModelParameters,
    CombinationRecord,
    MemberRecord,
)
from loadpath.builders.parameter import read_parameters, shown
from loadpath.builders.parameter_error import ParameterError, inside
from loadpath.builders.support_holds import SUPPORTS


def build_model(**parameters: Unpack[BuildModelParameters]) -> dict[str, Any]:
    """The document of a model. Raises ParameterError."""
    values = cast(BuildModelParameters, read_parameters(BUILD_MODEL, parameters))
    with inside("", {"name": "name"}):
        structure = Structure(values["name"], dimensionality=values["dimensionality"])
    nodes = [_node(structure, *each) for each in enumerate(values["nodes"])]
    for index, member in enumerate(values["members"]):
        with inside(f"members[{index}]"):
            _member(structure, nodes, member, values)
    for index, support in enumerate(values["supports"] or ()):
        with inside(f"supports[{index}]"):
            _support(structure, nodes, support)
    document = structure.to_document()
    for index, load in enumerate(values["loads"] or ()):
        with inside(f"loads[{index}]"):
            put_load(document, _object(load))
    analysis = document["analysis"]
    for index, combination in enumerate(values["combinations"] or ()):
        with inside(f"combinations[{index}]"):
            _put_combination(analysis, _object(combination))
    put_member_check(document, values["check"])
    return document


def _object(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ParameterError("invalid_parameter", "", f"should be an object, found {shown(value)}")
    return value


def _node(structure: Structure, index: int, point: Any) -> Node:
    with inside(f"nodes[{index}]"):
        if not isinstance(point, list) or len(point) not in (2, 3):
            raise ParameterError(
                "invalid_parameter", "", f"should be [X, Y] or [X, Y, Z], found {shown(point)}"
            )
        return structure.node(*point)


def _find(nodes: list[Node], argument: str, number: int) -> Node:
    if not 1 <= number <= len(nodes):
        raise ParameterError(
            "invalid_parameter",
            argument,
            f"'{argument}' is node {number}; nodes are counted from 1 to {len(nodes)}",
        )
    return nodes[number - 1]


def _member(
    structure: Structure, nodes: list[Node], given: Any, values: BuildModelParameters
) -> None:
    if isinstance(given, list):
        if len(given) not in (2, 3):
            raise ParameterError(
                "invalid_parameter",
                "",
                f"should be [start, end] or [start, end, section], found {len(given)} items",
            )
        given = dict(zip(("start", "end", "section"), given, strict=False))
    read = cast(MemberRecord, read_parameters(MEMBER, _object(given)))
    rigid = read["member_type"] == "Rigid"
    section = read["section"] or (None if rigid else values["section"])
    with inside("", {"classification": "label"}):
        structure.member(
            _find(nodes, "start", read["start"]),
            _find(nodes, "end", read["end"]),
            section,
            None if rigid else read["material"] or values["material"],
            rotation_angle=read["rotation_angle"],
            start_hinge=read["start_hinge"],
            end_hinge=read["end_hinge"],
            member_type=read["member_type"],
            classification=read["label"],
        )


def _support(structure: Structure, nodes: list[Node], given: Any) -> None:
    own = dict(_object(given))
    own_holds = {key: own.pop(key) for key in DEGREES if own.get(key) is not None}
    read = cast(dict[str, Any], read_parameters(SUPPORT, own))
    holds: dict[str, Any] = {**SUPPORTS[read["support"]], **own_holds}
    warping: Hold = "Fixed" if read["support"] == "fixed" and not own_holds else "Free"
    for number in read["node"]:
        with inside(""):
            structure.support(
                _find(nodes, "node", number),
                **holds,
                warping=warping,
                classification=read["support"],
            )


def _put_combination(analysis: dict[str, Any], given: Mapping[str, Any]) -> None:
    read = cast(CombinationRecord, read_parameters(COMBINATION, given))
    combinations = analysis["load_combinations"] = analysis.get("load_combinations") or []
    name = read["name"]
    if any(each["name"] == name for each in combinations):
        raise ParameterError("invalid_parameter", "name", f"'name' {shown(name)} is taken already")
    state = read["limit_state"] or next(
        (word for word in ("ULS", "SLS", "FLS", "ALS") if name.upper().startswith(word)), None
    )
    combinations.append(
        {
            "id": len(combinations) + 1,
            "name": name,
            "load_case_factors": _terms(analysis, read["factors"]),
            "check": "ALL",
            "limit_state": state,
        }
    )


def _terms(analysis: dict[str, Any], factors: dict[str, Any]) -> list[dict[str, Any]]:
    ids = {case["name"]: case["id"] for case in analysis.get("load_cases") or ()}
    if not factors:
        raise ParameterError("invalid_parameter", "factors", "'factors' is empty")
    read = read_factors(factors, list(ids), "load cases")
    return [{"load_case_id": ids[name], "factor": factor} for name, factor in read.items()]
