"""How many requests accounts and networks have sent in a minute, added up over all processes."""

from loadpath.store.transaction import Transaction


def add_requests(tx: Transaction, minute: int, counts: dict[str, int]) -> dict[str, int]:
    """Add to what was counted; gives the totals. In one order for all writers."""
    totals = {}
    for party, requests in sorted(counts.items()):
        row = tx.row(
            "INSERT INTO request_counts (party, minute, requests) VALUES (?, ?, ?) "
            "ON CONFLICT (party, minute) "
            "DO UPDATE SET requests = request_counts.requests + excluded.requests "
            "RETURNING requests",
            party,
            minute,
            requests,
        )
        assert row is not None
        totals[party] = int(row[0])
    return totals


def delete_old_counts(tx: Transaction, before: int) -> int:
    """Delete the counts of minutes before this one."""
    return tx.execute("DELETE FROM request_counts WHERE minute < ?", before)
