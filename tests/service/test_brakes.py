"""Brakes on networks: spraying, floods of sign-ups, guesses from a stolen session."""

from collections.abc import Iterator
from typing import Any

import httpx2
import pytest

from loadpath.service.access.brake import stands_for_one_party
from loadpath.service.access.password_sign_in import OF_ACCOUNT, OF_NETWORK, WINDOW
from loadpath.service.background import delete_what_ended
from loadpath.service.clock import HOUR, SECOND
from loadpath.store import Transaction
from tests.service.api import PASSWORD, Api, running_api
from tests.service.site import Browser

ATTACKER, HONEST = "8.8.8.8", "9.9.9.9"
FORM = {"Accept": "text/html", "Sec-Fetch-Site": "same-origin"}


@pytest.fixture
def api(fresh_database_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Api]:
    """Behind a proxy that is trusted, so that every request has a network."""
    with running_api(fresh_database_url, trusted_proxies="10.0.0.1/32", max_sign_ups=3) as running:
        app = running.client.app

        async def from_proxy(scope: Any, receive: Any, send: Any) -> None:
            await app({**scope, "client": ("10.0.0.1", 1)}, receive, send)

        monkeypatch.setattr(running.client._transport, "app", from_proxy)
        yield running


def sign_in(api: Api, email: str, password: str, network: str) -> int:
    body = {"email": email, "password": password}
    headers = {"X-Forwarded-For": network}
    return api.post("/api/sdk/token", body, key=None, headers=headers).status_code


def sign_up(api: Api, email: str, network: str) -> httpx2.Response:
    form = {"email": email, "password": "correct horse battery"}
    headers = {**FORM, "X-Forwarded-For": network}
    return api.client.post("/sign-up", data=form, headers=headers, follow_redirects=False)


def test_spraying_over_many_accounts_is_slowed_down(api: Api) -> None:
    """ACC-12: from that network only, and until the window has moved on."""
    _, key = api.new_account()
    for number in range(OF_NETWORK.most):
        assert sign_in(api, f"somebody{number}@example.com", "password12", ATTACKER) == 401
    email = api.email_of(key)
    assert sign_in(api, email, PASSWORD, ATTACKER) == 429
    assert sign_in(api, email, PASSWORD, HONEST) == 200
    api.clock.advance(WINDOW)
    assert sign_in(api, email, PASSWORD, ATTACKER) == 200


def test_a_private_address_may_be_everybody(api: Api) -> None:
    """ACC-12: a proxy that was not named as trusted must not let one lock out all."""
    _, key = api.new_account()
    for number in range(OF_NETWORK.most + 1):
        assert sign_in(api, f"somebody{number}@example.com", "password12", "192.168.1.1") == 401
    assert sign_in(api, api.email_of(key), PASSWORD, "192.168.1.1") == 200


@pytest.mark.parametrize(
    ("network", "is_one"),
    [
        ("8.8.8.8", True),
        ("2600:1:2:3::/64", True),
        ("10.0.0.1", False),
        ("127.0.0.1", False),
        ("172.17.0.1", False),
        ("fd00::/64", False),
        ("::1", False),
        ("unknown", False),
    ],
)
def test_which_networks_stand_for_one_party(network: str, is_one: bool) -> None:
    """ACC-12."""
    assert stands_for_one_party(network) == is_one


def test_a_flood_of_sign_ups_is_slowed_down(api: Api) -> None:
    """ACC-12: finding out which addresses are taken counts like making accounts."""
    for number in range(2):
        assert sign_up(api, f"new{number}@example.com", ATTACKER).status_code == 303
    assert sign_up(api, "new0@example.com", ATTACKER).status_code == 409
    refused = sign_up(api, "new9@example.com", ATTACKER)
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) == HOUR // SECOND
    assert "requests for accounts or mails from your network" in refused.text
    assert sign_up(api, "new10@example.com", HONEST).status_code == 303
    api.clock.advance(HOUR)
    assert sign_up(api, "new9@example.com", ATTACKER).status_code == 303


def test_what_no_longer_counts_is_deleted(api: Api) -> None:
    """ACC-12."""

    def count(tx: Transaction) -> Any:
        return tx.row("SELECT COUNT(*) FROM sign_ups")

    sign_up(api, "new@example.com", ATTACKER)
    api.call(delete_what_ended, api.resources)
    assert api.read(count)[0] == 1
    api.clock.advance(HOUR)
    api.call(delete_what_ended, api.resources)
    assert api.read(count)[0] == 0


def test_a_stolen_session_finds_out_no_password(api: Api) -> None:
    """ACC-13: after ten wrong ones even the right one has to wait."""
    _, key = api.new_account()
    browser = Browser(api).visit("/sign-in")
    browser.submit("/sign-in", email=api.email_of(key), password=PASSWORD)
    for number in range(OF_ACCOUNT.most):
        browser.submit("/account/password", current=f"guess {number}", password="another password")
        assert browser.status == 400
        assert "current password is wrong" in browser.text
    browser.submit("/account/password", current=PASSWORD, password="another password")
    assert browser.status == 429
    assert "Too many failed sign-ins" in browser.text
    api.clock.advance(WINDOW)
    browser.submit("/account/password", current=PASSWORD, password="another password")
    assert browser.path == "/account"
    assert browser.status == 200
