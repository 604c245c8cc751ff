"""Credentials: keys and tokens, their forms, their ends, their scopes."""

import pytest

from loadpath.service.access.secret import new_secret
from loadpath.service.api import OPERATIONS
from loadpath.service.clock import DAY, HOUR
from loadpath.store import Transaction
from tests.service.api import PASSWORD, Api


def token_of(api: Api, key: str = "") -> str:
    email = api.email_of(key or api.key)
    answer = api.post("/api/sdk/token", {"email": email, "password": PASSWORD}, key=None)
    assert answer.status_code == 200
    return str(answer.json()["token"])


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_both_forms_work(api: Api) -> None:
    """AUTH-1, ACC-1."""
    by_key = api.get("/api/sdk/me")
    by_token = api.get("/api/sdk/me", headers=bearer(token_of(api)))
    assert by_key.status_code == by_token.status_code == 200
    assert set(by_key.json()) == {"user_id", "email", "is_premium"}
    assert set(by_token.json()) == {"user_id", "email", "is_premium", "token_expires_at"}
    assert by_key.json()["user_id"] == by_token.json()["user_id"] == api.account_id


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"X-API-Key": ""},
        {"X-API-Key": "nonsense"},
        {"X-API-Key": "lpk1.secret"},
        {"X-API-Key": "a" * 5000},
        {"Authorization": "Bearer"},
        {"Authorization": "Bearer nonsense"},
        {"Authorization": "Basic dXNlcjpwYXNz"},
    ],
)
def test_missing_or_invalid_credentials_give_401(api: Api, headers: dict[str, str]) -> None:
    """AUTH-2."""
    answer = api.get("/api/sdk/me", key=None, headers=headers)
    assert answer.status_code == 401
    assert answer.json()["code"] == "unauthorized"
    assert "Bearer" in answer.headers["WWW-Authenticate"]


def test_a_credential_in_the_place_of_the_other_is_told(api: Api) -> None:
    as_token = api.get("/api/sdk/me", key=None, headers=bearer(api.key))
    as_key = api.get("/api/sdk/me", key=token_of(api))
    assert as_token.status_code == as_key.status_code == 401
    assert "send it in X-API-Key" in as_token.json()["error"]
    assert "Authorization: Bearer" in as_key.json()["error"]


def test_a_key_with_one_character_changed_fails(api: Api) -> None:
    wrong = api.key[:-10] + ("A" if api.key[-10] != "A" else "B") + api.key[-9:]
    assert api.get("/api/sdk/me", key=wrong).status_code == 401


def test_a_key_counts_with_its_own_secret_only(api: Api) -> None:
    """AUTH-2: an id that is there, in a key that is well formed, with a secret of somebody else."""
    key_id, _, _ = api.key.partition(".")
    assert api.get("/api/sdk/me", key=new_secret(f"{key_id}.")).status_code == 401
    assert api.get("/api/sdk/me").status_code == 200


def test_of_two_credentials_both_count(api: Api) -> None:
    """AUTH-3."""
    token = bearer(token_of(api))
    assert api.get("/api/sdk/me", headers={**token, "X-API-Key": api.key}).status_code == 200
    limited = {**token, "X-API-Key": api.new_key(api.account_id, scopes=("handoff",))}
    assert api.get("/api/sdk/models", headers=limited).status_code == 403
    broken = {**bearer("nonsense"), "X-API-Key": api.key}
    assert api.get("/api/sdk/me", headers=broken).status_code == 401
    _, other = api.new_account()
    answer = api.get("/api/sdk/me", headers={**token, "X-API-Key": other})
    assert answer.status_code == 400
    assert answer.json()["code"] == "conflicting_parameters"


def test_a_token_lives_one_hour_to_the_millisecond(api: Api) -> None:
    """ACC-2, AUTH-4."""
    token = token_of(api)
    issued = api.clock()
    api.clock.advance(HOUR - 1)
    assert api.get("/api/sdk/me", headers=bearer(token)).status_code == 200
    api.clock.advance(1)
    assert api.clock() == issued + HOUR
    assert api.get("/api/sdk/me", headers=bearer(token)).status_code == 401


def test_a_key_ends_after_its_days(api: Api) -> None:
    """KEY-3, AUTH-4."""
    key = api.new_key(api.account_id, expires_in_days=2)
    api.clock.advance(2 * DAY - 1)
    assert api.get("/api/sdk/me", key=key).status_code == 200
    api.clock.advance(1)
    assert api.get("/api/sdk/me", key=key).status_code == 401


def test_every_operation_but_two_needs_credentials(api: Api) -> None:
    """AUTH-1, GEN-3, GEN-4."""
    public = {"/api/sdk/token", "/api/openapi.json"}
    for operation in OPERATIONS:
        assert operation.path in public or operation.path.startswith("/api/sdk/")
        path = operation.path.replace("{id}", "x")
        answer = api.request(operation.method, path, key=None)
        assert (answer.status_code == 401) == (operation.path not in public), path


def test_the_body_of_a_stranger_is_not_read(api: Api) -> None:
    """AUTH-2: a broken body without credentials is 401, not 400."""
    answer = api.post("/api/sdk/models", key=None, content=b"{broken")
    assert answer.status_code == 401


def test_nothing_secret_is_stored(api: Api) -> None:
    """AUTH-5."""
    token = token_of(api)
    secrets = [api.key.split(".")[1], token, PASSWORD]

    def dump(tx: Transaction) -> str:
        tables = ("accounts", "api_keys", "tokens", "sessions")
        return repr([tx.rows(f"SELECT * FROM {table}") for table in tables])

    stored = api.read(dump)
    for secret in secrets:
        assert secret not in stored
        assert repr(secret.encode())[2:-1] not in stored
    assert "$argon2id$" in stored


@pytest.mark.parametrize(
    ("scopes", "method", "path", "allowed"),
    [
        (("handoff",), "GET", "/api/sdk/me", True),
        (("handoff",), "GET", "/api/sdk/models", False),
        (("handoff",), "GET", "/api/sdk/api-keys", False),
        (("models:read",), "GET", "/api/sdk/models", True),
        (("models:read",), "POST", "/api/sdk/models", False),
        (("models:write",), "DELETE", "/api/sdk/models/x", True),
        (("keys",), "GET", "/api/sdk/api-keys", True),
        (("handoff", "models:read"), "GET", "/api/sdk/models", True),
        ((), "GET", "/api/sdk/models", True),
    ],
)
def test_scopes(api: Api, scopes: tuple[str, ...], method: str, path: str, allowed: bool) -> None:
    """AUTH-6."""
    answer = api.request(method, path, key=api.new_key(api.account_id, scopes=scopes))
    assert (answer.status_code != 403) == allowed
    if not allowed:
        assert answer.json()["code"] == "insufficient_scope"


def test_every_operation_names_its_scope() -> None:
    """AUTH-6: who forgets the scope of a new operation hears it here."""
    without = {operation.id for operation in OPERATIONS if operation.scope is None}
    assert without == {"showAccount", "issueToken", "describe"}
