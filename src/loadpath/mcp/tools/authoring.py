"""The tools that write models: build, add a load, validate."""

from typing import Any

from loadpath.builders import (
    ADD_LOAD,
    BUILD_MODEL,
    CREATE_BEAM,
    CREATE_FRAME,
    GENERATE_COMBINATIONS,
    UPDATE_MODEL,
    Parameter,
    add_load,
    apply_changes,
    beam_notes,
    build_model,
    create_beam,
    create_frame,
    generate_combinations,
)
from loadpath.builders.parameter_schema import parameter_schema
from loadpath.mcp.tools.built_model import Building, validation
from loadpath.mcp.tools.model_parts import get_model
from loadpath.mcp.tools.run import Run, building, reading
from loadpath.mcp.tools.shapes import (
    BUILT,
    BUILT_LIKEWISE,
    COUNT,
    FLAG,
    HANDLE_EXAMPLE,
    ISSUE,
    MODEL,
    MODEL_LIKEWISE,
    STASH,
    STASH_LIKEWISE,
    TEXT,
    Schema,
    described,
    listed,
    record,
)
from loadpath.mcp.tools.tool import Tool

FRAME_NOTE = (
    "The analysis is of first order and buckling lengths are the members' own lengths; give a "
    "sway frame member_sets with its buckling lengths before trusting the check."
)

CHECK_NOTE = (
    "Nothing is checked yet. For steel add the check with update_model: "
    '{"add": "unity_checks", "value": {"name": "EN 1993-1-1", "applies_to": {"type": '
    '"AllMembers"}, "spec": {"Ec3Steel": {}}, "limit_state": "ULS"}}'
)


def frame_notes(document: dict[str, Any]) -> list[str]:
    return [FRAME_NOTE] if document["analysis"].get("unity_checks") else []


def combination_notes(document: dict[str, Any]) -> list[str]:
    return [] if document["analysis"].get("unity_checks") else [CHECK_NOTE]


def _building(
    declared: tuple[Parameter, ...],
    runs: Building,
    output: Schema = BUILT_LIKEWISE,
    stash: Schema = STASH_LIKEWISE,
    **described: Any,
) -> Tool:
    """A tool that runs a builder, with the builder's parameters."""
    schema = parameter_schema(declared, with_aliases=False)
    before: dict[str, Schema] = {"model": MODEL_LIKEWISE} if runs.changes_model else {}
    if output is BUILT_LIKEWISE and "material" in schema["properties"]:
        schema["properties"]["material"]["description"] = BUILT_LIKEWISE["description"]
    return Tool(
        **described,
        run=building(runs),
        parameters=declared,
        properties={**before, **schema["properties"], "stash": stash},
        required=(*before, *schema["required"]),
        output=output,
        shows_model=True,
        reads_only=False,
    )


VALIDATE_MODEL = Tool(
    name="validate_model",
    title="Validate a model",
    summary=(
        "Judge a model without solving it: wrong or missing fields, unknown words, broken "
        "references, repeated ids are errors; what looks unintended is a warning. Each issue says "
        "where (path), what was found and what is expected. At most 25 of each are listed."
    ),
    properties={"model": MODEL},
    required=("model",),
    output=record(
        {
            "valid": FLAG,
            "error_count": COUNT,
            "warning_count": COUNT,
            "errors": listed(ISSUE),
            "warnings": described(listed({"type": "object"}), "As the errors."),
        }
    ),
    example={"model": {"schema_version": 1, "settings": {}, "model": {}, "analysis": {}}},
    run=Run(
        hosted=lambda call: call.read_model(validation),
        local=lambda server, arguments: validation(server.model_of(arguments)),
    ),
)

CREATE_BEAM_TOOL = _building(
    CREATE_BEAM,
    Building(create_beam, beam_notes),
    BUILT,
    STASH,
    name="create_beam",
    title="Build a beam",
    summary=(
        "Build a single-span beam along X (Y up): metres for the span, millimetres for a "
        "rectangular section, kN/m or kN for the load, downward. Nothing is solved; give the "
        "model to solve_model."
    ),
    example={"span_m": 6, "section": "IPE300", "material": "S355", "load_kn": 12},
)

CREATE_FRAME_TOOL = _building(
    CREATE_FRAME,
    Building(create_frame, frame_notes),
    name="create_frame",
    title="Build a frame",
    summary=(
        "Build a rectangular frame of bays and storeys, in a plane or in space: metres, kN/m on "
        "beams, kN sideways. Load cases G (self-weight), Q and W, the ULS and SLS combinations of "
        "EN 1990, and for steel the EN 1993-1-1 check. Nothing is solved."
    ),
    example={
        "bays": 2,
        "storeys": 3,
        "bay_width_m": 6,
        "storey_height_m": 3.5,
        "column_section": "HEB240",
        "beam_section": "IPE300",
        "material": "S355",
        "beam_load_kn_per_m": 15,
        "lateral_load_kn": 10,
        "stash": True,
    },
)

