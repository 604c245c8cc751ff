"""OpenTelemetry traces, as a collector receives them: a real one on a socket, a real service."""

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx2
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from tests.free_port import find_free_port
from tests.service.models import model_with_members, valid_model
from tests.service.test_commands import run_json, serving

TRACE, PARENT = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"


@contextmanager
def collector() -> Iterator[tuple[str, list[Any]]]:
    """An address that takes spans, and the spans that came."""
    spans: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            for resource in ExportTraceServiceRequest.FromString(body).resource_spans:
                for scope in resource.scope_spans:
                    spans.extend(scope.spans)
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Nobody reads it."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/v1/traces", spans
        finally:
            server.shutdown()
            thread.join()


def attributes(span: Any) -> dict[str, Any]:
    return {
        each.key: getattr(each.value, each.value.WhichOneof("value")) for each in span.attributes
    }


def within(spans: list[Any], outer: Any) -> list[Any]:
    return sorted(
        (span for span in spans if span.parent_span_id == outer.span_id), key=lambda span: span.name
    )


def test_requests_are_spans_with_what_happens_in_them(tmp_path: Path) -> None:
    """RUN-16: in the trace of the client; what is left is sent when the service stops."""
    with (
        collector() as (endpoint, spans),
        serving(tmp_path, LOADPATH_OTLP_ENDPOINT=endpoint) as (base, process),
    ):
        run_json(tmp_path, "account", "create", "ada@example.com", "--pro")
        key = run_json(tmp_path, "key", "create", "ada@example.com", "--name", "k")["key"]
        headers = {"X-API-Key": key, "traceparent": f"00-{TRACE}-{PARENT}-01"}
        parked = solve(base, valid_model(), headers)
        link = parked.json()["open_url"]
        assert httpx2.get(f"{link}/document?secret=1").status_code == 200
        assert httpx2.get(f"{base}/readyz").status_code == 200
        large = solve(base, model_with_members(3_000), {"X-API-Key": key})
        wrong = solve(base, {"nodes": 7}, {"X-API-Key": key})
        process.terminate()
        assert process.wait(60) == 0
    by_request = {attributes(span).get("loadpath.request_id"): span for span in spans}
    solved = by_request[parked.headers["x-request-id"]]
    assert solved.kind == solved.SPAN_KIND_SERVER
    assert solved.name == "POST /api/sdk/solve"
    assert (solved.trace_id.hex(), solved.parent_span_id.hex()) == (TRACE, PARENT)
    assert (
        attributes(solved).items()
        >= {
            "http.request.method": "POST",
            "http.route": "/api/sdk/solve",
            "http.response.status_code": 200,
            "loadpath.tier": "pro",
        }.items()
    )
    for answer, status in ((parked, 200), (large, 200), (wrong, 422)):
        request = by_request[answer.headers["x-request-id"]]
        assert attributes(request)["http.response.status_code"] == answer.status_code == status
        inside = within(spans, request)
        writes = ["database write"] if status == 200 else []
        assert [span.name for span in inside] == ["database look-up", *writes, "read body"]
        [inspection] = within(spans, inside[-1])
        assert inspection.name == "inspect model"
        assert inside[-1].start_time_unix_nano <= inspection.start_time_unix_nano
        assert inspection.end_time_unix_nano <= inside[-1].end_time_unix_nano
    roots = {span.name: attributes(span) for span in spans if not span.parent_span_id}
    assert set(roots) == {"GET /open/{id}/document", "POST /api/sdk/solve"}
    assert roots["GET /open/{id}/document"]["loadpath.tier"] == "none"
    text = repr(spans)
    for secret in (link.rpartition("/")[2], key, "secret=1", "SELECT", "ada@"):
        assert secret not in text


def solve(base: str, model: Any, headers: dict[str, str]) -> httpx2.Response:
    return httpx2.post(f"{base}/api/sdk/solve", json={"model": model}, headers=headers, timeout=60)


def test_a_collector_that_is_away_holds_nothing_up(tmp_path: Path) -> None:
    """RUN-16: the log says it, and the service answers and stops as always."""
    nowhere = f"http://127.0.0.1:{find_free_port()}/v1/traces"
    settings = {"LOADPATH_OTLP_ENDPOINT": nowhere, "OTEL_EXPORTER_OTLP_TIMEOUT": "1"}
    with serving(tmp_path, **settings) as (base, process):
        assert httpx2.get(f"{base}/docs").status_code == 200
        process.terminate()
        assert process.wait(60) == 0
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert "traces" in {line["event"] for line in lines}


def test_without_the_setting_nothing_of_it_is_imported(tmp_path: Path) -> None:
    """RUN-16: no request pays for what is off."""
    program = "import loadpath.service.server.run, sys; print('opentelemetry.sdk' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "False\n"
