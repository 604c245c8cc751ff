"""Failed sign-ins, remembered for minutes to slow down guessing."""

from loadpath.store.transaction import Transaction


def lock_failures(tx: Transaction, network: str) -> None:
    """Take turns with everyone who signs in from the same network."""
    tx.lock(f"sign-in {network}")


def list_failures(tx: Transaction, subject: bytes, network: str, since: int) -> list[int]:
    """The times of the failures after `since`, newest first."""
    rows = tx.rows(
        "SELECT failed_at FROM sign_in_failures "
        "WHERE subject = ? AND network = ? AND failed_at > ? ORDER BY failed_at DESC",
        subject,
        network,
        since,
    )
    return [failed_at for (failed_at,) in rows]


def list_failures_of_network(tx: Transaction, network: str, since: int, most: int) -> list[int]:
    """The times of at most `most` failures after `since` over all accounts, newest first."""
    rows = tx.rows(
        "SELECT failed_at FROM sign_in_failures WHERE network = ? AND failed_at > ? "
        "ORDER BY failed_at DESC LIMIT ?",
        network,
        since,
        most,
    )
    return [failed_at for (failed_at,) in rows]


def add_failure(tx: Transaction, subject: bytes, network: str, failed_at: int) -> None:
    tx.execute(
        "INSERT INTO sign_in_failures (subject, network, failed_at) VALUES (?, ?, ?)",
        subject,
        network,
        failed_at,
    )
