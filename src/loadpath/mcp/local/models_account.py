"""Saved models in the account of a service, through the client; address and key from variables."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from loadpath.client import ApiError, Client, LoadpathError, NoCredentials, NotFoundError
from loadpath.client.connection import API_KEY, BASE_URL
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
    except NoCredentials:
        message = "Models are saved in an account, and there is no API key."
        raise ToolError(message, "no_credentials", suggestion=f"set {API_KEY} to a key") from None
    except NotFoundError as error:
        advice = "call list_models for the handles there are"
        raise ToolError(error.message, "not_found", "model", advice) from None
    except ApiError as error:
        raise ToolError(error.message, error.code or "unavailable") from None
    except LoadpathError as error:
        advice = f"start the service, or set {BASE_URL} to where it is"
        raise ToolError(str(error), "unavailable", suggestion=advice) from None


def _entry(saved: Any) -> dict[str, Any]:
    return {
        "id": saved.id,
        "handle": f"{SAVED}{saved.id}",
        "name": saved.name,
        "description": saved.description,
        "createdAt": saved.created_at.isoformat(),
        "updatedAt": saved.updated_at.isoformat(),
    }
