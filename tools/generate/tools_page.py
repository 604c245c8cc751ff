"""Writes the reference page of the MCP tools, and the same declarations as JSON."""

import json
from typing import Any

from loadpath.mcp.tools import TOOLS, Tool, tools_of
from tools.generate.note import note

HEAD = """<!-- {note} -->

# Tools for agents

{count} tools over the Model Context Protocol, from a hosted server (`/api/mcp` of a service, with \
an API key) or from a local one (`loadpath mcp`, offline, solves on this machine). The hosted \
server runs no solver: there `solve_model`, `run_checks` and `check_beam` hand off a link, locally \
they return numbers, and `verify_results` is there alone.

| Tool | Hosted | Local | |
|---|---|---|---|
{table}

Wherever a model is asked for, it may be a document as an object, a string of its JSON, or a \
handle: \
`stash_...` of `stash_model` (or of a building tool with `stash: true`), `saved_...` of \
`list_models`. Names of arguments of the building tools are matched in any case, and other names \
for them are understood where the tables say so; the schema that agents get has one spelling only. \
All answers are structured content, and the same JSON as text.

Bad input is an error of the tool, never of the protocol: the result has `isError` and a text of \
JSON with `error`, `code`, and where they are known `path` (of the argument, or inside the model) \
and `suggestion`; a model that does not validate adds `errors`.

The declarations as data: [schema/tools.json](schema/tools.json).
"""


def generate() -> dict[str, str]:
    names = list(dict.fromkeys(tool.name for tool in TOOLS))
    hosted, local = tools_of("hosted"), tools_of("local")
    table = "\n".join(_row(name, hosted.get(name), local.get(name)) for name in names)
    text = HEAD.format(note=note("src/loadpath/mcp/tools"), count=len(names), table=table)
    for name in names:
        text += f"\n## {name}\n"
        places = {"Hosted": hosted.get(name), "Local": local.get(name)}
        if places["Hosted"] is places["Local"]:
            text += _tool(local[name])
            continue
        sections = (f"\n### {place}\n{_tool(tool)}" for place, tool in places.items() if tool)
        text += "".join(sections)
    declared: dict[str, object] = {"$comment": note("src/loadpath/mcp/tools")} | {
        place: [tool.declaration for tool in tools.values()]
        for place, tools in (("hosted", hosted), ("local", local))
    }
    return {
        "docs/reference/tools.md": text,
        "docs/reference/schema/tools.json": json.dumps(declared, indent=2) + "\n",
    }


def _row(name: str, hosted: Tool | None, local: Tool | None) -> str:
    tool = hosted or local
    assert tool is not None, f"no server has {name}"
    at_home = "the same" if local is hosted else local.title if local else ""
    return (
        f"| [`{name}`](#{name}) | {hosted.title if hosted else ''} | {at_home} | {_hints(tool)} |"
    )


def _hints(tool: Tool) -> str:
    words = ["reads only" if tool.reads_only else "adds, never destroys"]
    if tool.reaches_out:
        words.append("makes a public link")
    return ", ".join(words)


def _tool(tool: Tool) -> str:
    lines = [f"\n{tool.summary}\n"]
    if tool.properties:
        lines.append("| Argument | Type | Default | |\n|---|---|---|---|")
        lines += [_argument(tool, name, schema) for name, schema in tool.properties.items()]
        lines.append("")
    lines.append(f"Example: `{json.dumps(tool.example)}`\n")
    answer = ", ".join(f"`{name}`" for name in tool.output.get("properties", {}))
    if answer:
        lines.append(f"Answer: {answer}\n")
    return "\n".join(lines)


def _argument(tool: Tool, name: str, schema: dict[str, Any]) -> str:
    kind = schema.get("type", "one of " + ", ".join(map(str, schema.get("enum", ()))))
    kind = " or ".join(kind) if isinstance(kind, list) else kind
    if "enum" in schema and "type" in schema:
        kind = ", ".join(f"`{word}`" for word in schema["enum"])
    default = "required" if name in tool.required else json.dumps(schema.get("default", ""))
    default = "" if default == '""' else default
    meaning = [schema.get("description", ""), *_other_names(tool, name)]
    return f"| `{name}` | {kind} | {default} | {' '.join(meaning)} |"


def _other_names(tool: Tool, name: str) -> list[str]:
    aliases = [
        f"`{alias}`"
        for parameter in tool.parameters
        if parameter.name == name
        for alias in parameter.aliases
    ]
    return [f"Also {', '.join(aliases)}."] if aliases else []
