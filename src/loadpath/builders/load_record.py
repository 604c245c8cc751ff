"""One load as the document holds it, from the parameters of add_load."""

from typing import Any, NamedTuple

from loadpath.builders.load_parameters import KINDS, LoadKind
from loadpath.builders.parameter_error import ParameterError

_AXES = {"X": (1.0, 0.0, 0.0), "Y": (0.0, 1.0, 0.0), "Z": (0.0, 0.0, 1.0)}
_TURNS = ("moment", "point_moment")
EXTENSIONS = ("settlement", "temperature")
"""Kinds that the FERS format does not have."""


class LoadRecord(NamedTuple):
    """The list of the load case that holds the load, and the load without its id."""

    list_name: str
    record: dict[str, Any]
    extends: bool


def refuse_idle(kind: LoadKind, values: dict[str, Any], given: set[str]) -> None:
    """Every kind takes its own parameters; others are refused, not ignored."""
    needed, optional = KINDS[kind]
    for name in needed:
        if values[name] is None:
            raise ParameterError(
                "missing_parameter", name, f"'{name}' is missing: a {kind} load needs it"
            )
    for name in sorted(given - {"kind", "case", "factors", *needed, *optional}):
        raise ParameterError(
            "invalid_parameter",
            name,
            f"'{name}' has no meaning for a {kind} load; it takes "
            f"{', '.join((*needed, *optional)) or 'nothing else'}",
        )


def load_records(kind: LoadKind, values: dict[str, Any]) -> list[LoadRecord]:
    """The loads of one call: one for each member, node or surface that it names."""
    if kind == "settlement":
        return [_settlement(node, values) for node in values["node"]]
    if kind == "temperature":
        return [
            LoadRecord(
                "temperature_loads", {"member": member, "uniform": values["temperature_k"]}, True
            )
            for member in values["member"]
        ]
    direction, axes = _direction(kind, values["direction"])
    size: dict[str, Any] = {"magnitude": values["load_kn"] * 1000, "direction": list(direction)}
    if kind == "line":
        return [_line(member, size, axes, values) for member in values["member"]]
    if kind in ("force", "moment"):
        word = {"force": "nodal_loads", "moment": "nodal_moments"}[kind]
        return [
            LoadRecord(word, {"node": node, **size, "load_type": kind}, False)
            for node in values["node"]
        ]
    if kind == "pressure":
        return [
            LoadRecord("plate_pressures", {"target": _surface(each), **size}, False)
            for each in values["surface"]
        ]
    word = {"point": "member_point_loads", "point_moment": "member_point_moments"}[kind]
    spot = {"position": values["position_frac"], "axes": axes}
    return [LoadRecord(word, {"member": each, **size, **spot}, False) for each in values["member"]]


def _line(member: int, size: dict[str, Any], axes: str, values: dict[str, Any]) -> LoadRecord:
    start, end = values["start_frac"], values["end_frac"]
    if start >= end:
        raise ParameterError(
            "invalid_parameter",
            "end_frac",
            f"'end_frac' is {end:g}; it should be greater than start_frac, {start:g}",
        )
    last = values["end_load_kn"]
    record = {
        "member": member,
        **size,
        "end_magnitude": size["magnitude"] if last is None else last * 1000,
        "start_frac": start,
        "end_frac": end,
    }
    if axes == "local":
        record["axes"] = "local"
    return LoadRecord("distributed_loads", record, axes == "local")


def _surface(surface_id: int) -> dict[str, Any]:
    return {"kind": "Surface", "surface_id": surface_id}


def _direction(kind: str, direction: str | None) -> tuple[tuple[float, ...], str]:
    """A unit vector and the axes it is given in."""
    if direction is None:
        direction = "Z" if kind in _TURNS else "down"
    if kind in _TURNS and direction in ("down", "up"):
        raise ParameterError(
            "invalid_parameter",
            "direction",
            f"'direction' of a {kind} is its axis, such as Z; it is '{direction}'",
        )
    spelled = {"down": "-Y", "up": "Y"}.get(direction, direction)
    sign = -1.0 if spelled.startswith("-") else 1.0
    axis = spelled.removeprefix("-")
    local = axis.startswith("local_")
    if local and kind in ("force", "moment", "pressure"):
        raise ParameterError(
            "invalid_parameter",
            "direction",
            f"'direction' is '{direction}'; a {kind} is given in global axes",
        )
    vector = _AXES[axis.removeprefix("local_").upper()]
    return tuple(sign * part + 0.0 for part in vector), "local" if local else "global"


def _settlement(node: int, values: dict[str, Any]) -> LoadRecord:
    vector, _ = _direction("force", values["direction"])
    axis = next(index for index, part in enumerate(vector) if part)
    moved = values["settlement_mm"] / 1000 * vector[axis]
    record = {"node": node, "direction": "XYZ"[axis], "value": moved}
    return LoadRecord("support_displacements", record, True)
