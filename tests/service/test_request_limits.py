"""Limits on requests: by account and by network, told in headers, shared by all processes."""

import re
from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from loadpath.service.access.request_limits import Policy, RequestLimits
from loadpath.service.background import delete_what_ended
from loadpath.service.clock import MINUTE, SECOND
from tests.service.api import Api, running_api

MOST, MOST_OF_NETWORK = 10, 5
STRANGER, OTHER = "8.8.8.8", "9.9.9.9"


@pytest.fixture
def api(fresh_database_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Api]:
    """Behind a trusted proxy, so that a request has a network."""
    settings = {"max_requests": MOST, "max_network_requests": MOST_OF_NETWORK}
    with running_api(fresh_database_url, trusted_proxies="10.0.0.1/32", **settings) as running:
        app = running.client.app

        async def from_proxy(scope: Any, receive: Any, send: Any) -> None:
            await app({**scope, "client": ("10.0.0.1", 1)}, receive, send)

        monkeypatch.setattr(running.client._transport, "app", from_proxy)
        yield running


def left(response: httpx2.Response) -> int:
    return int(re.findall(r";r=(\d+);", response.headers["ratelimit"])[0])


def visit(api: Api, path: str, network: str) -> httpx2.Response:
    return api.client.get(path, headers={"X-Forwarded-For": network})


def test_an_account_is_told_where_it_stands_and_stopped_when_it_has_had_enough(api: Api) -> None:
    """HTTP-21: by account, whatever key; until the minute is over; others are not touched."""
    account_id, key = api.new_account()
    second_key = api.new_key(account_id)
    _, stranger = api.new_account()
    api.clock.advance(MINUTE - api.clock() % MINUTE + 15 * SECOND)
    for number in range(MOST):
        answer = api.get("/api/sdk/me", key=(key, second_key)[number % 2])
        assert answer.status_code == 200
        assert answer.headers["ratelimit-policy"] == f'"account";q={MOST};w=60'
        assert answer.headers["ratelimit"] == f'"account";r={MOST - number - 1};t=45'
    refused = api.get("/api/sdk/me", key=key)
    assert (refused.status_code, refused.json()["code"]) == (429, "rate_limited")
    assert refused.headers["retry-after"] == "45"
    assert left(refused) == 0
    assert api.get("/api/sdk/me", key=stranger).status_code == 200
    api.clock.advance(45 * SECOND)
    assert api.get("/api/sdk/me", key=key).status_code == 200


def test_strangers_are_counted_by_network(api: Api) -> None:
    """HTTP-21: on pages, public endpoints and with credentials that are none."""
    bad = {"X-Forwarded-For": STRANGER}
    assert api.get("/api/sdk/me", key="no key", headers=bad).status_code == 401
    assert api.get("/api/openapi.json", key=None, headers=bad).status_code == 200
    assert visit(api, "/sign-in", STRANGER).headers["ratelimit"].startswith('"network";r=2;')
    for _ in range(MOST_OF_NETWORK - 3):
        assert visit(api, "/sign-in", STRANGER).status_code == 200
    assert visit(api, "/sign-in", STRANGER).status_code == 429
    assert api.get("/api/sdk/me", key="no key", headers=bad).status_code == 429
    assert visit(api, "/sign-in", OTHER).status_code == 200
    assert api.get("/api/sdk/me", headers=bad).status_code == 200


def test_a_private_address_is_not_counted(api: Api) -> None:
    """HTTP-21, ACC-12: it may be everybody behind a proxy."""
    for _ in range(MOST_OF_NETWORK + 1):
        answer = visit(api, "/sign-in", "192.168.1.1")
        assert answer.status_code == 200
        assert "ratelimit" not in answer.headers


def test_the_limit_holds_over_all_processes(api: Api) -> None:
    """HTTP-21: each tells the others of those who send many."""
    account_id, key = api.new_account()
    here, elsewhere = api.resources.request_limits, RequestLimits(MOST, MOST_OF_NETWORK)
    for _ in range(MOST // 2):
        assert api.get("/api/sdk/me", key=key).status_code == 200
        _, refusal = elsewhere.count(elsewhere.of_account, account_id, api.clock())
        assert refusal is None
    for process in (here, elsewhere, here):
        api.call(process.share, api.resources.store)
    assert api.get("/api/sdk/me", key=key).status_code == 429
    _, refusal = elsewhere.count(elsewhere.of_account, account_id, api.clock())
    assert refusal is not None


def test_who_sends_little_costs_no_write(api: Api) -> None:
    """HTTP-21: and what was written is deleted when its minute is over."""
    count = "SELECT COUNT(*) FROM request_counts"
    limits = api.resources.request_limits
    limits.count(Policy("account", 30_000), "somebody", api.clock())
    api.call(limits.share, api.resources.store)
    assert api.read(lambda tx: tx.row(count))[0] == 0
    api.get("/api/sdk/me")
    api.call(limits.share, api.resources.store)
    assert api.read(lambda tx: tx.row(count))[0] == 1
    api.clock.advance(2 * MINUTE)
    api.call(delete_what_ended, api.resources)
    assert api.read(lambda tx: tx.row(count))[0] == 0
