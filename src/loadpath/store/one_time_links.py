"""Links that work once: the way to a new account or a new password. Only hashes are kept."""

import msgspec

from loadpath.store.transaction import Transaction

COLUMNS = "purpose, email, tier, created_at, expires_at"


class OneTimeLink(msgspec.Struct, frozen=True):
    """What a link is good for, and for whose address."""

    purpose: str
    email: str
    tier: str
    created_at: int
    expires_at: int


def add_link(tx: Transaction, secret_hash: bytes, link: OneTimeLink) -> None:
    tx.execute(
        f"INSERT INTO one_time_links (hash, {COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)",
        secret_hash,
        *msgspec.structs.astuple(link),
    )


def find_link(tx: Transaction, secret_hash: bytes, now: int) -> OneTimeLink | None:
    """The link, unless it was used or its time is over."""
    row = tx.row(
        f"SELECT {COLUMNS} FROM one_time_links WHERE hash = ? AND expires_at > ?", secret_hash, now
    )
    return OneTimeLink(*row) if row else None


def count_links(tx: Transaction, email: str, since: int) -> int:
    """How many links an address was given after `since`; takes turns with who else gives some."""
    tx.lock(f"links of {email}")
    row = tx.row(
        "SELECT COUNT(*) FROM one_time_links WHERE email = ? AND created_at > ?", email, since
    )
    return int(row[0]) if row else 0


def use_link(tx: Transaction, secret_hash: bytes, now: int) -> OneTimeLink | None:
    """Take the link, which nobody else can then, and end all others of its address."""
    row = tx.row(
        f"DELETE FROM one_time_links WHERE hash = ? AND expires_at > ? RETURNING {COLUMNS}",
        secret_hash,
        now,
    )
    if row is None:
        return None
    link = OneTimeLink(*row)
    delete_links_of(tx, link.email)
    return link


def delete_links_of(tx: Transaction, email: str) -> None:
    tx.execute("DELETE FROM one_time_links WHERE email = ?", email)
