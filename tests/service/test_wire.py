"""What a hostile or broken client can do on the connection, over raw sockets."""

import asyncio
import json
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from loadpath.service.answers.reply import WHOLE_ANSWER, Marks, Reply, header_lines
from loadpath.service.app import create_app
from loadpath.service.request_log import RequestLog
from tests.service.log_capture import LogCapture
from tests.service.running_server import HastyProtocol, RunningServer, read_to_end, running_server

GOOD = b"GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    url = f"sqlite:///{tmp_path_factory.mktemp('wire')}/db.sqlite"
    with running_server(url, HastyProtocol) as running:
        yield running


def split(answer: bytes) -> tuple[int, Any]:
    """Status and body of the one answer in the bytes."""
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"x-request-id:" in head.lower()
    return int(head.split(b" ")[1]), json.loads(body)


def refused(answer: bytes) -> tuple[int, str]:
    status, body = split(answer)
    assert set(body) == {"error", "code"}
    return status, str(body["code"])


def statuses(answers: bytes) -> list[int]:
    return [int(status) for status in re.findall(rb"HTTP/1\.1 (\d+)", answers)]


def test_a_good_request(server: RunningServer) -> None:
    assert split(server.exchange(GOOD)) == (200, {"status": "alive"})


def test_silence_is_closed(server: RunningServer) -> None:
    """WIRE-1."""
    assert server.exchange(b"") == b""


def test_stalled_headers_are_408(server: RunningServer) -> None:
    """WIRE-1."""
    assert refused(server.exchange(b"GET /livez HTTP/1.1\r\nHo")) == (408, "request_timeout")


def test_trickled_headers_are_408(server: RunningServer) -> None:
    """WIRE-1: a byte now and then does not buy time."""
    with server.connect() as connection:
        connection.sendall(b"GET /livez HTTP/1.1\r\nHost: x\r\n")
        for _ in range(20):
            try:
                connection.sendall(b"X-A: b\r\n")
            except OSError:
                break
            time.sleep(0.05)
        assert refused(read_to_end(connection)) == (408, "request_timeout")


def test_blank_lines_after_an_answer_do_not_hold_the_connection(server: RunningServer) -> None:
    """WIRE-1."""
    with server.connect() as connection:
        connection.sendall(b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n")
        connection.recv(65536)
        connection.sendall(b"\r\n")
        assert refused(read_to_end(connection))[0] == 408


def test_a_partial_head_behind_a_request_does_not_hold_the_connection(
    server: RunningServer,
) -> None:
    """WIRE-1: it came in the same piece, so nothing arrives that would start its time."""
    first = b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n"
    received = server.exchange(first + b"GET /livez HTTP/1.1\r\nHo")
    assert received.startswith(b"HTTP/1.1 200")
    assert refused(received[received.rindex(b"HTTP/1.1") :]) == (408, "request_timeout")


def test_a_partial_head_does_not_cut_off_the_request_before_it(server: RunningServer) -> None:
    """WIRE-1: an answer that takes longer than a head may take still arrives whole."""

    async def slow(work: Any) -> None:
        await asyncio.sleep(2 * HastyProtocol.patience.head)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.resources.store, "read", slow)
        first = b"GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n"
        received = server.exchange(first + b"GET /livez HTTP/1.1\r\nHo")
    assert received.startswith(b"HTTP/1.1 200")
    assert b"408" in received


def test_too_many_fields_are_431(server: RunningServer) -> None:
    """WIRE-3."""
    lines = b"".join(b"X-%d: 1\r\n" % number for number in range(101))
    request = b"GET /livez HTTP/1.1\r\nHost: x\r\n" + lines + b"\r\n"
    assert refused(server.exchange(request)) == (431, "headers_too_large")


