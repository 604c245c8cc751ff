"""What the machinery around the service asks, and how logs look to people."""

import re

import pytest

from loadpath.service.request_log import render_text
from loadpath.store import StoreUnavailable
from tests.service.api import Api, running_api


def test_alive_and_ready(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    """RUN-3."""
    assert api.get("/livez", key=None).json() == {"status": "alive"}
    assert api.get("/readyz", key=None).json() == {"status": "ready"}

    async def unavailable(work: object) -> None:
        raise StoreUnavailable("gone")

    monkeypatch.setattr(api.resources.store, "read", unavailable)
    assert api.get("/livez", key=None).status_code == 200
    assert api.get("/readyz", key=None).status_code == 503


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


def test_a_terminal_gets_columns() -> None:
    """RUN-5."""
    line = render_text(
        {
            "time": "2026-05-04T10:15:00.123Z",
            "event": "request",
            "method": "GET",
            "route": "/api/sdk/me",
            "status": 200,
            "ms": 0.5,
            "request_id": "abc",
        }
    )
    assert line.split() == ["10:15:00.123", "200", "GET", "/api/sdk/me", "0.50", "ms", "abc"]
