"""E-mail and password for a token, and the brake on guessing."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from loadpath.service.access.client_address import find_network
from loadpath.service.access.new_account import add_account
from loadpath.service.access.passwords import Passwords
from loadpath.service.clock import MINUTE, SECOND
from loadpath.store.accounts import set_password_hash
from tests.service.api import FAST_PASSWORDS, PASSWORD, Api

TOKEN = "/api/sdk/token"


def ask(api: Api, email: str, password: str = PASSWORD) -> Any:
    return api.post(TOKEN, {"email": email, "password": password}, key=None)


def test_a_token_for_the_right_password(api: Api) -> None:
    """ACC-2, ACC-6."""
    email = api.email_of(api.key)
    answer = ask(api, f"  {email.upper()} ")
    assert answer.status_code == 200
    body = answer.json()
    assert set(body) == {"token", "expires_at", "is_premium", "user"}
    assert body["user"] == {"id": api.account_id, "email": email}
    assert body["is_premium"] is False


def test_wrong_in_any_way_is_the_same_401(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """ACC-3: the same answer, and a password hash is verified each time."""
    api.write(
        lambda tx: add_account(
            tx, email="keys-only@example.com", password_hash=None, tier="free", now=0
        )
    )
    verified: list[str] = []
    verify = Passwords._verify

    def counted(self: Passwords, password_hash: str, password: str) -> bool:
        verified.append(password_hash)
        return verify(self, password_hash, password)

    monkeypatch.setattr(Passwords, "_verify", counted)
    _, key = api.new_account()
    answers = [
        ask(api, api.email_of(key), "wrong password"),
        ask(api, "nobody@example.com"),
        ask(api, "keys-only@example.com"),
        ask(api, "not an address"),
        ask(api, ""),
    ]
    assert {answer.status_code for answer in answers} == {401}
    assert len({answer.text for answer in answers}) == 1
    assert answers[0].json()["code"] == "invalid_credentials"
    assert len(verified) == 5


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"email": "a@example.com"}, "missing_parameter"),
        ({"password": "x"}, "missing_parameter"),
        ({"email": 1, "password": "x"}, "invalid_parameter"),
        ([], "invalid_parameter"),
    ],
)
def test_incomplete_requests_are_400(api: Api, body: Any, code: str) -> None:
    answer = api.post(TOKEN, body, key=None)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_ten_failures_close_the_door_for_five_minutes(api: Api) -> None:
    """ACC-4."""
    _, key = api.new_account()
    email = api.email_of(key)
    for _ in range(10):
        assert ask(api, email, "wrong password").status_code == 401
        api.clock.advance(SECOND)
    closed = ask(api, email)
    assert (closed.status_code, closed.json()["code"]) == (429, "rate_limited")
    wait = int(closed.headers["Retry-After"])
    assert wait == 5 * 60 - 10
    api.clock.advance(wait * SECOND)
    assert ask(api, email).status_code == 200


def test_failures_far_apart_do_not_add_up(api: Api) -> None:
    """ACC-4."""
    _, key = api.new_account()
    email = api.email_of(key)
    for _ in range(20):
        assert ask(api, email, "wrong password").status_code == 401
        api.clock.advance(MINUTE)


def test_guesses_at_the_same_moment_do_not_slip_through(api: Api) -> None:
    """ACC-4: of forty simultaneous guesses at most ten learn anything."""
    _, key = api.new_account()
    email = api.email_of(key)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda n: ask(api, email, f"wrong guess {n}"), range(40)))
    statuses = [answer.status_code for answer in answers]
    assert statuses.count(401) == 10
    assert statuses.count(429) == 30


def test_another_account_and_another_network_stay_open(api: Api) -> None:
    """ACC-5, ACC-8: the address of an untrusted X-Forwarded-For changes nothing."""
    _, key = api.new_account()
    email = api.email_of(key)
    for number in range(10):
        headers = {"X-Forwarded-For": f"203.0.113.{number}"}
        api.post(TOKEN, {"email": email, "password": "wrong"}, key=None, headers=headers)
    assert ask(api, email).status_code == 429
    _, other = api.new_account()
    assert ask(api, api.email_of(other)).status_code == 200


@pytest.mark.parametrize(
    ("client", "forwarded", "trusted", "network"),
    [
        ("203.0.113.7", "198.51.100.1", "", "203.0.113.7"),
        ("10.0.0.2", "198.51.100.1", "10.0.0.0/8", "198.51.100.1"),
        ("10.0.0.2", "6.6.6.6, 198.51.100.1, 10.0.0.9", "10.0.0.0/8", "198.51.100.1"),
        ("10.0.0.2", "nonsense", "10.0.0.0/8", "10.0.0.2"),
        ("10.0.0.2", None, "10.0.0.0/8", "10.0.0.2"),
        ("2001:db8:1:2:3::4", None, "", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", None, "", "203.0.113.7"),
    ],
)
def test_which_network_a_request_comes_from(
    client: str, forwarded: str | None, trusted: str, network: str
) -> None:
    """ACC-5, ACC-8."""
    assert find_network({"client": (client, 1)}, forwarded, trusted) == network


def test_a_password_changed_meanwhile_gives_no_token(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ACC-7: the old password was right when it was looked up, and no longer at the end."""
    account_id, key = api.new_account()
    email = api.email_of(key)
    verify = Passwords.verify

    async def slow(self: Passwords, *given: Any) -> bool:
        is_right = await verify(self, *given)
        new_hash = await FAST_PASSWORDS.hash("another password")
        await api.resources.store.write(lambda tx: set_password_hash(tx, account_id, new_hash))
        return is_right

    monkeypatch.setattr(Passwords, "verify", slow)
    assert ask(api, email).status_code == 401
