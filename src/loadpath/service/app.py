"""Puts the service together: the API's paths, the pages, the static files, the log around them."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from starlette.routing import BaseRoute, Mount, Route, Router

from loadpath.service.access.admission import admit_stranger
from loadpath.service.answers.reply import RATE_LIMIT, MarksByPath
from loadpath.service.answers.send_answer import find_header
from loadpath.service.api import OPERATIONS
from loadpath.service.background import run_background, share_counts, watch_storage
from loadpath.service.errors import NotFound, ServiceError
from loadpath.service.mcp.endpoint import PATH as MCP_PATH
from loadpath.service.mcp.endpoint import McpPath
from loadpath.service.operations.api_path import ApiPath
from loadpath.service.outermost_app import App, OutermostApp
from loadpath.service.pages.error_page import answer_error_page
from loadpath.service.pages.page_path import PagePath
from loadpath.service.pages.static_files import StaticFolder
from loadpath.service.pages.visitor import admit_visitor
from loadpath.service.request_log import RequestLog
from loadpath.service.resources import Resources
from loadpath.service.site import ADMISSIONS, SITE

STATIC = Path(__file__).parent / "static"


def create_app(resources: Resources, log: RequestLog | None = None) -> OutermostApp:
    """The service as an ASGI application."""
    log = log or RequestLog(resources.settings.log_format)
    marks = MarksByPath(is_https=resources.settings.is_https)
    return OutermostApp(
        Routes(resources, log),
        log,
        resources.metrics,
        answer_error_page,
        marks,
        resources.readiness,
        resources.settings.trusted_proxies,
    )


class Routes:
    """Finds who answers a path: fixed paths by one look-up, the others by Starlette.

    What is refused before anybody looked who asks counts for the network: a path that is not there,
    a method, another site.
    """

    def __init__(self, resources: Resources, log: RequestLog) -> None:
        self._resources = resources
        mcp = McpPath(resources, OPERATIONS, log)
        apps: dict[str, App] = {**api_paths(resources), **page_paths(resources), MCP_PATH: mcp}
        self._fixed = {path: app for path, app in apps.items() if "{" not in path}
        patterns: list[BaseRoute] = [Route(path, app) for path, app in apps.items() if "{" in path]
        self._router = Router(
            routes=[*patterns, Mount("/static", StaticFolder(STATIC))],
            default=answer_unknown,
            lifespan=lifespan(resources, log, mcp),
            redirect_slashes=False,
        )

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        app = self._fixed.get(scope["path"]) if scope["type"] == "http" else None
        try:
            await (app or self._router)(scope, receive, send)
        except ServiceError:
            if RATE_LIMIT not in scope:
                admit_stranger(self._resources, scope, find_header(scope, b"x-forwarded-for"))
            raise


def api_paths(resources: Resources) -> dict[str, App]:
    """An application per path of the API."""
    by_path = defaultdict(list)
    for operation in OPERATIONS:
        by_path[operation.path].append(operation)
    return {path: ApiPath(path, group, resources) for path, group in by_path.items()}


def page_paths(resources: Resources) -> dict[str, App]:
    return {
        path: PagePath(path, handlers, resources, ADMISSIONS.get(path, admit_visitor))
        for path, handlers in SITE.items()
    }


async def answer_unknown(scope: Any, receive: Any, send: Any) -> None:
    """A path that nobody declared."""
    raise NotFound("There is nothing at this path; /api/openapi.json lists what there is.")


def lifespan(resources: Resources, log: RequestLog, mcp: McpPath) -> Any:
    """Runs the background work while the service runs, and closes what was opened."""

    @asynccontextmanager
    async def run(app: Any) -> AsyncIterator[None]:
        works = (run_background, share_counts, watch_storage)
        background = [asyncio.create_task(work(resources, log)) for work in works]
        try:
            yield
        finally:
            for task in background:
                task.cancel()
            await asyncio.wait(background)  # all of them, before what they use is closed
            await mcp.server.close()
            with suppress(Exception):
                await resources.key_uses.write(resources.store)
                await resources.session_uses.write(resources.store)
            await resources.outbox.close()
            await resources.body_reading.close()
            await resources.store.close()
            log.flush()

    return run
