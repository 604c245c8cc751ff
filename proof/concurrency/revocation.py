"""A key that is revoked at one process is refused by all from that moment on."""

import threading
from typing import Any

import httpx2

from proof.concurrency.crowd import Client, Crowd, is_unknown
from proof.concurrency.events import Outcome
from proof.concurrency.history import Span, allows_a_moment

LOOKS = 6
"""Of each client, and as many of the one that revokes before it does."""


class Looks:
    """What was seen of a key: an answer that does not say whether it is good tells nothing."""

    def __init__(self) -> None:
        self.accepted: list[Span] = []
        self.refused: list[Span] = []
        self.faults: list[str] = []

    def enter(self, span: Span, answer: httpx2.Response) -> None:
        if answer.status_code == 200:
            self.accepted.append(span)
        elif answer.status_code == 401:
            self.refused.append(span)
        elif not is_unknown(answer):
            self.faults.append(f"{answer.status_code} {answer.text}")

    def find_faults(self, revoked: Span) -> list[str]:
        if allows_a_moment(revoked, self.accepted, self.refused):
            return self.faults
        return [*self.faults, "a key was accepted after it had been revoked, or refused before"]


def revoke(crowd: Crowd) -> Outcome:
    owner = crowd.clients[0]
    body: dict[str, Any] = {"name": "revoked", "scopes": [], "expiresInDays": None}
    _, made = owner.ask_until_told("POST", "/api/sdk/api-keys", json=body)
    key = {"X-API-Key": made.json()["key"]}
    looks = Looks()
    revoked: list[Span] = []
    is_used = threading.Event()

    def work(client: Client) -> None:
        if client is owner:
            is_used.wait(10)
            untold = client.unknown
            path = f"/api/sdk/api-keys?id={made.json()['id']}"
            span, answer = client.ask_until_told("DELETE", path)
            # One that is sent again finds nothing left to revoke where the first was done.
            is_done_before = client.unknown > untold and answer.status_code == 404
            if answer.status_code not in (200, 204) and not is_done_before:
                looks.faults.append(f"revoking: {answer.status_code} {answer.text}")
            revoked.append(span)
        for _ in range(LOOKS):
            looks.enter(*client.ask("GET", "/api/sdk/me", headers=key))
            is_used.set()

    crowd.all_do(work)
    operations = LOOKS * len(crowd.clients) + 2
    return Outcome(operations, looks.find_faults(revoked[0]), crowd.take_unknown())
