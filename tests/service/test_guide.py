"""The guide: every link of every page leads somewhere, and pages are kept by browsers."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from loadpath.built_guide import list_files
from tests.service.api import Api, running_api

CORPUS = Path(__file__).parents[2] / "corpus/solved"
LINK = re.compile(r"\]\((/[^)#\s]*)")


class LinksAndAnchors(HTMLParser):
    """What a page links to and shows, and where it can be linked to."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        for name, value in attributes:
            if name in ("href", "src") and value:
                self.links.add(value)
            elif name == "id" and value:
                assert value not in self.anchors, f"two anchors {value}"
                self.anchors.add(value)


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with running_api(f"sqlite:///{tmp_path_factory.mktemp('guide')}/db.sqlite") as running:
        yield running


@pytest.fixture(scope="module")
def pages(api: Api) -> dict[str, LinksAndAnchors]:
    """Every page of the guide, found by following links from its first."""
    found: dict[str, LinksAndAnchors] = {}
    waiting, seen = ["/guide"], {"/guide"}
    while waiting:
        address = waiting.pop()
        answer = api.client.get(address)
        assert answer.status_code == 200, address
        if not answer.headers["content-type"].startswith("text/html"):
            continue
        found[address] = LinksAndAnchors(answer.text)
        paths = {link.partition("#")[0] for link in found[address].links}
        new = {path for path in paths - seen if re.match("/guide(?!/open/)", path)}
        waiting += [path for path in new if not path.endswith(".md")]
        seen |= new
    return found


def test_every_page_is_reached_by_links(pages: dict[str, LinksAndAnchors]) -> None:
    """GEN-7."""
    built = {name.removesuffix(".html") for name in list_files() if name.endswith(".html")}
    reached = {address.removeprefix("/guide/") for address in pages} - {"/guide"} | {"index"}
    assert reached == built
    assert {"guides/python", "theory/second-order", "checks/en1993-1-1", "rules"} <= built


def test_every_link_and_anchor_is_there(pages: dict[str, LinksAndAnchors], api: Api) -> None:
    """GEN-7: nothing is fetched from elsewhere, and what is linked within the site answers."""
    asked: dict[str, bool] = {}
    for address, page in pages.items():
        for link in page.links:
            if link.startswith(("https://", "mailto:")):
                continue
            path, _, anchor = link.partition("#")
            path = path or address
            if path in pages:
                assert not anchor or anchor in pages[path].anchors, (address, link)
                continue
            if path not in asked:
                asked[path] = is_there(path, api)
            assert asked[path], (address, link)


def is_there(path: str, api: Api) -> bool:
    """Whether a path answers; the guide's own files are known without asking, for they are many."""
    name = path.removeprefix("/guide/")
    if name in list_files() or f"{name.removeprefix('open/')}.json" in list_files():
        return True
    return api.client.get(path, follow_redirects=False).status_code in (200, 303)


def test_markdown_leads_to_markdown(api: Api) -> None:
    """GEN-7: an agent that begins at /llms.txt can read on by links."""
    listed = api.client.get("/llms.txt")
    assert listed.headers["content-type"] == "text/plain; charset=utf-8"
    pages = LINK.findall(listed.text)
    assert {"/guide/guides/agent.md", "/guide/reference/model.md"} <= set(pages)
    linked = set()
    for address in pages:
        answer = api.client.get(address)
        assert answer.headers["content-type"] == "text/markdown; charset=utf-8", address
        linked |= set(LINK.findall(answer.text))
    assert [link for link in linked - set(pages) if not is_there(link, api)] == []


def test_every_case_of_the_corpus_is_shown_and_none_is_outside(api: Api) -> None:
    page = api.client.get("/guide/verification.md").text
    cases = [path.relative_to(CORPUS).with_suffix("") for path in CORPUS.glob("*/*.json")]
    missing = [case for case in cases if f"/guide/open/verification/{case.as_posix()}" not in page]
    assert missing == []
    assert "**outside**" not in page
    # SSLL01/89 prints this deflection; the load of 24 kN is statics.
    assert re.search(
        r"-0\.04902 m \(-49\.02 mm\) \| -0\.0490\d+ m \| 0\.\d+ % \| [^|]*\| 0\.1 %", page
    )
    for other in ("verification/nothing", *guide_json_that_is_no_model()):
        assert api.client.get(f"/guide/open/{other}").status_code == 404


def guide_json_that_is_no_model() -> list[str]:
    names = [name.removesuffix(".json") for name in list_files() if name.endswith(".json")]
    others = [name for name in names if not name.startswith("verification/")]
    assert others
    return others


def test_a_page_is_sent_once(api: Api) -> None:
    """GEN-7."""
    first = api.client.get("/guide/rules")
    policy = first.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    again = api.client.get("/guide/rules", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("name", ["nothing", "../pages.py", "..%2fpages.py", "built", "%00"])
def test_what_is_not_in_the_guide_is_not_served(api: Api, name: str) -> None:
    assert api.client.get(f"/guide/{name}").status_code == 404
