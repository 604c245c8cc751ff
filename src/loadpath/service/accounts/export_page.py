"""`/account/export`: everything about the account, as a file."""

from collections.abc import AsyncGenerator

from starlette.requests import Request

from loadpath.service.access.audit import Event, write_down
from loadpath.service.accounts.export import write_export
from loadpath.service.answers.streamed_answer import StreamedAnswer
from loadpath.service.pages.visitor import network_of, require_visitor
from loadpath.service.resources import Resources


async def export_account(request: Request, resources: Resources) -> StreamedAnswer:
    visitor = await require_visitor(request, resources)
    account, network = visitor.account, network_of(request, resources)

    async def pieces() -> AsyncGenerator[bytes, None]:
        """In turns: packing takes the processor, and readers may be slow."""
        async with resources.exports.turn(account.id):
            async for piece in write_export(account, resources):
                yield piece

    if request.method == "GET":
        await resources.store.write(
            lambda tx: write_down(
                tx, Event.ACCOUNT_EXPORTED, account.id, now=resources.clock(), network=network
            )
        )
    return StreamedAnswer(pieces(), "application/zip", "loadpath-account.zip")
