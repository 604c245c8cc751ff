"""An OpenID Connect provider that answers nonsense: people read why, and nothing fails here."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from loadpath.service.accounts.openid_connect.sign_in import provider_of
from tests.service.api import Api, running_api
from tests.service.own_provider import CLIENT, DISCOVERY, OwnProvider, running_provider, sign_in


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


def test_a_provider_that_is_gone(tmp_path: Path) -> None:
    """ACC-9."""
    with running_both(tmp_path) as (api, provider):
        provider.socket.close()
        assert sign_in(api, provider).status == 503
