"""Whether a request is meant for this server: its Host and, from a browser, its Origin.

A name that an attacker controls can be pointed at a server on someone's own machine (DNS
rebinding); an address or `localhost` cannot, so those are always fine as Host.
"""

import ipaddress
from collections.abc import Mapping
from urllib.parse import urlsplit

from loadpath.service.errors import CrossOrigin, Misdirected
from loadpath.service.settings import Settings


def refuse_strangers(headers: Mapping[str, str], settings: Settings) -> None:
    """Refuse a Host that is not ours, and an Origin that is neither ours nor allowed."""
    ours = urlsplit(settings.effective_base_url)
    host = headers.get("host", "")
    name = host_name(f"//{host}")
    if name != ours.hostname and not is_address(name):
        raise Misdirected(
            f"The MCP server answers at {ours.netloc}; the Host header is {host[:80]!r}."
        )
    origin = headers.get("origin")
    if origin is None or origin == f"{ours.scheme}://{ours.netloc}":
        return
    allowed = [each.strip() for each in settings.mcp_origins.split(",")]
    if origin not in allowed and not is_own_machine(host_name(origin)):
        raise CrossOrigin(
            f"Pages of {origin[:80]!r} may not call the MCP server; LOADPATH_MCP_ORIGINS names "
            "those that may."
        )


def host_name(address: str) -> str:
    """The host of an address, without port and brackets; empty when there is none."""
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether a host is an IP address or localhost, which nobody can point elsewhere."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name == "localhost"
    return True


def is_own_machine(name: str) -> bool:
    """Whether a page was served by the visitor's own machine, as the MCP Inspector's is."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost"
