"""What is asked of a service under load, as bytes on the wire, made for each account."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import httpx2

from bench.service.load_client import make_request
from bench.service.parking import BODY, DOCUMENT

PARK, PAGE, FETCH = "POST solve, 105 members", "GET a link's page", "GET a link's document"
BEAM = {"span_m": 6, "section": "IPE300", "udl": 12}


class Account(NamedTuple):
    key: str
    link: str
    """Path of a link that works."""
    model: str
    """Path of a saved model."""


class Endpoint(NamedTuple):
    name: str
    make: Callable[[Account], bytes]


def sending(method: str, path: str, body: Any = None) -> Callable[[Account], bytes]:
    content = (
        b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    )
    return lambda account: make_request(method, path, account.key, content)


def saved_model(method: str, body: bytes = b"") -> Callable[[Account], bytes]:
    return lambda account: make_request(method, account.model, account.key, body)


# What parks comes after what opens links, which end when 50 newer ones are parked.
ENDPOINTS = (
    Endpoint(PAGE, lambda account: make_request("GET", account.link)),
    Endpoint(FETCH, lambda account: make_request("GET", f"{account.link}/document")),
    Endpoint("GET me", sending("GET", "/api/sdk/me")),
    Endpoint("GET sections", sending("GET", "/api/sdk/sections?family=IPE")),
    Endpoint("POST validate, 105 members", sending("POST", "/api/sdk/validate", BODY)),
    Endpoint("POST check-beam", sending("POST", "/api/sdk/check-beam", BEAM)),
    Endpoint(PARK, sending("POST", "/api/sdk/solve", BODY)),
    Endpoint("GET drafts", sending("GET", "/api/sdk/drafts")),
    Endpoint("GET a saved model", saved_model("GET")),
    Endpoint("PUT a saved model", saved_model("PUT", BODY)),
)


def prepare(base_url: str, key: str) -> Account:
    """An account with a link and a saved model."""
    with httpx2.Client(base_url=base_url, headers={"X-API-Key": key}, timeout=60) as client:
        link = client.post("/api/sdk/solve", json={"model": DOCUMENT}).json()["open_url"]
        saved = client.post("/api/sdk/models", json={"name": "load", "model": DOCUMENT}).json()
    return Account(key, link.removeprefix(base_url), f"/api/sdk/models/{saved['id']}")
