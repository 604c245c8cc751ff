"""A client that nobody here wrote: the cloud client of the public FERS package."""

import subprocess
from collections.abc import Iterator

import pytest

from tests.peer_package import PYTHON, install
from tests.service.api import PASSWORD
from tests.service.running_server import RunningServer, running_server

SCRIPT = """
import sys
from fers_core.cloud import FersCloudClient
from fers_core.cloud.client import AuthenticationError, CloudAPIError

base_url, pro_key, free_key, email, password = sys.argv[1:]
model = {"schema_version": 1, "settings": {}, "model": {"nodes": []}, "analysis": {}}


def fails(kind, call, status=None):
    try:
        call()
    except kind as error:
        assert status is None or error.status_code == status, error.status_code
        assert len(str(error)) > 10
    else:
        raise AssertionError(f"{call} did not fail")


cloud = FersCloudClient(base_url=base_url + "/")
fails(AuthenticationError, lambda: cloud.login(email, "wrong password"))
answer = cloud.login(email, password)
assert cloud.is_authenticated and cloud.is_premium and cloud.email == email
assert answer["user"]["id"] == cloud.user_id
assert cloud.check_token()["token_expires_at"] == answer["expires_at"]
by_token = cloud.save_model("By token", model)
cloud.delete_model(by_token["id"])

cloud.logout()
assert not cloud.is_authenticated
fails(AuthenticationError, lambda: cloud.connect("lpk0.wrong"))
cloud.connect(pro_key)
assert cloud.is_authenticated and cloud.is_premium and cloud.email == email
assert cloud.list_models() == []
saved = cloud.save_model("Bridge", {**model, "results": {"a": 1}}, description="first")
assert {"id", "name", "description", "createdAt", "updatedAt"} == set(saved)
assert [m["id"] for m in cloud.list_models()] == [saved["id"]]
loaded = cloud.load_model(saved["id"])
assert loaded["model"] == model and loaded["description"] == "first"
updated = cloud.update_model(saved["id"], name="Bridge 2", model_dict={**model, "x": 1})
assert updated["name"] == "Bridge 2"
assert cloud.load_model(saved["id"])["model"]["x"] == 1
fails(CloudAPIError, lambda: cloud.update_model(saved["id"]), 400)
cloud.delete_model(saved["id"])
fails(CloudAPIError, lambda: cloud.load_model(saved["id"]), 404)
fails(CloudAPIError, lambda: cloud.delete_model(saved["id"]), 404)

free = FersCloudClient(base_url=base_url)
free.connect(free_key)
assert not free.is_premium
fails(CloudAPIError, lambda: free.save_model("No", model), 403)
print("done")
"""


@pytest.fixture(scope="module")
def server(database_url: str) -> Iterator[RunningServer]:
    with running_server(database_url) as running:
        yield running


def test_the_peer_client_works_unchanged(server: RunningServer) -> None:
    """ACC-2, SAVE-1, SAVE-2, SAVE-4, AUTH-2: and its errors map as it expects."""
    reason = install()
    if reason is not None:
        pytest.skip(reason)
    email = "peer@example.com"
    pro, free = server.new_account(email, "pro"), server.new_account("free@example.com", "free")
    run = subprocess.run(
        [str(PYTHON), "-c", SCRIPT, server.url, pro, free, email, PASSWORD],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout.strip() == "done", run.stderr[-3000:]
