"""The tools of the local server that solve, with what they answer."""

from loadpath.answer.digest import EXAMPLE as DIGEST_EXAMPLE
from loadpath.mcp.tools.authoring import CHECK_NOTE
from loadpath.mcp.tools.beam import BEAM_EXAMPLE, BEAM_PARAMETERS, BEAM_PROPERTIES, BEAM_REQUIRED
from loadpath.mcp.tools.lightest import LIGHTEST_EXAMPLE, LIGHTEST_PROPERTIES
from loadpath.mcp.tools.run import Run
from loadpath.mcp.tools.shapes import (
    COUNT,
    FLAG,
    HANDLE_EXAMPLE,
    LIST,
    MODEL_LIKEWISE,
    NUMBER,
    TEXT,
    Schema,
    described,
    listed,
    record,
)
from loadpath.mcp.tools.tool import Tool

DETAILS = ("summary", "tables", "full")
DETAIL: Schema = {
    "enum": list(DETAILS),
    "default": "summary",
    "description": (
        "summary: what governs, under 2 kB; tables: a row per node, support, member or check, at "
        "most 200; full: everything, up to 256 kB."
    ),
}
DETAIL_LIKEWISE: Schema = described({"enum": list(DETAILS)}, "See solve_model.")
SET: Schema = described(TEXT, "Only this load case or combination.")

MEMBER: Schema = {
    "type": ["integer", "array", "string"],
    "description": "Only these members: ids, or a label of members or of a set.",
}
NODE: Schema = described(
    {"type": ["integer", "array"]}, "Only these nodes: displacements, and reactions at supports."
)
COMBINATION: Schema = described(TEXT, "Only what this combination governs.")
CLAUSE: Schema = described(
    TEXT, "This clause (6.3: all that begin so), under the combination that governs each part."
)
MORE = {
    "solve_model": (
        "fx above 0 is compression; explain tells of one member; detail full has every figure"
    ),
    "not_checked": CHECK_NOTE,
    "run_checks": "explain tells of one member; detail full has every formula",
    "explain": (
        "fx above 0 is compression; run_checks with clause or combination compares members; "
        "solve_model with member has the forces of every set; update_model changes the member"
    ),
}
"""How to get more, in narrowed answers; a summary has no room for it within 2 kB."""

_VERDICT = described(
    record(
        {
            "state": {"enum": ["passes", "fails", "incomplete", "not_checked", "not_solved"]},
            "utilization": {"type": ["number", "null"]},
            "governing": {"type": ["object", "null"]},
            "reasons": LIST,
        },
        "governing",
    ),
    "Only `passes` says that all was checked and is in order; `reasons` say what is missing.",
)
_EXTREMES = described(
    {"type": "object"},
    "Each a value with its set, and its member and x (m from its start) or node.",
)
SOLVED = record(
    {
        "detail": {"enum": list(DETAILS)},
        "headline": TEXT,
        "verdict": _VERDICT,
        "usable": FLAG,
        "extremes": _EXTREMES,
        "modes": {"type": "object"},
        "sets": {"type": ["array", "object"]},
        "sets_left_out": COUNT,
        "problems": described(LIST, "set, code, message; all of them."),
        "balance_error": described(NUMBER, "How far loads and reactions miss each other."),
        "results": {"type": "object", "description": "At full detail: the results document."},
    },
    *("extremes", "modes", "sets", "sets_left_out", "results"),
    description="Member forces in local axes.",
)
_AS_SOLVED = described({"type": "object"}, "See solve_model.")
CHECKED = record(
    {
        "detail": {"enum": list(DETAILS)},
        "headline": TEXT,
        "verdict": _AS_SOLVED,
        "checks": described(
            listed({"type": "object"}),
            "check_id, name, status, max_utilization, governing part, or rows.",
        ),
        "checks_left_out": COUNT,
        "members_without_check": COUNT,
        "problems": LIST,
        "unity_check_results": described({"type": "array"}, "At full detail."),
    },
    *("checks_left_out", "members_without_check", "unity_check_results"),
)
_BEAM_CHECKED = record(
    {"verdict": _AS_SOLVED, "handle": TEXT},
    description="As run_checks, with the extremes of solve_model, notes and expires_at.",
)

