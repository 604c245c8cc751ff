"""A PostgreSQL that is gone or stands still, as the callers of every path see it."""

import re
import time
from concurrent.futures import ThreadPoolExecutor

import httpx2
import pytest

from loadpath.service.api import OPERATIONS
from tests.databases import running_cluster
from tests.service.api import PASSWORD, Api, running_api
from tests.service.models import valid_model
from tests.service.site import Browser
from tests.service.test_nul import PATHS
from tests.store.test_failures import stopped

NEED_NO_DATABASE = {
    *((operation.method, operation.path) for operation in OPERATIONS if operation.is_public),
}
BODIES = {
    "/api/sdk/solve": {"model": valid_model()},
    "/api/sdk/token": {"email": "user1@example.com", "password": PASSWORD},
}
FORM = {
    "Accept": "text/html",
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": "application/x-www-form-urlencoded",
}


def ask(api: Api, cookie: str, method: str, path: str) -> httpx2.Response:
    """As the API is asked, or as a browser that is signed in asks for pages and sends forms."""
    address = re.sub(r"\{[^}]*\}", "a", path)
    if path.startswith("/api/"):
        headers = {"X-API-Key": api.key, "Accept": "*/*"}
        return api.client.request(method, address, headers=headers, json=BODIES.get(path))
    content = f"email=a%40example.com&password={PASSWORD}" if method == "POST" else None
    headers = {**FORM, "Cookie": cookie}
    return api.client.request(
        method, address, headers=headers, content=content, follow_redirects=False
    )


@pytest.mark.parametrize("kind", ["frozen", "gone"])
def test_everybody_is_told_to_come_back(kind: str) -> None:
    """ERR-3, ERR-6, RUN-3: 503 with `Retry-After` for all who ask at once, of every path that
    needs the database; no path fails in another way, and all is well when it is back."""
    with running_cluster() as cluster, running_api(cluster.new_database()) as api:
        browser = Browser(api).visit("/sign-in")
        browser.submit("/sign-in", email=api.email_of(api.key), password=PASSWORD)
        cookie = "; ".join(f"{each.name}={each.value}" for each in browser.cookies.jar)
        away = cluster.frozen() if kind == "frozen" else stopped(cluster)
        paths = sorted(PATHS)
        with away, ThreadPoolExecutor(len(paths)) as callers:
            answers = dict(
                zip(paths, callers.map(lambda each: ask(api, cookie, *each), paths), strict=True)
            )
        told = {each for each, answer in answers.items() if answer.status_code == 503}
        assert {answers[each].headers.get("Retry-After") for each in told} == {"2"}
        others = {each: answer.status_code for each, answer in answers.items() if each not in told}
        assert max(others.values()) < 500, others
        assert told >= {each for each in paths if each[1].startswith("/api/sdk")} - NEED_NO_DATABASE
        assert ("GET", "/readyz") in told
        assert answers["GET", "/livez"].status_code == 200
        assert answers["GET", "/docs"].status_code == 200
        deadline = time.monotonic() + 60
        while api.get("/readyz", key=None).status_code == 503:
            assert time.monotonic() < deadline
        assert api.get("/api/sdk/me").status_code == 200
