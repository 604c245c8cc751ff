"""What the endpoints work with: made once when the service starts, handed to every call."""

import msgspec

from loadpath.service.access.last_uses import LastUses
from loadpath.service.access.passwords import Passwords
from loadpath.service.access.request_limits import RequestLimits
from loadpath.service.answers.kept_readings import KeptReadings
from loadpath.service.bodies.body_reading import BodyReading
from loadpath.service.bodies.waiting_room import WaitingRoom
from loadpath.service.clock import Clock, system_clock
from loadpath.service.fair_turns import FairTurns
from loadpath.service.mail.mail_server import MailServer, parse_mail_server
from loadpath.service.mail.outbox import Outbox
from loadpath.service.metrics import Metrics
from loadpath.service.readiness import Readiness
from loadpath.service.settings import Settings
from loadpath.service.storage import Storage
from loadpath.store import Store
from loadpath.store.api_keys import note_uses
from loadpath.store.drafts import note_openings
from loadpath.store.sessions import note_session_uses

EXPORTS_AT_ONCE = 4
MOST_EXPORTS_WAITING = 20


class Resources(msgspec.Struct, frozen=True):
    """Settings, database, clock and the few things that outlive a request."""

    settings: Settings
    store: Store
    clock: Clock
    passwords: Passwords
    body_reading: BodyReading
    kept_readings: KeptReadings
    waiting_room: WaitingRoom
    key_uses: LastUses[str]
    session_uses: LastUses[bytes]
    link_openings: LastUses[str]
    metrics: Metrics
    readiness: Readiness
    outbox: Outbox
    exports: FairTurns
    request_limits: RequestLimits
    storage: Storage


def make_resources(
    settings: Settings,
    store: Store,
    clock: Clock = system_clock,
    passwords: Passwords | None = None,
    body_reading: BodyReading | None = None,
) -> Resources:
    """The resources of a service with these settings."""
    body_reading = body_reading or BodyReading(settings.workers)
    metrics = Metrics()
    return Resources(
        settings=settings,
        store=store,
        clock=clock,
        passwords=passwords or Passwords(),
        body_reading=body_reading,
        kept_readings=KeptReadings(body_reading),
        waiting_room=WaitingRoom(settings.max_waiting_bytes),
        key_uses=LastUses(note_uses),
        session_uses=LastUses(note_session_uses),
        link_openings=LastUses(note_openings),
        metrics=metrics,
        readiness=Readiness(),
        storage=Storage(
            store,
            metrics,
            most_bytes=settings.max_total_bytes,
            reserve_bytes=settings.reserve_bytes,
        ),
        request_limits=RequestLimits(
            settings.max_requests, settings.max_key_requests, settings.max_network_requests
        ),
        exports=FairTurns(EXPORTS_AT_ONCE, MOST_EXPORTS_WAITING, "an export"),
        outbox=Outbox(find_mail_server(settings), metrics),
    )


def find_mail_server(settings: Settings) -> MailServer | None:
    if settings.smtp_url is None:
        return None
    return parse_mail_server(settings.smtp_url, settings.mail_from or "")
