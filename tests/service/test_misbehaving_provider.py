"""An OpenID Connect provider that answers nonsense: people read why, and nothing fails here."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
import pytest
from joserfc import jwt
from joserfc.jwk import ECKey

from tests.service.api import Api, running_api
from tests.service.site import Browser

CLIENT = "loadpath"
DISCOVERY = "/.well-known/openid-configuration"
KEY = ECKey.generate_key("P-256", {"kid": "one"})


class Mischief(ThreadingHTTPServer):
    """A provider that is honest wherever `lies` does not say otherwise."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.issuer = f"http://127.0.0.1:{self.server_address[1]}"
        self.lies: dict[str, tuple[int, bytes]] = {}
        self.nonce = ""

    def answer(self, path: str) -> tuple[int, bytes]:
        if path in self.lies:
            return self.lies[path]
        found = {
            DISCOVERY: {
                "issuer": self.issuer,
                "authorization_endpoint": f"{self.issuer}/authorize",
                "token_endpoint": f"{self.issuer}/token",
                "jwks_uri": f"{self.issuer}/keys",
            },
            "/keys": {"keys": [KEY.as_dict(private=False)]},
            "/token": {"id_token": self.token()},
        }
        return 200, msgspec.json.encode(found[path])

    def token(self, **claims: Any) -> str:
        usual = {
            "iss": self.issuer,
            "aud": CLIENT,
            "exp": int(time.time()) + 60,
            "sub": "grace",
            "nonce": self.nonce,
            "email": "grace@example.org",
            "email_verified": True,
        }
        return jwt.encode({"alg": "ES256", "kid": "one"}, {**usual, **claims}, KEY, ["ES256"])


class Answering(BaseHTTPRequestHandler):
    server: Mischief

    def do_GET(self) -> None:
        status, body = self.server.answer(self.path)
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Location", "/elsewhere")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["content-length"]))
        self.do_GET()

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing: the test speaks for itself."""


@contextmanager
def running_provider() -> Iterator[Mischief]:
    with Mischief() as provider:
        thread = threading.Thread(target=provider.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield provider
        finally:
            provider.shutdown()
            thread.join()


@pytest.fixture
def setup(tmp_path: Path) -> Iterator[tuple[Api, Mischief]]:
    """A provider of its own for every test: what an earlier one said is remembered for an hour."""
    database = f"sqlite:///{tmp_path}/db.sqlite"
    with (
        running_provider() as provider,
        running_api(database, oidc_issuer=provider.issuer, oidc_client_id=CLIENT) as api,
    ):
        yield api, provider


def sign_in(api: Api, provider: Mischief) -> Browser:
    """The whole way, as a browser goes it; gives up where it is refused."""
    browser = Browser(api)
    api.client.follow_redirects = False
    browser.visit("/sign-in/oidc")
    api.client.follow_redirects = True
    if browser.status != 303:
        return browser
    query = parse_qs(urlsplit(browser.response.headers["location"]).query)
    provider.nonce = query["nonce"][0]
    return browser.visit(f"/sign-in/oidc/callback?code=x&state={query['state'][0]}")


def test_an_honest_provider(setup: tuple[Api, Mischief]) -> None:
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
    setup: tuple[Api, Mischief], path: str, lie: tuple[int, bytes]
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
def test_tokens_that_make_no_sense(setup: tuple[Api, Mischief], claims: dict[str, Any]) -> None:
    """ACC-9."""
    api, provider = setup
    honest = provider.token
    provider.token = lambda **_: honest(**claims)  # type: ignore[method-assign]
    browser = sign_in(api, provider)
    assert browser.status == 403
    assert "provider" in browser.text


def test_a_provider_that_is_gone(setup: tuple[Api, Mischief]) -> None:
    """ACC-9."""
    api, provider = setup
    provider.socket.close()
    assert sign_in(api, provider).status == 503
