"""The whole API as data: every operation of every feature, in the order of the docs page."""

from loadpath.service.accounts.operations import OPERATIONS as ACCOUNTS
from loadpath.service.api_keys.operations import OPERATIONS as API_KEYS
from loadpath.service.description.operations import describe
from loadpath.service.operation import Operation

OPERATIONS: list[Operation] = [*ACCOUNTS, *API_KEYS]
OPERATIONS.append(describe(OPERATIONS))
