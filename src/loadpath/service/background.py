"""What happens without anybody asking: ended things are deleted, in small batches."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from loadpath.service.access.password_sign_in import WINDOW
from loadpath.service.access.request_limits import SHARE_SECONDS
from loadpath.service.access.sign_up_brake import WINDOW as SIGN_UP_WINDOW
from loadpath.service.clock import DAY, MINUTE, SECOND
from loadpath.service.request_log import RequestLog
from loadpath.service.resources import Resources
from loadpath.service.storage import LOOK_SECONDS
from loadpath.store import StoreError
from loadpath.store.audit_events import delete_old_events
from loadpath.store.drafts import clear_ended, forget_ended
from loadpath.store.expiry import SHORT_LIVED, delete_expired, delete_old_failures
from loadpath.store.request_counts import delete_old_counts
from loadpath.store.sign_ups import delete_old_sign_ups
from loadpath.store.transaction import Transaction

BATCH = 100
EVERY_SECONDS = 30.0
ENDED_LINKS_KEPT = 365 * DAY
EVENTS_KEPT = 365 * DAY
FAR_SECONDS = 5.0
STEP_BYTES = 1024 * 1024
MOST_GIVEN_BACK = 256 * STEP_BYTES


async def run_background(resources: Resources, log: RequestLog) -> None:
    """Until cancelled: write down last uses and tidy, at times that replicas do not share."""
    with suppress(StoreError):
        await compare_clocks(resources, log)
    while True:
        await asyncio.sleep(EVERY_SECONDS * random.uniform(0.5, 1.5))
        try:
            await compare_clocks(resources, log)
            await resources.key_uses.write(resources.store)
            await resources.session_uses.write(resources.store)
            await resources.link_openings.write(resources.store)
            deleted = await delete_what_ended(resources)
            await give_space_back(resources)
        except Exception as failure:
            log.failure(failure, event="background")
        else:
            resources.metrics.count("deleted_rows", deleted)


async def share_counts(resources: Resources, log: RequestLog) -> None:
    """Until cancelled: let all processes know who sends many requests; while the database is away
    each counts for itself."""
    while True:
        await asyncio.sleep(SHARE_SECONDS)
        try:
            with suppress(StoreError):
                await resources.request_limits.share(resources.store)
        except Exception as failure:
            log.failure(failure, event="share_counts")


async def watch_storage(resources: Resources, log: RequestLog) -> None:
    """Until cancelled: look how full the database and its disk are, and hold the reserve back."""
    while True:
        try:
            with suppress(StoreError):
                await resources.storage.look()
        except Exception as failure:
            log.failure(failure, event="watch_storage")
        await asyncio.sleep(LOOK_SECONDS)


async def compare_clocks(resources: Resources, log: RequestLog) -> None:
    """Say how far this process's clock is from the database's, where that matters."""
    offset = (resources.clock() - await resources.store.now()) / SECOND
    was_far = abs(resources.metrics.clock_offset_seconds) > FAR_SECONDS
    resources.metrics.clock_offset_seconds = offset
    if abs(offset) > FAR_SECONDS and not was_far:
        log.event("clock_differs", seconds=round(offset, 3))


async def delete_what_ended(resources: Resources) -> int:
    """Delete everything that is over, a batch per transaction so that requests pass between.

    What is over is so by this process's clock and by the database's: a process whose clock is
    ahead deletes nothing that lives for the others.
    """
    now = min(resources.clock(), await resources.store.now())
    deleted = await in_batches(resources, lambda tx: clear_ended(tx, now, BATCH))
    deleted += await in_batches(
        resources, lambda tx: forget_ended(tx, now - ENDED_LINKS_KEPT, BATCH)
    )
    deleted += await in_batches(
        resources, lambda tx: delete_old_events(tx, now - EVENTS_KEPT, BATCH)
    )
    for table in SHORT_LIVED:
        delete = partial(delete_expired, table=table, now=now, batch=BATCH)
        deleted += await in_batches(resources, delete)
    deleted += await resources.store.write(lambda tx: delete_old_failures(tx, now - WINDOW))
    deleted += await resources.store.write(lambda tx: delete_old_counts(tx, now // MINUTE - 1))
    deleted += await resources.store.write(lambda tx: delete_old_sign_ups(tx, now - SIGN_UP_WINDOW))
    return deleted


async def give_space_back(resources: Resources) -> int:
    """Let the database shrink, in steps that requests pass between, so much in a round."""
    total = 0
    while total < MOST_GIVEN_BACK and (given := await resources.store.give_back(STEP_BYTES)) > 0:
        total += given
    return total


async def in_batches(resources: Resources, work: Callable[[Transaction], int]) -> int:
    total = 0
    while (deleted := await resources.store.write(work)) > 0:
        total += deleted
    return total
