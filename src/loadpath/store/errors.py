"""What can go wrong with a database, in words that name no driver.

StoreError
├── StoreUnavailable   try again: busy, restarting or unreachable
│   └── DiskFailed     its disk could not be read or written; the operator has to look
├── StorageFull        no room to write
└── UnusableDatabase   will not work until somebody changes something
"""


class StoreError(Exception):
    """Any failure of the database."""


class StoreUnavailable(StoreError):
    """The database does not answer now; the same request may work later."""


class DiskFailed(StoreUnavailable):
    """The disk of the database failed; what was asked for may have been done or not."""


class StorageFull(StoreError):
    """The database has no room for what was to be written."""


class UnusableDatabase(StoreError):
    """The address, the version or the contents of the database do not suit this program."""
