"""What a link's answer says to people and agents about solving it, here and elsewhere.

Each hint is a command that works on the instance that gives it: packages come from its own
/packages/. What an instance does not serve, it does not recommend.
"""

import json
import shlex
from functools import lru_cache

from loadpath.service.access.tiers import (
    FREE_MEMBER_LIMIT,
    FREE_USE,
    PRO_MEMBER_LIMIT,
    PRO_USE,
    SOLVES_AT,
)
from loadpath.service.drafts.types import LocalServer, Tier
from loadpath.service.served_packages import NOT_BUILT, ServedPackage, find_package

TIER = Tier(
    free_member_limit=FREE_MEMBER_LIMIT,
    pro_member_limit=PRO_MEMBER_LIMIT,
    solves_at=SOLVES_AT,
    free_use=FREE_USE,
    pro_use=PRO_USE,
)

KEY, KEY_HERE = "LOADPATH_API_KEY", "YOUR_KEY"
"""Where the key of an account goes; no hint carries one."""

NOTE = (
    "Nothing has been solved yet: whoever opens the link has the model solved in their own "
    "browser. The link is public, works for 24 hours, and ends earlier once 50 newer ones exist. "
    "For results in code see `python` and `local_server`."
)


def describe_python(base_url: str, open_url: str) -> str:
    """How to solve this very document with the Python package: one block for a shell."""
    package = find_package("python", "loadpath")
    if package is None:
        return f"With the Python package `loadpath`: loadpath.solve(model). {NOT_BUILT}"
    return (
        f"pip install {package.url(base_url)}\n"
        "python3 - <<'END'\n"
        "import urllib.request\n"
        "import loadpath\n"
        f'document = urllib.request.urlopen("{open_url}/document").read()\n'
        "results = loadpath.solve(document)\n"
        "print(results.to_json().decode())\n"
        "END\n"
    )


def describe_local_server(base_url: str) -> LocalServer:
    """How to get a local MCP server, ready to use with this instance."""
    packages = find_package("npm", "loadpath-mcp"), find_package("python", "loadpath")
    return _describe_local_server(base_url, *packages)


@lru_cache(maxsize=16)
def _describe_local_server(
    base_url: str, package: ServedPackage | None, python: ServedPackage | None
) -> LocalServer:
    docs = f"Packages and their checksums: {base_url}/packages/. The API: {base_url}/docs."
    if python is not None:
        offline = f"pip install 'loadpath[mcp] @ {python.url(base_url)}'"
        docs += f" A server that works offline, in Python: {offline}, then loadpath mcp."
    if package is None:
        return LocalServer(
            npx=NOT_BUILT, claude_code=NOT_BUILT, claude_desktop=NOT_BUILT, docs=docs
        )
    words = ["--yes", package.url(base_url), "--base-url", base_url]
    command = shlex.join(["npx", *words])
    server = {"command": "npx", "args": words, "env": {KEY: KEY_HERE}}
    return LocalServer(
        npx=command,
        claude_code=f"claude mcp add loadpath -e {KEY}={KEY_HERE} -- {command}",
        claude_desktop=json.dumps({"mcpServers": {"loadpath": server}}),
        docs=docs,
    )
