"""A span that says of a failure what it is, not its text, which may quote what a client sent."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from opentelemetry.trace import Span, StatusCode, Tracer


@contextmanager
def quiet_span(tracer: Tracer, name: str, **options: Any) -> Iterator[Span]:
    """The present span while what is inside runs; OpenTelemetry alone would send the text."""
    with tracer.start_as_current_span(
        name, record_exception=False, set_status_on_exception=False, **options
    ) as span:
        try:
            yield span
        except Exception as failure:
            span.set_status(StatusCode.ERROR, type(failure).__name__)
            raise
