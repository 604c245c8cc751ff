"""The audit log: what an operator, or the owner of an account, has to be able to look up later.

An event is written in the transaction that does what it tells, so neither is there without the
other. It holds no address, no name and no secret: an account is its id, a key its id.
"""

from enum import StrEnum

from loadpath.store.audit_events import AuditEvent, add_event
from loadpath.store.transaction import Transaction

COMMAND_LINE = "command line"
"""Where the operator's commands come from."""


class Event(StrEnum):
    """What is written down."""

    ACCOUNT_MADE = "account_made"
    ACCOUNT_DISABLED = "account_disabled"
    ACCOUNT_ENABLED = "account_enabled"
    ACCOUNT_DELETED = "account_deleted"
    ACCOUNT_EXPORTED = "account_exported"
    INVITATION_MADE = "invitation_made"
    RESET_LINK_MADE = "reset_link_made"
    SIGN_IN = "sign_in"
    SIGN_IN_FAILED = "sign_in_failed"
    SIGNED_OUT_EVERYWHERE = "signed_out_everywhere"
    PASSWORD_CHANGED = "password_changed"
    TIER_CHANGED = "tier_changed"
    KEY_MADE = "key_made"
    KEY_REVOKED = "key_revoked"
    MODEL_DELETED = "model_deleted"
    LINK_ENDED = "link_ended"


def write_down(
    tx: Transaction,
    event: Event,
    account_id: str | None,
    *,
    now: int,
    network: str = COMMAND_LINE,
    detail: str | None = None,
) -> None:
    add_event(tx, AuditEvent(now, event, account_id, network, detail))
