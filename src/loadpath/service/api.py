"""The whole API as data: every operation of every feature, in the order of the docs page."""

from loadpath.service.accounts.operations import OPERATIONS as ACCOUNTS
from loadpath.service.api_keys.operations import OPERATIONS as API_KEYS
from loadpath.service.authoring.operations import OPERATIONS as AUTHORING
from loadpath.service.description.operations import describe
from loadpath.service.drafts.operations import OPERATIONS as DRAFTS
from loadpath.service.library.operations import OPERATIONS as LIBRARY
from loadpath.service.operations.operation import Operation
from loadpath.service.saved_models.operations import OPERATIONS as SAVED_MODELS

OPERATIONS: list[Operation] = [
    *DRAFTS,
    *AUTHORING,
    *LIBRARY,
    *SAVED_MODELS,
    *ACCOUNTS,
    *API_KEYS,
]
OPERATIONS.append(describe(OPERATIONS))
