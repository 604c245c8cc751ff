"""The life of an account: sessions and their end, export, deletion, disabling, the audit log."""

import io
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

from loadpath.service.access.account_life import disable_account, enable_account
from loadpath.service.access.audit import Event
from loadpath.service.background import EVENTS_KEPT, delete_what_ended
from loadpath.service.clock import MINUTE
from loadpath.store.accounts import find_account
from loadpath.store.audit_events import list_events
from tests.service.api import PASSWORD, Api
from tests.service.models import valid_model
from tests.service.site import Browser
from tests.service.test_account_pages import signed_in
from tests.service.test_commands import run, run_json


def events_of(api: Api, account_id: str) -> list[str]:
    return [e.event for e in api.read(lambda tx: list_events(tx, 0, 100, account_id))]


def account_of(api: Api, account_id: str) -> Any:
    return api.read(lambda tx: find_account(tx, account_id))


def second_browser(api: Api, account_id: str) -> Browser:
    email = account_of(api, account_id).email
    browser = Browser(api).visit("/sign-in")
    return browser.submit("/sign-in", email=email, password=PASSWORD)


def test_the_profile_lists_signed_in_browsers(api: Api) -> None:
    """ACC-19: with browser, network and last use, right to within a minute."""
    browser, _ = signed_in(api)
    assert "testclient" in browser.text
    assert "(this one)" in browser.text
    assert "10:15 UTC" in browser.text
    api.clock.advance(7 * MINUTE)
    browser.visit("/account")
    assert "10:22 UTC" in browser.visit("/account").text
    api.clock.advance(-7 * MINUTE)


def test_one_browser_is_signed_out(api: Api) -> None:
    """ACC-19: of the own account only."""
    browser, account_id = signed_in(api)
    other = second_browser(api, account_id)
    stranger, _ = signed_in(api)
    ids = re.findall(r'name="id" value="([0-9a-f]{24})"', browser.visit("/account").response.text)
    assert len(ids) == 2
    for session_id in ids:
        stranger.post("/account/sessions/end", {"id": session_id})
    assert other.visit("/account").path == "/account"
    mine = re.search(r'value="([0-9a-f]{24})"', stranger.visit("/account").response.text)
    assert mine is not None
    stranger.post("/account/sessions/end", {"id": mine[1]})
    assert stranger.visit("/account").path == "/sign-in"
    assert browser.visit("/account").path == "/account"


def test_sign_out_everywhere_ends_sessions_and_tokens_but_no_keys(api: Api) -> None:
    """ACC-19."""
    browser, account_id = signed_in(api)
    key = api.new_key(account_id)
    other = second_browser(api, account_id)
    credentials = {"email": api.email_of(key), "password": PASSWORD}
    token = api.post("/api/sdk/token", credentials, key=None).json()["token"]
    browser.visit("/account").submit("/account/sign-out-everywhere")
    assert browser.path == "/sign-in"
    assert other.visit("/account").path == "/sign-in"
    bearer = {"Authorization": f"Bearer {token}"}
    assert api.get("/api/sdk/me", headers=bearer).status_code == 401
    assert api.get("/api/sdk/me", key=key).status_code == 200
    assert events_of(api, account_id)[-1] == Event.SIGNED_OUT_EVERYWHERE


def test_an_export_holds_everything_and_no_secret(api: Api) -> None:
    """ACC-20."""
    browser, account_id = signed_in(api, "pro")
    key = api.new_key(account_id)
    model = valid_model()
    saved = api.post("/api/sdk/models", {"name": "hall", "model": model}, key=key).json()["id"]
    link = api.post("/api/sdk/solve", {"model": model}, key=key).json()["model_ref"]
    response = browser.visit("/account/export").response
    assert response.headers["content-type"] == "application/zip"
    assert "attachment" in response.headers["content-disposition"]
    archive = zipfile.ZipFile(io.BytesIO(response.content))
    assert archive.testzip() is None
    files = {name: json.loads(archive.read(name)) for name in archive.namelist()}
    draft = link.removeprefix("draft_")
    assert set(files) == {"account.json", f"saved_models/{saved}.json", f"links/{draft}.json"}
    assert files[f"saved_models/{saved}.json"] == files[f"links/{draft}.json"] == model
    known = files["account.json"]
    assert known["account"]["user_id"] == account_id
    assert key.split(".")[0] in {k["id"] for k in known["api_keys"]}
    assert known["sessions"][0]["browser"] == "testclient"
    assert known["events"][-1]["event"] == Event.ACCOUNT_EXPORTED
    text = archive.read("account.json").decode()
    for secret in ("hash", "argon2", key.split(".")[1]):
        assert secret not in text


def test_an_export_is_for_its_owner(api: Api) -> None:
    """ACC-20."""
    assert Browser(api).visit("/account/export").path == "/sign-in"


