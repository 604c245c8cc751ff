"""The network a request comes from, through proxies that are trusted and no others."""

import ipaddress
from collections.abc import Mapping
from typing import Any

from loadpath.service.settings import Network, parse_networks

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def find_network(scope: Mapping[str, Any], forwarded_for: str | None, trusted: str) -> str:
    """The client's network as text: one IPv4 address, or the /64 of an IPv6 address.

    X-Forwarded-For is read from its end, and only as far as the addresses are trusted proxies.
    """
    client = scope.get("client")
    address = parse_address(client[0]) if client else None
    if address is None:
        return "unknown"
    networks = parse_networks(trusted)
    hops = [hop.strip() for hop in (forwarded_for or "").split(",") if hop.strip()]
    while hops and is_within(address, networks):
        earlier = parse_address(hops.pop())
        if earlier is None:
            break
        address = earlier
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def parse_address(text: str) -> Address | None:
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def is_within(address: Address, networks: list[Network]) -> bool:
    return any(address in network for network in networks)
