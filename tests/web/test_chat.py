"""A model in the chat: the page of an MCP App, shown under the policies of hosts."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Frame, Page, expect

from tests.running_service import RunningService
from tests.web.chat_host import (
    DEFAULT_POLICY,
    WITH_WORKERS,
    WITHOUT_WORKERS,
    Chat,
    HostedServer,
    LocalServer,
    local_server,
)
from tests.web.documents import checked_beam

NPM = Path(__file__).parents[2] / "web/mcp/dist/loadpath_mcp.js"
BEAM = {"span_m": 6, "section": "IPE300", "material": "S355", "stash": True}


@pytest.fixture(scope="module")
def hosted(service: RunningService) -> HostedServer:
    return HostedServer(service.base_url, service.new_key("chat@example.com", pro=True))


def await_state(frame: Frame, state: str) -> None:
    expect(frame.locator(f"html[data-state={state}]")).to_be_attached()


def told(chat: Chat, words: str) -> Any:
    """The last thing the agent was told, once it has some words."""
    for _ in range(200):
        said = chat.said("ui/update-model-context")
        if said and words in said[-1]["content"][0]["text"]:
            return said[-1]
        chat.page.wait_for_timeout(50)
    raise AssertionError(f"{words!r} is not in {said[-1:]}")


def test_the_hosted_server_has_the_reader_solve(hosted: HostedServer, page: Page) -> None:
    """Workers are refused; the model is behind a handle, which the page asks the server for."""
    chat = Chat(page, hosted, WITHOUT_WORKERS)
    frame = chat.call("create_beam", BEAM, theme="dark", containerDimensions={"maxHeight": 500})
    await_state(frame, "solved")
    expect(frame.locator("html[data-theme=dark]")).to_be_attached()
    assert chat.said("ui/notifications/size-changed")[-1]["height"] == 500
    (asked,) = chat.said("tools/call")
    handle = asked["arguments"]["model"]
    assert handle.startswith("stash_")
    before = told(chat, "Not checked")["structuredContent"]
    assert (before["model"], before["selected"]) == (handle, None)
    frame.get_by_role("searchbox").fill("1")
    frame.get_by_role("searchbox").press("Enter")
    after = told(chat, "member 1")
    assert after["structuredContent"]["selected"] == {"kind": "member", "id": 1}
    assert "Member 1 (IPE300 of S355, 6 m)" in after["content"][0]["text"]


def test_without_webassembly_the_link_is_left(hosted: HostedServer, page: Page) -> None:
    chat = Chat(page, hosted, DEFAULT_POLICY)
    frame = chat.call("solve_model", {"model": checked_beam()})
    await_state(frame, "failed")
    expect(frame.get_by_role("alert")).to_contain_text("runs no WebAssembly")
    expect(frame.locator("html[data-verdict]")).not_to_be_attached()
    frame.get_by_role("link", name="Open in a browser").click()
    page.wait_for_timeout(100)
    (opened,) = chat.said("ui/open-link")
    assert "/open/" in opened["url"]


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    models = ["--models", str(tmp_path_factory.mktemp("models"))]
    with local_server([sys.executable, "-m", "loadpath", "mcp", *models]) as server:
        yield server


def test_the_local_server_explains_what_the_page_selects(local: LocalServer, page: Page) -> None:
    chat = Chat(page, local, WITH_WORKERS)
    frame = chat.call("explain", {"model": checked_beam(), "member": 1})
    await_state(frame, "solved")
    says = told(chat, "Member 1")["content"][0]["text"]
    explained = local.ask(
        "tools/call", {"name": "explain", "arguments": {"model": checked_beam(), "member": 1}}
    )["structuredContent"]
    assert explained["says"] in says
    assert explained["model"] in says


def test_the_npm_server_shows_what_it_was_given(page: Page) -> None:
    """It reads the page beside itself: no service is there."""
    with local_server(["node", str(NPM)], LOADPATH_BASE_URL="http://127.0.0.1:9") as server:
        chat = Chat(page, server, WITH_WORKERS)
        frame = chat.call("run_checks", {"model": checked_beam()})
        await_state(frame, "solved")
        expect(frame.locator("html[data-verdict=passes]")).to_be_attached()


def test_what_a_tool_refuses_is_said(local: LocalServer, page: Page) -> None:
    chat = Chat(page, local, DEFAULT_POLICY)
    frame = chat.call("create_beam", {"span_m": -1})
    expect(frame.get_by_role("status")).to_contain_text("span_m")


def test_the_page_hears_its_own_chat_only(local: LocalServer, page: Page) -> None:
    """Another window of the same site asks in the chat's words and is not answered."""
    chat = Chat(page, local, DEFAULT_POLICY)
    frame = chat.call("create_beam", {"span_m": -1})
    expect(frame.get_by_role("status")).to_contain_text("span_m")
    page.evaluate(
        """() => {
            const other = document.createElement('iframe');
            document.body.append(other);
            const words = "{ jsonrpc: '2.0', id: 'stranger', method: 'ping' }";
            other.contentWindow.eval(`parent.frames[0].postMessage(${words}, '*')`);
            send({ id: 'chat', method: 'ping' });
        }"""
    )
    page.wait_for_function("said.some(({ id }) => id === 'chat')")
    assert not page.evaluate("said.some(({ id }) => id === 'stranger')")
