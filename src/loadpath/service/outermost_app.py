"""The outermost layer: every request gets an id, an answer, a line in the log and a count.

Failures from anywhere inside arrive here and leave as the one error body.
"""

import random
import re
import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any

from loadpath.service.access.client_address import find_network
from loadpath.service.answers.error_answers import (
    ErrorPage,
    answer_error,
    concerns_operator,
    to_service_error,
)
from loadpath.service.answers.reply import MarksByPath, Reply
from loadpath.service.answers.send_answer import find_header, send_answer
from loadpath.service.bodies.received_body import ClientDisconnected
from loadpath.service.metrics import Metrics
from loadpath.service.readiness import Readiness
from loadpath.service.request_log import ACCOUNT, KEY_ID, REQUEST_ID, ROUTE, STATUS, RequestLog

App = Callable[[Any, Any, Any], Awaitable[None]]
GIVEN_ID = re.compile(rb"[A-Za-z0-9_.-]{1,64}")
UNKNOWN_ROUTE = "unknown"
REFUSED_ROUTE = "refused"
NO_METHOD = "-"


class OutermostApp:
    """An ASGI application around the one that answers."""

    def __init__(
        self,
        app: App,
        log: RequestLog,
        metrics: Metrics,
        error_page: ErrorPage,
        marks: MarksByPath,
        readiness: Readiness,
        trusted_proxies: str,
    ) -> None:
        self._app = app
        self._log = log
        self._metrics = metrics
        self._error_page = error_page
        self.marks = marks
        self._readiness = readiness
        self._trusted_proxies = trusted_proxies

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = time.perf_counter()
        request_id = scope[REQUEST_ID] = find_request_id(scope)
        marks, is_last = self.marks.find(scope["path"]), self._readiness.is_stopping
        reply = Reply(scope, send, request_id, marks, is_last=is_last)
        self._metrics.in_flight += 1
        try:
            await self._app(scope, receive, reply)
        except ClientDisconnected:
            reply.status = reply.status or 499
        except Exception as failure:
            error = to_service_error(failure)
            if concerns_operator(failure):
                self._log.failure(failure, request_id=request_id)
            if reply.status:
                raise  # The answer has begun: only a broken connection can tell the client.
            await send_answer(answer_error(error, scope, self._error_page), scope, reply)
        finally:
            self._metrics.in_flight -= 1
            self._note(scope, reply.status, time.perf_counter() - started, request_id)

    def _note(self, scope: Any, status: int, seconds: float, request_id: str) -> None:
        method = scope["method"]
        route = scope.get(ROUTE, UNKNOWN_ROUTE)
        scope[STATUS] = status
        self._metrics.observe(route, method, status, seconds)
        self._log.request(
            request_id,
            method,
            route,
            status,
            round(seconds * 1000, 3),
            network=self._find_network(scope),
            account=scope.get(ACCOUNT),
            key=scope.get(KEY_ID),
        )

    def note_refusal(self, status: int, client: tuple[str, int] | None, request_id: str) -> None:
        """A request that the server refused before it was one: in the log and counted all the
        same. What a proxy might have said of it cannot be known."""
        self._metrics.observe(REFUSED_ROUTE, NO_METHOD, status, 0.0)
        network = self._find_network({"client": client, "headers": []})
        self._log.request(request_id, NO_METHOD, REFUSED_ROUTE, status, 0.0, network=network)

    def _find_network(self, scope: Any) -> str:
        client = scope.get("client")
        forwarded = find_header(scope, b"x-forwarded-for")
        return remembered_network(client[0] if client else "", forwarded, self._trusted_proxies)


@lru_cache(maxsize=4096)
def remembered_network(client: str, forwarded: str, trusted: str) -> str:
    """`find_network` of an address; most requests come from few."""
    return find_network({"client": (client, 0)}, forwarded, trusted)


def find_request_id(scope: Any) -> str:
    """The id the client or a proxy gave, if it is harmless; else a new one, which is no secret."""
    for name, value in scope["headers"]:
        if name == b"x-request-id" and GIVEN_ID.fullmatch(value):
            return str(value.decode())
    return f"{random.getrandbits(96):024x}"
