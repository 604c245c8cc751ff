"""The proof of concurrency, short; and what it must see, on histories by hand."""

from itertools import count
from pathlib import Path

import httpx2
import pytest

from loadpath.store.drafts import NEWEST_KEPT
from proof.concurrency.__main__ import SELDOM, run_fleet
from proof.concurrency.crowd import is_unknown
from proof.concurrency.events import CRASH, MIGRATION, RACE, REVOCATION, RULE
from proof.concurrency.history import History, Link, Listing, Span, allows_a_moment
from proof.concurrency.racing_changes import find_faults
from proof.concurrency.revocation import Looks
from proof.database_server import DatabaseServer


def test_two_processes_whose_clocks_differ_answer_as_one(tmp_path: Path) -> None:
    """A turn with all that turns have, retries across a crash and a migration too."""
    urls = (f"sqlite:///{tmp_path}/{number}.sqlite" for number in count())
    server = DatabaseServer(lambda: next(urls), None)
    events = list(run_fleet(server, (0, 3), range(SELDOM - 1, SELDOM)))
    assert [event["what"] for event in events] == [RULE, RACE, REVOCATION, CRASH, MIGRATION]
    assert [fault for event in events for fault in event["faults"]] == []


def parked(first: int, last: int) -> list[Link]:
    """Links that were parked one after another; the n-th between 10 n and 10 n + 5."""
    return [Link(str(n), Span(10 * n, 10 * n + 5)) for n in range(first, last)]


def names(last: int, first: int = 0) -> tuple[str, ...]:
    """As lists show them."""
    return tuple(str(n) for n in range(last - 1, first - 1, -1))


def with_fifty() -> History:
    history = History()
    assert history.close_round(parked(0, 30), [], names(30)) == []
    assert history.close_round(parked(30, 50), [], names(50)) == []
    return history


@pytest.mark.parametrize(
    ("sent", "answered", "works", "is_possible"),
    [
        (496, 503, True, True),
        (504, 509, True, True),
        (506, 509, True, False),
        (506, 509, False, True),
        (501, 503, False, True),
        (490, 499, False, False),
    ],
)
def test_a_link_ends_while_the_50th_after_it_is_parked(
    sent: int, answered: int, works: bool, is_possible: bool
) -> None:
    history = with_fifty()
    first = history.links[0]
    (first.working if works else first.ended).append(Span(sent, answered))
    faults = history.close_round(parked(50, 51), [], names(51, 1))
    assert (faults == []) == is_possible


def test_what_has_ended_for_one_does_not_work_for_the_next() -> None:
    history = with_fifty()
    history.links[0].ended.append(Span(500, 501))
    history.links[0].working.append(Span(502, 503))
    assert len(history.close_round(parked(50, 51), [], names(51, 1))) == 1


@pytest.mark.parametrize(
    ("listed", "is_possible"),
    [
        (names(50), True),
        (names(51, 1), True),
        (names(51), False),
        (names(51, 2), False),
        (("50", *names(49, 1)), False),
        (("x", *names(50, 1)), False),
    ],
)
def test_a_list_is_the_newest_fifty_of_one_moment(
    listed: tuple[str, ...], is_possible: bool
) -> None:
    history = with_fifty()
    listings = [Listing(Span(501, 504), listed)]
    assert (history.close_round(parked(50, 51), listings, names(51, 1)) == []) == is_possible


def test_the_newest_are_listed_afterwards_in_the_order_of_their_answers() -> None:
    assert len(names(51, 1)) == NEWEST_KEPT
    assert with_fifty().close_round(parked(50, 51), [], names(51)) != []
    assert with_fifty().close_round(parked(50, 51), [], names(50)) != []
    swapped = ("50", "51", *names(50, 2))
    assert with_fifty().close_round(parked(50, 52), [], swapped) != []


def test_a_withdrawn_link_counts_among_the_fifty() -> None:
    history = with_fifty()
    history.links[40].withdrawn = Span(496, 498)
    final = tuple(each for each in names(51, 1) if each != "40")
    assert history.close_round(parked(50, 51), [], final) == []
    assert len(history.find_working()) == NEWEST_KEPT - 1


def test_a_key_changes_once() -> None:
    revoked = Span(10, 20)
    assert allows_a_moment(revoked, [Span(5, 30)], [Span(12, 14)])
    assert not allows_a_moment(revoked, [Span(21, 30)], [])
    assert not allows_a_moment(revoked, [Span(15, 16)], [Span(12, 14)])


