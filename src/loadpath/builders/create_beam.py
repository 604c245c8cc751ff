"""Builds a single-span beam from a few numbers, without a check."""

from typing import Any, Unpack, cast

from loadpath.builders.beam_document import BeamLoads, beam_document
from loadpath.builders.beam_parameters import CREATE_BEAM, CreateBeamParameters
from loadpath.builders.beam_section import (
    choose_material,
    library_section,
    rectangular_section,
)
from loadpath.builders.parameter import read_parameters
from loadpath.catalogue import material_names


def create_beam(**parameters: Unpack[CreateBeamParameters]) -> dict[str, Any]:
    """The document of a beam. Raises ParameterError."""
    values = cast(CreateBeamParameters, read_parameters(CREATE_BEAM, parameters))
    material = choose_material(values["material"], tuple(material_names()))
    if values["section"] is not None:
        section = library_section(values["section"], material)
    else:
        h, b = values["height_mm"] / 1000, values["width_mm"] / 1000
        section = rectangular_section(h, b, material)
    load = values["load_kn"] * 1000
    loads = (
        BeamLoads(uniform=load)
        if values["load_type"] == "udl"
        else BeamLoads(point=load, position=values["load_position_frac"])
    )
    return beam_document(
        values["span_m"],
        values["support"],
        section,
        loads,
        member_set={},
        load_combinations=[],
        unity_checks=[],
    )
