"""The tools of the npm package `loadpath-mcp`, as TypeScript data, from the tools' declarations.

It solves here what the local server solves; everything else it forwards to the hosted server.
"""

from importlib.metadata import version
from typing import Any

import msgspec
from mcp_types import Prompt, Resource

from loadpath.mcp.chat_page import META, MIME_TYPE, TIER_HERE
from loadpath.mcp.prompts import PROMPTS
from loadpath.mcp.sdk_server import PROMPTS_LISTED, RESOURCES_LISTED
from loadpath.mcp.tools import Tool, tools_of
from loadpath.mcp.tools.shapes import TEXT, record
from loadpath.mcp.tools.solving import DETAIL_LIKEWISE, DETAILS, MORE
from loadpath.mcp.tools.tool import CHAT_PAGE
from tools.generate.note import note

FILE = "web/mcp/src/tools.gen.ts"
HEAD = """// {note}

import type {{ Prompt, Resource, Tool }} from '@modelcontextprotocol/server';

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

/** Files of the guide: their names are those under /guide/ of a service. */
export const RESOURCES: readonly Resource[] = {resources};

/** The page with which a chat shows a model, and what it has to know beside it. */
export const CHAT_PAGE = {chat_page};

/** Tasks, with the text that an agent gets. */
export const PROMPTS: readonly (Prompt & {{ text: string }})[] = {prompts};
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
SOLVED_HERE = ("solve_model", "run_checks", "explain", "find_lightest", "verify_results")
RUN_HERE = (*SOLVED_HERE, "check_beam", "hand_off_model")


def generate() -> dict[str, str]:
    tools = [tool.declaration for tool in npm_tools()]
    text = HEAD.format(
        note=note("src/loadpath/mcp"),
        version=version("loadpath"),
        details=" | ".join(map(_quoted, DETAILS)),
        run_here=", ".join(map(_quoted, RUN_HERE)),
        instructions=msgspec.json.encode(INSTRUCTIONS).decode(),
        more=_written(MORE),
        tools=_written(tools),
        resources=_written([to_json(each) for each in RESOURCES_LISTED]),
        chat_page=_written(
            {
                "uri": CHAT_PAGE,
                "mimeType": MIME_TYPE,
                "_meta": META,
                "config": {"tier": TIER_HERE},
            }
        ),
        prompts=_written(
            [
                to_json(listed) | {"text": prompt.text}
                for listed, prompt in zip(PROMPTS_LISTED, PROMPTS, strict=True)
            ]
        ),
    )
    return {FILE: text}


def to_json(listed: Resource | Prompt) -> dict[str, Any]:
    return listed.model_dump(mode="json", by_alias=True, exclude_none=True)


def _written(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()


def _quoted(word: str) -> str:
    return f"'{word}'"


def npm_tools() -> list[Tool]:
    """Every tool of the package."""
    hosted, local = tools_of("hosted"), tools_of("local")
    found = []
    for name, tool in hosted.items():
        if name == "check_beam":
            found.append(_check_beam(tool))
        else:
            found.append(local[name] if name in SOLVED_HERE else tool)
    only_here = [local[name] for name in SOLVED_HERE if name not in hosted]
    return [*found, *only_here]


def _check_beam(hosted: Tool) -> Tool:
    """Built and parked at the service, solved and checked here."""
    likewise = {
        name: {"type": hosted.properties[name]["type"], "description": "See create_beam."}
        for name in ("span_m", "section", "material")
    }
    output = record(
        {"verdict": {"type": "object"}, "open_url": TEXT, "model_ref": TEXT},
        description="As run_checks, with the extremes of solve_model, expires_at and note.",
    )
    return msgspec.structs.replace(
        hosted,
        title="Build, solve and check a steel beam",
        summary=(
            "Build a single-span steel beam (span in m, udl in kN/m, point_load in kN, downward) "
            "with a ULS combination, solve it here and check it to EN 1993-1-1. The service parks "
            "it behind a public link for 24 hours (open_url)."
        ),
        properties={**hosted.properties, **likewise, "detail": DETAIL_LIKEWISE},
        output=output,
    )
