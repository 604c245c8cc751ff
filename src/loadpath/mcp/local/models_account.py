"""Saved models in the account of a service, through the client; address and key from variables."""

from functools import partial
from typing import Any

import msgspec

from loadpath.mcp.local.asked_service import ask_service
from loadpath.mcp.tools.shapes import SAVED

_ask = partial(ask_service, needs_key="Models are saved in an account")


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


def _entry(saved: Any) -> dict[str, Any]:
    return {
        "id": saved.id,
        "handle": f"{SAVED}{saved.id}",
        "name": saved.name,
        "description": saved.description,
        "createdAt": saved.created_at.isoformat(),
        "updatedAt": saved.updated_at.isoformat(),
    }
