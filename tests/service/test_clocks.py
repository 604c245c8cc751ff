"""Processes whose clocks differ from the database's."""

from collections.abc import Iterator

import pytest

from loadpath.service.background import compare_clocks, delete_what_ended
from loadpath.service.clock import DAY, HOUR, SECOND, system_clock
from loadpath.service.request_log import RequestLog
from loadpath.store.drafts import NEWEST_KEPT
from tests.service.api import PASSWORD, Api, running_api
from tests.service.log_capture import LogCapture
from tests.service.models import valid_model


@pytest.fixture
def api(fresh_database_url: str) -> Iterator[Api]:
    """A process that begins with the right time."""
    with running_api(fresh_database_url, metrics_token="secret") as running:
        running.clock.now = system_clock()
        yield running


def test_a_clock_that_is_ahead_destroys_nothing(api: Api) -> None:
    """STORE-6: as seen by a process with the right time, before and after."""
    _, key = api.new_account(expires_in_days=30)
    credentials = {"email": api.email_of(key), "password": PASSWORD}
    token = api.post("/api/sdk/token", credentials, key=None).json()["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    link = api.post("/api/sdk/solve", {"model": valid_model()}, key=key).json()["open_url"]
    document = link.removeprefix("http://testserver") + "/document"
    api.clock.advance(31 * DAY)
    assert api.call(delete_what_ended, api.resources) == 0
    api.clock.advance(-31 * DAY)
    assert api.get("/api/sdk/me", key=key).status_code == 200
    assert api.get("/api/sdk/me", headers=bearer).status_code == 200
    assert api.get(document, key=None).status_code == 200


def test_a_link_that_was_displaced_by_a_clock_that_is_ahead_has_ended(api: Api) -> None:
    """DRAFT-3, DRAFT-4: also where that clock says that the link had expired before."""
    _, key = api.new_account()

    def park() -> str:
        answer = api.post("/api/sdk/solve", {"model": valid_model()}, key=key)
        return str(answer.json()["open_url"]).removeprefix("http://testserver")

    first = park()
    api.clock.advance(25 * HOUR)
    for _ in range(NEWEST_KEPT):
        park()
    api.clock.advance(-25 * HOUR)
    for path in (first, f"{first}/document"):
        assert api.get(path, key=None).status_code == 410


def test_how_far_it_is_off_is_said_once_and_always_measured(api: Api) -> None:
    """STORE-6."""
    log = LogCapture()
    lines = RequestLog("json", log)
    api.call(compare_clocks, api.resources, lines)
    assert log.lines() == []
    api.clock.advance(-3_600 * SECOND)
    for _ in range(2):
        api.call(compare_clocks, api.resources, lines)
    [said] = log.lines()
    assert said["event"] == "clock_differs"
    assert said["seconds"] == pytest.approx(-3_600, abs=60)
    metrics = api.get("/metrics", key=None, headers={"Authorization": "Bearer secret"}).text
    [value] = [
        line.split()[1]
        for line in metrics.splitlines()
        if "clock_offset_seconds " in line and line[0] != "#"
    ]
    assert float(value) == pytest.approx(-3_600, abs=60)


@pytest.mark.parametrize("days", [31, -31])
def test_a_wrong_clock_ends_no_claim_of_an_idempotency_key(api: Api, days: int) -> None:
    """STORE-6, IDEM-1: neither a claim that another process made nor one of its own."""
    body = {"model": valid_model()}
    made = api.post("/api/sdk/solve", body, headers={"Idempotency-Key": "before"}).json()
    api.clock.advance(days * DAY)
    wrongly = {"Idempotency-Key": "meanwhile"}
    meanwhile = api.post("/api/sdk/solve", body, headers=wrongly).json()
    again = api.post("/api/sdk/solve", body, headers={"Idempotency-Key": "before"})
    assert again.json() == made
    api.clock.advance(-days * DAY)
    assert api.post("/api/sdk/solve", body, headers=wrongly).json() == meanwhile
