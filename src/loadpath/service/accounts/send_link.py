"""Sending a link to an address that somebody typed, with the same answer whoever has it."""

from starlette.requests import Request

from loadpath.service.access.email_address import normalise_email
from loadpath.service.access.one_time_link import NewLink, Purpose, ask_for_link
from loadpath.service.access.sign_up_brake import count_sign_up
from loadpath.service.mail.letters import (
    choose_new_password,
    finish_sign_up,
    have_account_already,
)
from loadpath.service.pages.visitor import network_of
from loadpath.service.resources import Resources
from loadpath.store.transaction import Transaction


async def send_link(
    request: Request, resources: Resources, email: str, *, for_sign_up: bool
) -> str:
    """Send what the address is due; gives the address. Asking counts against the network."""
    address = normalise_email(email)
    network = network_of(request, resources)

    def ask(tx: Transaction) -> NewLink:
        count_sign_up(tx, network, resources)
        return ask_for_link(tx, address, resources.clock(), for_sign_up=for_sign_up)

    link = await resources.store.write(ask)
    url = resources.settings.effective_base_url + link.path
    if link.purpose == Purpose.SIGN_UP:
        resources.outbox.post(finish_sign_up(address, url))
    elif link.purpose == Purpose.RESET:
        write = have_account_already if for_sign_up else choose_new_password
        resources.outbox.post(write(address, url))
    return address
