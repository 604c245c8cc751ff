"""uvicorn's HTTP protocol, hardened: nobody holds a connection by doing nothing slowly.

Closed are connections whose headers do not arrive in time, whose bodies come too slowly, or that
do not read their answer; refused are oversized headers, ambiguous lengths and a missing Host.
"""

import asyncio
import os
import socket
from typing import Any

from httptools import HttpParserError, HttpParserUpgrade, HttpRequestParser
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from loadpath.service.access.secret import new_identifier
from loadpath.service.answers.reply import WHOLE_ANSWER
from loadpath.service.bodies.has_left import HAS_LEFT
from loadpath.service.errors import HeadersTooLarge, InvalidRequest, RequestTimeout, ServiceError
from loadpath.service.server.refusal import render_refusal
from loadpath.service.server.whole_answer import write_whole

LARGEST_HEAD = 32 * 1024
MOST_FIELDS = 100
SINGLE_HEADERS = (b"host", b"content-length", b"transfer-encoding")


def is_disconnected(receive: Any) -> bool:
    """Whether the connection of the request that this `receive` belongs to is gone."""
    cycle: RequestResponseCycle = receive.__self__
    return cycle.disconnected


EXTENSIONS: dict[str, dict[object, object]] = {
    WHOLE_ANSWER: {"write": write_whole},
    HAS_LEFT: {"ask": is_disconnected},
}


class Patience:
    """How long the protocol waits, in seconds, and how slow a body may be."""

    head = 10.0
    body_check = 5.0
    body_bytes_per_second = 1_024
    body_total = 300.0
    unread_answer = 60.0
    newcomer = 0.5


class HardenedProtocol(HttpToolsProtocol):
    """One connection. `_timer` guards whatever the client has to do next."""

    patience = Patience()
    _timer: asyncio.TimerHandle | None = None
    _write_timer: asyncio.TimerHandle | None = None
    _in_head = True
    _is_head_begun = False
    _is_refused = False
    _is_newcomer = True
    _head_bytes = 0
    _body_bytes = 0
    _body_bytes_at_check = 0
    _bytes_beside_body = 0
    _body_started = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(self.patience.head, self._give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stop_waiting_for_reader()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            return
        if self._in_head:
            self._head_bytes += len(data)
            if self._timer is None:
                self._wait(self.patience.head, self._give_up)
        self._bytes_beside_body += len(data)
        self._feed(data)
        if self._is_head_begun and self._timer is None:  # behind a request that came with it
            self._wait(self.patience.head, self._give_up)
        if self._in_head and self._head_bytes > LARGEST_HEAD:
            self._refuse(headers_too_large())
        if self._bytes_beside_body > LARGEST_HEAD and not self._in_head:
            self._refuse_late(headers_too_large())

    def _feed(self, data: bytes) -> None:
        """Give the parser what has arrived.

        It stops behind a head that asks for another protocol and takes the rest for that. There is
        none here, so another one gets the head without that wish, and the rest after it: a body
        that was left out would be the next request.
        """
        self._unset_keepalive_if_required()
        rest = data
        while rest and not self._is_refused:
            try:
                self.parser.feed_data(rest)
                return
            except HttpParserError:
                self._refuse(not_http())
            except HttpParserUpgrade as upgrade:
                rest = self._head_without_upgrade() + rest[upgrade.args[0] :]
                self.parser = HttpRequestParser(self)
                self.parser.set_dangerous_leniencies(lenient_data_after_close=True)  # as before

    def _head_without_upgrade(self) -> bytes:
        version = self.parser.get_http_version().encode()
        lines = [b"%b %b HTTP/%b" % (self.parser.get_method(), self.url, version)]
        lines += [name + b": " + value for name, value in self.headers if name != b"upgrade"]
        return b"\r\n".join(lines) + b"\r\n\r\n"

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["extensions"] = EXTENSIONS
        self._in_head = self._is_head_begun = True
        self._is_newcomer = False

    def on_header(self, name: bytes, value: bytes) -> None:
        """Fields behind a chunked body come too late to be believed: what they say of the client,
        its key or its proxy, the head has said (RFC 9110, 6.5.1)."""
        if self._in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self.parser.should_upgrade():
            if self.parser.get_method() == b"CONNECT":
                self._refuse(not_http())
            return
        self._in_head = self._is_head_begun = False
        self._head_bytes = self._bytes_beside_body = 0
        self._stop_waiting()
        if self._is_refused:
            return
        refusal = find_fault(self.url, self.headers, self.parser.get_http_version())
        if refusal is not None:
            self._refuse(refusal)
            return
        self._body_bytes = self._body_bytes_at_check = 0
        self._body_started = self.loop.time()
        self._wait(self.patience.body_check, self._check_body)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body_bytes += len(body)
        self._bytes_beside_body = 0
        if not self._is_refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self.parser.should_upgrade():
            return
        self._stop_waiting()
        self._in_head = True
        self._head_bytes = 0
        if not self._is_refused:
            super().on_message_complete()

    def shutdown(self) -> None:
        """Close at the end of the service's life, unless a request has begun to arrive: that one
        is answered, and its answer closes the connection. Who has only just come gets a moment to
        ask."""
        if self.transport.is_closing() or self._is_head_begun or has_unread_bytes(self.transport):
            return
        if self._is_newcomer:
            self._is_newcomer = False
            self.loop.call_later(self.patience.newcomer, self.shutdown)
        else:
            super().shutdown()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._write_timer is None:
            self._write_timer = self.loop.call_later(
                self.patience.unread_answer, self.transport.abort
            )

    def resume_writing(self) -> None:
        self._stop_waiting_for_reader()
        super().resume_writing()

    def _check_body(self) -> None:
        """Give up on a body that trickles; waiting for our own side does not count."""
        received = self._body_bytes - self._body_bytes_at_check
        least = self.patience.body_bytes_per_second * self.patience.body_check
        is_late = self.loop.time() - self._body_started > self.patience.body_total
        if is_late or (received < least and not self.flow.read_paused):
            self._give_up()
            return
        self._body_bytes_at_check = self._body_bytes
        self._wait(self.patience.body_check, self._check_body)

    def _give_up(self) -> None:
        """Close; with 408 if something of a request has arrived and nothing was answered."""
        is_answering = self.cycle is not None and not self.cycle.response_complete
        if self._in_head and is_answering:
            self._wait(self.patience.head, self._give_up)  # the request before it comes first
        elif self._in_head and self._head_bytes == 0 and not self._is_head_begun:
            self.transport.close()
        else:
            self._refuse_late(RequestTimeout("The request took too long to arrive."))

    def _refuse_late(self, error: ServiceError) -> None:
        """Refuse what is arriving, or only close where it has its answer already."""
        is_answered = self.cycle is not None and self.cycle.response_started
        if not self._in_head and is_answered:
            self.transport.abort()
        else:
            self._refuse(error)

    def _refuse(self, error: ServiceError) -> None:
        """Answer with an error and close. What is still in flight is cut off."""
        if self._is_refused:
            return
        self._is_refused = True
        self._stop_waiting()
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if not self.transport.is_closing():
            request_id = new_identifier(96)
            self.transport.write(render_refusal(error, request_id, self.app.marks.of_refusals))
            self.transport.close()
            self.app.note_refusal(error.status, self.client, request_id)

    def _wait(self, seconds: float, then: Any) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, then)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_waiting_for_reader(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None


def has_unread_bytes(transport: asyncio.Transport) -> bool:
    """Whether something has arrived that the loop has not come to yet."""
    try:
        descriptor = os.dup(transport.get_extra_info("socket").fileno())
        with socket.socket(fileno=descriptor) as arrived:
            return bool(arrived.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT))
    except OSError:  # nothing there, or nobody
        return False


