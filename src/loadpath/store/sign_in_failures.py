"""Failed sign-ins, remembered for minutes to slow down guessing."""

from loadpath.store.transaction import Transaction


def lock_failures(tx: Transaction, subject: bytes, network: str) -> None:
    """Take turns with everyone who tries the same account from the same network."""
    tx.lock(f"sign-in {subject.hex()} {network}")


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


def add_failure(tx: Transaction, subject: bytes, network: str, failed_at: int) -> None:
    tx.execute(
        "INSERT INTO sign_in_failures (subject, network, failed_at) VALUES (?, ?, ?)",
        subject,
        network,
        failed_at,
    )
