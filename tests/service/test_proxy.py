"""What the shipped proxy sends on, and to whom, seen by replicas that only write down.

The service itself stands behind it in test_scale and test_version_before.
"""

import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx2
import pytest

from loadpath.service.answers.reply import MarksByPath
from loadpath.service.answers.send_answer import NOTHING_RUNS
from loadpath.service.errors import Unavailable
from loadpath.service.operations.run_operation import ENVELOPE
from loadpath.service.server.protocol import LARGEST_HEAD
from loadpath.service.settings import Settings
from tests.free_port import find_free_port
from tests.service.certificates import HOST, write_certificate
from tests.service.running_proxy import running_proxy


class Replica(ThreadingHTTPServer):
    """Writes down what it is asked; is ready or not, and answers or breaks off, as it is told."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.is_ready = True
        self.is_breaking_off = False
        self.request_id = ""
        self.asked: list[tuple[str, dict[str, str], bytes]] = []

    @property
    def port(self) -> int:
        return int(self.server_address[1])


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Replica

    def do_GET(self) -> None:
        if self.path == "/readyz":
            self._answer(200 if self.server.is_ready else 503)
            return
        body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
        sent = {name.lower(): text for name, text in self.headers.items()}
        self.server.asked.append((self.path, sent, body))
        if self.server.is_breaking_off:
            self.close_connection = True
        else:
            self._answer(200)

    do_POST = do_GET

    def _answer(self, status: int) -> None:
        self.send_response(status)
        self.send_header("Content-Length", "0")
        if self.server.request_id:
            self.send_header("X-Request-Id", self.server.request_id)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def running_replica() -> Iterator[Replica]:
    with Replica() as replica:
        thread = threading.Thread(target=replica.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield replica
        finally:
            replica.shutdown()
            thread.join()


class Behind:
    """A client of the proxy, and the two replicas behind it."""

    def __init__(self, client: httpx2.Client, replicas: list[Replica]) -> None:
        self.client = client
        self.replicas = replicas

    def asked(self, path: str) -> list[tuple[str, dict[str, str], bytes]]:
        return [each for replica in self.replicas for each in replica.asked if each[0] == path]


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[Behind]:
    with ExitStack() as stack:
        replicas = [stack.enter_context(running_replica()) for _ in range(2)]
        port = stack.enter_context(running_proxy(tmp_path, [each.port for each in replicas]))
        # From an address that is not the proxy's own.
        transport = httpx2.HTTPTransport(local_address="127.0.0.9")
        client = httpx2.Client(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)
        yield Behind(stack.enter_context(client), replicas)


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_the_service_hears_who_asks(behind: Behind) -> None:
    """RUN-18: from the proxy, whatever the one who asks says."""
    forged = {"X-Forwarded-For": "203.0.113.7", "traceparent": "00-1-2-01", "tracestate": "a=b"}
    assert behind.client.get("/who", headers={**forged, "Host": "load.example"}).is_success
    [(_, sent, _)] = behind.asked("/who")
    assert sent["x-forwarded-for"] == "127.0.0.9"
    assert sent["host"] == "load.example"
    assert not {"traceparent", "tracestate"} & set(sent)


def test_heads_and_bodies_pass_as_large_as_the_service_takes_them(behind: Behind) -> None:
    """RUN-18, SOLVE-4: the limits are the service's."""
    head, body = "x" * (LARGEST_HEAD - 1000), bytes(2 * Settings().max_model_bytes + ENVELOPE)
    sent = {"X-Long": head, "Idempotency-Key": "large"}
    assert behind.client.post("/large", headers=sent, content=body).is_success
    [(_, heard, received)] = behind.asked("/large")
    assert heard["x-long"] == head
    assert received == body


@pytest.mark.parametrize(
    ("method", "headers", "body"),
    [("GET", {}, b""), ("POST", {"Idempotency-Key": "once"}, b"x" * 50_000)],
)
def test_what_can_be_repeated_is_asked_of_another(
    behind: Behind, method: str, headers: dict[str, str], body: bytes
) -> None:
    """RUN-18: a replica that breaks off is not heard of."""
    behind.replicas[0].is_breaking_off = True
    for number in range(4):  # some of them come to the one that breaks off first
        answer = behind.client.request(method, f"/{number}", headers=headers, content=body)
        assert answer.is_success
        assert {received for _, _, received in behind.asked(f"/{number}")} == {body}
    assert behind.replicas[0].asked


def test_what_cannot_be_repeated_is_sent_once(behind: Behind) -> None:
    """RUN-18: it may have been done."""
    for replica in behind.replicas:
        replica.is_breaking_off = True
    assert behind.client.post("/once", content=b"{}").status_code == 502
    assert len(behind.asked("/once")) == 1


def test_who_cannot_be_reached_was_not_asked(behind: Behind) -> None:
    """RUN-18: any request may go to the next one then."""
    behind.replicas[0].server_close()
    assert all(behind.client.post("/any", content=b"{}").is_success for _ in range(4))
    assert len(behind.asked("/any")) == 4


def test_who_is_not_ready_is_left_alone(behind: Behind) -> None:
    """RUN-18, RUN-3: until it is ready again; without any the answer is as the service's own."""
    client = behind.client
    first, second = behind.replicas
    first.is_ready = False
    wait_until(lambda: all(is_asked_by(client, second) for _ in range(4)))
    second.is_ready = False
    wait_until(lambda: client.get("/any").status_code == 503)
    refused = client.post("/any")
    assert refused.headers["Retry-After"] == Unavailable("").headers["Retry-After"]
    assert refused.json() == Unavailable("No replica is ready; try again.").body()
    assert missing_in(refused) == set()
    first.is_ready = True
    wait_until(lambda: client.get("/any").is_success)


def missing_in(answer: httpx2.Response) -> set[str]:
    """What the service says with every failure of the API, and this answer does not."""
    marks = MarksByPath(is_https=answer.url.scheme == "https").of_refusals
    policy = ("Content-Security-Policy", NOTHING_RUNS)
    said = {name: text for name, text in (*marks.headers, policy) if "Expose" not in name}
    return {name for name, text in said.items() if answer.headers.get(name) != text}


def test_what_the_proxy_refuses_itself_says_so_too(behind: Behind) -> None:
    """HTTP-17, HTTP-18, HTTP-22."""
    for replica in behind.replicas:
        replica.is_breaking_off = True
    answer = behind.client.post("/once")
    assert answer.status_code == 502
    assert missing_in(answer) == set()


def test_over_https_the_proxy_says_that_it_is_for_good(tmp_path: Path) -> None:
    """HTTP-19: where the proxy has the certificate; what the service says is left as it is."""
    certificate = tmp_path / "certificate.pem"
    write_certificate(certificate)
    trusted = ssl.create_default_context(cafile=certificate)
    with running_proxy(tmp_path, [find_free_port()], certificate) as port:
        client = httpx2.Client(base_url=f"https://{HOST}:{port}", verify=trusted, timeout=60)
        with client:
            wait_until(lambda: client.get("/any").status_code == 503)
            assert missing_in(client.get("/any")) == set()


def test_what_the_service_says_is_left_as_it_is(behind: Behind) -> None:
    """HTTP-18: the start page may be listed, whoever stands before it."""
    for replica in behind.replicas:
        replica.request_id = "from-service"
    answer = behind.client.get("/any")
    assert answer.is_success
    assert "X-Robots-Tag" not in answer.headers


def is_asked_by(client: httpx2.Client, replica: Replica) -> bool:
    before = len(replica.asked)
    assert client.post("/next").is_success
    return len(replica.asked) > before
