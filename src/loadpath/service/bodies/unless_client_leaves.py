"""Does something for a client, and stops where the client does not wait for it any more."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from loadpath.service.bodies.received_body import ClientDisconnected, Receive

Result = TypeVar("Result")


async def unless_client_leaves(receive: Receive, work: Coroutine[Any, Any, Result]) -> Result:
    """What `work` gives, or `ClientDisconnected`; the body must have been received whole."""
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(wait_for_leaving(receive))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnected
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
        await asyncio.wait({working, leaving})


async def wait_for_leaving(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