def test_a_stalled_body_is_408(server: RunningServer) -> None:
    """WIRE-2."""
    head = b"POST /api/sdk/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    answer = server.exchange(head + b"Content-Length: 100\r\n\r\n{")
    assert refused(answer) == (408, "request_timeout")


def test_a_trickled_body_is_408(server: RunningServer) -> None:
    """WIRE-2."""
    with server.connect() as connection:
        connection.sendall(
            b"POST /api/sdk/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 100000\r\n\r\n"
        )
        for _ in range(20):
            try:
                connection.sendall(b" ")
            except OSError:
                break
            time.sleep(0.05)
        assert refused(read_to_end(connection)) == (408, "request_timeout")


def test_a_trickled_body_after_a_refusal_is_closed_too(server: RunningServer) -> None:
    """WIRE-2: the 401 comes first, the rest of the body is not awaited for ever."""
    answer = server.exchange(
        b"POST /api/sdk/solve HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n{"
    )
    assert answer.startswith(b"HTTP/1.1 401")


@pytest.mark.parametrize("in_one_piece", [True, False])
def test_oversized_headers_are_431(server: RunningServer, in_one_piece: bool) -> None:
    """WIRE-3."""
    lines = b"".join(b"X-%d: %s\r\n" % (number, b"a" * 1000) for number in range(40))
    request = b"GET /livez HTTP/1.1\r\nHost: x\r\n" + lines
    if in_one_piece:
        request += b"\r\n"
    assert refused(server.exchange(request)) == (431, "headers_too_large")


def test_an_oversized_address_is_431(server: RunningServer) -> None:
    """WIRE-3."""
    request = b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n"
    assert refused(server.exchange(request)) == (431, "headers_too_large")


@pytest.mark.parametrize(
    "headers",
    [
        b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
        b"Content-Length: 5\r\nContent-Length: 6\r\n",
        b"Content-Length: 5\r\nContent-Length: 5\r\n",
        b"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
        b"Content-Length: -1\r\n",
        b"Content-Length: 5x\r\n",
        b"Transfer-Encoding: xchunked\r\n",
        b"Transfer-Encoding: identity, chunked\r\n",
        b"Transfer-Encoding: gzip, chunked\r\n",
    ],
)
def test_ambiguous_lengths_are_400(server: RunningServer, headers: bytes) -> None:
    """WIRE-4."""
    request = b"POST /api/sdk/token HTTP/1.1\r\nHost: x\r\n" + headers + b"\r\n0\r\n\r\n"
    assert refused(server.exchange(request)) == (400, "invalid_request")


def test_chunks_in_http_1_0_are_400(server: RunningServer) -> None:
    """WIRE-4."""
    request = (
        b"POST /api/sdk/token HTTP/%b\r\nHost: x\r\nTransfer-Encoding: Chunked\r\n\r\n0\r\n\r\n"
    )
    assert refused(server.exchange(request % b"1.0")) == (400, "invalid_request")
    assert statuses(server.exchange(request % b"1.1" + GOOD)) == [415, 200]


@pytest.mark.parametrize("headers", [b"", b"Host: x\r\nHost: y\r\n"])
def test_host_must_be_there_once(server: RunningServer, headers: bytes) -> None:
    """WIRE-5."""
    request = b"GET /livez HTTP/1.1\r\n" + headers + b"\r\n"
    assert refused(server.exchange(request)) == (400, "invalid_request")


@pytest.mark.parametrize(
    "request_line",
    [
        b"nonsense\r\n\r\n",
        b"GET\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
        b"GET /livez\r\n\r\n",
        b"GET /livez HTTP/0.9\r\nHost: x\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nBad Header: y\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n folded: y\r\n\r\n",
        b"CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n",
    ],
)
def test_what_is_not_http_is_400(server: RunningServer, request_line: bytes) -> None:
    """WIRE-6."""
    assert refused(server.exchange(request_line)) == (400, "invalid_request")


def test_an_unread_answer_does_not_hold_the_connection(server: RunningServer) -> None:
    """WIRE-2: pipelined requests for a large answer that nobody reads."""
    with server.connect() as connection:
        connection.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 200)
        time.sleep(0.8)
        received = read_to_end(connection)
    assert received.startswith(b"HTTP/1.1 200")
    assert split(server.exchange(GOOD))[0] == 200


