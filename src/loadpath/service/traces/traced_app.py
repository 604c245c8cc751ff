"""A span around every request; it goes on with the trace that the client began, if it did."""

from typing import Any

from opentelemetry.trace import SpanKind, StatusCode, Tracer
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from loadpath.service.outermost_app import UNKNOWN_ROUTE, OutermostApp
from loadpath.service.request_log import REQUEST_ID, ROUTE, STATUS, TIER
from loadpath.service.traces.quiet_span import quiet_span

NOT_TRACED = frozenset({"/livez", "/readyz", "/metrics"})
CARRIED = (b"traceparent", b"tracestate")


class TracedApp:
    """The service as an ASGI application, with traces."""

    def __init__(self, app: OutermostApp, tracer: Tracer) -> None:
        self._app = app
        self._tracer = tracer
        self._propagator = TraceContextTextMapPropagator()
        self.note_refusal, self.marks = app.note_refusal, app.marks

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["path"] in NOT_TRACED:
            await self._app(scope, receive, send)
            return
        carried = {n.decode(): v.decode("latin-1") for n, v in scope["headers"] if n in CARRIED}
        with quiet_span(
            self._tracer,
            scope["method"],
            context=self._propagator.extract(carried),
            kind=SpanKind.SERVER,
        ) as span:
            try:
                await self._app(scope, receive, send)
            finally:
                route, status = scope.get(ROUTE, UNKNOWN_ROUTE), scope.get(STATUS, 0)
                span.update_name(f"{scope['method']} {route}")
                span.set_attribute("http.request.method", scope["method"])
                span.set_attribute("http.route", route)
                span.set_attribute("http.response.status_code", status)
                span.set_attribute("loadpath.request_id", scope.get(REQUEST_ID, ""))
                span.set_attribute("loadpath.tier", scope.get(TIER, "none"))
                if status >= 500:
                    span.set_status(StatusCode.ERROR)
