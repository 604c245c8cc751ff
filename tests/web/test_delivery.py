"""How pages and files are handed out: policy, isolation, compression, caching."""

import re

import httpx
import pytest

from tests.running_service import RunningService
from tests.web.documents import chain, checked_beam


@pytest.fixture(scope="module")
def link(service: RunningService) -> str:
    return service.park(checked_beam())


def test_the_link_page_allows_only_its_own_scripts_and_the_engine(link: str) -> None:
    answer = httpx.get(link)
    assert answer.status_code == 200
    policy = answer.headers["content-security-policy"]
    directives = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert directives["default-src"] == "'none'"
    assert directives["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert directives["style-src"] == "'self'"
    assert directives["require-trusted-types-for"] == "'script'"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-embedder-policy"] == "require-corp"


def test_the_page_has_no_inline_script_but_inert_data(link: str) -> None:
    scripts = re.findall(r"<script([^>]*)>([^<]*)</script>", httpx.get(link).text)
    for attributes, content in scripts:
        assert 'type="application/json"' in attributes or not content.strip()
    assert not re.search(r"\son\w+=|style=", httpx.get(link).text)


@pytest.mark.parametrize(("members", "is_asked_for"), [(100, True), (101, False)])
def test_the_page_asks_for_the_engine_at_once_where_it_will_solve(
    service: RunningService, members: int, is_asked_for: bool
) -> None:
    page = httpx.get(service.park(chain(members))).text
    assert bool(re.search(r'<link rel="preload" as="fetch"[^>]*\.wasm">', page)) == is_asked_for


@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_built_files_come_compressed_and_are_kept(
    link: str, service: RunningService, encoding: str
) -> None:
    found = re.search(
        r'modulepreload"[^>]* href="(/static/viewer/assets/[^"]+\.js)"', httpx.get(link).text
    )
    assert found
    address = service.base_url + found[1]
    plain = httpx.get(address, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with httpx.stream("GET", address, headers={"Accept-Encoding": encoding}) as packed:
        assert packed.headers["content-encoding"] == encoding
        assert packed.headers["content-type"].startswith("text/javascript")
        assert "immutable" in packed.headers["cache-control"]
        assert packed.headers["vary"] == "Accept-Encoding"
        assert len(b"".join(packed.iter_raw())) < len(plain.content)


def test_the_font_of_formulas_comes_with_its_licence(service: RunningService) -> None:
    answer = httpx.get(f"{service.base_url}/static/viewer/assets/math.OFL.txt")
    assert "SIL Open Font License" in answer.text


def test_the_document_is_served_as_it_was_posted(link: str) -> None:
    assert httpx.get(f"{link}/document").json() == checked_beam()


def test_issues_of_a_link_are_listed(service: RunningService) -> None:
    document = checked_beam()
    document["analysis"]["load_combinations"][0]["limit_state"] = None
    issues = httpx.get(f"{service.park(document)}/issues").json()
    assert issues
    assert {"path", "message", "severity"} <= set(issues[0])


def test_the_start_page_is_served(service: RunningService) -> None:
    answer = httpx.get(service.base_url)
    assert answer.status_code == 200
    assert "text/html" in answer.headers["content-type"]
