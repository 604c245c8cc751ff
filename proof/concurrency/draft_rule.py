"""Exactly the newest 50 links of an account work, whoever parks, ends, opens and lists at once."""

import httpx2

from proof.concurrency.crowd import Client, Crowd
from proof.concurrency.history import History, Link, Listing, Span
from proof.writer import new_model

OPERATIONS = 5
"""Of each client in a round; all park fewer than 50, so that one list shows their order."""


class Round:
    """What the clients did and saw; appending to lists is safe from several threads."""

    def __init__(self, history: History) -> None:
        self._known = list(history.links)
        self._working = history.find_working()
        self.parked: list[Link] = []
        self.listings: list[Listing] = []
        self.faults: list[str] = []

    def work(self, client: Client) -> None:
        for _ in range(OPERATIONS):
            wishes = [self._park] * 5 + [self._open] * 4 + [self._list] * 2 + [self._withdraw]
            client.choice.choice(wishes)(client)

    def _park(self, client: Client) -> None:
        span, answer = client.ask("POST", "/api/sdk/solve", json={"model": new_model("round")})
        if self._is_one_of(answer, 200):
            self.parked.append(Link(answer.json()["open_url"].rpartition("/")[2], span))

    def _open(self, client: Client) -> None:
        """One that is about to end, mostly; or one that has just been made."""
        chosen = [*self._known[-60:-30], *self._working, *self.parked]
        if not chosen:
            return
        link = client.choice.choice(chosen)
        span, answer = client.ask("GET", f"/open/{link.id}/document")
        if self._is_one_of(answer, 200, 410):
            (link.working if answer.status_code == 200 else link.ended).append(span)

    def _list(self, client: Client) -> None:
        span, ids, answer = list_links(client)
        if self._is_one_of(answer, 200):
            self.listings.append(Listing(span, ids))

    def _withdraw(self, client: Client) -> None:
        """One that was there before the round."""
        if not self._working:
            return
        link = client.choice.choice(self._working[: len(self._working) // 2 + 1])
        span, answer = client.ask("DELETE", f"/api/sdk/drafts/{link.id}")
        if not self._is_one_of(answer, 204, 404):
            return
        if answer.status_code == 404:
            link.ended.append(span)
        elif link.withdrawn is not None:
            self.faults.append(f"{link.id} was withdrawn twice")
        else:
            link.withdrawn = span

    def _is_one_of(self, answer: httpx2.Response, *expected: int) -> bool:
        if answer.status_code not in expected:
            self.faults.append(f"{answer.request.url.path}: {answer.status_code} {answer.text}")
        return answer.status_code in expected


def list_links(client: Client) -> tuple[Span, tuple[str, ...], httpx2.Response]:
    span, answer = client.ask("GET", "/api/sdk/drafts")
    listed = answer.json()["drafts"] if answer.status_code == 200 else []
    return span, tuple(each["id"] for each in listed), answer


def run_round(crowd: Crowd, history: History) -> tuple[int, list[str]]:
    """How many operations were done, and what was wrong."""
    at_once = Round(history)
    crowd.all_do(at_once.work)
    _, final, _ = list_links(crowd.clients[0])
    faults = history.close_round(at_once.parked, at_once.listings, final)
    return OPERATIONS * len(crowd.clients), at_once.faults + faults
