"""Limits on requests: by account, key and network, told in headers, shared by all processes."""

from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from loadpath.service.access.request_limits import Policy, RequestLimits
from loadpath.service.access.secret import new_secret
from loadpath.service.background import delete_what_ended
from loadpath.service.clock import MINUTE, SECOND
from loadpath.service.pages.visitor import PREFIX
from loadpath.store import StoreUnavailable
from tests.service.api import PASSWORD, Api, running_api
from tests.service.site import Browser

MOST, MOST_OF_KEY, MOST_OF_NETWORK = 10, 7, 5
STRANGER, OTHER = "8.8.8.8", "9.9.9.9"


@pytest.fixture
def api(fresh_database_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Api]:
    """Behind a trusted proxy, so that a request has a network."""
    settings = {
        "max_requests": MOST,
        "max_key_requests": MOST_OF_KEY,
        "max_network_requests": MOST_OF_NETWORK,
    }
    with running_api(fresh_database_url, trusted_proxies="10.0.0.1/32", **settings) as running:
        app = running.client.app

        async def from_proxy(scope: Any, receive: Any, send: Any) -> None:
            await app({**scope, "client": ("10.0.0.1", 1)}, receive, send)

        monkeypatch.setattr(running.client._transport, "app", from_proxy)
        yield running


def visit(api: Api, path: str, network: str) -> httpx2.Response:
    return api.client.get(path, headers={"X-Forwarded-For": network})


def test_an_account_is_told_where_it_stands_and_stopped_when_it_has_had_enough(api: Api) -> None:
    """HTTP-21: by account, whatever key; until the minute is over; others are not touched."""
    account_id, key = api.new_account()
    second_key = api.new_key(account_id)
    third_key = api.new_key(account_id)
    _, stranger = api.new_account()
    api.clock.advance(MINUTE - api.clock() % MINUTE + 15 * SECOND)
    for number in range(MOST):
        answer = api.get("/api/sdk/me", key=(key, second_key)[number % 2])
        assert answer.status_code == 200
        of_key = MOST_OF_KEY - number // 2 - 1
        of_account = MOST - number - 1
        assert answer.headers.get_list("ratelimit-policy") == [
            f'"key";q={MOST_OF_KEY};w=60',
            f'"account";q={MOST};w=60',
        ]
        assert answer.headers.get_list("ratelimit") == [
            f'"key";r={of_key};t=45',
            f'"account";r={of_account};t=45',
        ]
    refused = api.get("/api/sdk/me", key=third_key)
    assert (refused.status_code, refused.json()["code"]) == (429, "rate_limited")
    assert refused.headers["retry-after"] == "45"
    assert refused.headers.get_list("ratelimit")[1] == '"account";r=0;t=45'
    assert api.get("/api/sdk/me", key=stranger).status_code == 200
    api.clock.advance(45 * SECOND)
    assert api.get("/api/sdk/me", key=key).status_code == 200


def test_a_key_leaves_the_others_of_its_account_their_share(api: Api) -> None:
    """HTTP-21: a program that runs wild, and goes on when it is refused, stops itself alone."""
    account_id, wild = api.new_account()
    calm = api.new_key(account_id)
    statuses = [api.get("/api/sdk/me", key=wild).status_code for _ in range(2 * MOST)]
    assert statuses == [200] * MOST_OF_KEY + [429] * (2 * MOST - MOST_OF_KEY)
    refused = api.get("/api/sdk/me", key=wild)
    assert "one key may send 7 a minute" in refused.json()["error"]
    assert int(refused.headers["retry-after"]) <= 60
    statuses = [api.get("/api/sdk/me", key=calm).status_code for _ in range(MOST)]
    rest = MOST - MOST_OF_KEY
    assert statuses == [200] * rest + [429] * (MOST - rest)


def test_models_behind_handles_are_counted_as_well(api: Api) -> None:
    """HTTP-21: an address of its own beside the endpoint of tools is no way around."""
    _, key = api.new_account()
    statuses = [api.get("/api/mcp/models/mh_none", key=key).status_code for _ in range(MOST)]
    assert statuses == [404] * MOST_OF_KEY + [429] * (MOST - MOST_OF_KEY)


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


def test_signed_in_browsers_are_counted_by_account(api: Api) -> None:
    """HTTP-21: wherever they are, and apart from its programs, so that the owner of one that runs
    wild gets in to revoke its key."""
    account_id, key = api.new_account()
    email = api.email_of(key)
    browsers = [Browser(api) for _ in range(2)]
    for browser in browsers:
        browser.visit("/sign-in").submit("/sign-in", email=email, password=PASSWORD)
    api.clock.advance(MINUTE)
    keys = [key, api.new_key(account_id)]
    answers = [api.get("/api/sdk/me", key=keys[number % 2]) for number in range(MOST + 1)]
    assert answers[-1].status_code == 429
    for number in range(MOST_OF_NETWORK):
        page = browsers[number % 2].visit("/account").response
        assert page.status_code == 200
        assert page.headers["ratelimit"].startswith(f'"visitor";r={MOST_OF_NETWORK - number - 1};')
    assert [browser.visit("/account").status for browser in browsers] == [429, 429]
    assert "retry-after" in browsers[0].response.headers
    api.clock.advance(MINUTE)
    assert browsers[0].visit("/account").status == 200


