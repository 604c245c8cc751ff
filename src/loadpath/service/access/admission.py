"""Letting a request in: whose it is, and whether that party has sent too many."""

from collections.abc import Mapping, MutableMapping
from typing import Any

from loadpath.service.access.brake import stands_for_one_party
from loadpath.service.access.client_address import find_network
from loadpath.service.access.credentials import Caller, authenticate
from loadpath.service.access.request_limits import Policy
from loadpath.service.answers.reply import RATE_LIMIT
from loadpath.service.errors import Unauthorized
from loadpath.service.resources import Resources

Scope = MutableMapping[str, Any]


async def admit_caller(resources: Resources, scope: Scope, headers: Mapping[str, str]) -> Caller:
    """The caller that the headers name; whoever shows nothing valid counts as a stranger."""
    try:
        caller = await authenticate(resources, headers)
    except Unauthorized:
        admit_stranger(resources, scope, headers.get("x-forwarded-for"))
        raise
    count_caller(resources, scope, caller)
    return caller


def count_caller(resources: Resources, scope: Scope, caller: Caller) -> None:
    """Count a request by key and account, and name them in the log."""
    caller.sign_log(scope)
    limits = resources.request_limits
    if caller.key_id is not None:
        # First: what a key sends beyond its share must not use up what the others have.
        count_request(resources, scope, limits.of_key, caller.key_id)
    count_request(resources, scope, limits.of_account, caller.account.id)


def admit_stranger(resources: Resources, scope: Scope, forwarded_for: str | None) -> None:
    """Count a request by its network, if that stands for one party."""
    network = find_network(scope, forwarded_for, resources.settings.trusted_proxies)
    if stands_for_one_party(network):
        count_request(resources, scope, resources.request_limits.of_network, network)


def count_request(resources: Resources, scope: Scope, policy: Policy, party: str) -> None:
    headers, refusal = resources.request_limits.count(policy, party, resources.clock())
    scope[RATE_LIMIT] = (*scope.get(RATE_LIMIT, ()), *headers)
    if refusal is not None:
        resources.metrics.count("rate_limited")
        raise refusal
