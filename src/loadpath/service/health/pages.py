"""`/livez`, `/readyz` and `/metrics`."""

import asyncio
import hmac

from starlette.requests import Request

from loadpath.service.answers.answer import Answer, answer_json
from loadpath.service.errors import NotFound, Unauthorized, Unavailable
from loadpath.service.metrics import MEDIA_TYPE
from loadpath.service.pages.page_path import Handler
from loadpath.service.resources import Resources
from loadpath.store.transaction import Transaction

PROBE_SECONDS = 0.9  # those who ask give up after a second or two


async def show_alive(request: Request, resources: Resources) -> Answer:
    """The process answers; nothing else is asked."""
    return answer_json({"status": "alive"})


async def show_ready(request: Request, resources: Resources) -> Answer:
    """The process wants requests: it is not stopping and its database answers."""
    if resources.readiness.is_stopping:
        raise Unavailable("The service is stopping.")
    try:
        async with asyncio.timeout(PROBE_SECONDS):
            await resources.store.read(probe)
    except TimeoutError:
        raise Unavailable("The database does not answer in time.") from None
    return answer_json({"status": "ready"})


def probe(tx: Transaction) -> None:
    tx.row("SELECT 1")


async def show_metrics(request: Request, resources: Resources) -> Answer:
    """The counts, for whoever holds the metrics token; without a token they do not exist."""
    token = resources.settings.metrics_token
    if token is None:
        raise NotFound("Metrics are off; LOADPATH_METRICS_TOKEN turns them on.")
    given = request.headers.get("authorization", "")
    if not hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise Unauthorized("Send the metrics token as 'Authorization: Bearer <token>'.")
    return Answer(200, resources.metrics.render().encode(), MEDIA_TYPE)


PAGES: dict[str, dict[str, Handler]] = {
    "/livez": {"GET": show_alive},
    "/readyz": {"GET": show_ready},
    "/metrics": {"GET": show_metrics},
}
