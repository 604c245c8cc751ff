"""A link whose life is over: which end it found, when, and what to do now."""

from loadpath.service.answers.answer import Answer
from loadpath.service.clock import to_datetime
from loadpath.service.errors import Gone
from loadpath.service.pages.render import render_page
from loadpath.store.drafts import NEWEST_KEPT, Draft


def tell_end(draft: Draft, when: str) -> str:
    """Which of its three ends a link found."""
    if draft.withdrawn_at is not None:
        return f"This link was ended on {when} by whoever made it."
    if draft.is_displaced:
        return (
            f"This link ended on {when}, because {NEWEST_KEPT} newer models had been parked by the "
            "same account."
        )
    return f"This link expired on {when}, 24 hours after it was made."


class EndedLink(Gone):
    """Raised where somebody follows such a link; programs get its text, people its page."""

    def __init__(self, draft: Draft, ended_at: int) -> None:
        when = f"{to_datetime(ended_at):%Y-%m-%d at %H:%M:%S} UTC"
        super().__init__(f"{tell_end(draft, when)} Ask whoever sent it for a new one.")
        self._draft = draft
        self._ended_at = ended_at

    def page(self) -> Answer:
        return render_page(
            "ended_link.html",
            status=self.status,
            draft=self._draft,
            ended_at=self._ended_at,
            newest_kept=NEWEST_KEPT,
        )
