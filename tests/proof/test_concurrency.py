"""The proof of concurrency, short; and what it must see, on histories by hand."""

from itertools import count
from pathlib import Path

import pytest

from loadpath.store.drafts import NEWEST_KEPT
from proof.concurrency.__main__ import SELDOM, run_fleet
from proof.concurrency.events import CRASH, MIGRATION, RACE, REVOCATION, RULE
from proof.concurrency.history import History, Link, Listing, Span, allows_a_moment
from proof.concurrency.racing_changes import find_faults


def test_two_processes_whose_clocks_differ_answer_as_one(tmp_path: Path) -> None:
    """A turn with all that turns have, retries across a crash and a migration too."""
    urls = (f"sqlite:///{tmp_path}/{number}.sqlite" for number in count())
    events = list(run_fleet(lambda: next(urls), (0, 3), range(SELDOM - 1, SELDOM)))
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


def test_a_lost_change_is_seen() -> None:
    assert find_faults([2, 1, 3], 3) == []
    assert find_faults([1, 2, 2], 2) != []
    assert find_faults([1, 2, 3], 2) != []
