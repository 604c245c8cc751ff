"""The tools of the npm package `loadpath-mcp`, as TypeScript data, from the tools' declarations.

It solves here what the local server solves; everything else it forwards to the hosted server.
"""

from importlib.metadata import version
from typing import Any

import msgspec

from loadpath.mcp.tools import Tool, tools_of
from loadpath.mcp.tools.solving import CHECKED, DETAIL, DETAILS, MORE
from tools.generate.note import note

FILE = "web/mcp/src/tools.gen.ts"
HEAD = """// {note}

import type {{ Tool }} from '@modelcontextprotocol/server';

export const VERSION = '{version}';

export type Detail = {details};

/** Tools that this server runs itself, wholly or in part; it forwards all others. */
export const RUN_HERE = [{run_here}] as const;
export type RunHere = (typeof RUN_HERE)[number];

export const INSTRUCTIONS =
  {instructions};

/** How to get more, in narrowed answers. */
export const MORE = {more} as const;

export const TOOLS: readonly Tool[] = {tools};
"""
INSTRUCTIONS = (
    "Structural models (frames, beams, plates) as JSON. solve_model and run_checks solve and check "
    "on this machine, explain tells of one member, verify_results says whether kept results still "
    "hold; the default detail is "
    "short. The other tools run at a Loadpath service: "
    "build with create_beam, create_frame or build_model and `stash: true`, and pass the handle "
    "on. hand_off_model gives a link for a person. Models and results are in SI units; builders "
    "take m, mm and kN as their arguments say."
)
SOLVED_HERE = ("solve_model", "run_checks", "explain", "verify_results")
RUN_HERE = (*SOLVED_HERE, "check_beam", "hand_off_model")


def generate() -> dict[str, str]:
    tools = [tool.declaration for tool in _tools()]
    text = HEAD.format(
        note=note("src/loadpath/mcp"),
        version=version("loadpath"),
        details=" | ".join(map(_quoted, DETAILS)),
        run_here=", ".join(map(_quoted, RUN_HERE)),
        instructions=msgspec.json.encode(INSTRUCTIONS).decode(),
        more=msgspec.json.format(msgspec.json.encode(MORE), indent=2).decode(),
        tools=msgspec.json.format(msgspec.json.encode(tools), indent=2).decode(),
    )
    return {FILE: text}


def _quoted(word: str) -> str:
    return f"'{word}'"


def _tools() -> list[Tool]:
    hosted, local = tools_of("hosted"), tools_of("local")
    found = []
    for name, tool in hosted.items():
        if name == "check_beam":
            found.append(_check_beam(tool))
        else:
            found.append(local[name] if name in SOLVED_HERE else tool)
    only_here = [local[name] for name in SOLVED_HERE if name not in hosted]
    return [*found, *only_here, _hand_off(hosted["solve_model"])]


def _check_beam(hosted: Tool) -> Tool:
    """Built and parked at the service, solved and checked here."""
    link = {
        name: schema
        for name, schema in hosted.output["properties"].items()
        if name in ("open_url", "expires_at", "model_ref", "note")
    }
    output: dict[str, Any] = {
        **CHECKED,
        "properties": {**CHECKED["properties"], "extremes": {"type": "object"}, **link},
        "required": [*CHECKED["required"], *link],
    }
    return msgspec.structs.replace(
        hosted,
        title="Build, solve and check a steel beam",
        summary=(
            "Build a single-span steel beam (span in m, udl in kN/m, point_load in kN, downward) "
            "with a ULS combination, solve it on this machine and check it to EN 1993-1-1. The "
            "service parks the model behind a public link for 24 hours (open_url)."
        ),
        properties={**hosted.properties, "detail": DETAIL},
        output=output,
    )


def _hand_off(hosted: Tool) -> Tool:
    return msgspec.structs.replace(
        hosted,
        name="hand_off_model",
        title="Hand a model off to a person",
        summary=(
            "Validate a model (SI units) and park it at the service behind a public link: whoever "
            "opens open_url has it solved and shown in their own browser. The link works for 24 "
            "hours."
        ),
    )
