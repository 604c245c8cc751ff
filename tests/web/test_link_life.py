"""How long a link lives: what the page says while it works, and what is said after its end."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.running_service import RunningService
from tests.web.documents import plain_beam
from tests.web.ended_links import displace, expire
from tests.web.opened_page import OpenedPage

MOMENT = re.compile(r"\d{1,2} \w+ 20\d\d, \d\d:\d\d UTC")


def test_the_page_says_how_long_the_link_works(opened: OpenedPage) -> None:
    opened.page.clock.install()
    opened.open(plain_beam())
    life = opened.page.get_by_text("Link works for")
    expect(life).to_have_text(re.compile("Link works for (24 h 0|23 h 5[5-9]) min"))
    opened.page.clock.fast_forward("22:30:00")
    expect(life).to_have_text(re.compile("Link works for 1 h [23]\\d min"))
    opened.page.clock.fast_forward("02:00:00")
    expect(opened.page.get_by_text("Link has expired; this page still works")).to_be_visible()


@pytest.mark.parametrize(
    ("end", "heading", "why"),
    [
        (expire, "This link has expired", "A link works for 24 hours"),
        (displace, "This link has made way for newer ones", "50 newer models"),
    ],
)
def test_an_ended_link_says_which_end_when_and_what_to_do(
    page: Page, service: RunningService, end: object, heading: str, why: str
) -> None:
    link = service.park(plain_beam())
    assert callable(end)
    end(service, link)
    answer = page.goto(link)
    assert answer
    assert answer.status == 410
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    main = page.get_by_role("main")
    expect(main).to_contain_text(why)
    expect(main).to_contain_text(MOMENT)
    expect(main).to_contain_text("ask them for a new one")
    assert page.locator("time").first.get_attribute("datetime")
    assert page.request.get(f"{link}/document").status == 410


def test_an_unknown_link_is_not_called_expired(page: Page, service: RunningService) -> None:
    answer = page.goto(f"{service.base_url}/open/{'0' * 27}")
    assert answer
    assert answer.status == 404
    expect(page.get_by_role("main")).to_contain_text("leads nowhere")
