"""The client of the service tests: talks to the whole application and checks every answer.

Every answer to a documented path must be one the OpenAPI description allows, carry a request id,
and, if it fails, have the one error body.
"""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx2
import jsonschema_rs
import msgspec
import zstandard
from argon2 import PasswordHasher
from starlette.testclient import TestClient

from loadpath.service.access.new_account import add_account
from loadpath.service.access.new_api_key import add_api_key
from loadpath.service.access.passwords import Passwords
from loadpath.service.api import OPERATIONS
from loadpath.service.app import create_app
from loadpath.service.description.openapi import make_description
from loadpath.service.request_log import RequestLog
from loadpath.service.resources import Resources, make_resources
from loadpath.service.settings import Settings
from loadpath.store import Store, Transaction, open_store
from loadpath.store.accounts import set_tier
from tests.service.log_capture import LogCapture

START = 1_777_889_700_000  # 2026-05-04T10:15:00Z
PASSWORD = "correct horse battery"
DESCRIPTION = msgspec.to_builtins(make_description(OPERATIONS))
FAST_PASSWORDS = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
PASSWORD_HASH = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
NOT_IN_DESCRIPTION = {405}
TEST_SETTINGS = {"base_url": "http://testserver", "reserve_bytes": 0}  # many stores, one disk


class FakeClock:
    """Time that moves when the test says so."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> int:
        return self.now

    def advance(self, milliseconds: int) -> None:
        self.now += milliseconds


class Api:
    """A running application with its clock, its log and one account to start with."""

    def __init__(
        self, client: TestClient, resources: Resources, clock: FakeClock, log: LogCapture
    ) -> None:
        self.client = client
        self.resources = resources
        self.clock = clock
        self._log = log
        self._count = 0
        self.account_id, self.key = self.new_account()

    @property
    def log(self) -> LogCapture:
        """The log; lines of requests are written when the loop has turned."""
        self.call(asyncio.sleep, 0)
        return self._log

    def write(self, work: Any) -> Any:
        """Run a store function as a transaction of its own."""
        return self.client.portal.call(self.resources.store.write, work)  # type: ignore[union-attr]

    def read(self, work: Any) -> Any:
        return self.client.portal.call(self.resources.store.read, work)  # type: ignore[union-attr]

    def call(self, function: Any, *arguments: Any) -> Any:
        """Run a coroutine function on the application's event loop."""
        return self.client.portal.call(function, *arguments)  # type: ignore[union-attr]

    def new_account(self, tier: str = "free", **key: Any) -> tuple[str, str]:
        """Make an account with `PASSWORD`; gives its id and a key."""
        self._count += 1
        email = f"user{self._count}@example.com"

        def make(tx: Transaction) -> tuple[str, str]:
            account = add_account(
                tx, email=email, password_hash=PASSWORD_HASH, tier=tier, now=self.clock()
            )
            assert account is not None
            return account.id, make_key(tx, account.id, self.clock(), **key)

        made: tuple[str, str] = self.write(make)
        return made

    def new_key(self, account_id: str, **key: Any) -> str:
        made: str = self.write(lambda tx: make_key(tx, account_id, self.clock(), **key))
        return made

    def set_tier(self, account_id: str, tier: str) -> None:
        self.write(lambda tx: set_tier(tx, account_id, tier))

    def email_of(self, key: str) -> str:
        return str(self.get("/api/sdk/me", key=key).json()["email"])

    def request(
        self, method: str, path: str, *, key: str | None = "", **options: Any
    ) -> httpx2.Response:
        """Send a request with the first account's key, another `key`, or None at all."""
        headers = dict(options.pop("headers", {}))
        if key is not None and "Authorization" not in headers:
            headers.setdefault("X-API-Key", key or self.key)
        response = self.client.request(method, path, headers=headers, **options)
        check_answer(method, path, response)
        return response

    def get(self, path: str, **options: Any) -> httpx2.Response:
        return self.request("GET", path, **options)

    def post(self, path: str, body: Any = None, **options: Any) -> httpx2.Response:
        if body is not None:
            options["json"] = body
        return self.request("POST", path, **options)

    def put(self, path: str, body: Any = None, **options: Any) -> httpx2.Response:
        if body is not None:
            options["json"] = body
        return self.request("PUT", path, **options)

    def delete(self, path: str, **options: Any) -> httpx2.Response:
        return self.request("DELETE", path, **options)


def make_key(
    tx: Transaction,
    account_id: str,
    now: int,
    scopes: tuple[str, ...] = (),
    expires_in_days: int | None = None,
) -> str:
    _, key = add_api_key(
        tx,
        account_id,
        name="test",
        scopes=scopes,
        expires_in_days=expires_in_days,
        now=now,
        most=10_000,
    )
    return key


@contextmanager
def running_api(database_url: str, **settings: Any) -> Iterator[Api]:
    """The application on a database, with a clock that stands still."""
    clock = FakeClock()
    store: Store = open_store(database_url)
    resources = make_resources(
        Settings(**{**TEST_SETTINGS, "database_url": database_url, **settings}),
        store,
        clock,
        FAST_PASSWORDS,
    )
    log = LogCapture()
    app = create_app(resources, RequestLog("json", log))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Api(client, resources, clock, log)


def check_answer(method: str, path: str, response: Any) -> None:
    """Fail unless the description allows this answer."""
    assert response.headers.get("x-request-id"), "an answer without a request id"
    path = path.split("?")[0]
    if not path.startswith("/api/"):
        return
    assert response.headers["access-control-allow-origin"] == "*"
    if response.status_code >= 400 and method != "HEAD":
        body = response.json()
        assert isinstance(body["error"], str)
        assert isinstance(body["code"], str)
    operation = find_operation("GET" if method == "HEAD" else method, path)
    if operation is None or response.status_code in NOT_IN_DESCRIPTION:
        return
    documented = operation["responses"].get(str(response.status_code))
    assert documented is not None, f"{method} {path}: {response.status_code} is not documented"
    for header in documented.get("headers", {}):
        if header not in ("Idempotency-Replayed",):
            assert header in response.headers, f"{header} is missing"
    if method == "HEAD" or "content" not in documented:
        assert response.content == b""
        return
    assert response.headers["content-type"] == "application/json"
    schema = documented["content"]["application/json"]["schema"]
    content = response.content
    if response.headers.get("content-encoding") == "zstd":
        content = zstandard.decompress(content)
    validator_of(schema).validate(json.loads(content))


def find_operation(method: str, path: str) -> Any:
    for template, methods in DESCRIPTION["paths"].items():
        if re.fullmatch(re.sub(r"\{[^}]*\}", "[^/]+", template), path):
            return methods.get(method.lower())
    return None


VALIDATORS: dict[str, Any] = {}


def validator_of(schema: Any) -> Any:
    """A validator of a schema inside the description."""
    name = msgspec.json.encode(schema).decode()
    if name not in VALIDATORS:
        VALIDATORS[name] = jsonschema_rs.Draft202012Validator(
            {**schema, "components": DESCRIPTION["components"]}, validate_formats=True
        )
    return VALIDATORS[name]
