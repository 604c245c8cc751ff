"""What happens without anybody asking: ended things are deleted, in small batches."""

import asyncio
import random
from collections.abc import Callable
from functools import partial

from loadpath.service.access.password_sign_in import WINDOW
from loadpath.service.clock import DAY
from loadpath.service.request_log import RequestLog
from loadpath.service.resources import Resources
from loadpath.store.drafts import clear_ended, forget_ended
from loadpath.store.expiry import SHORT_LIVED, delete_expired, delete_old_failures
from loadpath.store.transaction import Transaction

BATCH = 100
EVERY_SECONDS = 30.0
ENDED_LINKS_KEPT = 365 * DAY


async def run_background(resources: Resources, log: RequestLog) -> None:
    """Until cancelled: write down key uses and tidy, at times that replicas do not share."""
    while True:
        await asyncio.sleep(EVERY_SECONDS * random.uniform(0.5, 1.5))
        try:
            await resources.key_uses.write(resources.store)
            deleted = await delete_what_ended(resources)
        except Exception as failure:
            log.failure(failure, event="background")
        else:
            resources.metrics.count("deleted_rows", deleted)


async def delete_what_ended(resources: Resources) -> int:
    """Delete everything that is over, a batch per transaction so that requests pass between."""
    now = resources.clock()
    deleted = await in_batches(resources, lambda tx: clear_ended(tx, now, BATCH))
    deleted += await in_batches(
        resources, lambda tx: forget_ended(tx, now - ENDED_LINKS_KEPT, BATCH)
    )
    for table in SHORT_LIVED:
        delete = partial(delete_expired, table=table, now=now, batch=BATCH)
        deleted += await in_batches(resources, delete)
    deleted += await resources.store.write(lambda tx: delete_old_failures(tx, now - WINDOW))
    return deleted


async def in_batches(resources: Resources, work: Callable[[Transaction], int]) -> int:
    total = 0
    while (deleted := await resources.store.write(work)) > 0:
        total += deleted
    return total
