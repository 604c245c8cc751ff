"""The controls, by what they guard."""

from proof.security.controls.control import Control
from proof.security.controls.of_accounts import OF_ACCOUNTS
from proof.security.controls.of_credentials import OF_CREDENTIALS
from proof.security.controls.of_requests import OF_REQUESTS
from proof.security.controls.of_secrecy import OF_SECRECY

CONTROLS: tuple[Control, ...] = (*OF_CREDENTIALS, *OF_ACCOUNTS, *OF_REQUESTS, *OF_SECRECY)
