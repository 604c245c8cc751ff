"""Who may make an account, and how without a mail server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from loadpath.service.clock import DAY, system_clock
from loadpath.service.settings import SettingError, read_settings
from tests.service.api import Api, running_api
from tests.service.site import Browser
from tests.service.test_commands import run, run_json

NEW_PASSWORD = "violet anchor teapot"


@pytest.fixture(params=["invitation", "off"])
def closed(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Api]:
    """A service that strangers cannot sign up at; its database is that of commands in tmp_path."""
    (tmp_path / "data").mkdir()
    url = f"sqlite:///{tmp_path}/data/loadpath.sqlite"
    with running_api(url, sign_up=request.param) as running:
        running.clock.now = system_clock()
        yield running


def test_strangers_make_no_account_where_sign_up_is_closed(closed: Api) -> None:
    """ACC-18."""
    browser = Browser(closed)
    assert browser.visit("/sign-up").status == 404
    form = {"email": "stranger@example.com", "password": NEW_PASSWORD}
    assert browser.post("/sign-up", form).status == 404
    assert "Sign up" not in browser.visit("/sign-in").text


def test_an_invitation_makes_one_account(closed: Api, tmp_path: Path) -> None:
    """ACC-18: of the tier it names, within seven days, once."""
    told = run_json(tmp_path, "account", "invite", "Guest@example.com", "--pro")
    link = told["url"].removeprefix("http://127.0.0.1:8000")
    closed.clock.advance(7 * DAY - 60_000)
    browser = Browser(closed).visit(link)
    assert "guest@example.com" in browser.response.text
    browser.post(link, {"password": NEW_PASSWORD})
    assert browser.path == "/account"
    assert "Pro" in browser.text
    assert Browser(closed).visit(link).status == 410
    again = run(tmp_path, "account", "invite", "guest@example.com")
    assert (again.exit_code, "already" in again.stderr) == (1, True)


def test_the_operator_makes_a_link_to_a_new_password(closed: Api, tmp_path: Path) -> None:
    """ACC-15: without a mail server the page says so, and the command prints the link."""
    run_json(tmp_path, "account", "create", "eve@example.com")
    assert "sends no mails" in Browser(closed).visit("/forgotten-password").text
    posted = Browser(closed).post("/forgotten-password", {"email": "eve@example.com"})
    assert "sends no mails" in posted.text
    told = run_json(tmp_path, "account", "reset-link", "eve@example.com")
    link = told["url"].removeprefix("http://127.0.0.1:8000")
    assert Browser(closed).post(link, {"password": NEW_PASSWORD}).path == "/account"
    assert run(tmp_path, "account", "reset-link", "nobody@example.com").exit_code == 1


@pytest.mark.parametrize(
    ("text", "meant"),
    [("open", "open"), ("true", "open"), ("False", "off"), ("invitation", "invitation")],
)
def test_the_setting_and_what_it_was_before(text: str, meant: str) -> None:
    """ACC-18."""
    assert read_settings({"LOADPATH_SIGN_UP": text}).sign_up == meant


@pytest.mark.parametrize(
    "bad",
    [
        {"LOADPATH_SIGN_UP": "sometimes"},
        {"LOADPATH_SMTP_URL": "smtp://localhost"},
        {"LOADPATH_SMTP_URL": "mail.example.com", "LOADPATH_MAIL_FROM": "a@example.com"},
        {"LOADPATH_SMTP_URL": "smtp://host:x", "LOADPATH_MAIL_FROM": "a@example.com"},
    ],
)
def test_settings_that_would_fail_later_are_refused(bad: dict[str, str]) -> None:
    """ACC-18, RUN-6."""
    with pytest.raises(SettingError, match=next(iter(bad))):
        read_settings(bad)
