"""Sign-in with an OpenID Connect provider, against a real one run here."""

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from urllib.parse import parse_qs, urlsplit

import httpx2
import pytest

from tests.free_port import find_free_port
from tests.service.api import PASSWORD, Api, running_api
from tests.service.site import Browser


@pytest.fixture(scope="module")
def issuer() -> Iterator[str]:
    port = find_free_port()
    provider = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-m", "oidc_provider_mock", "--port", str(port)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    address = f"http://localhost:{port}"
    try:
        wait_for(f"{address}/.well-known/openid-configuration")
        yield address
    finally:
        provider.terminate()
        provider.wait(10)


def wait_for(address: str) -> None:
    deadline = time.monotonic() + 20
    with httpx2.Client() as client:
        while True:
            try:
                client.get(address).raise_for_status()
                return
            except httpx2.HTTPError:
                assert time.monotonic() < deadline, "the provider did not start"
                time.sleep(0.1)


@pytest.fixture(scope="module")
def api(database_url: str, issuer: str) -> Iterator[Api]:
    with running_api(
        database_url,
        oidc_issuer=issuer,
        oidc_client_id="loadpath",
        oidc_client_secret="secret",
        oidc_name="Example ID",
    ) as running:
        yield running


def tell_provider(issuer: str, subject: str, **claims: object) -> None:
    httpx2.put(f"{issuer}/users/{subject}", json={"userinfo": claims, **claims}).raise_for_status()


def go_through(browser: Browser, subject: str, path: str = "/sign-in/oidc") -> Browser:
    """Follow the redirect to the provider, sign in there as `subject`, and come back."""
    browser.api.client.follow_redirects = False
    try:
        browser.visit(path)
        there = httpx2.post(browser.response.headers["location"], data={"sub": subject})
        back = urlsplit(there.headers["location"])
        assert (back.netloc, back.path) == ("testserver", "/sign-in/oidc/callback")
    finally:
        browser.api.client.follow_redirects = True
    return browser.visit(f"{back.path}?{back.query}")


def test_a_new_identity_gets_a_free_account(api: Api, issuer: str) -> None:
    tell_provider(issuer, "carol", email="carol@example.org", email_verified=True)
    browser = go_through(Browser(api), "carol")
    assert (browser.status, browser.path) == (200, "/account")
    assert "carol@example.org" in browser.text
    assert "connected with Example ID" in browser.text


def account_shown(browser: Browser) -> str:
    return str(re.findall(r"Account ([0-9a-f-]{36})", browser.text)[0])


def test_the_same_identity_finds_the_same_account(api: Api, issuer: str) -> None:
    tell_provider(issuer, "dan", email="dan@example.org", email_verified=True)
    first = account_shown(go_through(Browser(api), "dan"))
    tell_provider(issuer, "dan", email="dan-elsewhere@example.org", email_verified=True)
    assert account_shown(go_through(Browser(api), "dan")) == first


def test_an_unverified_address_makes_no_account(api: Api, issuer: str) -> None:
    tell_provider(issuer, "eve", email="eve@example.org", email_verified=False)
    browser = go_through(Browser(api), "eve")
    assert browser.status == 403
    assert "no verified e-mail address" in browser.text


def test_a_password_account_is_not_taken_over_but_can_be_connected(api: Api, issuer: str) -> None:
    _, key = api.new_account()
    email = api.email_of(key)
    tell_provider(issuer, "frank", email=email, email_verified=True)
    refused = go_through(Browser(api), "frank")
    assert refused.status == 403
    assert "Sign in with its password" in refused.text
    owner = Browser(api).visit("/sign-in")
    owner.submit("/sign-in", email=email, password=PASSWORD)
    assert "connected with Example ID" in go_through(owner, "frank").text
    assert email in go_through(Browser(api), "frank").text


def test_a_callback_that_was_not_begun_here_is_refused(api: Api) -> None:
    browser = Browser(api).visit("/sign-in/oidc/callback?code=x&state=y")
    assert browser.status == 403
    assert "not begun in this browser" in browser.text


def test_the_request_carries_state_nonce_and_a_challenge(api: Api) -> None:
    api.client.follow_redirects = False
    try:
        location = Browser(api).visit("/sign-in/oidc?next=/docs").response.headers["location"]
    finally:
        api.client.follow_redirects = True
    query = parse_qs(urlsplit(location).query)
    assert query["code_challenge_method"] == ["S256"]
    assert all(query[name][0] for name in ("state", "nonce", "code_challenge"))


def test_the_sign_in_page_offers_the_provider(api: Api) -> None:
    assert "Sign in with Example ID" in Browser(api).visit("/sign-in").text
