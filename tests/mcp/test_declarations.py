"""The tools as they are declared: complete, described with units, with examples that fit."""

import json
import re

import jsonschema_rs
import pytest

from loadpath.mcp.tools import TOOLS, Tool, tools_of
from tools.generate.local_server import npm_tools

NAMES = {
    *("get_schema", "list_sections", "get_section", "list_materials", "validate_model"),
    *("create_beam", "check_beam", "create_frame", "build_model", "add_load", "solve_model"),
    "generate_combinations",
    *("get_model", "update_model", "explain", "find_lightest"),
    *("run_checks", "hand_off_model", "stash_model", "save_model", "list_models"),
}
EACH = pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: f"{tool.name}-{tool.places[0]}")
UNITS = re.compile(r"\b(SI units|m|mm|kN|kN/m|metres|Pa)\b")
WITHOUT_NUMBERS = ("list_sections", "validate_model", "list_models")
MOST_TOKENS = 8000
CHARACTERS_PER_TOKEN = 4


def test_both_servers_have_every_tool_but_what_has_to_solve() -> None:
    assert set(tools_of("hosted")) == NAMES
    assert set(tools_of("local")) == NAMES | {"verify_results"}


@EACH
def test_a_tool_is_told_in_full(tool: Tool) -> None:
    assert tool.title
    assert not tool.title.endswith(".")
    assert tool.summary.endswith(".")
    assert "Example: {" in tool.description
    assert UNITS.search(tool.summary) or tool.name in WITHOUT_NUMBERS
    for name, schema in tool.properties.items():
        assert schema.get("description"), name


@EACH
def test_schemas_are_schemas_and_examples_fit(tool: Tool) -> None:
    for schema in (tool.input, tool.output):
        jsonschema_rs.meta.validate(schema)
        assert schema["type"] == "object"
    jsonschema_rs.Draft202012Validator(tool.input).validate(tool.example)


@EACH
def test_annotations_say_what_it_does(tool: Tool) -> None:
    hints = tool.annotations
    assert hints.get("destructiveHint", False) is False, "nothing destroys"
    verbs = ("stash", "save", "create", "build", "add", "check", "generate", "update", "find")
    keeps = tool.name.startswith(verbs)
    hands_off = tool.places == ("hosted",) or tool.name == "hand_off_model"
    assert hints["readOnlyHint"] is not (keeps or hands_off)
    assert hints["openWorldHint"] is hands_off
    assert ("destructiveHint" in hints) is not hints["readOnlyHint"], "it is true unless denied"


def test_the_list_of_tools_is_not_a_book() -> None:
    """An agent reads all of it before its first word; English and JSON have four characters a
    token or more."""
    servers = {place: list(tools_of(place).values()) for place in ("hosted", "local")}
    for server, tools in {**servers, "npm": npm_tools()}.items():
        listed = [tool.declaration for tool in tools]
        length = len(json.dumps(listed, separators=(",", ":")))
        assert length < MOST_TOKENS * CHARACTERS_PER_TOKEN, server


def test_what_is_told_elsewhere_is_told_there() -> None:
    """ "See create_beam." of an argument: create_beam has one of that name, told in full."""
    npm = {tool.name: tool for tool in npm_tools()}
    for tools in (tools_of("hosted"), tools_of("local"), npm):
        for tool in tools.values():
            for name, schema in tool.properties.items():
                for other in re.findall(r"^See (\w+)\.$", schema["description"]):
                    there = tools[other].properties[name]["description"]
                    assert not there.startswith("See "), (tool.name, name)


@EACH
def test_nothing_is_told_twice(tool: Tool) -> None:
    """The example stands in the description, the title beside it; aliases in the reference."""
    assert "examples" not in tool.input
    assert "title" not in tool.annotations
    assert "Alias of" not in json.dumps(tool.input)
