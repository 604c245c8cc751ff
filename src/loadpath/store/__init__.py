"""Where accounts, keys, drafts and saved models are kept: SQLite or PostgreSQL.

The only package with SQL in it. Callers get `open_store`, and one module of functions per table.
"""

from loadpath.store.errors import (
    DiskFailed,
    StorageFull,
    StoreError,
    StoreUnavailable,
    UnusableDatabase,
)
from loadpath.store.open_store import open_store
from loadpath.store.transaction import Store, Transaction

__all__ = [
    "DiskFailed",
    "StorageFull",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "Transaction",
    "UnusableDatabase",
    "open_store",
]
