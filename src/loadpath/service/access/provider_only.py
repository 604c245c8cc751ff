"""Where the provider has to vouch for a second factor, an account that is connected with it is not
entered by less: neither by a password nor by a link that replaces one."""

from loadpath.service.errors import SecondFactorNeeded
from loadpath.service.settings import Settings
from loadpath.store.accounts import Account
from loadpath.store.identities import is_linked
from loadpath.store.transaction import Transaction


def refuse_password(tx: Transaction, account: Account, settings: Settings) -> None:
    """Refuse whoever comes with the password of such an account, or wants to set one."""
    issuer = settings.oidc_issuer
    if settings.needs_second_factor and issuer and is_linked(tx, issuer, account.id):
        raise SecondFactorNeeded(
            f"This account signs in with {settings.oidc_name}, which asks for a second factor; "
            "programs use an API key."
        )
