"""Models that accounts keep. The revision counts the writes and serves as their ETag."""

import msgspec

from loadpath.store.identifier import can_exist
from loadpath.store.transaction import Transaction

COLUMNS = "id, account_id, name, description, revision, created_at, updated_at"


class SavedModel(msgspec.Struct, frozen=True):
    """Everything about a saved model but its document."""

    id: str
    account_id: str
    name: str
    description: str | None
    revision: int
    created_at: int
    updated_at: int


def create_saved_model(tx: Transaction, saved: SavedModel, document: bytes) -> None:
    tx.execute(
        f"INSERT INTO saved_models ({COLUMNS}, document) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        *msgspec.structs.astuple(saved),
        document,
    )


def count_saved_models(tx: Transaction, account_id: str) -> int:
    row = tx.row("SELECT COUNT(*) FROM saved_models WHERE account_id = ?", account_id)
    return int(row[0]) if row else 0


def list_saved_models(tx: Transaction, account_id: str) -> list[SavedModel]:
    """The account's models, the one changed last first."""
    rows = tx.rows(
        f"SELECT {COLUMNS} FROM saved_models WHERE account_id = ? ORDER BY updated_at DESC, id",
        account_id,
    )
    return [SavedModel(*row) for row in rows]


def find_saved_model(tx: Transaction, account_id: str, model_id: str) -> SavedModel | None:
    if not can_exist(model_id):
        return None
    row = tx.row(
        f"SELECT {COLUMNS} FROM saved_models WHERE id = ? AND account_id = ?", model_id, account_id
    )
    return SavedModel(*row) if row else None


def lock_saved_model(tx: Transaction, model_id: str) -> None:
    """Take turns with everyone who changes the same model."""
    tx.lock(f"saved model {model_id}")


def read_document(tx: Transaction, model_id: str) -> bytes:
    """The document, compressed, of a model that exists."""
    row = tx.row("SELECT document FROM saved_models WHERE id = ?", model_id)
    if row is None:
        raise LookupError(f"There is no saved model {model_id}.")
    return bytes(row[0])


def update_saved_model(tx: Transaction, saved: SavedModel, document: bytes | None) -> None:
    """Write the new state of a model; no document means the old one stays."""
    tx.execute(
        "UPDATE saved_models SET name = ?, description = ?, revision = ?, updated_at = ? "
        "WHERE id = ?",
        saved.name,
        saved.description,
        saved.revision,
        saved.updated_at,
        saved.id,
    )
    if document is not None:
        tx.execute("UPDATE saved_models SET document = ? WHERE id = ?", document, saved.id)


def delete_saved_model(tx: Transaction, model_id: str) -> None:
    tx.execute("DELETE FROM saved_models WHERE id = ?", model_id)
