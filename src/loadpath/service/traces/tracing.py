"""Where spans go: to a collector over HTTP, in the background, a batch at a time.

A span says what a line of the log says, and as little of secrets: the route as declared, never the
path or the query. Headers for the collector, sampling and more are the variables that OpenTelemetry
itself reads, such as OTEL_EXPORTER_OTLP_HEADERS and OTEL_TRACES_SAMPLER.
"""

import logging
from importlib.metadata import version

from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import Tracer

from loadpath.service.request_log import RequestLog

LONGEST_COMPLAINT = 300


class Tracing:
    """The way to one collector. While it is away spans are lost and requests go on."""

    def __init__(self, endpoint: str, log: RequestLog) -> None:
        service = {"service.name": "loadpath", "service.version": version("loadpath")}
        self._provider = TracerProvider(resource=Resource.create(service), shutdown_on_exit=False)
        self._provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(endpoint)))
        self._complaints = Complaints(log)
        logging.getLogger("opentelemetry").addHandler(self._complaints)
        self.tracer: Tracer = self._provider.get_tracer("loadpath")

    def close(self) -> None:
        """Send what is left."""
        self._provider.shutdown()
        logging.getLogger("opentelemetry").removeHandler(self._complaints)


class Complaints(logging.Handler):
    """Puts what OpenTelemetry complains of into our log, in its form."""

    def __init__(self, log: RequestLog) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        self._log.event("traces", message=record.getMessage()[:LONGEST_COMPLAINT])
