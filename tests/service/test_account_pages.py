"""The pages of an account: sign-up, sign-in, sign-out, profile with API keys."""

import re

import pytest

from loadpath.service.clock import DAY
from loadpath.store import StorageFull
from tests.service.api import PASSWORD, Api
from tests.service.site import Browser


@pytest.fixture
def browser(api: Api) -> Browser:
    return Browser(api)


def signed_in(api: Api, tier: str = "free") -> tuple[Browser, str]:
    account_id, key = api.new_account(tier)
    browser = Browser(api).visit("/sign-in")
    browser.submit("/sign-in", email=api.email_of(key), password=PASSWORD)
    assert browser.path == "/account"
    return browser, account_id


def test_sign_up_makes_a_free_account_and_signs_it_in(browser: Browser) -> None:
    browser.visit("/sign-up").submit("/sign-up", email="Ada@Example.com", password="ten letters")
    assert (browser.status, browser.path) == (200, "/account")
    assert "ada@example.com" in browser.text
    assert "Free" in browser.text


def test_sign_up_says_what_is_wrong_and_keeps_what_was_typed(browser: Browser) -> None:
    browser.visit("/sign-up").submit("/sign-up", email="bob@example.com", password="short")
    assert browser.status == 400
    assert "should have 10 to 1000 characters; it has 5" in browser.text
    assert 'value="bob@example.com"' in browser.response.text


def test_an_address_can_have_one_account(api: Api, browser: Browser) -> None:
    _, key = api.new_account()
    email = api.email_of(key)
    browser.visit("/sign-up").submit("/sign-up", email=email, password="ten letters")
    assert browser.status == 409
    assert "Sign in instead" in browser.text


def test_sign_in_returns_to_where_the_visitor_wanted_to_go(api: Api, browser: Browser) -> None:
    _, key = api.new_account()
    browser.visit("/account?from=mail")
    assert browser.path == "/sign-in"
    browser.submit("/sign-in", email=api.email_of(key), password=PASSWORD)
    assert str(browser.response.url).endswith("/account?from=mail")


def test_sign_in_returns_to_a_path_that_is_not_ascii(api: Api) -> None:
    """HTTP-16."""
    _, key = api.new_account()
    response = api.client.post(
        "/sign-in",
        data={"email": api.email_of(key), "password": PASSWORD, "next": '/€ "<ü>?a=%20b#c'},
        follow_redirects=False,
    )
    assert response.status_code == 303
    assert response.headers["location"] == "/%E2%82%AC%20%22%3C%C3%BC%3E?a=%20b#c"


@pytest.mark.parametrize(
    "elsewhere", ["https://evil.example", "//evil.example", "/\\evil.example", "/%2Fevil.example"]
)
def test_sign_in_never_leads_to_another_site(api: Api, elsewhere: str) -> None:
    _, key = api.new_account()
    browser = Browser(api).visit("/sign-in")
    browser.submit("/sign-in", email=api.email_of(key), password=PASSWORD, next=elsewhere)
    assert (browser.response.url.host, browser.path) == ("testserver", "/account")


def test_a_wrong_password_is_refused_without_saying_which_part_is_wrong(
    api: Api, browser: Browser
) -> None:
    _, key = api.new_account()
    browser.visit("/sign-in")
    browser.submit("/sign-in", email=api.email_of(key), password="not the password")
    known = browser.text
    assert browser.status == 401
    browser.submit("/sign-in", email="nobody@example.com", password="not the password")
    assert browser.text == known


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(api: Api) -> None:
    _, key = api.new_account()
    response = api.client.post(
        "/sign-in",
        data={"email": api.email_of(key), "password": PASSWORD},
        follow_redirects=False,
    )
    cookie = response.headers["set-cookie"]
    assert response.status_code == 303
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
    ],
)
def test_forms_of_other_sites_are_refused(api: Api, headers: dict[str, str]) -> None:
    response = api.client.post("/sign-out", data={}, headers=headers)
    assert response.status_code == 403
    assert response.json()["code"] == "cross_origin"


def test_sign_out_ends_the_session_on_the_server_too(api: Api) -> None:
    browser, _ = signed_in(api)
    kept = browser.cookies
    browser.submit("/sign-out")
    browser.cookies = kept
    assert browser.visit("/account").path == "/sign-in"


def test_a_session_ends_after_fourteen_days(api: Api) -> None:
    browser, _ = signed_in(api)
    for pause in (6 * DAY, 6 * DAY, 2 * DAY - 1):
        api.clock.advance(pause)
        assert browser.visit("/account").path == "/account"
    api.clock.advance(1)
    assert browser.visit("/account").path == "/sign-in"


def test_a_session_ends_after_seven_days_without_use(api: Api) -> None:
    """ACC-25."""
    browser, _ = signed_in(api)
    api.clock.advance(7 * DAY - 1)
    assert browser.visit("/account").path == "/account"
    idle, _ = signed_in(api)
    api.clock.advance(7 * DAY)
    assert idle.visit("/account").path == "/sign-in"


def test_signing_in_ends_the_session_before(api: Api) -> None:
    """ACC-25: whoever has the old cookie has nothing."""
    browser, _ = signed_in(api)
    _, key = api.new_account()
    before = browser.cookies
    form = {"email": api.email_of(key), "password": PASSWORD, "next": "/account"}
    assert api.email_of(key) in browser.post("/sign-in", form).text
    browser.cookies = before
    assert browser.visit("/account").path == "/sign-in"