AGAINST: Schema = {
    "type": ["string", "object"],
    "description": ("What was kept: digest, receipt or results document (object or text)."),
}
VERIFIED = record(
    {"same": FLAG, "message": TEXT, "differing_sets": LIST},
    description="With digest, given, same_engine and differing_parts.",
)

LIGHTEST: Schema = {
    "type": "object",
    "description": "found, message, groups with candidates and reasons, notes, headline, handle.",
}

SOLVED_HERE = (
    Tool(
        name="solve_model",
        title="Solve a model here",
        summary=(
            "Solve a model (SI units) on this machine, offline: displacements (m, rad), reactions "
            "and member forces (N, N*m)."
        ),
        properties={
            "model": MODEL_LIKEWISE,
            "detail": DETAIL,
            "set": SET,
            "member": MEMBER,
            "node": NODE,
        },
        required=("model",),
        output=SOLVED,
        example={"model": HANDLE_EXAMPLE},
        run=Run(local=lambda server, arguments: server.solve_model(arguments)),
        shows_model=True,
    ),
    Tool(
        name="run_checks",
        title="Solve and check a model here",
        summary=(
            "Solve a model (SI units) here and evaluate its unity checks, such as EN 1993-1-1: a "
            "verdict, and per check the utilization and the member, place and "
            "clause that govern; full has every formula."
        ),
        properties={
            "model": MODEL_LIKEWISE,
            "detail": DETAIL_LIKEWISE,
            "member": described(MEMBER, "See solve_model."),
            "combination": COMBINATION,
            "clause": CLAUSE,
        },
        required=("model",),
        output=CHECKED,
        example={"model": HANDLE_EXAMPLE},
        run=Run(local=lambda server, arguments: server.run_checks(arguments)),
        shows_model=True,
    ),
    Tool(
        name="explain",
        title="Explain one member here",
        summary=(
            "Solve a model (SI units) here and say of one member how far it is used and "
            "why: in a sentence, then clauses, the governing formula with its values, forces (N, "
            "N*m)."
        ),
        properties={"model": MODEL_LIKEWISE, "member": described(COUNT, "Id of the member.")},
        required=("model", "member"),
        output=record(
            {"says": TEXT, "model": described(TEXT, "The verdict on all."), "more": TEXT}
        ),
        example={"model": HANDLE_EXAMPLE, "member": 3},
        run=Run(local=lambda server, arguments: server.explain(arguments)),
        shows_model=True,
    ),
    Tool(
        name="check_beam",
        title="Build, solve and check a steel beam here",
        summary=(
            "Build a single-span steel beam (span in m, udl in kN/m, point_load in kN, downward) "
            "with a ULS combination, solve it on this machine and check it to EN 1993-1-1. The "
            "model is kept."
        ),
        parameters=BEAM_PARAMETERS,
        properties={**BEAM_PROPERTIES, "detail": DETAIL_LIKEWISE},
        required=BEAM_REQUIRED,
        output=_BEAM_CHECKED,
        example=BEAM_EXAMPLE,
        run=Run(local=lambda server, arguments: server.check_beam(arguments)),
        shows_model=True,
        reads_only=False,
    ),
    Tool(
        name="find_lightest",
        title="Find the lightest section here",
        summary=(
            "Solve a model (SI units) here with section after section of some families, the "
            "lightest first, until all checks of a group of members pass; that model is kept."
        ),
        properties=LIGHTEST_PROPERTIES,
        required=("model", "group"),
        output=LIGHTEST,
        example=LIGHTEST_EXAMPLE,
        run=Run(local=lambda server, arguments: server.find_lightest(arguments)),
        shows_model=True,
        reads_only=False,
    ),
    Tool(
        name="verify_results",
        title="Verify results here",
        summary=(
            "Solve a model (SI units) again here and say whether the digits are those of kept "
            "results, else which sets differ, and whether another engine explains it."
        ),
        properties={"model": MODEL_LIKEWISE, "against": AGAINST},
        required=("model", "against"),
        output=VERIFIED,
        example={"model": HANDLE_EXAMPLE, "against": DIGEST_EXAMPLE},
        run=Run(local=lambda server, arguments: server.verify_results(arguments)),
    ),
)
