"""Static files, with failures in the one error shape."""

from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from loadpath.service.errors import MethodNotAllowed, NotFound


class StaticFolder:
    """An ASGI application for the files of one folder."""

    def __init__(self, folder: Path) -> None:
        self._files = StaticFiles(directory=folder)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        scope["loadpath.route"] = "/static"
        try:
            await self._files(scope, receive, send)
        except HTTPException as error:
            if error.status_code == 405:
                raise MethodNotAllowed(
                    "Static files answer GET and HEAD.", {"Allow": "GET, HEAD"}
                ) from None
            raise NotFound("There is no such file.") from None
