"""Static files, with failures in the one error shape.

What `make web` built has compressed twins beside it; names that carry a hash never change.
"""

import mimetypes
import re
from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from loadpath.service.answers.send_answer import accepts
from loadpath.service.errors import MethodNotAllowed, NotFound
from loadpath.service.request_log import ROUTE

PACKED_TWINS = (("br", ".br"), ("gzip", ".gz"))
HASHED = re.compile(r"-[\w-]{8}\.\w+$")
BYTES = "application/octet-stream"
FOREVER = "public, max-age=31536000, immutable"
# Workers need the embedder policy on their own script.
ISOLATED = {
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class TwinFiles(StaticFiles):
    """Files of a folder; a compressed twin is sent where the client accepts it."""

    async def get_response(self, path: str, scope: Any) -> Response:
        accepted = dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1")
        for encoding, suffix in PACKED_TWINS:
            if accepts(accepted, encoding) and self.lookup_path(path + suffix)[1] is not None:
                response = await super().get_response(path + suffix, scope)
                response.headers["Content-Encoding"] = encoding
                response.headers["Content-Type"] = mimetypes.guess_type(path)[0] or BYTES
                break
        else:
            response = await super().get_response(path, scope)
        response.headers["Vary"] = "Accept-Encoding"
        is_kept = HASHED.search(path) is not None
        response.headers["Cache-Control"] = FOREVER if is_kept else "no-cache"
        if is_kept:
            # Nobody asks again whether it is still the same, and a link has few bytes to spare.
            del response.headers["ETag"], response.headers["Last-Modified"]
        response.headers.update(ISOLATED)
        return response


class StaticFolder:
    """An ASGI application for the files of one folder."""

    def __init__(self, folder: Path) -> None:
        self._files = TwinFiles(directory=folder)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        scope[ROUTE] = "/static"
        try:
            await self._files(scope, receive, send)
        except HTTPException as error:
            if error.status_code == 405:
                raise MethodNotAllowed(
                    "Static files answer GET and HEAD.", {"Allow": "GET, HEAD"}
                ) from None
            raise NotFound("There is no such file.") from None
