"""Two accounts, crossed: whatever one asks for of the other's, at every endpoint, page and tool
that is declared, it gets nothing of it and changes nothing of it."""

import io
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from loadpath.mcp.tools import tools_of
from loadpath.service.access.secret import new_secret
from loadpath.service.api import OPERATIONS
from loadpath.service.operations.operation import Operation
from loadpath.service.site import SITE
from loadpath.store.sessions import list_sessions
from tests.service import crossed_requests
from tests.service.api import PASSWORD, Api, running_api
from tests.service.crossed_requests import BY_HANDLE, PATHS_OF_OPERATIONS, WITHOUT_HANDLE, Ask
from tests.service.mcp_caller import McpCaller
from tests.service.models import valid_model
from tests.service.site import Browser

MARK = "Footbridge of the other account"
PAGE_METHODS = [(method, path) for path, handlers in SITE.items() for method in handlers]
TOOLS = tools_of("hosted")


class Owner:
    """An account with one of everything, each marked, and a look at whether it is all there."""

    def __init__(self, api: Api) -> None:
        self.api = api
        self.account, self.key = api.new_account("pro")
        self.email = api.email_of(self.key)
        model = valid_model()
        model["settings"]["general_info"]["project_name"] = MARK
        parked = api.post("/api/sdk/solve", {"model": model}, key=self.key).json()
        saved = api.post("/api/sdk/models", {"name": MARK, "model": model}, key=self.key).json()
        stashed = McpCaller(api, key=self.key).call("stash_model", {"model": model})
        self.browser = Browser(api).visit("/sign-in")
        self.browser.submit("/sign-in", email=self.email, password=PASSWORD)
        [session] = api.read(lambda tx: list_sessions(tx, self.account, api.clock(), 10**9))
        self.names = {
            "account": self.account,
            "email": self.email,
            "handle": stashed["handle"],
            "key_id": self.key.partition(".")[0],
            "link": parked["model_ref"].removeprefix("draft_"),
            "model": saved["id"],
            "session": session.id,
        }

    def look(self) -> list[Any]:
        """All that the account has, as it sees it itself, but for when things were last used."""
        paths = ("me", "drafts", "models", f"models/{self.names['model']}", "api-keys")
        answers = [self.api.get(f"/api/sdk/{path}", key=self.key).json() for path in paths]
        for key in answers[-1]["keys"]:
            del key["lastUsedAt"]
        for draft in answers[1]["drafts"]:
            del draft["lastOpenedAt"]
        kept = self.api.get(f"/api/mcp/models/{self.names['handle']}", key=self.key)
        return [*answers, kept.status_code, self.browser.visit("/account").path]

    def fill(self, value: Any) -> Any:
        """A request with what belongs to this account in the place of the names in braces."""
        text = json.dumps(value)
        for name, known in self.names.items():
            text = text.replace(f"{{{name}}}", known)
        return json.loads(text)


@pytest.fixture(scope="module")
def owner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Owner]:
    folder: Path = tmp_path_factory.mktemp("crossed")
    with running_api(f"sqlite:///{folder}/loadpath.sqlite") as api:
        yield Owner(api)


def assert_nothing_of(owner: Owner, answer: httpx2.Response, ask: Ask, sent: str) -> None:
    """Neither a name of the other's things nor their content comes back, but for what was sent."""
    for each in (*answer.history, answer):
        text = each.text if "zip" not in each.headers.get("content-type", "") else unzip(each)
        heard = text + str(each.headers)
        found = {name: known for name, known in owner.names.items() if known in heard}
        assert {name for name, known in found.items() if known not in sent} == set()
        assert ask.opens or MARK not in heard


def unzip(answer: httpx2.Response) -> str:
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        return "".join(archive.read(name).decode() for name in archive.namelist())


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.id)
def test_an_operation_gives_nothing_of_another_account(owner: Owner, operation: Operation) -> None:
    ask = crossed_requests.OPERATIONS[operation.id]
    before = owner.look()
    _, key = owner.api.new_account("pro")
    path = owner.fill(PATHS_OF_OPERATIONS.get(operation.id, operation.path))
    body = {"json": owner.fill(ask.sent)} if operation.read is not None else {}
    answer = owner.api.request(operation.method, path, key=key, **body)
    assert answer.status_code == ask.status, answer.text
    assert_nothing_of(owner, answer, ask, path + str(body))
    assert owner.look() == before


@pytest.mark.parametrize(("method", "page"), PAGE_METHODS)
def test_a_page_gives_nothing_of_another_account(owner: Owner, method: str, page: str) -> None:
    ask = crossed_requests.PAGES[method, page]
    before = owner.look()
    _, key = owner.api.new_account("pro")
    path = fill_path(owner, page)
    if page.startswith("/api/"):
        answer = owner.api.request(method, path, key=key)
    else:
        browser = Browser(owner.api).visit("/sign-in")
        browser.submit("/sign-in", email=owner.api.email_of(key), password=PASSWORD)
        assert browser.path == "/account"
        sent = owner.fill(ask.sent)
        answer = (browser.post(path, sent) if method == "POST" else browser.visit(path)).response
    assert answer.status_code == ask.status, answer.text
    assert_nothing_of(owner, answer, ask, path + str(owner.fill(ask.sent)))
    assert owner.look() == before


def fill_path(owner: Owner, page: str) -> str:
    """The path with what belongs to the other account, and with an invented secret."""
    one = owner.names["link" if page.startswith("/open/") else "model"]
    values = {
        "{id}": one,
        "{handle}": owner.names["handle"],
        "{secret}": new_secret("lpo_"),
        "{family}": one,
        "{digest}": one,
        "{file}": one,
        "{name:path}": one,
    }
    for name, value in values.items():
        page = page.replace(name, value)
    return page


@pytest.mark.parametrize("name", TOOLS)
def test_a_tool_gives_nothing_of_another_account(owner: Owner, name: str) -> None:
    assert (name in BY_HANDLE) != (name in WITHOUT_HANDLE), "say which it is"
    before = owner.look()
    _, key = owner.api.new_account("pro")
    caller = McpCaller(owner.api, key=key)
    arguments = msgspec.to_builtins(TOOLS[name].example)
    if name in BY_HANDLE:
        for handle in (owner.names["handle"], f"saved_{owner.names['model']}"):
            error = caller.refuse(name, {**arguments, "model": handle})
            assert error["code"] == "not_found"
            assert MARK not in str(error)
    else:
        heard = str(caller.call(name, arguments))
        assert MARK not in heard
        assert [each for each in owner.names.values() if each in heard] == []
    assert owner.look() == before


def test_nothing_is_listed_that_is_not_there() -> None:
    assert set(crossed_requests.OPERATIONS) == {operation.id for operation in OPERATIONS}
    assert set(crossed_requests.PAGES) == set(PAGE_METHODS)
    assert set(TOOLS) == BY_HANDLE | WITHOUT_HANDLE
    assert {name for name, tool in TOOLS.items() if "model" in tool.properties} == BY_HANDLE
