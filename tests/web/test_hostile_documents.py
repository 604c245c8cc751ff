"""Documents that nobody would write: ten thousand nodes in one place, members from a node to
itself. Names with markup are in test_trust.py; `make prove-hostile` opens what chance damages."""

import json

from playwright.sync_api import Route, expect

from tests.web.documents import plain_beam
from tests.web.opened_page import OpenedPage

COUNT = 10_000


def test_ten_thousand_nodes_in_one_place_are_drawn(opened: OpenedPage) -> None:
    document = plain_beam()
    nodes = document["model"]["nodes"]
    end = nodes[-1] | {"nodal_support": None}
    nodes += [end | {"id": number} for number in range(1001, 1001 + COUNT)]
    opened.open(document)
    assert opened.results() is not None
    opened.page.get_by_role("tab", name="Issues").click()
    expect(opened.page.locator("#details")).to_contain_text("attached to nothing")
    opened.until("window.loadpath.drawing().calls > 3")


def test_a_member_from_a_node_to_itself_is_named(opened: OpenedPage) -> None:
    """The service refuses it; the page has to bear it all the same."""
    document = plain_beam()
    document["model"]["members"][0]["end_node_id"] = document["model"]["members"][0][
        "start_node_id"
    ]

    def answer(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(document))

    opened.page.route("**/document", answer)
    opened.open(plain_beam(), until="failed")
    expect(opened.page.get_by_role("alert")).to_contain_text("member 1")
