"""Credentials: keys and tokens, their forms, their ends, their scopes."""

import pytest

from loadpath.service.clock import DAY, HOUR
from tests.service.api import PASSWORD, Api


def token_of(api: Api, key: str = "") -> str:
    email = api.email_of(key or api.key)
    answer = api.post("/api/sdk/token", {"email": email, "password": PASSWORD}, key=None)
    assert answer.status_code == 200
    return str(answer.json()["token"])


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_both_forms_work(api: Api) -> None:
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
    answer = api.get("/api/sdk/me", key=None, headers=headers)
    assert answer.status_code == 401
    assert answer.json()["code"] == "unauthorized"
    assert "Bearer" in answer.headers["WWW-Authenticate"]


def test_a_key_with_one_character_changed_fails(api: Api) -> None:
    wrong = api.key[:-10] + ("A" if api.key[-10] != "A" else "B") + api.key[-9:]
    assert api.get("/api/sdk/me", key=wrong).status_code == 401


def test_two_credentials_at_once_are_contradictory(api: Api) -> None:
    headers = {**bearer(token_of(api)), "X-API-Key": api.key}
    answer = api.get("/api/sdk/me", headers=headers)
    assert answer.status_code == 400
    assert answer.json()["code"] == "conflicting_parameters"


def test_a_token_lives_one_hour_to_the_millisecond(api: Api) -> None:
    token = token_of(api)
    issued = api.clock()
    api.clock.advance(HOUR - 1)
    assert api.get("/api/sdk/me", headers=bearer(token)).status_code == 200
    api.clock.advance(1)
    assert api.clock() == issued + HOUR
    assert api.get("/api/sdk/me", headers=bearer(token)).status_code == 401


def test_a_key_ends_after_its_days(api: Api) -> None:
    key = api.new_key(api.account_id, expires_in_days=2)
    api.clock.advance(2 * DAY - 1)
    assert api.get("/api/sdk/me", key=key).status_code == 200
    api.clock.advance(1)
    assert api.get("/api/sdk/me", key=key).status_code == 401
