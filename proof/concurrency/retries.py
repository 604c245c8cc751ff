"""One request sent by all at the same moment under one Idempotency-Key, while a process is killed.

Whoever gets no answer asks the next process. All must get the same answer, and one link is made,
whether the killed process had made it or not.
"""

import random
import threading
import time
import uuid
from itertools import count

import httpx2

from proof.concurrency.crowd import Client, Crowd
from proof.concurrency.draft_rule import list_links
from proof.concurrency.fleet import Fleet
from proof.writer import new_model

LONGEST = 0.03
"""Seconds between sending and the kill, at most: about what a request takes."""


def retry_across_a_crash(fleet: Fleet, crowd: Crowd) -> tuple[int, list[str]]:
    """How many operations were done, and what was wrong; the process is up again afterwards."""
    processes = len(fleet.services)
    killed = random.randrange(processes)
    body = {"model": new_model(uuid.uuid4().hex)}
    once = {"Idempotency-Key": uuid.uuid4().hex}
    _, before, _ = list_links(crowd.clients[0])

    def send(client: Client) -> str:
        first = crowd.clients.index(client) % processes
        for turn in count():
            try:
                _, answer = client.ask(
                    "POST", "/api/sdk/solve", at=(first + turn) % processes, json=body, headers=once
                )
            except httpx2.TransportError:
                continue
            return str(answer.json().get("open_url", answer.text))
        raise AssertionError("there is always a next process")

    def kill() -> None:
        time.sleep(random.uniform(0, LONGEST))
        fleet.kill(killed)

    killer = threading.Thread(target=kill)
    killer.start()
    links = {link.rpartition("/")[2] for link in crowd.all_do(send)}
    killer.join()
    fleet.start(killed)
    _, after, _ = list_links(crowd.clients[0])
    made = set(after) - set(before)
    faults = []
    if len(links) != 1 or made != links:
        faults.append(f"answers named {sorted(links)}, and {sorted(made)} were made")
    return len(crowd.clients), faults
