"""Deleting one's own account: by its password, or by its address where it has none."""

from starlette.requests import Request

from loadpath.service.access.account_life import erase_account
from loadpath.service.access.password_sign_in import confirm_password
from loadpath.service.accounts.profile_page import profile_page
from loadpath.service.answers.answer import Answer
from loadpath.service.errors import InvalidCredentials, InvalidParameter, RateLimited, ServiceError
from loadpath.service.pages.form import first, read_form
from loadpath.service.pages.visitor import network_of, require_visitor, say_goodbye
from loadpath.service.resources import Resources
from loadpath.store.accounts import Account
from loadpath.store.transaction import Transaction


async def delete_own_account(request: Request, resources: Resources) -> Answer:
    visitor = await require_visitor(request, resources)
    fields = await read_form(request, resources)
    account, network = visitor.account, network_of(request, resources)

    def erase(tx: Transaction, account: Account) -> bool:
        erase_account(tx, account, now=resources.clock(), network=network)
        return True

    try:
        if account.password_hash is not None:
            password = first(fields, "password")
            await confirm_password(resources, account, password, network, request.scope, erase)
        elif first(fields, "email").strip().casefold() == account.email:
            await resources.store.write(lambda tx: erase(tx, account))
        else:
            raise InvalidParameter("This is not the address of this account; nothing was deleted.")
    except InvalidCredentials:
        wrong = InvalidParameter("The password is wrong; nothing was deleted.")
        return await profile_page(visitor, resources, deletion_problem=wrong)
    except (InvalidParameter, RateLimited) as refusal:
        problem: ServiceError = refusal
        return await profile_page(visitor, resources, deletion_problem=problem)
    return say_goodbye("/", resources)
