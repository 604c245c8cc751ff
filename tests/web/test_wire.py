"""What crosses the wire when a link is opened: little, and only between browser and service."""

import random
from typing import Any

import pytest
from playwright.sync_api import Request

from tests.web.documents import chain
from tests.web.opened_page import OpenedPage

MOST_BYTES = 700_000


def received_bytes(request: Request) -> int:
    """Bytes of an answer as they were sent: packed body and headers."""
    sizes = request.sizes()
    return sizes["responseBodySize"] + sizes["responseHeadersSize"]


def open_and_count(opened: OpenedPage, document: Any) -> dict[str, int]:
    """The bytes of every answer by address until the drawing stands.

    What was fetched ahead is asked for again, and then comes from the browser's own store.
    """
    finished: list[Request] = []
    opened.page.on("requestfinished", lambda request: finished.append(request))
    opened.open(document)
    opened.page.wait_for_load_state("networkidle")
    counted: dict[str, int] = {}
    for request in finished:
        counted[request.url] = max(counted.get(request.url, 0), received_bytes(request))
    return counted


def test_a_link_of_100_members_costs_less_than_700_kb(opened: OpenedPage) -> None:
    counted = open_and_count(opened, chain(100))
    engine = [size for address, size in counted.items() if address.endswith(".wasm")]
    assert len(engine) == 1, "the engine should be fetched once"
    assert engine[0] > 100_000, "the count should see what the engine weighs"
    assert any("browser_worker" in address for address in counted)
    assert any(address.endswith("/document") for address in counted)
    assert not [address for address in counted if address.endswith(".woff2")]
    assert not [address for address in counted if "/Report-" in address], "nobody asked for it"
    assert sum(counted.values()) < MOST_BYTES, counted


def test_what_the_smaller_engine_leaves_out_is_fetched_when_it_is_asked_for(
    opened: OpenedPage,
) -> None:
    document = chain(2)
    document["analysis"]["modal"] = {"num_modes": 1}
    counted = open_and_count(opened, document)
    engines = [address.rsplit("/", 1)[1] for address in counted if address.endswith(".wasm")]
    assert [name.split("-")[0] for name in engines] == ["statics", "engine"]


def test_a_model_above_the_tier_asks_for_no_engine(opened: OpenedPage) -> None:
    link = opened.service.park(chain(101))
    opened.page.goto(link)
    opened.wait("limited")
    opened.page.wait_for_load_state("networkidle")
    assert any(address.endswith("/document") for address in opened.requests)
    assert not [a for a in opened.requests if ".wasm" in a or "worker" in a]


def test_a_second_visit_fetches_only_the_page_and_its_data(opened: OpenedPage) -> None:
    link = opened.service.park(chain(100))
    opened.page.goto(link)
    opened.wait()
    finished: list[Request] = []
    opened.page.on("requestfinished", lambda request: finished.append(request))
    opened.page.goto("about:blank")
    opened.page.goto(link)
    opened.wait()
    opened.page.wait_for_load_state("networkidle")
    sent = {r.url: received_bytes(r) for r in finished if r.sizes()["responseBodySize"] > 0}
    assert all("/open/" in address for address in sent), sent
    assert sum(sent.values()) < 20_000, sent


NOTE_PAGE = """
new MutationObserver(() => {
  if (document.querySelector('header .brand')) window.__stands ??= performance.now();
}).observe(document, { childList: true, subtree: true });
"""
ENGINE_ASKED = """
performance.getEntriesByType('resource').find((entry) => entry.name.endsWith('.wasm')).startTime
"""


def test_the_engine_is_asked_for_before_a_script_runs(opened: OpenedPage) -> None:
    opened.open(chain(100))
    asked_by = opened.page.evaluate(ENGINE_ASKED.replace("startTime", "initiatorType"))
    assert asked_by == "link"
    workers = [address for address in opened.requests if "browser_worker" in address]
    assert len(workers) == 1, "the worker that was made ready is the one that solves"


@pytest.mark.parametrize(("letters", "is_after"), [(10, False), (1_000_000, True)])
def test_the_engine_waits_for_the_page_of_a_large_document_only(
    opened: OpenedPage, letters: int, is_after: bool
) -> None:
    document = chain(100)
    # Nothing that packs well: the service knows a large document by its packed size.
    author = f"{random.Random(1).getrandbits(4 * letters):x}"
    document["settings"]["general_info"]["author"] = author
    opened.page.add_init_script(NOTE_PAGE)
    opened.open(document)
    asked, stands = opened.page.evaluate(f"[{ENGINE_ASKED}, window.__stands]")
    assert (asked > stands) == is_after
