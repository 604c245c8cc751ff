"""A service on a disk that another program fills: people get in and make room, models wait."""

import time
from collections.abc import Callable
from pathlib import Path

import httpx2

from tests.service.models import valid_model
from tests.service.test_commands import run_json, serving
from tests.small_disk import fill_disk, small_disk

PASSWORD = "correct horse battery"
RESERVE = 8 * 1024 * 1024
SETTINGS = {"LOADPATH_RESERVE_BYTES": str(RESERVE), "LOADPATH_METRICS_TOKEN": "t"}


def test_people_get_in_and_make_room_on_a_full_disk(tmp_path: Path) -> None:
    """STORE-8, ERR-3: and models are kept again as soon as there is room."""
    with (
        small_disk(tmp_path / "data", 40) as disk,
        serving(tmp_path, **SETTINGS) as (base, process),
        httpx2.Client(base_url=base, timeout=60) as client,
    ):
        run_json(
            tmp_path,
            "account",
            "create",
            "ada@example.com",
            "--pro",
            "--password-stdin",
            stdin=PASSWORD,
        )
        made = [run_json(tmp_path, "key", "create", "ada@example.com", "--name", n) for n in "ab"]
        client.headers["X-API-Key"] = made[0]["key"]
        solve = {"model": valid_model()}
        link = client.post("/api/sdk/solve", json=solve).json()["open_url"]
        saved = client.post("/api/sdk/models", json={"name": "n", **solve}).json()["id"]
        wait_until((disk / "loadpath.sqlite-reserve").exists)
        filler = fill_disk(disk)
        for path, body in (("solve", solve), ("models", {"name": "n", **solve})):
            refused = client.post(f"/api/sdk/{path}", json=body)
            assert (refused.status_code, refused.json()["code"]) == (507, "storage_full")
        sign_in = {"email": "ada@example.com", "password": PASSWORD}
        for _ in range(5):
            assert client.post("/api/sdk/token", json=sign_in).status_code == 200
        revoked = client.delete("/api/sdk/api-keys", params={"id": made[1]["id"]})
        assert revoked.status_code == 200
        assert client.delete(f"/api/sdk/models/{saved}").status_code == 204
        run_json(tmp_path, "account", "disable", "ada@example.com")
        run_json(tmp_path, "account", "enable", "ada@example.com")
        assert httpx2.get(f"{link}/document").json() == valid_model()
        wait_until(lambda: "loadpath_has_room 0\n" in read_metrics(client))
        filler.unlink()
        wait_until(lambda: "loadpath_has_room 1\n" in read_metrics(client))
        assert client.post("/api/sdk/solve", json=solve).status_code == 200
        assert (disk / "loadpath.sqlite-reserve").stat().st_size == RESERVE
        assert process.poll() is None


def read_metrics(client: httpx2.Client) -> str:
    return client.get("/metrics", headers={"Authorization": "Bearer t"}).text


def wait_until(is_so: Callable[[], bool]) -> None:
    """The service looks at its disk every ten seconds."""
    deadline = time.monotonic() + 120
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.2)