def test_neighbours_behind_one_address_lock_no_account_out(api: Api) -> None:
    """HTTP-21: neither its browsers, whichever page they ask for, nor its programs."""
    owner = Browser(api)
    owner.visit("/sign-in").submit("/sign-in", email=api.email_of(api.key), password=PASSWORD)
    api.clock.advance(MINUTE)
    session = {"Cookie": f"loadpath={owner.cookies['loadpath']}", "X-Forwarded-For": STRANGER}
    for _ in range(MOST_OF_NETWORK):
        assert visit(api, "/sign-in", STRANGER).status_code == 200
    assert visit(api, "/docs", STRANGER).status_code == 429
    for number, path in enumerate(("/account", "/docs", "/packages/simple/")):
        page = api.client.get(path, headers=session)
        assert page.status_code == 200
        assert page.headers.get_list("ratelimit") == [
            f'"visitor";r={MOST_OF_NETWORK - number - 1};t=60'
        ]
    kept = api.get("/api/mcp/models/mh_none", headers={"X-Forwarded-For": STRANGER})
    assert kept.status_code == 404
    assert [line.split(";")[0] for line in kept.headers.get_list("ratelimit")] == [
        '"key"',
        '"account"',
    ]


def test_credentials_that_are_none_are_no_way_around(api: Api) -> None:
    """HTTP-21: neither a key nor a session that leads nowhere."""
    for number in range(MOST_OF_NETWORK + 1):
        forged = {"Cookie": f"loadpath={new_secret(PREFIX)}", "X-Forwarded-For": STRANGER}
        page = api.client.get("/docs", headers=forged)
        assert page.status_code == (200 if number < MOST_OF_NETWORK else 429)
        kept = api.get("/api/mcp/models/mh_none", key="none", headers={"X-Forwarded-For": OTHER})
        assert kept.status_code == (401 if number < MOST_OF_NETWORK else 429)


def test_who_is_signed_in_waits_once_for_a_database_that_is_away(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ERR-6: whether somebody is signed in is asked first, and where that cannot be told nothing
    else is asked; pages that need no database are there, and count for the network."""
    asked = []

    async def away(work: Any) -> None:
        asked.append(work)
        raise StoreUnavailable

    owner = Browser(api)
    owner.visit("/sign-in").submit("/sign-in", email=api.email_of(api.key), password=PASSWORD)
    session = {"Cookie": f"loadpath={owner.cookies['loadpath']}", "X-Forwarded-For": STRANGER}
    monkeypatch.setattr(api.resources.store, "read", away)
    for path, status in (("/account", 503), ("/open/x", 503), ("/docs", 200), ("/guide", 200)):
        asked.clear()
        page = api.client.get(path, headers=session)
        assert (path, page.status_code, len(asked)) == (path, status, 1)
    assert page.headers["ratelimit"].startswith('"network";')
    assert api.client.get("/livez", headers=session).status_code == 200
    assert len(asked) == 1


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nowhere", 404),
        ("GET", "/api/nowhere", 404),
        ("GET", "/static/nowhere.js", 404),
        ("DELETE", "/docs", 405),
        ("PATCH", "/api/sdk/me", 405),
        ("GET", "/api/mcp", 405),
        ("POST", "/static/site.css", 405),
    ],
)
def test_what_is_not_there_is_counted_by_network(
    api: Api, method: str, path: str, status: int
) -> None:
    """HTTP-21: unknown paths and methods; until it is refused with what a refusal says."""
    headers = {"X-Forwarded-For": STRANGER}
    for number in range(MOST_OF_NETWORK):
        answer = api.client.request(method, path, headers=headers)
        assert answer.status_code == status
        left = MOST_OF_NETWORK - number - 1
        assert answer.headers["ratelimit"].startswith(f'"network";r={left};')
    refused = api.client.request(method, path, headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (429, "rate_limited")
    assert "retry-after" in refused.headers
    assert (
        api.client.request(method, path, headers={"X-Forwarded-For": OTHER}).status_code == status
    )


def test_files_and_preflights_are_not_counted(api: Api) -> None:
    """HTTP-21."""
    headers = {"X-Forwarded-For": STRANGER}
    for _ in range(MOST_OF_NETWORK + 1):
        assert api.client.get("/static/site.css", headers=headers).status_code == 200
        assert api.client.options("/api/sdk/me", headers=headers).status_code == 204
    assert visit(api, "/sign-in", STRANGER).status_code == 200


def test_a_private_address_is_not_counted(api: Api) -> None:
    """HTTP-21, ACC-12: it may be everybody behind a proxy."""
    for _ in range(MOST_OF_NETWORK + 1):
        answer = visit(api, "/sign-in", "192.168.1.1")
        assert answer.status_code == 200
        assert "ratelimit" not in answer.headers


def test_the_limit_holds_over_all_processes(api: Api) -> None:
    """HTTP-21: each tells the others of those who send many."""
    account_id, key = api.new_account()
    here, elsewhere = (
        api.resources.request_limits,
        RequestLimits(MOST, MOST_OF_KEY, MOST_OF_NETWORK),
    )
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
    assert api.read(lambda tx: tx.row(count))[0] == 2, "of the key and of its account"
    api.clock.advance(2 * MINUTE)
    api.call(delete_what_ended, api.resources)
    assert api.read(lambda tx: tx.row(count))[0] == 0
