"""An OpenID Connect provider that answers nonsense: people read why, and nothing fails here."""

import hmac
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from joserfc.util import urlsafe_b64encode

from loadpath.service.accounts.openid_connect.sign_in import provider_of
from loadpath.service.clock import MINUTE
from tests.service.api import Api, running_api
from tests.service.own_provider import (
    CLIENT,
    DISCOVERY,
    KEY,
    OwnProvider,
    running_provider,
    sign_in,
)
from tests.service.site import Browser
from tests.service.test_account_pages import signed_in


@contextmanager
def running_both(folder: Path) -> Iterator[tuple[Api, OwnProvider]]:
    database = f"sqlite:///{folder}/db.sqlite"
    with (
        running_provider() as provider,
        running_api(database, oidc_issuer=provider.issuer, oidc_client_id=CLIENT) as api,
    ):
        yield api, provider


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Api, OwnProvider]]:
    with running_both(tmp_path_factory.mktemp("both")) as running:
        yield running


@pytest.fixture
def setup(both: tuple[Api, OwnProvider]) -> tuple[Api, OwnProvider]:
    """An honest provider of which nothing is remembered."""
    provider_of.cache_clear()
    both[1].lies, both[1].claims = {}, {}
    return both


def test_an_honest_provider(setup: tuple[Api, OwnProvider]) -> None:
    api, provider = setup
    assert "grace@example.org" in sign_in(api, provider).text


@pytest.mark.parametrize("path", [DISCOVERY, "/keys", "/token"])
@pytest.mark.parametrize(
    "lie",
    [
        (200, b"<html>"),
        (200, b""),
        (200, b"[]"),
        (200, b"null"),
        (200, b"\xff"),
        (200, b'{"keys": 5, "issuer": 5, "id_token": 5}'),
        (
            200,
            b'{"keys": [{"kty": "x"}], "issuer": "' + b"x" * 100_000 + b'", "id_token": "a.b.c"}',
        ),
        (200, b" " * 2_000_000 + b"{}"),
        (302, b"{}"),
        (404, b"{}"),
        (500, b"{}"),
    ],
    ids=range(11),
)
def test_answers_that_make_no_sense(
    setup: tuple[Api, OwnProvider], path: str, lie: tuple[int, bytes]
) -> None:
    """ACC-9."""
    api, provider = setup
    provider.lies[path] = lie
    browser = sign_in(api, provider)
    assert browser.status in (403, 503)
    assert "provider" in browser.text
    assert len(browser.text) < 1_000


@pytest.mark.parametrize(
    "claims",
    [
        {"sub": None},
        {"sub": 5},
        {"sub": ""},
        {"sub": "a\x00b"},
        {"sub": "x" * 256},
        {"sub": "other", "email": ["a@b"]},
        {"sub": "other", "email": "not an address"},
        {"sub": "other", "email": "a\x00@b.example"},
        {"exp": "soon"},
        {"exp": 1},
        {"aud": "others"},
        {"nonce": "another"},
        {"iss": 7},
    ],
    ids=str,
)
def test_tokens_that_make_no_sense(setup: tuple[Api, OwnProvider], claims: dict[str, Any]) -> None:
    """ACC-9."""
    api, provider = setup
    provider.claims = claims
    browser = sign_in(api, provider)
    assert browser.status == 403
    assert "provider" in browser.text


SIGNATURES: dict[str, tuple[str, Callable[[bytes], bytes]]] = {
    "unsigned": ("none", lambda signed: b""),
    "with the public key as a secret": (
        "HS256",
        lambda signed: hmac.digest(KEY.as_pem(private=False), signed, "sha256"),
    ),
    "with bytes of the right length": ("ES256", lambda signed: bytes(range(1, 65))),
}


@pytest.mark.parametrize("kind", SIGNATURES)
def test_tokens_that_the_provider_did_not_sign(
    setup: tuple[Api, OwnProvider], monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """ACC-28."""
    api, provider = setup
    algorithm, sign = SIGNATURES[kind]
    honest = provider.token

    def forge() -> str:
        header = msgspec.json.encode({"alg": algorithm, "kid": "one"})
        signed = urlsafe_b64encode(header) + b"." + honest().split(".")[1].encode()
        return (signed + b"." + urlsafe_b64encode(sign(signed))).decode()

    monkeypatch.setattr(provider, "token", forge)
    browser = sign_in(api, provider)
    assert browser.status == 403
    assert "token is not valid" in browser.text


def test_another_providers_description_is_refused(setup: tuple[Api, OwnProvider]) -> None:
    """ACC-28."""
    api, provider = setup
    honest = msgspec.json.decode(provider.answer(DISCOVERY)[1])
    provider.lies[DISCOVERY] = (200, msgspec.json.encode({**honest, "issuer": "https://evil"}))
    browser = sign_in(api, provider)
    assert browser.status == 503
    assert "calls itself 'https://evil'" in browser.text


def test_no_token_of_the_provider_reaches_the_browser(setup: tuple[Api, OwnProvider]) -> None:
    """ACC-28."""
    api, provider = setup
    browser = sign_in(api, provider)
    assert browser.status == 200
    for answer in (*browser.response.history, browser.response):
        told = f"{answer.text} {answer.headers}"
        assert all(part not in told for part in provider.token().split(".")[:2])


def test_an_answer_to_another_sign_in_is_refused(setup: tuple[Api, OwnProvider]) -> None:
    """ACC-28: one that was begun here, and the state of another."""
    api, _ = setup
    browser = Browser(api)
    api.client.follow_redirects = False
    assert browser.visit("/sign-in/oidc").status == 303
    api.client.follow_redirects = True
    assert browser.visit("/sign-in/oidc/callback?code=x&state=another").status == 403
    assert "not begun in this browser" in browser.text


def test_other_sites_begin_no_sign_in(setup: tuple[Api, OwnProvider]) -> None:
    """ACC-28."""
    api, _ = setup
    answer = api.client.get("/sign-in/oidc", headers={"Sec-Fetch-Site": "cross-site"})
    assert (answer.status_code, answer.json()["code"]) == (403, "cross_origin")


def test_a_provider_is_connected_by_whoever_has_just_signed_in(
    setup: tuple[Api, OwnProvider],
) -> None:
    """ACC-28: a session that was stolen later does not get a way in that stays."""
    api, provider = setup
    provider.claims = {"sub": "ida"}
    browser, _ = signed_in(api)
    api.clock.advance(15 * MINUTE + 1)
    assert "Sign out and in again" in sign_in(api, provider, browser).text
    fresh, _ = signed_in(api)
    assert sign_in(api, provider, fresh).path == "/account"


def test_a_provider_that_is_gone(tmp_path: Path) -> None:
    """ACC-9."""
    with running_both(tmp_path) as (api, provider):
        provider.socket.close()
        assert sign_in(api, provider).status == 503
