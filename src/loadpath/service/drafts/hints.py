"""What a link's answer says to people and agents about solving it, here and elsewhere."""

from loadpath.service.drafts.types import LocalServer, Tier
from loadpath.service.tiers import FREE_MEMBER_LIMIT, PRO_MEMBER_LIMIT

TIER = Tier(
    free_member_limit=FREE_MEMBER_LIMIT,
    pro_member_limit=PRO_MEMBER_LIMIT,
    solves_at="The tier of the account that opens the link, not of the caller.",
    free_use="Non-commercial use only.",
    pro_use="Commercial and non-commercial use.",
)

PYTHON = (
    "The Python package `loadpath` solves where your code runs: "
    "`import loadpath; results = loadpath.solve(model)`."
)

NOT_YET = "There is no local MCP server for {way} yet; solve in code with the Python package."

NOTE = (
    "Nothing has been solved yet: whoever opens the link has the model solved in their own "
    "browser. The link is public, works for 24 hours, and ends earlier once 50 newer ones exist."
)


def describe_local_server(base_url: str) -> LocalServer:
    """How to get a local MCP server, as far as there is one."""
    return LocalServer(
        npx=NOT_YET.format(way="npx"),
        claude_code=NOT_YET.format(way="Claude Code"),
        claude_desktop=NOT_YET.format(way="Claude Desktop"),
        docs=f"The API of this service is described at {base_url}/docs.",
    )
