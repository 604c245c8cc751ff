"""What the account endpoints do."""

from loadpath.service.access.password_sign_in import sign_in_with_password
from loadpath.service.access.secret import hash_secret, new_secret
from loadpath.service.accounts.types import AccountInfo, IssuedToken, TokenRequest, TokenUser
from loadpath.service.answers.answer import Answer, answer_json
from loadpath.service.bodies.json_text import decode
from loadpath.service.bodies.received_body import Limits
from loadpath.service.clock import HOUR, to_datetime
from loadpath.service.operations.call import Call
from loadpath.store.accounts import Account
from loadpath.store.tokens import create_token
from loadpath.store.transaction import Transaction

TOKEN_PREFIX = "lpt_"
TOKEN_LIFETIME = HOUR


async def show_account(call: Call) -> Answer:
    """The caller's account."""
    account, expires_at = call.caller.account, call.caller.token_expires_at
    info = AccountInfo(account.id, account.email, account.is_premium)
    if expires_at is not None:
        info.token_expires_at = to_datetime(expires_at)
    return answer_json(info)


def read_token_request(body: bytes, limits: Limits) -> TokenRequest:
    return decode(body, TokenRequest)


async def issue_token(call: Call) -> Answer:
    """A token for whoever knows the password."""

    def issue(tx: Transaction, account: Account) -> IssuedToken:
        token = new_secret(TOKEN_PREFIX)
        expires_at = call.resources.clock() + TOKEN_LIFETIME
        create_token(tx, hash_secret(token), account.id, expires_at)
        user = TokenUser(account.id, account.email)
        return IssuedToken(token, to_datetime(expires_at), account.is_premium, user)

    request: TokenRequest = call.body
    issued = await sign_in_with_password(
        call.resources, request.email, request.password, call.network, call.scope, issue
    )
    return answer_json(issued)
