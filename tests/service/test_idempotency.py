"""Retries under an Idempotency-Key."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from loadpath.service.clock import DAY
from tests.service.api import Api
from tests.service.models import valid_model

SOLVE = "/api/sdk/solve"
MODELS = "/api/sdk/models"


def once(name: str) -> dict[str, str]:
    return {"Idempotency-Key": name}


@pytest.fixture(autouse=True)
def _one_clock(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database has the test's clock; tests/service/test_clocks.py lets the two differ."""

    async def now() -> int:
        return api.clock()

    monkeypatch.setattr(api.resources.store, "now", now)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        (SOLVE, {"model": valid_model()}),
        ("/api/sdk/check-beam", {"span_m": 6, "section": "IPE300"}),
        (MODELS, {"name": "a", "model": {}}),
    ],
)
def test_a_retry_gets_the_first_answer(api: Api, path: str, body: Any) -> None:
    """IDEM-1."""
    _, key = api.new_account("pro")
    first = api.post(path, body, key=key, headers=once("a"))
    api.clock.advance(DAY - 1)
    again = api.post(path, body, key=key, headers=once("a"))
    assert first.status_code == again.status_code < 300
    assert first.json() == again.json()
    assert first.headers.get("ETag") == again.headers.get("ETag")
    assert "Idempotency-Replayed" not in first.headers
    assert again.headers["Idempotency-Replayed"] == "true"
    api.clock.advance(1)
    late = api.post(path, body, key=key, headers=once("a"))
    assert late.json() != first.json()


def test_another_request_under_the_same_key_is_409(api: Api) -> None:
    """IDEM-2."""
    _, key = api.new_account("pro")
    assert api.post(SOLVE, {"model": valid_model()}, key=key, headers=once("b")).is_success
    other = {"model": valid_model(schema_version=3)}
    for path, body in ((SOLVE, other), (MODELS, {"name": "a", "model": {}})):
        answer = api.post(path, body, key=key, headers=once("b"))
        assert (answer.status_code, answer.json()["code"]) == (409, "idempotency_conflict")


def test_simultaneous_retries_do_the_work_once(api: Api) -> None:
    """IDEM-3."""
    _, key = api.new_account("pro")
    body = {"name": "once", "model": {}}
    with ThreadPoolExecutor(8) as pool:
        answers = list(
            pool.map(lambda _: api.post(MODELS, body, key=key, headers=once("c")), range(16))
        )
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.text for answer in answers}) == 1
    assert len(api.get(MODELS, key=key).json()["models"]) == 1


def test_a_failure_leaves_the_key_free(api: Api) -> None:
    """IDEM-4."""
    account_id, key = api.new_account("free")
    body = {"name": "a", "model": {}}
    assert api.post(MODELS, body, key=key, headers=once("d")).status_code == 403
    assert api.post(SOLVE, {"model": {}}, key=key, headers=once("d")).status_code == 422
    api.set_tier(account_id, "pro")
    assert api.post(MODELS, body, key=key, headers=once("d")).status_code == 201


def test_accounts_do_not_meet(api: Api) -> None:
    """IDEM-5."""
    body = {"model": valid_model()}
    _, one = api.new_account()
    _, two = api.new_account()
    first = api.post(SOLVE, body, key=one, headers=once("e")).json()
    second = api.post(SOLVE, body, key=two, headers=once("e")).json()
    assert first["model_ref"] != second["model_ref"]


@pytest.mark.parametrize("name", ["", "a b", "x" * 201])
def test_strange_keys_are_refused(api: Api, name: str) -> None:
    answer = api.post(SOLVE, {"model": valid_model()}, headers=once(name))
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid_parameter")
