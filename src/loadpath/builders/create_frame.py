"""Builds a rectangular frame of bays and storeys, in a plane or in space."""

from itertools import product
from typing import Any, Literal, Unpack, cast

from loadpath.authoring import LoadCase, Member, Node, Structure
from loadpath.builders.frame_parameters import CREATE_FRAME, CreateFrameParameters
from loadpath.builders.member_check import put_member_check
from loadpath.builders.parameter import read_parameters
from loadpath.builders.parameter_error import ParameterError, inside

MOST_MEMBERS = 10_000
PSI_IMPOSED, PSI_WIND = 0.7, 0.6  # psi_0 of EN 1990 Table A1.1: categories A and B, wind


def create_frame(**parameters: Unpack[CreateFrameParameters]) -> dict[str, Any]:
    """The document of a frame. Raises ParameterError."""
    values = cast(CreateFrameParameters, read_parameters(CREATE_FRAME, parameters))
    _refuse_huge(values)
    flat = values["depth_bays"] == 0
    structure = Structure(_name(values), dimensionality="2D" if flat else "3D")
    nodes = _nodes(structure, values)
    beams = _members(structure, nodes, values)
    feet = [node for (_, storey, _), node in nodes.items() if storey == 0]
    if values["support"] == "fixed":
        structure.fix(*feet)
    else:
        structure.pin(*feet)
    _loads(structure, nodes, beams, values)
    document = structure.to_document()
    put_member_check(document, values["check"])
    return document


def _refuse_huge(values: CreateFrameParameters) -> None:
    bays, storeys, depth = values["bays"], values["storeys"], values["depth_bays"]
    columns = (bays + 1) * (depth + 1)
    members = storeys * (columns + bays * (depth + 1) + depth * (bays + 1))
    if members > MOST_MEMBERS:
        raise ParameterError(
            "invalid_parameter",
            "bays",
            f"the frame would have {members:,} members; the most is {MOST_MEMBERS:,}",
        )


def _name(values: CreateFrameParameters) -> str:
    size = f"{values['bays']} x {values['storeys']}"
    if values["depth_bays"]:
        size += f" x {values['depth_bays']}"
    return f"Frame {size}, {values['column_section']} and {values['beam_section']}"


def _nodes(structure: Structure, values: CreateFrameParameters) -> dict[tuple[int, int, int], Node]:
    width, height = values["bay_width_m"], values["storey_height_m"]
    depth = values["bay_depth_m"] or width
    places = product(
        range(values["depth_bays"] + 1), range(values["storeys"] + 1), range(values["bays"] + 1)
    )
    return {(k, j, i): structure.node(i * width, j * height, k * depth) for k, j, i in places}


def _members(
    structure: Structure, nodes: dict[tuple[int, int, int], Node], values: CreateFrameParameters
) -> list[Member]:
    """Columns, then beams along X and along Z; the beams are given back."""

    def add(
        steps: tuple[int, int, int], section: Literal["column_section", "beam_section"], label: str
    ) -> list[Member]:
        made = []
        for place, node in nodes.items():
            other = nodes.get(cast(Any, tuple(map(sum, zip(place, steps, strict=True)))))
            if other is None or (label == "Beam" and place[1] == 0):
                continue
            with inside("", {"section": section}):
                member = structure.member(
                    node,
                    other,
                    values[section],
                    values["material"],
                    classification=label,
                    # A vertical member's strong axis is global X; frames sway along X.
                    rotation_angle=90.0 if label == "Column" else 0.0,
                )
            made.append(member)
        return made

    add((0, 1, 0), "column_section", "Column")
    return add((0, 0, 1), "beam_section", "Beam") + add((1, 0, 0), "beam_section", "Beam")


def _loads(
    structure: Structure,
    nodes: dict[tuple[int, int, int], Node],
    beams: list[Member],
    values: CreateFrameParameters,
) -> None:
    permanent: dict[LoadCase, float] = {}
    imposed: dict[LoadCase, float] = {}
    wind: dict[LoadCase, float] = {}
    if values["self_weight"]:
        permanent[structure.load_case("G").self_weight()] = 1.35
    if values["beam_load_kn_per_m"]:
        load = values["beam_load_kn_per_m"] * -1000
        imposed[structure.load_case("Q").line(beams, load)] = 1.5
    if values["lateral_load_kn"]:
        case = structure.load_case("W")
        for (_, storey, bay), node in nodes.items():
            if storey and bay == 0:
                case.force(node, values["lateral_load_kn"] * 1000, along="X")
        wind[case] = 1.5
    _combine(structure, permanent, imposed, wind)


def _combine(
    structure: Structure,
    permanent: dict[LoadCase, float],
    imposed: dict[LoadCase, float],
    wind: dict[LoadCase, float],
) -> None:
    """The combinations of EN 1990 (6.10): each variable action leads in turn."""
    if imposed or (permanent and not wind):
        others = {case: factor * PSI_WIND for case, factor in wind.items()}
        structure.combination("ULS 1", permanent | imposed | others)
    if wind:
        others = {case: factor * PSI_IMPOSED for case, factor in imposed.items()}
        structure.combination("ULS 2", permanent | others | wind)
    everything = [*permanent, *imposed, *wind]
    if everything:
        structure.combination("SLS", dict.fromkeys(everything, 1.0))
