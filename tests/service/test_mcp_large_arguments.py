"""Arguments that are too long to be looked at before a tool reads them in another process."""

from collections.abc import Iterator
from typing import Any

import pytest

from loadpath.mcp.tools import tools_of
from loadpath.service.bodies.received_body import SMALL
from loadpath.service.mcp.lifted_request import HEAD
from tests.service.api import Api, running_api
from tests.service.mcp_caller import McpCaller

LARGE: tuple[Any, ...] = ("x" * (HEAD + 1), [5] * HEAD, {"a": "x" * SMALL})


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """On one kind of database: what is wrong with arguments is said before there is need of one."""
    with running_api(f"sqlite:///{tmp_path_factory.mktemp('api')}/db.sqlite") as running:
        yield running


@pytest.mark.parametrize("name", list(tools_of("hosted")))
def test_large_arguments_of_any_type_are_no_fault_of_ours(api: Api, name: str) -> None:
    """MCP-8: the tool works or says what is wrong with them."""
    tool = tools_of("hosted")[name]
    mcp = McpCaller(api, key=api.new_account("pro")[1])
    for argument in tool.properties:
        for value in LARGE:
            arguments = {**tool.example, argument: value}
            answer = mcp.post(mcp.message("tools/call", {"name": name, "arguments": arguments}))
            assert answer.status_code == 200, argument
            assert "internal_error" not in answer.text, argument


def test_a_large_list_in_the_place_of_a_model_is_named(api: Api) -> None:
    """MCP-8."""
    load = {"kind": "self_weight", "case": "G"}
    error = McpCaller(api).refuse("add_load", {"model": [5] * HEAD, **load})
    assert (error["code"], error["path"]) == ("invalid_parameter", "model")
    assert "should be a document, an object" in error["error"]