def answer(status: int) -> httpx2.Response:
    headers = {"Retry-After": "1"} if status == 503 else {}
    return httpx2.Response(status, headers=headers, text="said")


def test_503_is_unknown_where_it_says_when_to_ask_again() -> None:
    assert is_unknown(answer(503))
    assert not is_unknown(httpx2.Response(503))
    assert not any(is_unknown(answer(status)) for status in (200, 401, 404, 500))


@pytest.mark.parametrize(("status", "faults"), [(503, 0), (401, 1), (500, 1)])
def test_a_look_that_was_told_503_says_nothing_of_a_key(status: int, faults: int) -> None:
    """It stood for a refusal, and one before the revocation for a fault."""
    looks = Looks()
    looks.enter(Span(1, 2), answer(status))
    looks.enter(Span(3, 4), answer(200))
    looks.enter(Span(21, 22), answer(401))
    assert len(looks.find_faults(Span(10, 20))) == faults
    looks.enter(Span(23, 24), answer(200))
    assert len(looks.find_faults(Span(10, 20))) >= 1


UNTOLD = [Span(506, 600)]
"""From sending link 51, whose answer was 503, until the list was read afterwards."""


@pytest.mark.parametrize(
    ("seen", "final", "is_possible"),
    [
        (names(52, 2), names(52, 2), True),
        (names(51, 1), names(51, 1), True),
        (names(51, 1), names(52, 2), True),
        (names(52, 2), names(51, 1), False),
        (names(52, 2), names(53, 3), False),
    ],
)
def test_what_503_was_told_of_may_have_been_done(
    seen: tuple[str, ...], final: tuple[str, ...], is_possible: bool
) -> None:
    """Link 50 was acknowledged. Lists in the midst of it and afterwards show 51 or not."""
    history = with_fifty()
    listings = [Listing(Span(560, 561), seen)]
    found = history.close_round(parked(50, 51), listings, final, UNTOLD)
    assert (found == []) == is_possible


def test_a_link_that_nobody_was_told_of_is_kept_for_what_comes_later() -> None:
    """It was not entered, and every later list had links that nobody parked."""
    history = with_fifty()
    assert history.close_round(parked(50, 51), [], names(52, 2), UNTOLD) == []
    later = [Listing(Span(700, 701), names(52, 2))]
    new = Link("52", Span(710, 711))
    assert history.close_round([new], later, names(53, 3)) == []
    assert with_fifty().close_round(parked(50, 51), [], names(52, 2)) != []


@pytest.mark.parametrize(
    ("final", "looks", "is_possible"),
    [
        (names(50), [], True),
        (tuple(each for each in names(50) if each != "40"), [], True),
        (tuple(each for each in names(50) if each != "41"), [], False),
        (names(50), [Span(520, 521)], False),
        (tuple(each for each in names(50) if each != "40"), [Span(520, 521)], True),
        (tuple(each for each in names(50) if each != "40"), [Span(496, 497)], False),
    ],
)
def test_what_may_have_been_withdrawn_was_or_was_not(
    final: tuple[str, ...], looks: list[Span], is_possible: bool
) -> None:
    """Link 40, by a request at 500; `looks` found it ended."""
    history = with_fifty()
    link = history.links[40]
    link.perhaps_withdrawn = Span(500, 600)
    link.ended.extend(looks)
    assert (history.close_round([], [], final) == []) == is_possible


def test_what_may_have_been_withdrawn_and_was_displaced_may_have_ended_early() -> None:
    history = with_fifty()
    history.links[0].perhaps_withdrawn = Span(480, 600)
    history.links[0].ended.append(Span(490, 491))
    assert history.close_round(parked(50, 51), [], names(51, 1)) == []
    history = with_fifty()
    history.links[0].perhaps_withdrawn = Span(480, 600)
    history.links[0].ended.append(Span(470, 471))
    assert history.close_round(parked(50, 51), [], names(51, 1)) != []


def test_a_lost_change_is_seen() -> None:
    assert find_faults([2, 1, 3], 3) == []
    assert find_faults([1, 2, 2], 2) != []
    assert find_faults([1, 2, 3], 2) != []


def test_a_change_that_503_was_told_of_counts_where_nobody_else_made_it() -> None:
    assert find_faults([1, 3], 3, [2]) == []
    assert find_faults([1, 2], 2, [3]) == []
    assert find_faults([1, 2], 3, [3]) == []
    assert find_faults([1, 2], 4, [3]) != []
    assert find_faults([1, 2, 2], 2, [2]) != []
