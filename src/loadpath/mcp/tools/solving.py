"""The tools that solve: hosted they hand off a link, locally they solve here."""

from loadpath.builders import CHECK_BEAM
from loadpath.builders.parameter_schema import parameter_schema
from loadpath.mcp.tools.shapes import (
    COUNT,
    FLAG,
    ISSUE,
    KEPT,
    MODEL,
    NUMBER,
    TEXT,
    Schema,
    described,
    listed,
    nullable,
    record,
)
from loadpath.mcp.tools.tool import Tool

DETAILS = ("summary", "tables", "full")
DETAIL: Schema = {
    "enum": list(DETAILS),
    "default": "summary",
    "description": (
        "summary: what governs, under 2 kB; tables: a row per node, support, member or checked "
        "part, at most 200 rows each; full: everything, up to 256 kB."
    ),
}
SET: Schema = described(
    TEXT, "Only this load case or combination, by its name; all of them when left out."
)

_LINK: dict[str, Schema] = {
    "status": {"const": "solve_in_browser"},
    "open_url": described(TEXT, "Public link; whoever opens it has the model solved and shown."),
    "expires_at": TEXT,
    "model_ref": TEXT,
    "members": nullable(COUNT),
    "tier": {"type": "object"},
    "local_server": {"type": "object"},
    "python": TEXT,
    "note": TEXT,
}
_VALIDATION: dict[str, Schema] = {
    "validation": record({"valid": FLAG, "warnings": listed(ISSUE)}),
}
_PROBLEM = record({"set": TEXT, "code": TEXT, "message": TEXT})
_EXTREME = record(
    {
        "value": NUMBER,
        "set": TEXT,
        "member": COUNT,
        "x": described(NUMBER, "From the member's start, m."),
        "node": COUNT,
        "dx": NUMBER,
        "dy": NUMBER,
        "dz": NUMBER,
    },
    *("member", "x", "node", "dx", "dy", "dz"),
)
SOLVED = record(
    {
        "detail": {"enum": list(DETAILS)},
        "usable": described(FLAG, "Whether every number may be used."),
        "extremes": {"type": "object", "additionalProperties": _EXTREME},
        "sets": {"type": ["array", "object"], "description": "Load cases and combinations."},
        "sets_left_out": COUNT,
        "problems": listed(_PROBLEM),
        "problems_left_out": COUNT,
        "balance_error": described(NUMBER, "How far loads and reactions miss each other."),
        "results": {"type": "object", "description": "At full detail: the results document."},
    },
    *("extremes", "sets", "sets_left_out", "problems_left_out", "results"),
    description="SI units: m, rad, N, N*m; member forces in local axes.",
)
_GOVERNING: Schema = {"type": ["object", "null"]}
CHECKED = record(
    {
        "detail": {"enum": list(DETAILS)},
        "verdict": {"enum": ["passed", "failed", "undecided", "unusable"]},
        "checks": listed(
            record(
                {
                    "check_id": TEXT,
                    "name": TEXT,
                    "status": TEXT,
                    "max_utilization": {"type": ["number", "null"]},
                    "governing": _GOVERNING,
                    "rows": listed({"type": "object"}),
                    "rows_left_out": COUNT,
                },
                *("governing", "rows", "rows_left_out"),
            )
        ),
        "checks_left_out": COUNT,
        "members_without_check": COUNT,
        "problems": listed(_PROBLEM),
        "problems_left_out": COUNT,
        "unity_check_results": {"type": "array", "items": {"type": "object"}},
    },
    *("checks_left_out", "members_without_check", "problems_left_out", "unity_check_results"),
)
_BEAM_CHECKED = {
    **CHECKED,
    "properties": {
        **CHECKED["properties"],
        **KEPT,
        "notes": listed(TEXT),
        "extremes": SOLVED["properties"]["extremes"],
    },
    "required": [*CHECKED["required"], "handle", "notes"],
}
_BEAM = {"span_m": 6, "section": "IPE300", "material": "S355", "udl": 12}
_STASHED = {"model": "stash_0QnvWq3bU7kT2sYx9fLzC4hJdR8"}

HANDED_OFF = (
    Tool(
        name="solve_model",
        title="Hand a model off to be solved",
        summary=(
            "Validate a model (SI units) and park it behind a public link. The hosted service runs "
            "no solver: whoever opens open_url has the model solved in their own browser. The link "
            "works for 24 hours. Results as numbers: with a local server or the Python package; "
            "the answer says how."
        ),
        properties={"model": MODEL},
        required=("model",),
        output=record({**_LINK, **_VALIDATION}),
        example=_STASHED,
        places=("hosted",),
        reads_only=False,
        repeats_well=False,
        reaches_out=True,
    ),
    Tool(
        name="run_checks",
        title="Hand a model off to be checked",
        summary=(
            "Validate a model (SI units) with its unity checks and park it behind a public link. "
            "The hosted service runs no solver: whoever opens open_url sees the checks evaluated "
            "in their own browser. No utilization is returned here; a local server returns them."
        ),
        properties={"model": MODEL},
        required=("model",),
        output=record(
            {
                **_LINK,
                **_VALIDATION,
                "checks_run": described({"const": False}, "Nothing was checked here."),
                "unity_checks": described(listed(TEXT), "The checks that the link will evaluate."),
            }
        ),
        example=_STASHED,
        places=("hosted",),
        reads_only=False,
        repeats_well=False,
        reaches_out=True,
    ),
    Tool(
        name="check_beam",
        title="Hand off a checked steel beam",
        summary=(
            "Build a single-span steel beam (span in m, udl in kN/m, point_load in kN, downward) "
            "with a ULS combination and the EN 1993-1-1 member check, and park it behind a public "
            "link that evaluates the check in the opener's browser. Nothing is solved here."
        ),
        properties=parameter_schema(CHECK_BEAM)["properties"],
        required=("section",),
        output=record({**_LINK, "model": {"type": "object"}}),
        example=_BEAM,
        places=("hosted",),
        reads_only=False,
        repeats_well=False,
        reaches_out=True,
    ),
)

SOLVED_HERE = (
    Tool(
        name="solve_model",
        title="Solve a model here",
        summary=(
            "Solve a model (SI units) on this machine, offline: displacements (m, rad), reactions "
            "and member forces (N, N*m). The default detail says what governs in under 2 kB; ask "
            "for tables or full when more is needed."
        ),
        properties={"model": MODEL, "detail": DETAIL, "set": SET},
        required=("model",),
        output=SOLVED,
        example=_STASHED,
        places=("local",),
    ),
    Tool(
        name="run_checks",
        title="Solve and check a model here",
        summary=(
            "Solve a model (SI units) on this machine and evaluate its unity checks, such as "
            "EN 1993-1-1: a verdict, and per check the utilization and the member, place and "
            "clause that govern. The default detail is under 2 kB; full has every formula."
        ),
        properties={"model": MODEL, "detail": DETAIL},
        required=("model",),
        output=CHECKED,
        example=_STASHED,
        places=("local",),
    ),
    Tool(
        name="check_beam",
        title="Build, solve and check a steel beam here",
        summary=(
            "Build a single-span steel beam (span in m, udl in kN/m, point_load in kN, downward) "
            "with a ULS combination, solve it on this machine and check it to EN 1993-1-1. The "
            "model is kept; the answer has its handle."
        ),
        properties={**parameter_schema(CHECK_BEAM)["properties"], "detail": DETAIL},
        required=("section",),
        output=_BEAM_CHECKED,
        example=_BEAM,
        places=("local",),
        reads_only=False,
        repeats_well=False,
    ),
)
