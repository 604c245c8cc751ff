"""Saved models: kept as sent, changed as a whole, never half-written."""

import gzip
import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.service.api import Api, running_api

MODELS = "/api/sdk/models"
MODEL = {"schema_version": 1, "settings": {}, "model": {"nodes": []}, "analysis": {}}


@pytest.fixture(scope="module")
def pro(api: Api) -> str:
    _, key = api.new_account("pro")
    return key


def save(api: Api, key: str, **fields: Any) -> dict[str, Any]:
    answer = api.post(MODELS, {"name": "Footbridge", "model": MODEL, **fields}, key=key)
    assert answer.status_code == 201, answer.text
    saved: dict[str, Any] = answer.json()
    return saved


def test_the_whole_life(api: Api, pro: str) -> None:
    """SAVE-1, SAVE-7, SAVE-9."""
    answer = api.post(MODELS, {"name": "One", "description": "d", "model": MODEL}, key=pro)
    assert answer.status_code == 201
    saved = answer.json()
    assert set(saved) == {"id", "name", "description", "createdAt", "updatedAt"}
    assert answer.headers["Location"] == f"{MODELS}/{saved['id']}"

    fetched = api.get(f"{MODELS}/{saved['id']}", key=pro).json()
    assert set(fetched) == {"id", "name", "description", "model", "created_at", "updated_at"}
    assert fetched["model"] == MODEL

    api.clock.advance(1000)
    updated = api.put(f"{MODELS}/{saved['id']}", {"name": "Two"}, key=pro).json()
    assert set(updated) == set(saved)
    assert (updated["name"], updated["description"]) == ("Two", "d")
    assert updated["updatedAt"] > saved["updatedAt"]
    assert updated["createdAt"] == saved["createdAt"]
    assert api.get(f"{MODELS}/{saved['id']}", key=pro).json()["model"] == MODEL
    assert saved["id"] in [model["id"] for model in api.get(MODELS, key=pro).json()["models"]]

    gone = api.delete(f"{MODELS}/{saved['id']}", key=pro)
    assert (gone.status_code, gone.content) == (204, b"")
    assert api.get(f"{MODELS}/{saved['id']}", key=pro).status_code == 404
    assert api.delete(f"{MODELS}/{saved['id']}", key=pro).status_code == 404


def test_lists_leave_the_model_out_and_begin_with_the_latest(api: Api) -> None:
    """SAVE-1."""
    _, key = api.new_account("pro")
    first = save(api, key, name="first")
    api.clock.advance(1)
    second = save(api, key, name="second")
    api.clock.advance(1)
    assert api.put(f"{MODELS}/{first['id']}", {"description": "x"}, key=key).status_code == 200
    models = api.get(MODELS, key=key).json()["models"]
    assert [model["id"] for model in models] == [first["id"], second["id"]]
    names = {"id", "name", "description", "createdAt", "updatedAt"}
    assert all(set(model) == names for model in models)


def test_the_model_may_come_as_a_string(api: Api, pro: str) -> None:
    """SAVE-5, SAVE-9."""
    saved = save(api, pro, model=json.dumps(MODEL))
    assert api.get(f"{MODELS}/{saved['id']}", key=pro).json()["model"] == MODEL


def test_a_model_is_kept_to_the_last_digit(api: Api, pro: str) -> None:
    """SAVE-9: numbers are not read and written again."""
    body = b'{"name":"n","model":{"x": 0.1000, "y":1E2, "big": 12345678901234567890123}}'
    headers = {"Content-Type": "application/json"}
    saved = api.post(MODELS, content=body, key=pro, headers=headers).json()
    fetched = api.get(f"{MODELS}/{saved['id']}", key=pro)
    assert b'{"x": 0.1000, "y":1E2, "big": 12345678901234567890123}' in fetched.content


