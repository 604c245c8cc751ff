"""The links of an account: listed with what is behind them, and ended by their owner."""

from typing import Any

import pytest

from loadpath.service.access.audit import Event
from loadpath.service.background import delete_what_ended
from loadpath.service.clock import DAY, MINUTE, to_datetime
from loadpath.service.drafts.links_page import tell_time_left
from loadpath.service.drafts.project_name import LONGEST
from loadpath.store.audit_events import list_events
from loadpath.store.drafts import Draft, find_draft, read_document
from tests.service.api import PASSWORD, Api
from tests.service.models import valid_model
from tests.service.site import Browser

LIST = "/api/sdk/drafts"


def moment(api: Api, later: int = 0) -> str:
    """The test's time as answers write it."""
    return f"{to_datetime(api.clock() + later):%Y-%m-%dT%H:%M:%SZ}"


def park(api: Api, key: str, name: Any = "Footbridge") -> str:
    model = valid_model()
    model["settings"]["general_info"]["project_name"] = name
    answer = api.post("/api/sdk/solve", {"model": model}, key=key)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["model_ref"]).removeprefix("draft_")


def listed(api: Api, key: str) -> list[dict[str, Any]]:
    answer = api.get(LIST, key=key)
    assert answer.status_code == 200
    drafts: list[dict[str, Any]] = answer.json()["drafts"]
    return drafts


def test_links_are_listed_newest_first(api: Api) -> None:
    """DRAFT-14: those that work, of this account alone."""
    _, key = api.new_account()
    _, other = api.new_account()
    first, made_at, ends_at = park(api, key), moment(api), moment(api, DAY)
    api.clock.advance(MINUTE)
    second = park(api, key, "Hall")
    park(api, other)
    hall, footbridge = listed(api, key)
    assert [hall["id"], footbridge["id"]] == [second, first]
    assert (hall["name"], hall["members"]) == ("Hall", 1)
    assert hall["openUrl"] == f"http://testserver/open/{second}"
    assert hall["size"] > 0
    assert footbridge["createdAt"] == made_at
    assert footbridge["expiresAt"] == ends_at
    api.clock.advance(DAY - MINUTE)
    assert [draft["id"] for draft in listed(api, key)] == [second]


def test_a_link_says_when_its_model_was_last_fetched(api: Api) -> None:
    """DRAFT-14: a look at the page, as of a chat's preview, is no opening."""
    _, key = api.new_account()
    draft_id = park(api, key)
    api.get(f"/open/{draft_id}", key=None)
    assert listed(api, key)[0]["lastOpenedAt"] is None
    api.get(f"/open/{draft_id}/document", key=None)
    assert listed(api, key)[0]["lastOpenedAt"] == moment(api)
    api.clock.advance(MINUTE)
    api.get(f"/open/{draft_id}/document", key=None)
    assert listed(api, key)[0]["lastOpenedAt"] == moment(api)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("", None),
        (" \u0000\n ", None),
        ("Hall\u0000 3\n<b>", "Hall 3 <b>"),
        ("é" * 500, "é" * (LONGEST - 1) + "…"),
    ],
)
def test_names_are_one_line_that_every_database_keeps(api: Api, name: str, shown: Any) -> None:
    """DRAFT-14."""
    _, key = api.new_account()
    park(api, key, name)
    assert listed(api, key)[0]["name"] == shown


def test_a_link_is_ended_by_its_owner(api: Api) -> None:
    """DRAFT-15, RUN-12: and by nobody else; the log does not name it."""
    account_id, key = api.new_account()
    _, other = api.new_account()
    draft_id, kept = park(api, key), park(api, key)
    path = f"{LIST}/{draft_id}"
    assert api.delete(path, key=other).status_code == 404
    assert api.get(f"/open/{draft_id}", key=None).status_code == 200
    assert api.delete(path, key=key).status_code == 204
    page = api.get(f"/open/{draft_id}", key=None)
    assert page.status_code == 410
    assert "ended by whoever made it" in page.text
    document = api.get(f"/open/{draft_id}/document", key=None)
    assert (document.status_code, document.json()["code"]) == (410, "gone")
    assert "by whoever made it" in document.json()["error"]
    assert [draft["id"] for draft in listed(api, key)] == [kept]
    assert api.read(lambda tx: read_document(tx, draft_id)) is None
    for gone in (path, f"{LIST}/unknown", f"{LIST}/%00"):
        assert api.delete(gone, key=key).status_code == 404
    noted = api.read(lambda tx: list_events(tx, 0, 100, account_id, Event.LINK_ENDED))
    assert [event.detail for event in noted] == [None]


def test_a_link_is_ended_by_its_model_ref_too(api: Api) -> None:
    """DRAFT-15: whoever made it has that from the answer."""
    _, key = api.new_account()
    draft_id = park(api, key)
    assert api.delete(f"{LIST}/draft_{draft_id}", key=key).status_code == 204
    assert api.get(f"/open/{draft_id}", key=None).status_code == 410


