"""Second factors: the provider is asked for them, and who comes without one is refused."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from loadpath.service.settings import SettingError, read_settings
from tests.service.api import PASSWORD, Api, running_api
from tests.service.own_provider import CLIENT, OwnProvider, running_provider, sign_in
from tests.service.site import Browser
from tests.service.test_commands import run_json

CONTEXT = "urn:example:two-factors"
VOUCHED = {"acr": CONTEXT, "amr": ["pwd", "otp"]}


@pytest.fixture(scope="module")
def provider() -> Iterator[OwnProvider]:
    with running_provider() as running:
        yield running


@pytest.fixture(scope="module")
def api(provider: OwnProvider, database_url: str) -> Iterator[Api]:
    with running_api(
        database_url,
        oidc_issuer=provider.issuer,
        oidc_client_id=CLIENT,
        oidc_name="Example ID",
        oidc_acr=f"urn:example:hardware {CONTEXT}",
        oidc_amr="otp hwk",
    ) as running:
        yield running


def enter(
    api: Api, provider: OwnProvider, claims: dict[str, Any], browser: Browser | None = None
) -> Browser:
    provider.claims = claims
    return sign_in(api, provider, browser)


def test_the_provider_is_asked_and_vouches(api: Api, provider: OwnProvider) -> None:
    """ACC-23."""
    browser = enter(api, provider, VOUCHED)
    assert provider.asked["acr_values"] == [f"urn:example:hardware {CONTEXT}"]
    assert (browser.status, browser.path) == (200, "/account")


@pytest.mark.parametrize(
    "claims",
    [
        {},
        {"acr": CONTEXT},
        {"amr": ["otp"]},
        {"acr": "0", "amr": ["otp"]},
        {"acr": CONTEXT, "amr": ["pwd"]},
        {"acr": CONTEXT, "amr": []},
        {"acr": CONTEXT, "amr": "otp"},
        {"acr": CONTEXT, "amr": {"otp": True}},
        {"acr": CONTEXT, "amr": [["otp"]]},
        {"acr": CONTEXT, "amr": None},
        {"acr": CONTEXT, "amr": [None, 5]},
        {"acr": [CONTEXT], "amr": ["otp"]},
        {"acr": f"{CONTEXT} ", "amr": ["otp"]},
        {"acr": f"urn:example:hardware {CONTEXT}", "amr": ["otp"]},
        {"acr": CONTEXT.upper(), "amr": ["otp"]},
        {"acr": "", "amr": ["otp"]},
        {"acr": 5, "amr": ["otp"]},
        {"acr": "x" * 1_000, "amr": ["otp"]},
    ],
    ids=lambda claims: str(claims)[:60],
)
def test_whoever_comes_without_one_is_refused(
    api: Api, provider: OwnProvider, claims: dict[str, Any]
) -> None:
    """ACC-23: also where the provider says something that is no answer."""
    browser = enter(api, provider, claims)
    assert browser.status == 403
    assert "Example ID signed you in without the second factor" in browser.text
    assert len(browser.text) < 1_000
    assert browser.visit("/account").path == "/sign-in"


def test_an_account_of_the_provider_is_not_entered_by_less(api: Api, provider: OwnProvider) -> None:
    """ACC-24: neither by its password, nor by a link to a new one; and it gets no password."""
    _, key = api.new_account()
    email = api.email_of(key)
    owner = Browser(api).visit("/sign-in").submit("/sign-in", email=email, password=PASSWORD)
    assert owner.path == "/account", "a password alone opens an account without a provider"
    enter(api, provider, {**VOUCHED, "sub": email}, owner)

    refused = Browser(api).visit("/sign-in").submit("/sign-in", email=email, password=PASSWORD)
    assert refused.status == 403
    assert "signs in with Example ID" in refused.text
    body = {"email": email, "password": PASSWORD}
    answer = api.post("/api/sdk/token", body, key=None)
    assert (answer.status_code, answer.json()["code"]) == (403, "second_factor_needed")
    wrong = api.post("/api/sdk/token", {**body, "password": "another one"}, key=None)
    assert (wrong.status_code, wrong.json()["code"]) == (401, "invalid_credentials")

    owner.visit("/account")
    owner.submit("/account/password", current=PASSWORD, password="violet anchor teapot")
    assert owner.status == 403
    assert "signs in with Example ID" in owner.text


def test_a_link_to_a_new_password_does_not_open_it(
    api: Api, provider: OwnProvider, database_url: str, tmp_path: Path
) -> None:
    """ACC-24: and the link is not used up."""
    _, key = api.new_account()
    email = api.email_of(key)
    owner = Browser(api).visit("/sign-in").submit("/sign-in", email=email, password=PASSWORD)
    enter(api, provider, {**VOUCHED, "sub": email}, owner)
    made = run_json(tmp_path, "account", "reset-link", email, LOADPATH_DATABASE_URL=database_url)
    path = "/" + made["url"].split("/", 3)[3]
    for _ in range(2):
        browser = Browser(api).visit(path).post(path, {"password": "violet anchor teapot"})
        assert browser.status == 403
        assert "signs in with Example ID" in browser.text


def test_a_second_factor_needs_a_provider() -> None:
    """ACC-23."""
    with pytest.raises(SettingError, match="need LOADPATH_OIDC_ISSUER too"):
        read_settings({"LOADPATH_OIDC_AMR": "mfa"})
