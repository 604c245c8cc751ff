"""The tools that hand a model off: of every server hand_off_model, and of the hosted server, which
solves nothing, whatever would have to solve."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from loadpath.mcp.tools.beam import BEAM_EXAMPLE, BEAM_PARAMETERS, BEAM_PROPERTIES, BEAM_REQUIRED
from loadpath.mcp.tools.built_model import parse_model, summarise
from loadpath.mcp.tools.lightest import LIGHTEST_EXAMPLE, LIGHTEST_PROPERTIES
from loadpath.mcp.tools.model_parts import get_model
from loadpath.mcp.tools.run import Answer, HostedCall, Run
from loadpath.mcp.tools.shapes import (
    COUNT,
    FLAG,
    HANDLE_EXAMPLE,
    ISSUES,
    MODEL_LIKEWISE,
    TEXT,
    Schema,
    described,
    listed,
    nullable,
    record,
)
from loadpath.mcp.tools.tool import Tool
from loadpath.mcp.tools.tool_error import ToolError

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
    "validation": record({"valid": FLAG, "warnings": ISSUES}),
}


CHECKS_NOTE = (
    "This hosted server runs no solver, so nothing was checked here: whoever opens the link sees "
    "the checks evaluated in their own browser. "
)


EXPLAIN_NOTE = (
    "This hosted server runs no solver, so member {member} is not explained here: whoever opens "
    "the link can choose it there, and a local server explains it (`local_server`). "
)


LIGHTEST_NOTE = (
    "This hosted server runs no solver, so no section was sought here: whoever opens the link "
    "finds it there (member, What if, Find the lightest), and a local server finds it for you "
    "(`local_server`). "
)


def _handing_off(run: Callable[[HostedCall], Awaitable[Answer]], **described: Any) -> Tool:
    """A tool that parks a model behind a public link."""
    return Tool(
        **described, run=Run(hosted=run), shows_model=True, reads_only=False, reaches_out=True
    )


async def _hand_off_checks(call: HostedCall) -> Answer:
    answer = await call.run_operation("solve")
    names = await call.read_model(check_names)
    lack = "" if names else "The model has no unity check. "
    note = f"{CHECKS_NOTE}{lack}{answer['note']}"
    return {**answer, "note": note, "checks_run": False, "unity_checks": names}


async def _hand_off_member(call: HostedCall) -> Answer:
    member = call.argument("member")
    await call.read_model(partial(require_member, member=member))
    answer = await call.run_operation("solve", without=("member",))
    return {**answer, "note": f"{EXPLAIN_NOTE.format(member=member)}{answer['note']}"}


async def _hand_off_search(call: HostedCall) -> Answer:
    answer = await call.run_operation("solve", without=("group", "families", "max_depth_m"))
    return {**answer, "note": f"{LIGHTEST_NOTE}{answer['note']}"}


def require_member(text: bytes, member: int) -> None:
    """Refuse a member that the model has not."""
    try:
        get_model(text, "members", member)
    except ToolError as error:
        raise ToolError(error.message, error.code, "member") from None


def check_names(text: bytes) -> list[str]:
    """The names of the model's unity checks."""
    names: list[str] = summarise(parse_model(text.decode()))["unity_checks"]
    return names


HAND_OFF_MODEL = Tool(
    name="hand_off_model",
    title="Hand a model off to a person",
    summary=(
        "Park a model (SI units) at the service behind a public link: whoever opens open_url has "
        "it solved in their own browser, for 24 hours."
    ),
    properties={"model": MODEL_LIKEWISE},
    required=("model",),
    output=described({"type": "object"}, "open_url, expires_at, model_ref, validation."),
    example={"model": HANDLE_EXAMPLE},
    run=Run(
        hosted=lambda call: call.run_operation("solve"),
        local=lambda server, arguments: server.hand_off_model(arguments),
    ),
    shows_model=True,
    reads_only=False,
    reaches_out=True,
)

HANDED_OFF = (
    _handing_off(
        lambda call: call.run_operation("solve"),
        name="solve_model",
        title="Hand a model off to be solved",
        summary=(
            "Validate a model (SI units) and park it behind a public link. The hosted service runs "
            "no solver: whoever opens open_url has the model solved in their own browser. The link "
            "works for 24 hours. Results as numbers: with a local server or the Python package; "
            "the answer says how."
        ),
        properties={"model": MODEL_LIKEWISE},
        required=("model",),
        output=record({**_LINK, **_VALIDATION}),
        example={"model": HANDLE_EXAMPLE},
    ),
    _handing_off(
        _hand_off_checks,
        name="run_checks",
        title="Hand a model off to be checked",
        summary=(
            "Validate a model (SI units) with its unity checks and park it behind a public link. "
            "The hosted service runs no solver: whoever opens open_url sees the checks evaluated "
            "in their own browser. No utilization is returned here; a local server returns them."
        ),
        properties={"model": MODEL_LIKEWISE},
        required=("model",),
        output=record(
            {
                **_LINK,
                **_VALIDATION,
                "checks_run": described({"const": False}, "Nothing was checked here."),
                "unity_checks": described(listed(TEXT), "The checks that the link will evaluate."),
            }
        ),
        example={"model": HANDLE_EXAMPLE},
    ),
    _handing_off(
        _hand_off_member,
        name="explain",
        title="Hand a model off to be explained",
        summary=(
            "Park a model (SI units) behind a public link. The hosted service runs no solver: "
            "whoever opens open_url sees how far each member is used and why; local_server says "
            "how to get a server that explains a member here."
        ),
        properties={"model": MODEL_LIKEWISE, "member": described(COUNT, "Id of the member.")},
        required=("model", "member"),
        output=described({"type": "object"}, "See solve_model."),
        example={"model": HANDLE_EXAMPLE, "member": 3},
    ),
    _handing_off(
        _hand_off_search,
        name="find_lightest",
        title="Hand a model off to find the lightest section",
        summary=(
            "Park a model (SI units) behind a public link. The hosted service runs no solver: "
            "whoever opens open_url can find the lightest section of some members there; "
            "local_server says how to get a server that finds it here."
        ),
        properties=LIGHTEST_PROPERTIES,
        required=("model", "group"),
        output=described({"type": "object"}, "See solve_model."),
        example=LIGHTEST_EXAMPLE,
    ),
    _handing_off(
        lambda call: call.run_operation("checkBeam"),
        name="check_beam",
        title="Hand off a checked steel beam",
        summary=(
            "Build a single-span steel beam (span in m, udl in kN/m, point_load in kN, downward) "
            "with a ULS combination and the EN 1993-1-1 member check, and park it behind a public "
            "link that evaluates the check in the opener's browser. Nothing is solved here."
        ),
        parameters=BEAM_PARAMETERS,
        properties=BEAM_PROPERTIES,
        required=BEAM_REQUIRED,
        output=record({**_LINK, "model": {"type": "object"}}),
        example=BEAM_EXAMPLE,
    ),
    HAND_OFF_MODEL,
)
