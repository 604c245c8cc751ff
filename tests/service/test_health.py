"""What the machinery around the service asks, and how logs look to people."""

import asyncio
import re

import pytest

from loadpath.service.health import pages
from loadpath.service.metrics import Metrics
from loadpath.service.request_log import RequestLog, render_text
from loadpath.store import StoreUnavailable
from tests.service.api import Api, running_api
from tests.service.log_capture import LogCapture


def test_alive_and_ready(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """RUN-3."""
    assert api.get("/livez", key=None).json() == {"status": "alive"}
    assert api.get("/readyz", key=None).json() == {"status": "ready"}

    async def unavailable(work: object) -> None:
        raise StoreUnavailable("gone")

    monkeypatch.setattr(api.resources.store, "read", unavailable)
    assert api.get("/livez", key=None).status_code == 200
    assert api.get("/readyz", key=None).status_code == 503

    async def frozen(work: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(pages, "PROBE_SECONDS", 0.01)
    monkeypatch.setattr(api.resources.store, "read", frozen)
    answer = api.get("/readyz", key=None)
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "2")


def test_metrics_do_not_exist_without_a_token(api: Api) -> None:
    """RUN-4."""
    assert api.get("/metrics", key=None).status_code == 404


def test_metrics_need_their_token(fresh_database_url: str) -> None:
    """RUN-4."""
    with running_api(fresh_database_url, metrics_token="secret") as api:
        assert api.get("/metrics", key=None).status_code == 401
        wrong = {"Authorization": "Bearer wrong"}
        assert api.get("/metrics", key=None, headers=wrong).status_code == 401
        for path in ("/a", "/b", "/open/1", "/open/2"):
            api.get(path, key=None)
        api.request("BREW", "/api/sdk/me")
        right = {"Authorization": "Bearer secret"}
        answer = api.get("/metrics", key=None, headers=right)
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        routes = set(re.findall(r'requests_total\{route="([^"]*)"', answer.text))
        assert {"unknown", "/open/{id}", "/api/sdk/me", "/metrics"} <= routes
        assert 'method="other"' in answer.text
        assert "BREW" not in answer.text
        sample = r'^[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+$'
        for line in answer.text.splitlines():
            assert line.startswith("# TYPE ") or re.match(sample, line), line


@pytest.mark.parametrize(
    ("account", "key", "whose"),
    [
        (None, None, ["network=203.0.113.7"]),
        ("ada", "k1", ["network=203.0.113.7", "account=ada", "key=k1"]),
    ],
)
def test_a_terminal_gets_columns(account: str | None, key: str | None, whose: list[str]) -> None:
    """RUN-5: with whose request it was, as far as that is known."""
    line = render_text(
        {
            "time": "2026-05-04T10:15:00.123Z",
            "event": "request",
            "method": "GET",
            "route": "/api/sdk/me",
            "status": 200,
            "ms": 0.5,
            "request_id": "abc",
            "network": "203.0.113.7",
            "account": account,
            "key": key,
        }
    )
    columns = ["10:15:00.123", "200", "GET", "/api/sdk/me", "0.50", "ms", "abc"]
    assert line.split() == [*columns, *whose]


class CountingStream(LogCapture):
    """A log stream that counts how often it is written to."""

    writes = 0

    def write(self, text: str) -> int:
        self.writes += 1
        return super().write(text)


def test_lines_of_one_turn_of_the_loop_are_written_together() -> None:
    """RUN-5: one line per request, in order, and none waits for the next request."""

    def note(number: int) -> None:
        log.request(f"r{number}", "GET", "/livez", 200, 0.1)

    async def scenario() -> None:
        for number in range(5):
            note(number)
        assert stream.lines() == []
        await asyncio.sleep(0)
        assert stream.writes == 1
        note(5)
        log.failure(KeyError("x"), request_id="r6")  # does not wait, and does not overtake
        assert stream.writes == 2
        note(7)
        log.flush()

    stream = CountingStream()
    log = RequestLog("json", stream)
    asyncio.run(scenario())
    assert [line["request_id"] for line in stream.lines()] == [f"r{n}" for n in range(8)]


def test_durations_fall_into_the_bucket_of_their_bound() -> None:
    """RUN-4: `le` means less or equal."""
    metrics = Metrics()
    for seconds in (0.0005, 0.001, 0.0011, 10.0, 10.1):
        metrics.observe("/livez", "GET", 200, seconds)
    counts = dict(re.findall(r'le="([^"]*)"} (\d+)', metrics.render()))
    assert (counts["0.001"], counts["0.0025"], counts["10.0"], counts["+Inf"]) == tuple("2345")
