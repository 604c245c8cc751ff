"""Which passwords an account may have, and how they wait for their turn."""

import asyncio
import threading

import pytest
from argon2 import PasswordHasher

from loadpath.service.access.guessable_password import is_guessable
from loadpath.service.access.passwords import MOST_WAITING, Passwords
from loadpath.service.errors import Unavailable
from loadpath.store.accounts import find_account
from tests.service.api import PASSWORD, PASSWORD_HASH, Api
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


def test_a_password_counts_to_its_last_character() -> None:
    """ACC-10: nothing is cut off, trimmed or folded."""
    password = " Dïe Brücke " + "hält noch " * 20 + "X"

    async def tried() -> list[bool]:
        passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        kept = await passwords.hash(password)
        others = (password[:-1], password.strip(), password.lower(), password + " ")
        return [await passwords.verify(kept, one) for one in (password, *others)]

    assert asyncio.run(tried()) == [True, False, False, False, False]


def test_a_hash_of_other_costs_is_made_anew_at_the_next_sign_in(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ACC-10: once, and not for whoever guesses."""
    costly = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
    monkeypatch.setattr(api.resources.passwords, "_hasher", costly)
    account_id, key = api.new_account()

    def sign_in(password: str) -> tuple[int, str]:
        body = {"email": api.email_of(key), "password": password}
        status = api.post("/api/sdk/token", body, key=None).status_code
        account = api.call(api.resources.store.read, lambda tx: find_account(tx, account_id))
        return status, account.password_hash

    assert sign_in("something else") == (401, PASSWORD_HASH)
    status, renewed = sign_in(PASSWORD)
    assert status == 200
    assert "m=16,t=2,p=1" in renewed
    assert sign_in(PASSWORD) == (200, renewed)


class HeldUp(PasswordHasher):
    """A hasher whose new passwords take until they are let go."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.let_go = threading.Event()
        self.let_go.set()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.let_go.wait()
        return super().hash(password, salt=salt)


def test_a_flood_of_new_passwords_holds_up_no_sign_in() -> None:
    """ACC-11: the line of new passwords is full, the other one is not."""

    async def story() -> None:
        hasher = HeldUp()
        passwords = Passwords(hasher)
        known = await passwords.hash("correct horse battery")
        hasher.let_go.clear()
        flood = [
            asyncio.create_task(passwords.hash(f"correct horse {n}", network="198.51.100.1"))
            for n in range(MOST_WAITING + 5)
        ]
        assert await passwords.verify(known, "correct horse battery", "203.0.113.9")
        hasher.let_go.set()
        outcomes = await asyncio.gather(*flood, return_exceptions=True)
        refused = [outcome for outcome in outcomes if isinstance(outcome, Unavailable)]
        assert len(refused) == 4
        assert len(set(outcomes) - set(refused)) == MOST_WAITING + 1

    asyncio.run(asyncio.wait_for(story(), 120))
