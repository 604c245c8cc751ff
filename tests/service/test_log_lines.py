"""What a line of the log says of a request: whence, who, with which key; and of those refused."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.service.api import PASSWORD, Api
from tests.service.running_server import HastyProtocol, RunningServer, running_server
from tests.service.site import Browser


def last_line(api: Api) -> dict[str, Any]:
    return [line for line in api.log.lines() if line["event"] == "request"][-1]


def test_a_line_names_network_account_and_key(api: Api) -> None:
    """RUN-5, ERR-5: the id of the key, not the key."""
    account_id, key = api.new_account()
    api.get("/api/sdk/me", key=key)
    line = last_line(api)
    assert (line["account"], line["key"]) == (account_id, key.split(".")[0])
    assert line["network"] == "unknown"  # the client of these tests has no address
    assert key.split(".")[1] not in str(line)
    api.get("/livez", key=None)
    assert (last_line(api)["account"], last_line(api)["key"]) == (None, None)


def test_an_agent_is_named_too(api: Api) -> None:
    """RUN-5."""
    account_id, key = api.new_account()
    api.client.post(
        "/api/mcp", content=b"{}", headers={"X-API-Key": key, "Content-Type": "application/json"}
    )
    assert (last_line(api)["account"], last_line(api)["key"]) == (account_id, key.split(".")[0])


@pytest.mark.parametrize(("password", "status"), [(PASSWORD, 200), ("wrong password", 401)])
def test_a_sign_in_names_the_account_that_was_tried(api: Api, password: str, status: int) -> None:
    """RUN-10."""
    account_id, key = api.new_account()
    email = api.email_of(key)
    api.post("/api/sdk/token", {"email": email, "password": password}, key=None)
    assert (last_line(api)["account"], last_line(api)["status"]) == (account_id, status)
    browser = Browser(api).visit("/sign-in")
    browser.api.client.follow_redirects = False
    browser.submit("/sign-in", email=email, password=password)
    browser.api.client.follow_redirects = True
    assert last_line(api)["account"] == account_id
    api.post("/api/sdk/token", {"email": "nobody@example.com", "password": "x"}, key=None)
    assert last_line(api)["account"] is None


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(f"sqlite:///{tmp_path_factory.mktemp('log')}/x", HastyProtocol) as running:
        yield running


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"nonsense\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHo", 408),
        (b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 431),
    ],
)
def test_what_is_refused_at_the_connection_is_logged_and_counted(
    server: RunningServer, sent: bytes, status: int
) -> None:
    """RUN-10: under the id that the client got."""
    answer = server.exchange(sent).decode()
    line = server.log.lines()[-1]
    assert (line["route"], line["status"], line["network"]) == ("refused", status, "127.0.0.1")
    assert f"x-request-id: {line['request_id']}" in answer
    labels = f'route="refused",method="other",status="{status}"'
    assert f"loadpath_requests_total{{{labels}}} 1" in server.resources.metrics.render()