def test_results_are_dropped(api: Api, pro: str) -> None:
    """SAVE-4, GEN-1."""
    for model in ({**MODEL, "results": {"a": 1}}, json.dumps({**MODEL, "results": [1]})):
        saved = save(api, pro, model=model)
        assert api.get(f"{MODELS}/{saved['id']}", key=pro).json()["model"] == MODEL
    api.put(f"{MODELS}/{saved['id']}", {"model": {"a": 1, "results": None}}, key=pro)
    assert api.get(f"{MODELS}/{saved['id']}", key=pro).json()["model"] == {"a": 1}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": "a"}, "missing_parameter"),
        ({"model": {}}, "missing_parameter"),
        ({"name": "a", "model": []}, "invalid_json"),
        ({"name": "a", "model": 5}, "invalid_json"),
        ({"name": "a", "model": None}, "invalid_json"),
        ({"name": "a", "model": "not json"}, "invalid_json"),
        ({"name": "a", "model": "[1]"}, "invalid_json"),
        ({"name": "", "model": {}}, "invalid_parameter"),
        ({"name": "a" * 201, "model": {}}, "invalid_parameter"),
        ({"name": "a\x00", "model": {}}, "invalid_parameter"),
        ({"name": "a", "model": {}, "extra": 1}, "invalid_parameter"),
        ({"name": "a", "model": {}, "description": 5}, "invalid_parameter"),
    ],
)
def test_bad_requests_are_named(api: Api, pro: str, body: Any, code: str) -> None:
    """SAVE-5, HTTP-12."""
    answer = api.post(MODELS, body, key=pro)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_saving_needs_pro_and_says_the_way_out(api: Api) -> None:
    """SAVE-2."""
    answer = api.post(MODELS, {"name": "a", "model": MODEL})
    assert (answer.status_code, answer.json()["code"]) == (403, "pro_required")
    assert "solve" in answer.json()["error"]
    assert api.get(MODELS).json() == {"models": []}


def test_a_lapsed_account_keeps_what_it_has(api: Api) -> None:
    """SAVE-2, SAVE-3."""
    account_id, key = api.new_account("pro")
    saved = save(api, key)
    api.set_tier(account_id, "free")
    assert api.put(f"{MODELS}/{saved['id']}", {"name": "b"}, key=key).status_code == 403
    assert len(api.get(MODELS, key=key).json()["models"]) == 1
    assert api.get(f"{MODELS}/{saved['id']}", key=key).status_code == 200
    assert api.delete(f"{MODELS}/{saved['id']}", key=key).status_code == 204


