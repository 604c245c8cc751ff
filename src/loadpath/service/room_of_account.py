"""How much an account may keep in saved models and behind handles; links have a limit of their own.

Asked inside the transaction that keeps a model, after it was written: what is refused is undone.
"""

from loadpath.service.errors import StorageIsFull
from loadpath.store.kept_models import KeptBytes, count_kept_bytes
from loadpath.store.transaction import Transaction


def refuse_beyond(
    tx: Transaction, account_id: str, model: KeptBytes, *, now: int, most: int
) -> None:
    """Refuse a model, told by where its bytes are, with which the account keeps too much."""
    kept = count_kept_bytes(tx, account_id, now)
    if sum(kept) > most:
        saved, stashed = kept.saved - model.saved, kept.stashed - model.stashed
        raise StorageIsFull(
            f"This account keeps {saved} bytes in saved models and {stashed} bytes behind handles, "
            f"packed, beside this model of {sum(model)}; together they may hold {most} bytes. "
            "Delete saved models that are not needed any more; handles end 24 hours after they "
            "were made."
        )
