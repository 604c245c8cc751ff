"""API keys: made, listed, limited, revoked."""

from typing import Any

import pytest

from loadpath.service.clock import DAY, MINUTE
from tests.service.api import Api, running_api

KEYS = "/api/sdk/api-keys"


def create(api: Api, key: str = "", **fields: Any) -> dict[str, Any]:
    answer = api.post(KEYS, {"name": "laptop", "scopes": [], **fields}, key=key)
    assert answer.status_code == 200, answer.text
    created: dict[str, Any] = answer.json()
    return created


def test_a_new_key_works_and_is_shown_once(api: Api) -> None:
    """KEY-1, KEY-2, GEN-6."""
    created = create(api, expiresInDays=None)
    assert set(created) == {
        "id",
        "name",
        "key",
        "scopes",
        "created_at",
        "expires_at",
        "message",
    }
    key_id, secret = created["key"].split(".")
    assert key_id == created["id"]
    assert len(secret) >= 43 + 6
    assert api.get("/api/sdk/me", key=created["key"]).status_code == 200
    listed = api.get(KEYS)
    assert secret not in listed.text
    names = {"id", "name", "scopes", "createdAt", "lastUsedAt", "expiresAt"}
    assert all(set(key) == names for key in listed.json()["keys"])


def test_expiry_is_counted_in_days(api: Api) -> None:
    """KEY-3."""
    created = create(api, expiresInDays=30)
    assert created["created_at"].startswith("2026-")
    listed = {key["id"]: key for key in api.get(KEYS).json()["keys"]}[created["id"]]
    assert listed["expiresAt"] == created["expires_at"]
    api.clock.advance(30 * DAY)
    assert api.get("/api/sdk/me", key=created["key"]).status_code == 401


@pytest.mark.parametrize("days", [0, -1, 1.5, "3", True, 10**9])
def test_strange_expiries_are_refused(api: Api, days: Any) -> None:
    """KEY-3."""
    answer = api.post(KEYS, {"name": "a", "expiresInDays": days})
    assert answer.status_code == 400
    assert answer.json()["code"] == "invalid_parameter"
    assert "expiresInDays" in answer.json()["error"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "missing_parameter"),
        ({"name": ""}, "invalid_parameter"),
        ({"name": "a" * 101}, "invalid_parameter"),
        ({"name": 5}, "invalid_parameter"),
        ({"name": "a\x00b"}, "invalid_parameter"),
        ({"name": "a", "scopes": ["admin"]}, "unknown_scope"),
        ({"name": "a", "scopes": "keys"}, "invalid_parameter"),
        ({"name": "a", "expires_in_days": 3}, "invalid_parameter"),
    ],
)
def test_bad_requests_are_named(api: Api, body: Any, code: str) -> None:
    """KEY-4, HTTP-12."""
    answer = api.post(KEYS, body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_a_limited_key_makes_no_stronger_key(api: Api) -> None:
    """KEY-5."""
    limited = api.new_key(api.account_id, scopes=("keys", "handoff"))
    assert create(api, key=limited, scopes=["handoff"])["scopes"] == ["handoff"]
    for scopes in ([], ["models:read"], ["keys", "models:write"]):
        answer = api.post(KEYS, {"name": "a", "scopes": scopes}, key=limited)
        assert (answer.status_code, answer.json()["code"]) == (403, "insufficient_scope")
    brief = api.new_key(api.account_id, expires_in_days=10)
    assert create(api, key=brief, expiresInDays=10)["expires_at"]
    for days in (None, 11):
        answer = api.post(KEYS, {"name": "a", "expiresInDays": days}, key=brief)
        assert answer.status_code == 403


def test_revoking_takes_effect_at_once(api: Api) -> None:
    """KEY-6, KEY-8, AUTH-4."""
    created = create(api)
    answer = api.delete(f"{KEYS}?id={created['id']}")
    assert answer.status_code == 200
    assert set(answer.json()) == {"message"}
    assert api.get("/api/sdk/me", key=created["key"]).status_code == 401
    assert created["id"] not in api.get(KEYS).text
    assert api.delete(f"{KEYS}?id={created['id']}").status_code == 404


def test_revoking_needs_a_key_of_ones_own(api: Api) -> None:
    """KEY-6, KEY-8."""
    assert api.delete(KEYS).json()["code"] == "missing_parameter"
    assert api.delete(f"{KEYS}?id=").status_code == 400
    assert api.delete(f"{KEYS}?id=%00").status_code == 404
    _, foreign = api.new_account()
    assert api.delete(f"{KEYS}?id={foreign.split('.')[0]}").status_code == 404
    assert api.get("/api/sdk/me", key=foreign).status_code == 200
    assert foreign.split(".")[0] not in api.get(KEYS).text


def test_a_key_may_revoke_itself(api: Api) -> None:
    created = create(api)
    assert api.delete(f"{KEYS}?id={created['id']}", key=created["key"]).status_code == 200
    assert api.get("/api/sdk/me", key=created["key"]).status_code == 401


def test_last_use_is_known_to_the_minute_without_a_write_each_time(api: Api) -> None:
    """KEY-7."""
    created = create(api)

    def last_used() -> Any:
        keys = {key["id"]: key for key in api.get(KEYS).json()["keys"]}
        return keys[created["id"]]["lastUsedAt"]

    assert last_used() is None
    api.get("/api/sdk/me", key=created["key"])
    first = last_used()
    assert first is not None
    api.clock.advance(MINUTE - 1)
    api.get("/api/sdk/me", key=created["key"])
    assert last_used() == first
    api.clock.advance(1)
    api.get("/api/sdk/me", key=created["key"])
    assert last_used() > first


def test_an_idempotency_key_is_refused(api: Api) -> None:
    """KEY-9."""
    answer = api.post(KEYS, {"name": "a"}, headers={"Idempotency-Key": "once"})
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid_parameter")


def test_there_is_a_most(fresh_database_url: str) -> None:
    """KEY-10."""
    with running_api(fresh_database_url, max_api_keys=3) as api:
        create(api)
        second = create(api)
        answer = api.post(KEYS, {"name": "a"})
        assert (answer.status_code, answer.json()["code"]) == (409, "too_many_keys")
        api.delete(f"{KEYS}?id={second['id']}")
        create(api)
