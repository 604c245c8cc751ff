"""One path of the API with its methods: dispatch, HEAD, OPTIONS and 405."""

from typing import Any

from loadpath.service.answers.answer import Answer
from loadpath.service.answers.send_answer import send_answer
from loadpath.service.errors import MethodNotAllowed
from loadpath.service.operations.operation import Operation
from loadpath.service.operations.run_operation import run_operation
from loadpath.service.request_log import ROUTE
from loadpath.service.resources import Resources

REQUEST_HEADERS = (
    "Accept, Authorization, Content-Encoding, Content-Type, Idempotency-Key, If-Match, "
    "If-None-Match, X-API-Key, X-Request-Id"
)


class ApiPath:
    """An ASGI application for the operations that share a path."""

    def __init__(self, path: str, operations: list[Operation], resources: Resources) -> None:
        self._path = path
        self._resources = resources
        self._by_method = {operation.method: operation for operation in operations}
        if "GET" in self._by_method:
            self._by_method["HEAD"] = self._by_method["GET"]
        self._allow = ", ".join(sorted([*self._by_method, "OPTIONS"]))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        scope[ROUTE] = self._path
        method = scope["method"]
        operation = self._by_method.get(method)
        if operation is not None:
            answer = await run_operation(operation, self._resources, scope, receive)
        elif method == "OPTIONS":
            answer = self._answer_preflight()
        else:
            raise MethodNotAllowed(
                f"{self._path} does not answer {method[:20]}; it answers {self._allow}.",
                {"Allow": self._allow},
            )
        await send_answer(answer, scope, send)

    def _answer_preflight(self) -> Answer:
        return Answer(
            204,
            headers={
                "Allow": self._allow,
                "Access-Control-Allow-Methods": self._allow,
                "Access-Control-Allow-Headers": REQUEST_HEADERS,
                "Access-Control-Max-Age": "86400",
            },
        )
