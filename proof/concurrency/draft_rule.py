"""Exactly the newest 50 links of an account work, whoever parks, ends, opens and lists at once."""

import time

import httpx2

from proof.concurrency.crowd import Client, Crowd, is_unknown
from proof.concurrency.events import Outcome
from proof.concurrency.history import History, Link, Listing, Span
from proof.writer import new_model

OPERATIONS = 5
"""Of each client in a round; all park fewer than 50, so that one list shows their order."""
LISTED = "/api/sdk/drafts"
SETTLED = 1.0
"""Seconds until what nobody was told of has been done if it ever is."""


class Round:
    """What the clients did and saw; appending to lists is safe from several threads."""

    def __init__(self, history: History) -> None:
        self._known = list(history.links)
        self._working = history.find_working()
        self.parked: list[Link] = []
        self.perhaps_parked: list[Span] = []
        self.perhaps_withdrawn: list[tuple[Link, Span]] = []
        self.listings: list[Listing] = []
        self.faults: list[str] = []

    def work(self, client: Client) -> None:
        for _ in range(OPERATIONS):
            wishes = [self._park] * 5 + [self._open] * 4 + [self._list] * 2 + [self._withdraw]
            client.choice.choice(wishes)(client)

    def _park(self, client: Client) -> None:
        span, answer = client.ask("POST", "/api/sdk/solve", json={"model": new_model("round")})
        if is_unknown(answer):
            self.perhaps_parked.append(span)
        elif self._is_one_of(answer, 200):
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
        span, answer = client.ask("GET", LISTED)
        if self._is_one_of(answer, 200):
            self.listings.append(Listing(span, read_ids(answer)))

    def _withdraw(self, client: Client) -> None:
        """One that was there before the round."""
        if not self._working:
            return
        link = client.choice.choice(self._working[: len(self._working) // 2 + 1])
        span, answer = client.ask("DELETE", f"/api/sdk/drafts/{link.id}")
        if is_unknown(answer):
            self.perhaps_withdrawn.append((link, span))
        elif not self._is_one_of(answer, 204, 404):
            return
        elif answer.status_code == 404:
            link.ended.append(span)
        elif link.withdrawn is not None:
            self.faults.append(f"{link.id} was withdrawn twice")
        else:
            link.withdrawn = span

    def close(self, history: History, final: Listing) -> list[str]:
        """What was wrong; what nobody was told of may have been done until the list was read."""
        end = final.span.answered
        for link, span in self.perhaps_withdrawn:
            first = min([span.sent, *(known.sent for known in link.ends)])
            link.perhaps_withdrawn = Span(first, end)
        untold = [Span(span.sent, end) for span in self.perhaps_parked]
        return self.faults + history.close_round(self.parked, self.listings, final.ids, untold)

    def _is_one_of(self, answer: httpx2.Response, *expected: int) -> bool:
        if is_unknown(answer):
            return False
        if answer.status_code not in expected:
            self.faults.append(f"{answer.request.url.path}: {answer.status_code} {answer.text}")
        return answer.status_code in expected


def list_links(client: Client) -> Listing:
    """Asked for until it is told."""
    span, answer = client.ask_until_told("GET", LISTED)
    return Listing(span, read_ids(answer))


def read_ids(answer: httpx2.Response) -> tuple[str, ...]:
    return tuple(each["id"] for each in answer.json()["drafts"])


def run_round(crowd: Crowd, history: History) -> Outcome:
    at_once = Round(history)
    crowd.all_do(at_once.work)
    if at_once.perhaps_parked or at_once.perhaps_withdrawn:
        time.sleep(SETTLED)
    faults = at_once.close(history, list_links(crowd.clients[0]))
    return Outcome(OPERATIONS * len(crowd.clients), faults, crowd.take_unknown())
