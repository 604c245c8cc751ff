"""The service with traces: its parts as always, each inside one that makes spans."""

from collections.abc import Iterator
from contextlib import contextmanager

from loadpath.service.app import create_app
from loadpath.service.request_log import RequestLog
from loadpath.service.resources import Resources, make_resources
from loadpath.service.settings import Settings
from loadpath.service.traces.traced_app import TracedApp
from loadpath.service.traces.traced_body_reading import TracedBodyReading
from loadpath.service.traces.traced_store import TracedStore
from loadpath.service.traces.tracing import Tracing
from loadpath.store import open_store


@contextmanager
def traced_service(
    settings: Settings, endpoint: str, log: RequestLog
) -> Iterator[tuple[Resources, TracedApp]]:
    """What the service works with, and the service."""
    store = open_store(settings.effective_database_url, settings.database_connections)
    # A log of their own: spans are sent on another thread.
    tracing = Tracing(endpoint, RequestLog(settings.log_format))
    system = settings.effective_database_url.partition(":")[0]
    try:
        resources = make_resources(
            settings,
            TracedStore(store, tracing.tracer, system),
            body_reading=TracedBodyReading(settings.workers, tracing.tracer),
        )
        yield resources, TracedApp(create_app(resources, log), tracing.tracer)
    finally:
        tracing.close()
