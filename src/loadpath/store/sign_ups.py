"""Accounts that a network has made lately, remembered for an hour to slow down floods."""

from loadpath.store.transaction import Transaction


def lock_sign_ups(tx: Transaction, network: str) -> None:
    """Take turns with everyone who signs up from the same network."""
    tx.lock(f"sign-up {network}")


def list_sign_ups(tx: Transaction, network: str, since: int, most: int) -> list[int]:
    """The times of at most `most` sign-ups after `since`, newest first."""
    rows = tx.rows(
        "SELECT made_at FROM sign_ups WHERE network = ? AND made_at > ? "
        "ORDER BY made_at DESC LIMIT ?",
        network,
        since,
        most,
    )
    return [made_at for (made_at,) in rows]


def add_sign_up(tx: Transaction, network: str, made_at: int) -> None:
    tx.execute("INSERT INTO sign_ups (network, made_at) VALUES (?, ?)", network, made_at)


def delete_old_sign_ups(tx: Transaction, before: int) -> int:
    """Delete what no longer counts."""
    return tx.execute("DELETE FROM sign_ups WHERE made_at <= ?", before)
