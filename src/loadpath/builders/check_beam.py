"""Builds a single-span steel beam with a ULS combination and the EN 1993-1-1 member check."""

from typing import Any, Unpack, cast

from loadpath.builders.beam_document import BeamLoads, beam_document
from loadpath.builders.beam_parameters import CHECK_BEAM, STEELS, CheckBeamParameters
from loadpath.builders.beam_section import choose_material, library_section
from loadpath.builders.member_check import member_check
from loadpath.builders.parameter import read_parameters


def check_beam(**parameters: Unpack[CheckBeamParameters]) -> dict[str, Any]:
    """The document of a beam and its check. Raises ParameterError."""
    values = cast(CheckBeamParameters, read_parameters(CHECK_BEAM, parameters))
    material = choose_material(values["material"], STEELS)
    section = library_section(values["section"], material)
    loads = BeamLoads(
        uniform=(values["udl"] or 0.0) * 1000,
        point=(values["point_load"] or 0.0) * 1000,
        position=values["point_position"],
    )
    cantilever = values["support"] == "cantilever"
    return beam_document(
        values["span_m"],
        values["support"],
        section,
        loads,
        member_set=_lengths(values["span_m"], cantilever),
        load_combinations=[
            {
                "id": 1,
                "name": "ULS",
                "load_case_factors": [{"load_case_id": 1, "factor": values["uls_factor"]}],
                "situation": None,
                "check": "ULS",
                "limit_state": "ULS",
            }
        ],
        unity_checks=[member_check(_options(cantilever, values["restrained"]))],
    )


def _lengths(span: float, cantilever: bool) -> dict[str, float]:
    """Buckling lengths: the span between forks or clamps, twice that for a free end."""
    buckling = 2 * span if cantilever else span
    return {
        "buckling_length_y": buckling,
        "buckling_length_z": buckling,
        "buckling_length_t": buckling,
        "ltb_length": span,
    }


def _options(cantilever: bool, restrained: bool) -> dict[str, Any]:
    options: dict[str, Any] = {
        "gamma_m0": 1.0,
        "gamma_m1": 1.0,
        "include_buckling": True,
        "include_ltb": not restrained,
        "interaction_method": "AnnexB",
    }
    if cantilever:
        # C1 of a moment diagram presumes that both ends are held. For a free tip the span with
        # C1 = 1 is on the safe side of the exact solution for loads at the shear centre
        # (Trahair, Flexural-Torsional Buckling of Structures, ch. 9; BS 5950-1 Table 14).
        options["c1"] = 1.0
    return options