def test_signing_out_leaves_nothing_in_the_browser(api: Api) -> None:
    """ACC-26: in any of the three ways."""
    ways: tuple[tuple[str, dict[str, str]], ...] = (
        ("/sign-out", {}),
        ("/account/sign-out-everywhere", {}),
        ("/account/delete", {"password": PASSWORD}),
    )
    for path, fields in ways:
        browser, _ = signed_in(api)
        answer = browser.post(path, fields).response.history[0]
        assert answer.headers["clear-site-data"] == '"storage"'
        assert "Max-Age=0" in answer.headers["set-cookie"]


def test_fields_for_passwords_are_masked_and_open_to_password_managers(api: Api) -> None:
    """ACC-27."""
    account, _ = signed_in(api)
    pages = (Browser(api).visit("/sign-in"), Browser(api).visit("/sign-up"), account)
    for page in pages:
        fields = re.findall(r'<input[^>]*name="(?:password|current)"[^>]*>', page.response.text)
        assert fields
        for field in fields:
            assert 'type="password"' in field
            assert re.search('autocomplete="(current|new)-password"', field)
            assert "maxlength" not in field


def test_a_key_of_the_page_has_the_limits_of_the_api(api: Api) -> None:
    browser, _ = signed_in(api)
    _, key = api.new_account()
    for length in (100, 101):
        name = "x" * length
        answer = api.post("/api/sdk/api-keys", {"name": name}, key=key)
        browser.visit("/account").submit("/account/keys", name=name)
        assert browser.status == answer.status_code


def test_a_key_is_made_shown_once_used_and_revoked(api: Api) -> None:
    browser, account_id = signed_in(api)
    browser.submit("/account/keys", name="<b>laptop</b>", expires_in_days="30", scopes="handoff")
    found = re.search(r"lpk\w+\.\w+", browser.text)
    assert found is not None
    key = found.group()
    never = browser.visit("/account").text.count("never")
    assert api.get("/api/sdk/me", key=key).json()["user_id"] == account_id
    assert browser.visit("/account").text.count("never") == never - 1, "the page shows its use"
    assert key not in browser.response.text
    assert "<b>laptop</b>" in browser.text
    assert "<b>laptop</b>" not in browser.response.text
    assert "handoff" in browser.text
    revoke = [f for f in browser.page.forms if f.values.get("id") == key.split(".")[0]]
    browser.post("/account/keys/revoke", revoke[0].values)
    assert api.get("/api/sdk/me", key=key).status_code == 401


def test_a_key_that_was_made_is_shown_even_when_nothing_more_can_be_written(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    """STORE-2: the last uses of keys are written in passing, and must not turn it into a 507."""

    def no_room(tx: object, uses: dict[str, int]) -> None:
        raise StorageFull("no room")

    browser, account_id = signed_in(api)
    assert api.get("/api/sdk/me", key=api.new_key(account_id)).status_code == 200
    monkeypatch.setattr(api.resources.key_uses, "_note_uses", no_room)
    browser.submit("/account/keys", name="laptop")
    assert browser.status == 200
    assert re.search(r"lpk\w+\.\w+", browser.text)
    assert api.get("/api/sdk/api-keys", key=api.new_key(account_id)).status_code == 200


@pytest.mark.parametrize("days", ["0", "-3", "1.5", "many", "99999"])
def test_a_bad_life_of_a_key_is_explained(api: Api, days: str) -> None:
    browser, _ = signed_in(api)
    browser.submit("/account/keys", name="laptop", expires_in_days=days)
    assert browser.status == 400
    assert "whole number from 1" in browser.text


def test_the_profile_shows_the_tier(api: Api) -> None:
    browser, account_id = signed_in(api)
    assert "up to 100 members, for non-commercial use" in browser.text
    api.set_tier(account_id, "pro")
    assert "up to 10,000 members" in browser.visit("/account").text


def test_changing_the_password_signs_other_browsers_out(api: Api) -> None:
    browser, _ = signed_in(api)
    email = str(re.search(r"\S+@example\.com", browser.text)[0])  # type: ignore[index]
    other = Browser(api).visit("/sign-in")
    assert other.submit("/sign-in", email=email, password=PASSWORD).path == "/account"
    browser.submit("/account/password", current="wrong password", password="another password")
    assert browser.status == 400
    browser.submit("/account/password", current=PASSWORD, password="another password")
    assert browser.path == "/account"
    assert other.visit("/account").path == "/sign-in"


def test_changing_the_password_ends_the_tokens(api: Api) -> None:
    """ACC-7."""
    browser, account_id = signed_in(api)
    email = str(re.search(r"\S+@example\.com", browser.text)[0])  # type: ignore[index]
    issued = api.post("/api/sdk/token", {"email": email, "password": PASSWORD}, key=None).json()
    bearer = {"Authorization": f"Bearer {issued['token']}"}
    assert api.get("/api/sdk/me", headers=bearer).json()["user_id"] == account_id
    browser.submit("/account/password", current=PASSWORD, password="another password")
    assert api.get("/api/sdk/me", headers=bearer).status_code == 401


def test_pages_carry_the_strict_policy_and_are_not_kept(browser: Browser) -> None:
    headers = browser.visit("/sign-in").response.headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe-inline" not in headers["content-security-policy"]
    assert headers["cache-control"] == "no-store"


def test_forms_must_be_forms_and_small(api: Api) -> None:
    wrong = api.client.post("/sign-in", json={"email": "a"})
    assert (wrong.status_code, wrong.json()["code"]) == (415, "unsupported_media_type")
    large = api.client.post("/sign-in", data={"email": "a" * 70_000})
    assert (large.status_code, large.json()["code"]) == (413, "payload_too_large")
