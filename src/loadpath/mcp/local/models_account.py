"""Saved models in the account of a service, through the client; address and key from variables."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from loadpath.client import Client, LoadpathError
from loadpath.mcp.tools.shapes import SAVED
from loadpath.mcp.tools.tool_error import ToolError

T = TypeVar("T")


class ModelsAccount:
    """The saved models of LOADPATH_BASE_URL, in the name of LOADPATH_API_KEY."""

    def save(self, name: str, description: str | None, text: bytes) -> dict[str, Any]:
        saved = _ask(lambda client: client.save_model(text, name=name, description=description))
        return _entry(saved)

    def list(self) -> list[dict[str, Any]]:
        """The models, the one changed last first."""
        return [_entry(saved) for saved in _ask(lambda client: client.list_models())]

    def read(self, model_id: str) -> bytes:
        return msgspec.json.encode(_ask(lambda client: client.get_model(model_id)).model)


def _ask(work: Callable[[Client], T]) -> T:
    try:
        with Client() as client:
            return work(client)
    except LoadpathError as error:
        code = getattr(error, "code", None) or "unavailable"
        raise ToolError(str(error), code) from None


def _entry(saved: Any) -> dict[str, Any]:
    return {
        "id": saved.id,
        "handle": f"{SAVED}{saved.id}",
        "name": saved.name,
        "description": saved.description,
        "createdAt": saved.created_at.isoformat(),
        "updatedAt": saved.updated_at.isoformat(),
    }