def test_an_upgrade_is_declined(server: RunningServer) -> None:
    """WIRE-6: the request is answered as if it had not asked."""
    answer = server.exchange(
        b"GET /livez HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert split(answer) == (200, {"status": "alive"})


def test_the_body_of_a_request_that_asks_for_an_upgrade_is_its_body(server: RunningServer) -> None:
    """WIRE-6: as Java's client posts; and what it holds is no request of its own."""
    inside = b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n"
    body = b'{"email": "a@example.com", "password": "%b"}' % inside.replace(b"\r\n", b"\\r\\n")
    for length, sent in (
        (b"Content-Length: %d" % len(body), body),
        (b"Transfer-Encoding: chunked", b"%x\r\n%b\r\n0\r\n\r\n" % (len(body), body)),
        (b"Content-Length: %d" % len(inside), inside),
    ):
        head = (
            b"POST /api/sdk/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n%b\r\n\r\n" % length
        )
        wanted = 400 if sent is inside else 401
        for pieces in (
            (head + sent + GOOD,),
            (head, sent, GOOD),
            (head + sent[:9], sent[9:], GOOD),
        ):
            with server.connect() as connection:
                for piece in pieces:
                    connection.sendall(piece)
                    time.sleep(0.02)
                answers = read_to_end(connection)
            assert statuses(answers) == [wanted, 200], (length, pieces)


def test_fields_behind_a_body_are_not_believed(server: RunningServer) -> None:
    """WIRE-7: neither for this request nor for the next one."""
    head = (
        b"%b HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nX-Request-Id: mine\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
    )
    trailer = b"X-Request-Id: other\r\nIf-None-Match: *\r\nContent-Type: text/plain\r\n\r\n"
    answers = server.exchange(head % b"POST /api/sdk/token" + trailer + GOOD)
    assert statuses(answers) == [400, 200]
    assert b"missing_parameter" in answers
    assert b"x-request-id: mine" in answers.lower()
    assert b"other" not in answers


def test_a_flood_beside_the_body_is_431(server: RunningServer) -> None:
    """WIRE-7: of fields behind it, and of what may stand beside the length of a chunk."""
    head = (
        b"POST /api/sdk/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n2%b\r\n{}\r\n0\r\n%b\r\n\r\n"
    )
    flood = b"x" * 100_000
    for request in (head % (b"", b"A: " + flood), head % (b";a=" + flood, b"")):
        with server.connect() as connection:
            with suppress(ConnectionError):  # it closes in the middle of it
                for start in range(0, len(request), 16_384):
                    connection.sendall(request[start : start + 16_384])
                    time.sleep(0.01)
            answer = read_to_end(connection)
        assert refused(answer) == (431, "headers_too_large")


def test_many_bodies_on_one_connection_are_no_flood(server: RunningServer) -> None:
    """WIRE-7: whatever their sizes, one after the other and each in one piece."""
    with server.connect() as connection:
        for size in (60_000, 60_000, 40_000, 20, 50_000):
            body = b'{"model": "%b"}' % (b"x" * size)
            head = b"POST /api/sdk/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            connection.sendall(b"%bContent-Length: %d\r\n\r\n%b" % (head, len(body), body))
            answer = connection.recv(65536)
            assert refused(answer) == (400, "invalid_parameter")


def test_headers_on_the_wire_are_those_of_any_server(server: RunningServer) -> None:
    """Our server takes an answer in one piece; in the two messages of ASGI it says the same."""

    def wire_headers(request: bytes) -> list[tuple[str, str]]:
        head = server.exchange(request).partition(b"\r\n\r\n")[0].decode()
        pairs = [line.partition(": ")[::2] for line in head.split("\r\n")[1:]]
        return sorted((name.lower(), value) for name, value in pairs)

    app = create_app(server.resources, RequestLog("json", LogCapture()))
    client = TestClient(app)  # not entered: the server has the application's life in its hands
    for method, path in (("GET", "/api/sdk/me"), ("HEAD", "/livez"), ("OPTIONS", "/api/sdk/me")):
        request = f"{method} {path} HTTP/1.1\r\nHost: x\r\nX-Request-Id: a\r\nConnection: close\r\n"
        of_server = {"date", "connection"}
        answer = client.request(method, path, headers={"X-Request-Id": "a", "Accept-Encoding": ""})
        wire = wire_headers(request.encode() + b"\r\n")
        assert [pair for pair in wire if pair[0] not in of_server] == sorted(answer.headers.items())
        assert of_server == {name for name, _ in wire} & of_server


@pytest.mark.parametrize("base_url", ["http://testserver", "https://testserver"])
def test_a_refusal_at_the_wire_says_what_every_answer_says(tmp_path: Path, base_url: str) -> None:
    """HTTP-4, HTTP-17, HTTP-18, HTTP-19, HTTP-22: 400, 408 and 431 as much as a failure of the
    API that got as far as its path."""
    here = {"content-length", "x-request-id", "date"}  # these differ from one to the next
    by_path = {"vary", "www-authenticate"}

    def headers(answer: bytes) -> dict[str, str]:
        head = answer.partition(b"\r\n\r\n")[0].decode()
        lines = [line.partition(": ") for line in head.split("\r\n")[1:]]
        return {name.lower(): "" if name.lower() in here else value for name, _, value in lines}

    with running_server(f"sqlite:///{tmp_path}/db.sqlite", HastyProtocol, base_url) as server:
        known = headers(
            server.exchange(b"GET /api/sdk/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        )
        assert ("strict-transport-security" in known) == base_url.startswith("https")
        assert {"x-robots-tag", "referrer-policy", "x-content-type-options"} < set(known)
        refusals = {
            400: b"GET /livez HTTP/1.1\r\n\r\n",
            408: b"GET /livez HTTP/1.1\r\nHo",
            431: b"GET /livez HTTP/1.1\r\nX-Long: " + b"x" * 40_000,
        }
        for status, request in refusals.items():
            answer = server.exchange(request)
            assert answer.startswith(b"HTTP/1.1 %d " % status)
            expected = {name: value for name, value in known.items() if name not in by_path}
            assert headers(answer) == expected


def test_an_answer_arrives_in_one_piece(server: RunningServer) -> None:
    with server.connect() as connection:
        connection.sendall(GOOD)
        assert connection.recv(65536).endswith(b'{"status":"alive"}')


def test_a_body_that_waits_to_be_asked_for_is_asked_for_once(server: RunningServer) -> None:
    head = (
        b"POST /api/sdk/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Expect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n\r\n"
    )
    with server.connect() as connection:
        connection.sendall(head)
        assert connection.recv(65536) == b"HTTP/1.1 100 Continue\r\n\r\n"
        connection.sendall(b"{}")
        assert refused(read_to_end(connection))[0] == 400
    stranger = head.replace(b"/token", b"/solve")
    assert refused(server.exchange(stranger)) == (401, "unauthorized")


def test_a_header_cannot_become_two() -> None:
    assert header_lines([("A", "b"), ("C", "d")]) == "A: b\r\nC: d\r\n"
    for value in ("a\r\nSet-Cookie: b=c", "a\nb", "a\rb"):
        with pytest.raises(ValueError, match="line break"):
            header_lines([("Location", value)])


def test_a_header_that_cannot_be_sent_is_found_before_anything_is_sent() -> None:
    """HTTP-16: the status is still unset, so the service answers 500 instead of nothing."""

    async def write(*parts: Any) -> None:
        written.append(parts)

    async def send(message: Any) -> None:
        written.append(message)

    written: list[Any] = []
    scope = {"path": "/", "extensions": {WHOLE_ANSWER: {"write": write}}}
    reply = Reply(scope, send, "id", Marks())
    with pytest.raises(UnicodeEncodeError):
        asyncio.run(reply.whole(303, [("Location", "/€")], b""))
    assert (reply.status, written) == (0, [])


def test_several_requests_on_one_connection(server: RunningServer) -> None:
    two = b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\n" + GOOD
    assert server.exchange(two).count(b"HTTP/1.1 200") == 2
