"""An OpenID Connect provider of the tests' own, which says whatever a test wants it to say."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from joserfc import jwt
from joserfc.jwk import ECKey

from tests.service.api import Api
from tests.service.site import Browser

CLIENT = "loadpath"
DISCOVERY = "/.well-known/openid-configuration"
KEY = ECKey.generate_key("P-256", {"kid": "one"})


class OwnProvider(ThreadingHTTPServer):
    """A provider that is honest wherever `lies` does not say otherwise."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.issuer = f"http://127.0.0.1:{self.server_address[1]}"
        self.lies: dict[str, tuple[int, bytes]] = {}
        self.nonce = ""
        self.claims: dict[str, Any] = {}
        """What its tokens say beside the usual, or in its place."""
        self.asked: dict[str, list[str]] = {}
        """With what the browser was sent to it last."""

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

    def token(self) -> str:
        usual = {
            "iss": self.issuer,
            "aud": CLIENT,
            "exp": int(time.time()) + 60,
            "sub": "grace",
            "nonce": self.nonce,
            "email": "grace@example.org",
            "email_verified": True,
        }
        return jwt.encode({"alg": "ES256", "kid": "one"}, {**usual, **self.claims}, KEY, ["ES256"])


class Answering(BaseHTTPRequestHandler):
    server: OwnProvider

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
def running_provider() -> Iterator[OwnProvider]:
    with OwnProvider() as provider:
        thread = threading.Thread(target=provider.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield provider
        finally:
            provider.shutdown()
            thread.join()


def sign_in(api: Api, provider: OwnProvider, browser: Browser | None = None) -> Browser:
    """The whole way, as a browser goes it; gives up where it is refused."""
    browser = browser or Browser(api)
    api.client.follow_redirects = False
    browser.visit("/sign-in/oidc")
    api.client.follow_redirects = True
    if browser.status != 303:
        return browser
    provider.asked = parse_qs(urlsplit(browser.response.headers["location"]).query)
    provider.nonce = provider.asked["nonce"][0]
    return browser.visit(f"/sign-in/oidc/callback?code=x&state={provider.asked['state'][0]}")
