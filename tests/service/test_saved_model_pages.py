"""The page of saved models: rename, download, delete, open in the viewer."""

from typing import Any

import pytest

from loadpath.service.pages import viewer_page
from tests.service.api import PASSWORD, Api
from tests.service.models import valid_model
from tests.service.site import Browser


@pytest.fixture
def kept(api: Api) -> tuple[Browser, str, str, dict[str, Any]]:
    """A signed-in Pro visitor with one saved model: browser, account, model id, document."""
    account_id, key = api.new_account("pro")
    document = valid_model()
    saved = api.post("/api/sdk/models", {"name": "<i>Hall</i> 3", "model": document}, key=key)
    browser = Browser(api).visit("/sign-in?next=/account/models")
    browser.submit("/sign-in", email=api.email_of(key), password=PASSWORD)
    assert browser.path == "/account/models"
    return browser, account_id, saved.json()["id"], document


def test_the_list_shows_names_as_text(kept: Any) -> None:
    browser, *_ = kept
    assert "<i>Hall</i> 3" in browser.text
    assert "<i>Hall</i>" not in browser.response.text


def test_a_model_is_renamed(kept: Any) -> None:
    browser, _, model_id, _ = kept
    browser.submit(f"/account/models/{model_id}/rename", name=" Hall 4 ")
    assert browser.path == "/account/models"
    assert "Hall 4" in browser.text


@pytest.mark.parametrize("name", ["", " ", "x" * 201, "a\x07b"])
def test_a_bad_name_is_explained(kept: Any, name: str) -> None:
    browser, _, model_id, _ = kept
    browser.submit(f"/account/models/{model_id}/rename", name=name)
    assert browser.status == 400
    assert "name" in browser.text
    assert "<i>Hall</i> 3" in browser.text


def test_a_name_has_the_limits_of_the_api(api: Api, kept: Any) -> None:
    browser, _, model_id, _ = kept
    _, key = api.new_account("pro")
    saved = api.post("/api/sdk/models", {"name": "Hall", "model": {}}, key=key).json()["id"]
    for length in (200, 201):
        answer = api.put(f"/api/sdk/models/{saved}", {"name": "x" * length}, key=key)
        browser.visit("/account/models")
        browser.submit(f"/account/models/{model_id}/rename", name="x" * length)
        assert browser.status == answer.status_code
    assert answer.json()["error"] in browser.text


def test_the_download_is_what_was_saved(kept: Any) -> None:
    browser, _, model_id, document = kept
    browser.visit(f"/account/models/{model_id}/document")
    assert browser.response.json() == document
    assert browser.response.headers["content-disposition"] == (
        'attachment; filename="i-Hall-i-3.json"'
    )


def test_a_model_is_deleted(kept: Any) -> None:
    browser, _, model_id, _ = kept
    browser.submit(f"/account/models/{model_id}/delete")
    assert "Nothing is saved yet" in browser.text
    assert browser.visit(f"/account/models/{model_id}/document").status == 404


def test_the_viewer_opens_the_model(
    kept: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, _, model_id, _ = kept
    page = '<script type="application/json" id="loadpath-config"></script>'
    (tmp_path / "open.html").write_text(page)
    monkeypatch.setattr(viewer_page, "BUILT", tmp_path)
    browser.visit(f"/account/models/{model_id}")
    assert f'"/account/models/{model_id}/document"' in browser.response.text
    assert browser.visit(f"/account/models/{model_id}/issues").response.json() == []


def test_other_accounts_have_no_such_model(api: Api, kept: Any) -> None:
    *_, model_id, _ = kept
    _, key = api.new_account("pro")
    stranger = Browser(api).visit("/sign-in")
    stranger.submit("/sign-in", email=api.email_of(key), password=PASSWORD)
    assert stranger.visit(f"/account/models/{model_id}").status == 404
    assert stranger.visit(f"/account/models/{model_id}/document").status == 404
    assert stranger.post(f"/account/models/{model_id}/delete", {}).status == 404
    assert stranger.post("/account/models/%00/delete", {}).status == 404


def test_a_lapsed_account_may_download_and_delete_but_not_rename(api: Api, kept: Any) -> None:
    browser, account_id, model_id, _ = kept
    api.set_tier(account_id, "free")
    browser.visit("/account/models")
    browser.submit(f"/account/models/{model_id}/rename", name="new")
    assert browser.status == 403
    assert browser.visit(f"/account/models/{model_id}/document").status == 200
    browser.visit("/account/models").submit(f"/account/models/{model_id}/delete")
    assert browser.status == 200
