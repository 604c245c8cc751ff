"""Which passwords an account may have."""

import pytest

from loadpath.service.access.guessable_password import is_guessable
from tests.service.api import Api
from tests.service.site import Browser


@pytest.mark.parametrize(
    "password",
    [
        "aaaaaaaaaa",
        "a" * 1_000,
        "password12",
        "1234567890",
        "qwertyuiop",
        "letmein12345",
        "passwordpassword",
        "ada@example.com",
        "loadpath123",
    ],
)
def test_what_is_tried_first_is_refused(password: str) -> None:
    """ACC-10."""
    assert is_guessable(password, ("ada@example.com", "ada", "example.com"))


@pytest.mark.parametrize(
    "password",
    ["ten letters", "correct horse battery", "x7Gk2pQ9zL", "ünïcödé wörds", "my dog is old"],
)
def test_no_kind_of_character_is_asked_for(password: str) -> None:
    """ACC-10."""
    assert not is_guessable(password)


def test_the_sign_up_page_says_what_to_take_instead(api: Api) -> None:
    """ACC-10: also for an address that makes the password guessable."""
    for email, password in [
        ("ivy@example.com", "password12"),
        ("zzyx9@q.example", "zzyx9@q.example"),
    ]:
        browser = Browser(api).visit("/sign-up")
        browser.submit("/sign-up", email=email, password=password)
        assert browser.status == 400
        assert "three or four words" in browser.text
