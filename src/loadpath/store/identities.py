"""Which account belongs to which identity at an OpenID Connect provider."""

from loadpath.store.accounts import JOINED, Account, to_account
from loadpath.store.transaction import Transaction


def find_account_by_identity(tx: Transaction, issuer: str, subject: str) -> Account | None:
    return to_account(
        tx.row(
            f"SELECT {JOINED} FROM identities i JOIN accounts a ON a.id = i.account_id "
            "WHERE i.issuer = ? AND i.subject = ?",
            issuer,
            subject,
        )
    )


def link_identity(tx: Transaction, issuer: str, subject: str, account_id: str) -> bool:
    """Tie an identity to an account; false when it is tied already."""
    added = tx.execute(
        "INSERT INTO identities (issuer, subject, account_id) VALUES (?, ?, ?) "
        "ON CONFLICT (issuer, subject) DO NOTHING",
        issuer,
        subject,
        account_id,
    )
    return added == 1


def list_identities(tx: Transaction, account_id: str) -> list[tuple[str, str]]:
    """Issuer and subject of every identity that opens the account."""
    rows = tx.rows(
        "SELECT issuer, subject FROM identities WHERE account_id = ? ORDER BY issuer, subject",
        account_id,
    )
    return [(row[0], row[1]) for row in rows]


def is_linked(tx: Transaction, issuer: str, account_id: str) -> bool:
    """Whether the account can be entered with an identity of this provider."""
    row = tx.row("SELECT 1 FROM identities WHERE issuer = ? AND account_id = ?", issuer, account_id)
    return row is not None