BUILD_MODEL_TOOL = _building(
    BUILD_MODEL,
    Building(build_model),
    name="build_model",
    title="Build any frame or truss",
    summary=(
        "Build a model from plain arrays: nodes in metres (Y up) and members between them, both "
        "counted from 1, named sections and materials, supports, loads in kN (see add_load), "
        "combinations, and for steel the EN 1993-1-1 check. Nothing is solved."
    ),
    example={
        "nodes": [[0, 0], [0, 4], [6, 5], [12, 4], [12, 0]],
        "members": [[1, 2, "HEA200"], [2, 3], [3, 4], [5, 4, "HEA200"]],
        "section": "IPE240",
        "material": "S355",
        "dimensionality": "2D",
        "supports": [{"node": [1, 5], "support": "fixed"}],
        "loads": [{"kind": "line", "member": [2, 3], "load_kn": 8, "case": "Snow"}],
        "combinations": [{"name": "ULS", "factors": {"Snow": 1.5}}],
    },
)

ADD_LOAD_TOOL = _building(
    ADD_LOAD,
    Building(add_load, changes_model=True),
    name="add_load",
    title="Add a load to a model",
    summary=(
        "Add one load to a model and get the changed model: kN/m on a line, kN at a point or node, "
        "kN*m moments, kN/m2 on plates, mm of settlement, K of temperature, or self-weight. "
        "Downward unless a direction is given."
    ),
    example={
        "model": HANDLE_EXAMPLE,
        "kind": "line",
        "member": [2, 3],
        "load_kn": 5,
        "case": "Q",
        "stash": True,
    },
)

GENERATE_COMBINATIONS_TOOL = _building(
    GENERATE_COMBINATIONS,
    Building(generate_combinations, combination_notes, changes_model=True),
    name="generate_combinations",
    title="Generate combinations by EN 1990",
    summary=(
        "Give a model the combinations of its load cases by EN 1990 (STR, EQU, accidental, "
        "seismic, SLS), each with its reason. Categories: permanent, prestress, imposed_A to "
        "imposed_H, snow_low, snow_high (above 1000 m), wind, temperature, accidental, seismic; "
        "cases of a group are exclusive, together or free. The author's own combinations stay."
    ),
    example={
        "model": HANDLE_EXAMPLE,
        "actions": {
            "G": "permanent",
            "Q": {"category": "imposed_B", "group": "floors", "relation": "free"},
        },
        "stash": True,
    },
)

GET_MODEL = Tool(
    name="get_model",
    title="Look into a model",
    summary=(
        "Without part: an overview of a model (SI units): sections with their members, supports, "
        "load cases, combinations, checks. With part: records of one list, or an object."
    ),
    properties={
        "model": MODEL_LIKEWISE,
        "part": described(TEXT, "As in update_model: members, load_cases[Q].distributed_loads."),
        "id": described({}, "Ids or names, one or a list."),
        "where": described({"type": "object"}, 'Such as {"section": "IPE300"}.'),
    },
    required=("model",),
    output=described({"type": "object"}, "Overview, or part and items; more says how to go on."),
    example={"model": HANDLE_EXAMPLE, "part": "members", "id": [1, 2]},
    run=reading(get_model, ("part", "id", "where")),
)

UPDATE_MODEL_TOOL = _building(
    UPDATE_MODEL,
    Building(apply_changes, changes_model=True),
    name="update_model",
    title="Change a model",
    summary=(
        "Change a model (SI units) by small operations, all or none, and get it back, or its new "
        "handle, with its issues; notes say what was changed. Refused where it would no longer "
        "validate. get_schema says what fields there are."
    ),
    example={
        "model": HANDLE_EXAMPLE,
        "changes": [
            {"set": "members", "where": {"section": "IPE300"}, "to": {"section": "IPE330"}},
            {"set": "nodes", "id": 1, "to": {"nodal_support": "pinned"}},
            {"add": "member_sets", "value": {"member_ids": [1], "effective_length_factor_z": 2}},
        ],
    },
)

AUTHORING = (
    VALIDATE_MODEL,
    GET_MODEL,
    UPDATE_MODEL_TOOL,
    CREATE_BEAM_TOOL,
    CREATE_FRAME_TOOL,
    BUILD_MODEL_TOOL,
    ADD_LOAD_TOOL,
    GENERATE_COMBINATIONS_TOOL,
)
