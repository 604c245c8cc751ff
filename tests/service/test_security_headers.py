"""What browsers and search engines are told with every answer."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from loadpath.service.settings import SettingError, read_settings
from tests.service.api import PASSWORD, Api, running_api
from tests.service.models import valid_model
from tests.service.site import Browser

ROBOTS, POLICY = "x-robots-tag", "content-security-policy"
OPENER = "cross-origin-opener-policy"


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """No database is asked anything here that the other tests do not ask of both."""
    with running_api(f"sqlite:///{tmp_path_factory.mktemp('headers')}/db.sqlite") as running:
        yield running


def test_answers_that_are_no_pages_can_do_nothing(api: Api) -> None:
    """HTTP-17: also where they fail, and also outside the API."""
    open_url = api.post("/api/sdk/solve", {"model": valid_model()}).json()["open_url"]
    document = open_url.removeprefix("http://testserver") + "/document"
    for path in ("/api/sdk/me", "/api/sdk/nothing", "/livez", "/nothing", "/open/x", document):
        policy = api.get(path).headers[POLICY]
        assert "default-src 'none'" in policy, path
        assert "frame-ancestors 'none'" in policy, path


def test_every_answer_says_what_it_is_and_tells_nobody_where_it_was(api: Api) -> None:
    """HTTP-22: no browser guesses a type, and no other site learns the address."""
    for path in (
        "/",
        "/docs",
        "/guide",
        "/sign-in",
        "/api/sdk/me",
        "/livez",
        "/nothing",
        "/open/x",
    ):
        for accepted in ("text/html", "application/json"):
            headers = api.get(path, headers={"Accept": accepted}).headers
            assert headers["x-content-type-options"] == "nosniff", path
            assert headers["referrer-policy"] == "no-referrer", path
            assert "base-uri 'none'" in headers[POLICY], path
            kind = headers["content-type"]
            assert kind == "application/json" or kind.endswith("; charset=utf-8"), path


def test_over_https_cookies_are_for_this_host_alone(tmp_path: Path) -> None:
    """HTTP-23."""
    database = f"sqlite:///{tmp_path}/db.sqlite"
    with running_api(database, base_url="https://testserver") as api:
        _, key = api.new_account()
        form = {"email": api.email_of(key), "password": PASSWORD}
        answer = api.client.post("/sign-in", data=form, follow_redirects=False)
        name, *said = answer.headers["set-cookie"].split("; ")
        assert name.startswith("__Host-loadpath=lps.")
        assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} <= set(said)
        assert not any(word.startswith("Domain") for word in said)


def test_search_engines_show_the_start_page_and_the_documentation_only(api: Api) -> None:
    """HTTP-18."""
    for path in ("/", "/docs", "/guide", "/guide/rules", "/llms.txt"):
        assert ROBOTS not in api.get(path).headers, path
    for path in ("/open/x", "/sign-in", "/account", "/api/sdk/me", "/packages/", "/nothing"):
        assert api.get(path).headers[ROBOTS] == "noindex, nofollow", path


def test_pages_of_an_account_are_alone_in_their_window(api: Api) -> None:
    """HTTP-17: whoever opened them keeps no hold of them."""
    _, key = api.new_account()
    visitor = Browser(api).visit("/sign-in")
    for path in ("/sign-in", "/sign-up"):
        assert visitor.visit(path).response.headers[OPENER] == "same-origin", path
    visitor.visit("/sign-in").submit("/sign-in", email=api.email_of(key), password=PASSWORD)
    for path in ("/account", "/account/links", "/account/models", "/account/models/x"):
        headers = visitor.visit(path).response.headers
        assert headers[OPENER] == "same-origin", path
        assert headers[ROBOTS] == "noindex, nofollow", path


@pytest.mark.parametrize("base_url", ["http://testserver", "https://testserver"])
def test_https_is_for_good(tmp_path: Path, base_url: str) -> None:
    """HTTP-19."""
    with running_api(f"sqlite:///{tmp_path}/db.sqlite", base_url=base_url) as api:
        for path in ("/", "/sign-in", "/api/sdk/me", "/nothing", "/static/nothing"):
            found = api.get(path, key=None).headers.get("strict-transport-security")
            expected = "max-age=31536000" if base_url.startswith("https") else None
            assert found == expected, path


def test_links_may_be_framed_by_the_origins_that_the_operator_names(tmp_path: Path) -> None:
    """DRAFT-18: ended ones too; nothing else may."""
    origins = "https://a.example.com, https://*.example.org:8443"
    with running_api(f"sqlite:///{tmp_path}/db.sqlite", embed_origins=origins) as api:
        link = api.post("/api/sdk/solve", {"model": valid_model()}).json()["open_url"]
        link = link.removeprefix("http://testserver")
        allowed = "frame-ancestors https://a.example.com https://*.example.org:8443;"
        for path in (link, "/open/x"):
            assert allowed in api.get(path, key=None).headers[POLICY], path
        for path in ("/", "/sign-in", "/docs", f"{link}/document", f"{link}/preview.png"):
            assert "frame-ancestors 'none'" in api.get(path, key=None).headers[POLICY], path


@pytest.mark.parametrize("origin", ["*", "example.com", "https://a.com/path", "https://a;script"])
def test_what_is_no_origin_is_refused(origin: str) -> None:
    """DRAFT-18: it would stand in the policy of every link."""
    with pytest.raises(SettingError, match="LOADPATH_EMBED_ORIGINS should be origins"):
        read_settings({"LOADPATH_EMBED_ORIGINS": f"https://b.com, {origin}"})