def test_an_ended_link_does_not_become_a_displaced_one(api: Api) -> None:
    """DRAFT-15: 50 newer links later it still says who ended it, and when."""
    _, key = api.new_account()
    draft_id = park(api, key)
    api.delete(f"{LIST}/{draft_id}", key=key)
    ended_at = api.clock()
    api.clock.advance(MINUTE)
    for _ in range(50):
        park(api, key)
    draft = api.read(lambda tx: find_draft(tx, draft_id))
    assert draft.ended_at(api.clock()) == ended_at
    assert "ended by whoever made it" in api.get(f"/open/{draft_id}", key=None).text


def test_names_go_with_their_documents(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """DRAFT-15, DRAFT-6: however a link ends."""

    async def same_clock() -> int:
        return api.clock()

    monkeypatch.setattr(api.resources.store, "now", same_clock)
    _, key = api.new_account()
    ended, displaced = park(api, key), park(api, key)
    api.delete(f"{LIST}/{ended}", key=key)
    for _ in range(49):
        park(api, key)

    def name_of(draft_id: str) -> str | None:
        draft: Draft = api.read(lambda tx: find_draft(tx, draft_id))
        return draft.name

    assert name_of(ended) is None
    assert name_of(displaced) == "Footbridge"
    expired = park(api, key)
    assert name_of(displaced) is None
    api.clock.advance(DAY)
    api.call(delete_what_ended, api.resources)
    assert name_of(expired) is None


def test_scopes(api: Api) -> None:
    """AUTH-6: who hands off does not read what others handed off."""
    account_id, _ = api.new_account()
    hands_off = api.new_key(account_id, scopes=["handoff"])
    reads = api.new_key(account_id, scopes=["models:read"])
    draft_id = park(api, hands_off)
    assert api.get(LIST, key=hands_off).status_code == 403
    assert api.delete(f"{LIST}/{draft_id}", key=reads).status_code == 403
    assert [draft["id"] for draft in listed(api, reads)] == [draft_id]
    assert api.delete(f"{LIST}/{draft_id}", key=hands_off).status_code == 204


def test_the_page_lists_links_and_ends_them(api: Api) -> None:
    """DRAFT-14, DRAFT-15."""
    _, key = api.new_account()
    browser = Browser(api).visit("/sign-in?next=/account/links")
    browser.submit("/sign-in", email=api.email_of(key), password=PASSWORD)
    assert browser.path == "/account/links"
    assert "No link works now" in browser.text
    draft_id = park(api, key, "<i>Hall</i> 3")
    api.clock.advance(90 * MINUTE)
    browser.visit("/account/links")
    assert "<i>Hall</i> 3" in browser.text
    assert "1 member," in browser.text
    assert "Not opened yet" in browser.text
    assert "22 h 30 min left" in browser.text
    assert f"/open/{draft_id}" in browser.text
    api.get(f"/open/{draft_id}/document", key=None)
    opened = f"Last opened {to_datetime(api.clock()):%-d %B %Y, %H:%M} UTC"
    assert opened in browser.visit("/account/links").text
    browser.submit("/account/links/end")
    assert browser.path == "/account/links"
    assert "No link works now" in browser.text
    assert api.get(f"/open/{draft_id}", key=None).status_code == 410


@pytest.mark.parametrize(
    ("milliseconds", "told"),
    [
        (DAY, "24 h 00 min"),
        (60 * MINUTE - 1, "59 min"),
        (MINUTE - 1, "less than a minute"),
    ],
)
def test_time_left_is_rounded_down(milliseconds: int, told: str) -> None:
    """DRAFT-14."""
    assert tell_time_left(milliseconds) == told


def test_a_page_makes_a_link_for_its_signed_in_visitor(api: Api) -> None:
    """DRAFT-16: under the rules of solve; of this account, and not for other sites."""
    _, key = api.new_account()
    browser = Browser(api).visit("/sign-in")
    browser.submit("/sign-in", email=api.email_of(key), password=PASSWORD)
    api.client.cookies = browser.cookies
    ours = {"Sec-Fetch-Site": "same-origin"}
    made = api.client.post("/account/links", json={"model": valid_model()}, headers=ours)
    assert made.status_code == 200, made.text
    assert [each["openUrl"] for each in listed(api, key)] == [made.json()["open_url"]]
    assert "account" in made.headers["RateLimit"]
    named = api.client.post("/account/links?name=Hall", json={"model": {}}, headers=ours)
    assert (named.status_code, named.json()["code"]) == (400, "invalid_parameter")
    refused = api.client.post("/account/links", json={"model": {"model": {}}}, headers=ours)
    assert (refused.status_code, refused.json()["code"]) == (422, "invalid_model")
    theirs = {"Sec-Fetch-Site": "cross-site"}
    other = api.client.post("/account/links", json={"model": valid_model()}, headers=theirs)
    assert other.status_code == 403
    api.client.cookies = type(browser.cookies)()
    stranger = api.client.post("/account/links", json={"model": valid_model()}, headers=ours)
    assert stranger.status_code == 401
    assert len(listed(api, key)) == 1
