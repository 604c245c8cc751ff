"""One path that browsers visit: a function per method, from a request to an answer."""

from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request

from loadpath.service.answers.answer import Answer
from loadpath.service.answers.send_answer import send_answer
from loadpath.service.answers.streamed_answer import StreamedAnswer, send_stream
from loadpath.service.errors import MethodNotAllowed
from loadpath.service.pages.redirect import SeeOther, see_other
from loadpath.service.pages.visitor import admit_visitor
from loadpath.service.request_log import ROUTE
from loadpath.service.resources import Resources

Admit = Callable[[Request, Resources], Awaitable[None]]
Handler = Callable[[Request, Resources], Awaitable[Answer | StreamedAnswer]]


class PagePath:
    """An ASGI application for one path; failures are answered where those of the API are."""

    def __init__(
        self,
        path: str,
        handlers: dict[str, Handler],
        resources: Resources,
        admit: Admit = admit_visitor,
    ) -> None:
        self._path = path
        self._handlers = dict(handlers)
        if "GET" in handlers:
            self._handlers["HEAD"] = handlers["GET"]
        self._resources = resources
        self._admit = admit
        self._allow = ", ".join(sorted(self._handlers))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        scope[ROUTE] = self._path
        handler = self._handlers.get(scope["method"])
        if handler is None:
            raise MethodNotAllowed(
                f"This page does not answer {scope['method'][:20]}; it answers {self._allow}.",
                {"Allow": self._allow},
            )
        request = Request(scope, receive)
        await self._admit(request, self._resources)
        answer: Answer | StreamedAnswer
        try:
            answer = await handler(request, self._resources)
        except SeeOther as other:
            answer = see_other(other.path)
        if isinstance(answer, StreamedAnswer):
            await send_stream(answer, scope, send)
        else:
            await send_answer(answer, scope, send)
