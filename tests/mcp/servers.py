"""What the tests point clients at, and what they ask of every server."""

from typing import Any, NamedTuple

from tests.running_service import RunningService

FRAME = {"bay_width_m": 6, "storey_height_m": 3.5, "stash": True}
BAD_SECTION = ("get_section", {"name": "IPE301"})


class Hosted(NamedTuple):
    """A service, and the key of a Pro account."""

    service: RunningService
    key: str

    @property
    def base_url(self) -> str:
        return self.service.base_url

    @property
    def url(self) -> str:
        return f"{self.base_url}/api/mcp"

    @property
    def headers(self) -> dict[str, str]:
        return {"X-API-Key": self.key}


def with_handle(example: dict[str, Any], handle: str) -> dict[str, Any]:
    """An example whose made-up handle is replaced by a real one."""
    if str(example.get("model", "")).startswith("stash_"):
        return {**example, "model": handle}
    return example
