"""A key that is revoked at one process is refused by all from that moment on."""

import threading
from typing import Any

from proof.concurrency.crowd import Client, Crowd
from proof.concurrency.history import Span, allows_a_moment

LOOKS = 6
"""Of each client, and as many of the one that revokes before it does."""


def revoke(crowd: Crowd) -> tuple[int, list[str]]:
    """How many operations were done, and what was wrong."""
    owner = crowd.clients[0]
    body: dict[str, Any] = {"name": "revoked", "scopes": [], "expiresInDays": None}
    _, made = owner.ask("POST", "/api/sdk/api-keys", json=body)
    key = {"X-API-Key": made.json()["key"]}
    accepted: list[Span] = []
    refused: list[Span] = []
    revoked: list[Span] = []
    faults: list[str] = []
    is_used = threading.Event()

    def use(client: Client) -> None:
        span, answer = client.ask("GET", "/api/sdk/me", headers=key)
        if answer.status_code not in (200, 401):
            faults.append(f"{answer.status_code} {answer.text}")
        (accepted if answer.status_code == 200 else refused).append(span)
        is_used.set()

    def work(client: Client) -> None:
        if client is owner:
            is_used.wait(10)
            span, answer = client.ask("DELETE", f"/api/sdk/api-keys?id={made.json()['id']}")
            if answer.status_code not in (200, 204):
                faults.append(f"revoking: {answer.status_code} {answer.text}")
            revoked.append(span)
        for _ in range(LOOKS):
            use(client)

    crowd.all_do(work)
    if not allows_a_moment(revoked[0], accepted, refused):
        faults.append("a key was accepted after it had been revoked, or refused before")
    return LOOKS * len(crowd.clients) + 2, faults
