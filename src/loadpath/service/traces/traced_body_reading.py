"""Reading of bodies with spans: how long a body waited and was read, and how long its model took to
inspect, in whichever process that happened."""

from functools import partial
from typing import Any, NamedTuple

from opentelemetry.trace import Tracer

from loadpath.service.bodies.body_reading import BodyReading
from loadpath.service.bodies.received_body import BodyReader, Limits, ReceivedBody
from loadpath.service.bodies.steps import Step, noted_steps
from loadpath.service.traces.quiet_span import quiet_span


class Outcome(NamedTuple):
    """What a reader gave or raised, and its steps, as one value that a process can send back."""

    result: Any
    error: Exception | None
    steps: list[Step]


class TracedBodyReading(BodyReading):
    """`BodyReading` that shows in traces."""

    def __init__(self, workers: int, tracer: Tracer) -> None:
        super().__init__(workers)
        self._tracer = tracer

    async def read(
        self, body: ReceivedBody, reader: BodyReader, limits: Limits, **options: Any
    ) -> tuple[Any, bytes]:
        with quiet_span(self._tracer, "read body"):
            noted: tuple[Outcome, bytes] = await super().read(
                body, partial(read_and_note, reader), limits, **options
            )
            outcome, digest = noted
            for name, started_at, ended_at in outcome.steps:
                self._tracer.start_span(name, start_time=started_at).end(ended_at)
            if outcome.error is not None:
                raise outcome.error
            return outcome.result, digest


def read_and_note(reader: BodyReader, content: bytes, limits: Limits) -> Outcome:
    """What the reader makes of a body; may run in another process."""
    with noted_steps() as steps:
        try:
            return Outcome(reader(content, limits), None, steps)
        except Exception as error:
            return Outcome(None, error, steps)
