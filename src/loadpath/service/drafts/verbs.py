"""What can be done with the links of an account, whoever asks: the API or a page."""

from loadpath.service.access.audit import COMMAND_LINE, Event, write_down
from loadpath.service.resources import Resources
from loadpath.store.drafts import Draft, list_drafts, withdraw_draft
from loadpath.store.transaction import Transaction


def open_url_of(base_url: str, draft_id: str) -> str:
    """The link itself."""
    return f"{base_url}/open/{draft_id}"


async def list_links(resources: Resources, account_id: str) -> list[Draft]:
    """The account's active links, newest first, with when they were last opened."""
    await resources.link_openings.write_if_possible(resources.store)
    now = resources.clock()
    return (await resources.store.read(lambda tx: list_drafts(tx, account_id, now)))[::-1]


def end_link(
    tx: Transaction, account_id: str, draft_id: str, *, now: int, network: str = COMMAND_LINE
) -> bool:
    """End an active link of the account and write it down; False where there is none.

    The log does not name the link: its id may still stand in a chat.
    """
    ended = draft_id.isalnum() and withdraw_draft(tx, account_id, draft_id, now)
    if ended:
        write_down(tx, Event.LINK_ENDED, account_id, now=now, network=network)
    return ended
