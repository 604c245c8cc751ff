"""Drafts: documents parked behind a link.

Each account numbers its drafts without gaps, under the lock of its own row. Draft n is displaced
by draft n + 50 in the very transaction that parks it: exactly the newest 50 are active, whatever
the clocks say and however many processes park at once. Documents stand in a table of their own and
are deleted when their draft ends: at once when it is displaced or its owner ends it, soon after
when its time is over. The small row stays, so that the link can say why; the name does not.
"""

import msgspec

from loadpath.store.transaction import Row, Transaction
from loadpath.store.unfinished import Unfinished

NEWEST_KEPT = 50
COLUMNS = (
    "id, account_id, sequence, created_at, expires_at, displaced_at, "
    "size, name, members, last_opened_at, withdrawn_at"
)


class Draft(msgspec.Struct, frozen=True):
    """A parked document's life; the document itself is read separately."""

    id: str
    account_id: str
    sequence: int
    created_at: int
    expires_at: int
    displaced_at: int | None
    size: int = 0
    name: str | None = None
    members: int | None = None
    last_opened_at: int | None = None
    withdrawn_at: int | None = None

    def ended_at(self, now: int) -> int | None:
        """When the link stopped working, or nothing while it works."""
        if self.withdrawn_at is not None:
            return self.withdrawn_at
        if self.displaced_at is not None:  # maybe by a process whose clock is a day ahead
            return min(self.displaced_at, self.expires_at)
        return self.expires_at if now >= self.expires_at else None

    @property
    def is_displaced(self) -> bool:
        """Whether newer drafts ended it, rather than time or its owner."""
        return (
            self.withdrawn_at is None
            and self.displaced_at is not None
            and self.displaced_at < self.expires_at
        )


def to_draft(row: Row | None) -> Draft | None:
    return Draft(*row) if row else None


# By its account, whose row says how many drafts it has had; twice the account's id.
DISPLACED = "account_id = ? AND sequence = (SELECT draft_sequence FROM accounts WHERE id = ?) - ?"


def park_draft(
    tx: Transaction,
    draft_id: str,
    account_id: str,
    document: bytes,
    created_at: int,
    expires_at: int,
    *,
    name: str | None = None,
    members: int | None = None,
) -> Unfinished[int]:
    """Add the account's newest draft and displace the one that has now 50 newer ones; gives in the
    end how much the documents of its active drafts hold, packed.

    Every statement finds its numbers in the database, so that none waits for the one before.
    """
    tx.send("UPDATE accounts SET draft_sequence = draft_sequence + 1 WHERE id = ?", account_id)
    tx.send(
        "INSERT INTO drafts "
        "(id, account_id, sequence, created_at, expires_at, size, name, members) "
        "SELECT ?, id, draft_sequence, ?, ?, ?, ?, ? FROM accounts WHERE id = ?",
        draft_id,
        created_at,
        expires_at,
        len(document),
        name,
        members,
        account_id,
    )
    tx.send(
        "INSERT INTO draft_documents (draft_id, expires_at, document) "
        "SELECT id, expires_at, ? FROM drafts WHERE id = ?",
        document,
        draft_id,
    )
    displaced = (account_id, account_id, NEWEST_KEPT)
    tx.send(
        f"UPDATE drafts SET displaced_at = ?, name = NULL WHERE {DISPLACED}", created_at, *displaced
    )
    tx.send(
        f"DELETE FROM draft_documents WHERE draft_id = (SELECT id FROM drafts WHERE {DISPLACED})",
        *displaced,
    )
    held = tx.ask(
        "SELECT (SELECT COALESCE(SUM(size), 0) FROM drafts WHERE account_id = accounts.id "
        "AND displaced_at IS NULL AND expires_at > ? AND sequence > draft_sequence - ?) "
        "FROM accounts WHERE id = ?",
        created_at,
        NEWEST_KEPT,
        account_id,
    )

    def finish() -> int:
        row = held()
        if row is None:
            raise LookupError(f"There is no account {account_id}.")
        return int(row[0])

    return Unfinished(finish)


def find_draft(tx: Transaction, draft_id: str) -> Draft | None:
    """The draft, whether active or ended."""
    return to_draft(tx.row(f"SELECT {COLUMNS} FROM drafts WHERE id = ?", draft_id))


def list_drafts(tx: Transaction, account_id: str, now: int) -> list[Draft]:
    """The account's drafts whose links work, oldest first."""
    rows = tx.rows(
        f"SELECT {COLUMNS} FROM drafts WHERE account_id = ? AND displaced_at IS NULL "
        "AND expires_at > ? ORDER BY sequence",
        account_id,
        now,
    )
    return [Draft(*row) for row in rows]


def withdraw_draft(tx: Transaction, account_id: str, draft_id: str, now: int) -> bool:
    """End an active draft of the account; False where it has none of this id.

    It counts as displaced too: processes of the version before do not know of withdrawing.
    """
    ended = tx.execute(
        "UPDATE drafts SET withdrawn_at = ?, displaced_at = ?, name = NULL "
        "WHERE id = ? AND account_id = ? AND displaced_at IS NULL AND expires_at > ?",
        now,
        now,
        draft_id,
        account_id,
        now,
    )
    if ended:
        tx.execute("DELETE FROM draft_documents WHERE draft_id = ?", draft_id)
    return ended > 0


def note_openings(tx: Transaction, openings: dict[str, int]) -> None:
    """Remember when documents were last fetched; an older time does not replace a newer one."""
    for draft_id, opened_at in sorted(openings.items()):
        tx.execute(
            "UPDATE drafts SET last_opened_at = ? "
            "WHERE id = ? AND (last_opened_at IS NULL OR last_opened_at < ?)",
            opened_at,
            draft_id,
            opened_at,
        )


def read_document(tx: Transaction, draft_id: str) -> bytes | None:
    """The parked document, compressed; nothing when it has been cleared."""
    row = tx.row("SELECT document FROM draft_documents WHERE draft_id = ?", draft_id)
    return bytes(row[0]) if row else None


def clear_ended(tx: Transaction, now: int, batch: int) -> int:
    """Delete the documents, and the names, of at most `batch` drafts whose time is over."""
    over = "SELECT draft_id FROM draft_documents WHERE expires_at <= ? ORDER BY expires_at LIMIT ?"
    tx.execute(f"UPDATE drafts SET name = NULL WHERE id IN ({over})", now, batch)
    return tx.execute(f"DELETE FROM draft_documents WHERE draft_id IN ({over})", now, batch)


def forget_ended(tx: Transaction, expired_before: int, batch: int) -> int:
    """Delete the remaining rows of drafts that ended long ago; their links become unknown."""
    return tx.execute(
        "DELETE FROM drafts WHERE id IN (SELECT id FROM drafts "
        "WHERE expires_at <= ? ORDER BY expires_at LIMIT ?)",
        expired_before,
        batch,
    )