def test_other_accounts_see_nothing(api: Api, pro: str) -> None:
    """SAVE-6."""
    saved = save(api, pro)
    _, other = api.new_account("pro")
    path = f"{MODELS}/{saved['id']}"
    for answer in (
        api.get(path, key=other),
        api.put(path, {"name": "stolen"}, key=other),
        api.delete(path, key=other),
        api.get(f"{MODELS}/unknown", key=pro),
        api.get(f"{MODELS}/%00", key=pro),
        api.put(f"{MODELS}/%00", {"name": "stolen"}, key=pro),
        api.delete(f"{MODELS}/%00", key=pro),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    assert api.get(path, key=pro).json()["name"] == "Footbridge"


def test_a_change_changes_only_what_it_names(api: Api, pro: str) -> None:
    """SAVE-7."""
    saved = save(api, pro, description="old")
    path = f"{MODELS}/{saved['id']}"
    assert api.put(path, {}, key=pro).json()["code"] == "missing_parameter"
    assert api.put(path, {"name": None}, key=pro).status_code == 400
    assert api.put(path, {"description": None}, key=pro).json()["description"] is None
    assert api.put(path, {"model": {"b": 1}}, key=pro).json()["name"] == "Footbridge"
    assert api.get(path, key=pro).json()["model"] == {"b": 1}
    assert api.put(path, {"name": "x", "model": 7}, key=pro).status_code == 400
    assert api.get(path, key=pro).json()["name"] == "Footbridge"


def test_tags_guard_against_lost_updates(api: Api, pro: str) -> None:
    """SAVE-8, HTTP-11."""
    saved = save(api, pro)
    path = f"{MODELS}/{saved['id']}"
    tag = api.get(path, key=pro).headers["ETag"]
    unchanged = api.get(path, key=pro, headers={"If-None-Match": tag})
    assert (unchanged.status_code, unchanged.content) == (304, b"")
    first = api.put(path, {"name": "mine"}, key=pro, headers={"If-Match": tag})
    assert first.status_code == 200
    assert first.headers["ETag"] != tag
    late = api.put(path, {"name": "late"}, key=pro, headers={"If-Match": tag})
    assert (late.status_code, late.json()["code"]) == (412, "precondition_failed")
    assert api.delete(path, key=pro, headers={"If-Match": tag}).status_code == 412
    assert api.get(path, key=pro).json()["name"] == "mine"
    assert api.put(path, {"name": "any"}, key=pro, headers={"If-Match": "*"}).status_code == 200


def test_a_tag_of_a_packed_answer_serves_too(api: Api, pro: str) -> None:
    """SAVE-8, HTTP-6: other bytes, another tag, the same state."""
    saved = save(api, pro, model={"text": "a" * 5000})
    path = f"{MODELS}/{saved['id']}"
    plain = api.get(path, key=pro, headers={"Accept-Encoding": "identity"})
    packed = api.get(path, key=pro, headers={"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["ETag"] != plain.headers["ETag"]
    assert packed.json() == plain.json()
    condition = {"If-Match": packed.headers["ETag"]}
    assert api.put(path, {"name": "x"}, key=pro, headers=condition).status_code == 200


def test_of_many_changes_based_on_one_state_one_wins(api: Api, pro: str) -> None:
    """SAVE-8."""
    saved = save(api, pro)
    path = f"{MODELS}/{saved['id']}"
    tag = api.get(path, key=pro).headers["ETag"]

    def change(number: int) -> int:
        body = {"name": f"n{number}", "model": {"n": number}}
        return api.put(path, body, key=pro, headers={"If-Match": tag}).status_code

    with ThreadPoolExecutor(8) as pool:
        statuses = list(pool.map(change, range(16)))
    assert sorted(statuses) == [200] + [412] * 15
    fetched = api.get(path, key=pro).json()
    assert fetched["name"] == f"n{fetched['model']['n']}"


def test_a_large_model_comes_back_whole(api: Api, pro: str) -> None:
    """HTTP-14, HTTP-7, SAVE-9: read in another process, packed on the way in."""
    model = {"nodes": [{"id": n, "x": n / 7} for n in range(30_000)], "results": {"a": 1}}
    body = gzip.compress(json.dumps({"name": "large", "model": model}).encode())
    headers = {"Content-Type": "application/json", "Content-Encoding": "gzip"}
    answer = api.post(MODELS, content=body, key=pro, headers=headers)
    assert answer.status_code == 201
    fetched = api.get(f"{MODELS}/{answer.json()['id']}", key=pro).json()
    assert fetched["model"] == {"nodes": model["nodes"]}


def test_a_large_broken_model_is_an_ordinary_400(api: Api, pro: str) -> None:
    """HTTP-13, HTTP-14: errors come back from the other process as they are."""
    body = b'{"name":"x","model":{"a":"' + b"x" * 300_000 + b'"'
    headers = {"Content-Type": "application/json"}
    answer = api.post(MODELS, content=body, key=pro, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid_json")


def test_there_is_a_most(fresh_database_url: str) -> None:
    """SAVE-10."""
    with running_api(fresh_database_url, max_saved_models=2) as api:
        api.set_tier(api.account_id, "pro")
        save(api, api.key)
        saved = save(api, api.key)
        answer = api.post(MODELS, {"name": "c", "model": {}})
        assert (answer.status_code, answer.json()["code"]) == (507, "storage_full")
        api.delete(f"{MODELS}/{saved['id']}")
        save(api, api.key)
