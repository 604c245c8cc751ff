"""Writes an answer that is all there: head and body in one piece, to one connection.

uvicorn takes two writes, the first of which wakes the client too early, and searches each header
for forbidden characters; here `reply` has already seen to that. The rest is what uvicorn's
`RequestResponseCycle.send` does when an answer ends.
"""

from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, RequestResponseCycle

CLOSING_LINES = b"connection: close\r\n\r\n"


async def write_whole(
    send: Any, status: int, header_lines: bytes, body: bytes, is_last: bool
) -> None:
    """Answer the request that this `send` belongs to."""
    cycle: RequestResponseCycle = send.__self__
    if is_last:
        cycle.keep_alive = False
    if cycle.flow.write_paused and not cycle.disconnected:
        await cycle.flow.drain()
    if cycle.disconnected:
        return
    cycle.waiting_for_100_continue = False
    cycle.response_started = cycle.response_complete = True
    parts = [STATUS_LINE[status]]
    for name, value in cycle.default_headers:
        parts += (name, b": ", value, b"\r\n")
    parts += (header_lines, b"\r\n" if cycle.keep_alive else CLOSING_LINES, body)
    cycle.transport.write(b"".join(parts))
    cycle.message_event.set()
    if not cycle.keep_alive:
        cycle.transport.close()
    cycle.on_response()
