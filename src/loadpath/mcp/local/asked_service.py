"""What a local server asks of a service: address and key from variables, failures as tools tell."""

from collections.abc import Callable
from typing import TypeVar

from loadpath.client import ApiError, Client, LoadpathError, NoCredentials, NotFoundError
from loadpath.client.connection import API_KEY, BASE_URL
from loadpath.mcp.tools.tool_error import ToolError

T = TypeVar("T")


def ask_service(work: Callable[[Client], T], needs_key: str) -> T:
    """What the service of LOADPATH_BASE_URL answers, in the name of LOADPATH_API_KEY; `needs_key`
    says why there has to be one."""
    try:
        with Client() as client:
            return work(client)
    except NoCredentials:
        message = f"{needs_key}, and there is no API key."
        raise ToolError(message, "no_credentials", suggestion=f"set {API_KEY} to a key") from None
    except NotFoundError as error:
        advice = "call list_models for the handles there are"
        raise ToolError(error.message, "not_found", "model", advice) from None
    except ApiError as error:
        raise ToolError(error.message, error.code or "unavailable") from None
    except LoadpathError as error:
        advice = f"start the service, or set {BASE_URL} to where it is"
        raise ToolError(str(error), "unavailable", suggestion=advice) from None
