"""One request sent by all at the same moment under one Idempotency-Key, while a process is killed.

Whoever gets no answer, or one that does not say whether it was done, asks the next process. All
must get the same answer, and one link is made, whether the killed process had made it or not.
"""

import random
import threading
import time
import uuid
from itertools import count

import httpx2

from proof.concurrency.crowd import Client, Crowd, is_unknown
from proof.concurrency.draft_rule import list_links
from proof.concurrency.events import Outcome
from proof.concurrency.fleet import Fleet
from proof.writer import new_model

LONGEST = 0.03
"""Seconds between sending and the kill, at most: about what a request takes."""


def retry_across_a_crash(fleet: Fleet, crowd: Crowd) -> Outcome:
    """The process is up again afterwards."""
    processes = len(fleet.services)
    killed = random.randrange(processes)
    body = {"model": new_model(uuid.uuid4().hex)}
    once = {"Idempotency-Key": uuid.uuid4().hex}
    before = list_links(crowd.clients[0]).ids

    def send(client: Client) -> str:
        first = crowd.clients.index(client) % processes
        for turn in count():
            try:
                _, answer = client.ask(
                    "POST", "/api/sdk/solve", at=(first + turn) % processes, json=body, headers=once
                )
            except httpx2.TransportError:
                continue
            if is_unknown(answer):
                time.sleep(0.1)
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
    after = list_links(crowd.clients[0]).ids
    made = set(after) - set(before)
    faults = []
    if len(links) != 1 or made != links:
        faults.append(f"answers named {sorted(links)}, and {sorted(made)} were made")
    return Outcome(len(crowd.clients), faults, crowd.take_unknown())
