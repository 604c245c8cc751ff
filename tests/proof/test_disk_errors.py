"""A disk that fails at every call of an operation: done or clearly refused, and nothing is lost."""

from contextlib import closing
from pathlib import Path

import pytest

from proof.disk_errors.__main__ import fail_everywhere, failing_service
from proof.disk_errors.orders import FAILURES
from proof.writer import Writer


@pytest.mark.parametrize("operation", ["save", "end a link"])
def test_a_write_is_done_or_refused_whichever_call_fails(operation: str, tmp_path: Path) -> None:
    with (
        failing_service(tmp_path) as (service, orders),
        closing(Writer(service.base_url, service.new_key("a@example.com", pro=True), 1)) as writer,
    ):
        for failure in FAILURES:
            event = fail_everywhere(writer, orders, operation, failure)
            assert event["faults"] == []
            assert event["calls"] > 3, "calls were counted, and failed"
            assert event["refused"] > 3


def test_a_service_that_loses_something_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        failing_service(tmp_path) as (service, orders),
        closing(Writer(service.base_url, service.new_key("a@example.com", pro=True), 1)) as writer,
    ):
        monkeypatch.setattr(Writer, "_read", lambda _self, _thing: None)
        assert fail_everywhere(writer, orders, "save", FAILURES[0])["faults"]
