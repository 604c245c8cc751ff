"""How much an account may keep in saved models and behind handles; links have a limit of their own.

Asked inside the transaction that keeps a model, after it was written: what is refused is undone.
"""

from loadpath.service.errors import StorageIsFull
from loadpath.store.kept_models import count_kept_bytes
from loadpath.store.transaction import Transaction


def refuse_saved(tx: Transaction, account_id: str, document: bytes, *, now: int, most: int) -> None:
    """Refuse a saved model with which the account would keep more than it may."""
    saved, stashed = count_kept_bytes(tx, account_id, now)
    if saved + stashed > most:
        raise StorageIsFull(describe(saved - len(document), stashed, len(document), most))


def refuse_stashed(
    tx: Transaction, account_id: str, document: bytes, *, now: int, most: int
) -> None:
    """Refuse a model behind a handle with which the account would keep more than it may."""
    saved, stashed = count_kept_bytes(tx, account_id, now)
    if saved + stashed > most:
        raise StorageIsFull(describe(saved, stashed - len(document), len(document), most))


def describe(saved: int, stashed: int, added: int, most: int) -> str:
    return (
        f"This account keeps {saved} bytes in saved models and {stashed} bytes behind handles, "
        f"packed; this model would add {added}, and together they may hold {most} bytes. Delete "
        "saved models that are not needed any more; handles end 24 hours after they were made."
    )
