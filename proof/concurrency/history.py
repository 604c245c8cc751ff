"""Whether what clients saw of one account's links can have happened one thing after another.

The order of the links is known from lists that were read while nothing else went on. Every link
then begins to work at a moment between the times when its parking was sent and answered, and ends
at one when it was withdrawn or when the 50th after it was parked. Whoever looked saw it working
before that moment or ended after it: there has to be one moment that all allow.

Who was told 503 knows neither whether a link was parked or withdrawn nor when: it may have been
done until the list was read afterwards, which shows whether it was.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from loadpath.store.drafts import NEWEST_KEPT


@dataclass(frozen=True)
class Span:
    """When a request was sent and when it was answered."""

    sent: int
    answered: int


@dataclass
class Link:
    id: str
    parked: Span
    withdrawn: Span | None = None
    perhaps_withdrawn: Span | None = None
    """From when on, where nobody was told."""
    unborn: list[Span] = field(default_factory=list)
    """When a list ended before it."""
    working: list[Span] = field(default_factory=list)
    """When it was seen to work."""
    ended: list[Span] = field(default_factory=list)

    @property
    def ends(self) -> list[Span]:
        """When it was withdrawn, or may have been."""
        return [span for span in (self.withdrawn, self.perhaps_withdrawn) if span is not None]


@dataclass(frozen=True)
class Listing:
    span: Span
    ids: tuple[str, ...]
    """The newest first."""


def allows_a_moment(change: Span, before: Iterable[Span], after: Iterable[Span]) -> bool:
    """Whether it can have changed once, all who saw it as it was having looked before."""
    earliest = max([change.sent, *(span.sent for span in before)])
    latest = min([change.answered, *(span.answered for span in after)])
    return earliest <= latest


class History:
    """Links of an account in their order, the oldest first."""

    def __init__(self) -> None:
        self.links: list[Link] = []

    def find_working(self) -> list[Link]:
        return [link for link in self.links[-NEWEST_KEPT:] if link.withdrawn is None]

    def close_round(
        self,
        parked: list[Link],
        listings: list[Listing],
        final: tuple[str, ...],
        perhaps_parked: Sequence[Span] = (),
    ) -> list[str]:
        """What was wrong in a round: links that were parked in it, lists that were read meanwhile,
        and the list afterwards. What is older than any link that may still work is forgotten.
        `perhaps_parked` are from sending a link that nobody knows to have been parked until that
        list was read."""
        by_id = {link.id: link for link in parked} | self._find_untold(
            parked, final, perhaps_parked
        )
        newest = [by_id.pop(each) for each in final[: len(by_id)] if each in by_id]
        faults = [f"{each} was parked and is not among the newest" for each in by_id]
        self.links += reversed(newest)
        self._settle_withdrawals(final)
        faults += self._check_final(final)
        faults += self._check_order()
        for listing in listings:
            faults += self._check_listing(listing)
        for number, link in enumerate(self.links):
            faults += self._check_link(number, link)
        del self.links[: -2 * NEWEST_KEPT]
        for link in self.links:
            link.unborn, link.working, link.ended = [], [], []
        return faults

    def _find_untold(
        self, parked: list[Link], final: tuple[str, ...], perhaps_parked: Sequence[Span]
    ) -> dict[str, Link]:
        """Links of the list that nobody was told of, as many as there may be. Which is whose is
        not known: each may have been parked whenever one of them may."""
        if not perhaps_parked:
            return {}
        known = {link.id for link in (*self.links, *parked)}
        untold = [each for each in final if each not in known][: len(perhaps_parked)]
        first = min(span.sent for span in perhaps_parked)
        last = max(span.answered for span in perhaps_parked)
        return {each: Link(each, Span(first, last)) for each in untold}

    def _settle_withdrawals(self, final: tuple[str, ...]) -> None:
        """What may have been withdrawn was not if it is still listed, and was if nothing else can
        have ended it. Of one that has been displaced since, nobody will know."""
        for link in self.links[-NEWEST_KEPT:]:
            if link.id not in final:
                link.withdrawn = link.withdrawn or link.perhaps_withdrawn
            link.perhaps_withdrawn = None

    def _check_final(self, final: tuple[str, ...]) -> Iterator[str]:
        expected = tuple(link.id for link in reversed(self.find_working()))
        if final != expected:
            yield f"{len(final)} links are listed, {len(expected)} others should be"

    def _check_order(self) -> Iterator[str]:
        """One that was answered before another was sent is the older one."""
        latest_sent = 0
        for link in self.links:
            if link.parked.answered < latest_sent:
                yield f"{link.id} stands behind one that was sent after it was answered"
            latest_sent = max(latest_sent, link.parked.sent)

    def _check_listing(self, listing: Listing) -> Iterator[str]:
        """A list is the newest 50 of some moment, without those that were withdrawn."""
        numbers = {link.id: number for number, link in enumerate(self.links)}
        unknown = [each for each in listing.ids if each not in numbers]
        if unknown:
            yield f"a list has {len(unknown)} links that nobody parked, or that ended long ago"
            return
        listed = {numbers[each] for each in listing.ids}
        last = max(listed, default=-1)
        window = range(max(0, last - NEWEST_KEPT + 1), last + 1)
        if not listed <= set(window):
            yield f"a list has links that {NEWEST_KEPT} newer ones of it displace"
        for number in window:
            link = self.links[number]
            gone = any(span.sent < listing.span.answered for span in link.ends)
            if number not in listed and not gone:
                yield f"a list lacks {link.id}, which is among its newest {NEWEST_KEPT}"
        for number, link in enumerate(self.links):
            if number in listed:
                link.working.append(listing.span)
            elif number > last and not link.ends:
                link.unborn.append(listing.span)
            elif link.parked.answered < listing.span.sent:
                link.ended.append(listing.span)

    def _check_link(self, number: int, link: Link) -> Iterator[str]:
        if not allows_a_moment(link.parked, link.unborn, link.working):
            yield f"{link.id} was not listed after it had been seen to work or said to"
        displacer = number + NEWEST_KEPT
        displaced = self.links[displacer].parked if displacer < len(self.links) else None
        if link.withdrawn and displaced and link.withdrawn.sent > displaced.answered:
            yield f"{link.id} was withdrawn after it had been displaced"
        if link.perhaps_withdrawn and displaced:
            displaced = Span(link.perhaps_withdrawn.sent, displaced.answered)
        end = link.withdrawn or displaced
        if end is None:
            if link.ended:
                yield f"{link.id} was seen ended and still works"
        elif not allows_a_moment(end, link.working, link.ended):
            yield f"{link.id} was seen to work after it had been seen or said to have ended"