def test_an_account_is_deleted_by_whoever_knows_its_password(api: Api) -> None:
    """ACC-21: with keys, links and models; the fact alone stays in the log."""
    browser, account_id = signed_in(api, "pro")
    key = api.new_key(account_id)
    email = api.email_of(key)
    link = api.post("/api/sdk/solve", {"model": valid_model()}, key=key).json()["open_url"]
    api.post("/api/sdk/models", {"name": "hall", "model": valid_model()}, key=key)
    browser.visit("/account").submit("/account/delete", password="not the password")
    assert browser.status == 400
    assert "nothing was deleted" in browser.text
    browser.submit("/account/delete", password=PASSWORD)
    assert browser.response.history[-1].headers["location"] == "/"
    assert browser.visit("/account").path == "/sign-in"
    assert api.get("/api/sdk/me", key=key).status_code == 401
    assert api.client.get(link.removeprefix("http://testserver")).status_code == 404
    tables = ("sessions", "tokens", "api_keys", "drafts", "saved_models", "idempotent_answers")
    for table in tables:
        count = f"SELECT COUNT(*) FROM {table} WHERE account_id = ?"
        assert api.read(lambda tx, count=count: tx.row(count, account_id))[0] == 0
    noted = api.read(lambda tx: list_events(tx, 0, 100, account_id))
    assert noted[-1].event == Event.ACCOUNT_DELETED
    assert email not in repr(noted)
    again = {"email": email, "password": PASSWORD}
    assert api.post("/api/sdk/token", again, key=None).status_code == 401


def test_an_account_without_a_password_is_deleted_by_its_address(api: Api) -> None:
    """ACC-21."""
    browser, account_id = signed_in(api)
    forget = "UPDATE accounts SET password_hash = NULL WHERE id = ?"
    api.write(lambda tx: tx.execute(forget, account_id))
    email = account_of(api, account_id).email
    browser.visit("/account").submit("/account/delete", email="other@example.com")
    assert browser.status == 400
    browser.submit("/account/delete", email=f" {email.upper()}")
    assert account_of(api, account_id) is None


def test_a_disabled_account_is_refused_whatever_it_shows(api: Api) -> None:
    """ACC-22: key, token, session and password; enabled again, its key and password work."""
    browser, account_id = signed_in(api)
    key = api.new_key(account_id)
    credentials = {"email": api.email_of(key), "password": PASSWORD}
    token = api.post("/api/sdk/token", credentials, key=None).json()["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    account = account_of(api, account_id)
    api.write(lambda tx: disable_account(tx, account, now=api.clock()))
    assert api.get("/api/sdk/me", key=key).status_code == 401
    assert api.get("/api/sdk/me", headers=bearer).status_code == 401
    assert browser.visit("/account").path == "/sign-in"
    refused = api.post("/api/sdk/token", credentials, key=None)
    assert (refused.status_code, refused.json()["code"]) == (401, "invalid_credentials")
    api.write(lambda tx: enable_account(tx, account, now=api.clock()))
    assert api.get("/api/sdk/me", key=key).status_code == 200
    assert api.post("/api/sdk/token", credentials, key=None).status_code == 200


def test_what_matters_is_written_down(api: Api) -> None:
    """RUN-12: in order, with where it came from."""
    account_id, key = api.new_account("pro")
    credentials = {"email": api.email_of(key), "password": PASSWORD}
    api.post("/api/sdk/token", credentials, key=None)
    api.post("/api/sdk/token", {**credentials, "password": "a wrong one"}, key=None)
    made = api.post("/api/sdk/api-keys", {"name": "k"}, key=key).json()
    api.delete(f"/api/sdk/api-keys?id={made['id']}", key=key)
    model = api.post("/api/sdk/models", {"name": "m", "model": {}}, key=key).json()["id"]
    api.delete(f"/api/sdk/models/{model}", key=key)
    noted = api.read(lambda tx: list_events(tx, 0, 100, account_id))
    assert [(e.event, e.detail) for e in noted] == [
        (Event.ACCOUNT_MADE, "pro"),
        (Event.KEY_MADE, key.split(".")[0]),
        (Event.SIGN_IN, "password"),
        (Event.SIGN_IN_FAILED, None),
        (Event.KEY_MADE, made["id"]),
        (Event.KEY_REVOKED, made["id"]),
        (Event.MODEL_DELETED, model),
    ]
    assert {e.network for e in noted[2:]} == {"unknown"}


def test_events_are_kept_for_a_year(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """RUN-12."""
    account_id, _ = api.new_account()
    api.clock.advance(EVENTS_KEPT)

    async def far_ahead() -> int:
        return api.clock()

    monkeypatch.setattr(api.resources.store, "now", far_ahead)
    api.call(delete_what_ended, api.resources)
    assert events_of(api, account_id) != []
    api.clock.advance(1)
    api.call(delete_what_ended, api.resources)
    assert events_of(api, account_id) == []


def test_the_operator_disables_deletes_and_looks_it_up(tmp_path: Path) -> None:
    """ACC-22, RUN-12."""
    email = "eve@example.com"
    made = run_json(tmp_path, "account", "create", email)
    run_json(tmp_path, "account", "set-tier", email, "pro")
    assert run_json(tmp_path, "account", "disable", email)["is_disabled"] is True
    assert "disabled" in run(tmp_path, "account", "list").stdout
    assert run(tmp_path, "account", "reset-link", email).exit_code == 1
    assert run_json(tmp_path, "account", "enable", email)["is_disabled"] is False
    run_json(tmp_path, "account", "sign-out", email)
    assert run(tmp_path, "account", "delete", email, stdin="n\n").exit_code == 1
    assert run_json(tmp_path, "account", "list")["accounts"] != []
    run_json(tmp_path, "account", "delete", email, "--yes")
    assert run_json(tmp_path, "account", "list")["accounts"] == []
    events = run_json(tmp_path, "audit")["events"]
    assert {e["account_id"] for e in events} == {made["user_id"]}
    assert [e["event"] for e in events] == [
        "account_made",
        "tier_changed",
        "account_disabled",
        "account_enabled",
        "signed_out_everywhere",
        "account_deleted",
    ]
    told = run(tmp_path, "audit", "--event", "tier_changed").stdout
    assert "pro" in told
    assert "command line" in told
    assert "account_made" not in told