def find_fault(
    url: bytes, headers: list[tuple[bytes, bytes]], http_version: str
) -> ServiceError | None:
    """What is wrong with a complete head, if anything (RFC 9110 5.4 and 7.2, RFC 9112 6.1)."""
    size = len(url) + sum(len(name) + len(value) + 4 for name, value in headers)
    if size > LARGEST_HEAD:
        return headers_too_large()
    if len(headers) > MOST_FIELDS:
        return HeadersTooLarge(f"The request has more than {MOST_FIELDS} header fields.")
    if http_version not in ("1.0", "1.1"):
        return InvalidRequest("The request does not say HTTP/1.0 or HTTP/1.1.")
    names = [name for name, _ in headers]
    counts = {name: names.count(name) for name in SINGLE_HEADERS}
    if counts[b"host"] == 0 and http_version == "1.1":
        return InvalidRequest("The request has no Host header.")
    if counts[b"content-length"] and counts[b"transfer-encoding"]:
        return InvalidRequest("The request has both Content-Length and Transfer-Encoding.")
    if counts[b"transfer-encoding"] and not is_chunked(headers, http_version):
        return InvalidRequest("Transfer-Encoding should be chunked, of a request of HTTP/1.1.")
    repeated = next((name for name in SINGLE_HEADERS if counts[name] > 1), None)
    if repeated is not None:
        return InvalidRequest(f"The request has more than one {repeated.decode()} header.")
    return None


def is_chunked(headers: list[tuple[bytes, bytes]], http_version: str) -> bool:
    """Whether the body comes in chunks and is nothing else besides. A server in between that knows
    HTTP/1.0 only, or another coding, would see another end of it."""
    codings = [value.strip().lower() for name, value in headers if name == b"transfer-encoding"]
    return codings == [b"chunked"] and http_version == "1.1"


def not_http() -> InvalidRequest:
    return InvalidRequest("The request is not HTTP as this service accepts it.")


def headers_too_large() -> HeadersTooLarge:
    return HeadersTooLarge(f"The headers are larger than {LARGEST_HEAD} bytes.")
