"""What a stranger may ask to find out what exists: each with the request for what is there and for
what is not. Both get the same answer; only its time could tell."""

import uuid
from collections.abc import Callable
from typing import Any

import msgspec

from loadpath.service.access.secret import new_identifier, new_secret
from proof.security.timing.prepared import Prepared

GUESS = "not the password at all"


class Request(msgspec.Struct, frozen=True):
    method: str
    path: str
    options: dict[str, Any] = {}


class Question(msgspec.Struct, frozen=True):
    """`known` and `unknown` make the request of a number, so that none is asked twice."""

    name: str
    status: int
    known: Callable[[Prepared, int], Request]
    unknown: Callable[[Prepared, int], Request]


def no_address(number: int) -> str:
    """As long as one that has an account."""
    return f"never-{number:06d}@example.com"


def ask_token(email: str) -> Request:
    return Request("POST", "/api/sdk/token", {"json": {"email": email, "password": GUESS}})


def send_form(path: str, **fields: str) -> Request:
    return Request("POST", path, {"data": fields})


def with_key(method: str, path: str, key: str) -> Request:
    return Request(method, path, {"headers": {"X-API-Key": key}})


def of_another(method: str, path: str, prepared: Prepared) -> Request:
    return with_key(method, path, prepared.strangers_key)


TOKEN = Question(
    "Token: does an address have an account?",
    401,
    lambda there, n: ask_token(there.addresses[n]),
    lambda there, n: ask_token(no_address(n)),
)

QUESTIONS = (
    TOKEN,
    Question(
        "Sign-in: does an address have an account?",
        401,
        lambda there, n: send_form("/sign-in", email=there.addresses[n], password=GUESS),
        lambda there, n: send_form("/sign-in", email=no_address(n), password=GUESS),
    ),
    Question(
        "Sign-up by mail: is an address taken?",
        200,
        lambda there, n: send_form("/sign-up", email=there.addresses[n]),
        lambda there, n: send_form("/sign-up", email=no_address(n)),
    ),
    Question(
        "Forgotten password: does an address have an account?",
        200,
        lambda there, n: send_form("/forgotten-password", email=there.addresses[n]),
        lambda there, n: send_form("/forgotten-password", email=no_address(n)),
    ),
    Question(
        "API key: is there a key of this id?",
        401,
        lambda there, n: with_key(
            "GET", "/api/sdk/me", new_secret(there.keys[n].partition(".")[0] + ".")
        ),
        lambda there, n: with_key("GET", "/api/sdk/me", new_secret(f"lpk{new_identifier(96)}.")),
    ),
    Question(
        "Saved model: has another account one of this id?",
        404,
        lambda there, n: of_another("GET", f"/api/sdk/models/{there.models[n]}", there),
        lambda there, n: of_another("GET", f"/api/sdk/models/{uuid.uuid4()}", there),
    ),
    Question(
        "Link: has another account one of this id?",
        404,
        lambda there, n: of_another(
            "DELETE", f"/api/sdk/drafts/{there.links[n % len(there.links)]}", there
        ),
        lambda there, n: of_another("DELETE", f"/api/sdk/drafts/{new_identifier(160)}", there),
    ),
    Question(
        "Link: is there one that begins like this id?",
        404,
        lambda there, n: Request(
            "GET",
            f"/open/{there.links[n % len(there.links)][:20]}{new_identifier(160)[20:]}/document",
        ),
        lambda there, n: Request("GET", f"/open/{new_identifier(160)}/document"),
    ),
)
