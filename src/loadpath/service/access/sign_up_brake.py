"""How many accounts one network may make: enough for an office, too few for a flood."""

from loadpath.service.access.brake import Brake, stands_for_one_party
from loadpath.service.clock import HOUR
from loadpath.service.resources import Resources
from loadpath.store.sign_ups import add_sign_up, list_sign_ups, lock_sign_ups
from loadpath.store.transaction import Transaction

WINDOW = HOUR


def refuse_many_sign_ups(tx: Transaction, network: str, resources: Resources) -> None:
    """Refuse a network that has made its share in the last hour."""
    if not stands_for_one_party(network):
        return
    now = resources.clock()
    brake = Brake(
        resources.settings.max_sign_ups, WINDOW, "requests for accounts or mails from your network"
    )
    brake.refuse_too_many(list_sign_ups(tx, network, now - WINDOW, brake.most), now)


def count_sign_up(tx: Transaction, network: str, resources: Resources) -> None:
    """Refuse, or count one more; together with the account, in one transaction."""
    lock_sign_ups(tx, network)
    refuse_many_sign_ups(tx, network, resources)
    add_sign_up(tx, network, resources.clock())
