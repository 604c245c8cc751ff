"""Times the pages: from following a link to results on screen, in Debian's Chromium.

Prints milliseconds since the start of navigation (least of several visits), what the visit cost in
processor time, the longest task of the main thread apart from drawing, draw calls and bytes; of
the large model also what each act of a user costs. The processor times tell changes apart on a
machine that others use too; the milliseconds do not.
"""

import argparse
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.interactions import LEFT_OUT, tell_acts
from tests.running_service import RunningService, running_service
from tests.web.building import building
from tests.web.chromium import launch
from tests.web.opened_page import sign_in

WATCH = """
window.__watched = { states: {}, scripts: [], longest: 0 };
new MutationObserver(() => {
  const { state } = document.documentElement.dataset;
  if (state) window.__watched.states[state] ??= performance.now();
}).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-state'] });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    window.__watched.longest = Math.max(window.__watched.longest, entry.duration);
  }
}).observe({ type: 'longtask', buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    for (const { invoker, duration, sourceFunctionName } of entry.scripts) {
      window.__watched.scripts.push([invoker, duration, sourceFunctionName]);
    }
  }
}).observe({ type: 'long-animation-frame', buffered: true });
"""
SOLVED = """
new Promise((resolve) => {
  const isSolved = () => document.documentElement?.dataset.state === 'solved';
  const look = () => isSolved() ? resolve() : setTimeout(look, 50);
  look();
})
"""
# The drawing is complete when its cost has not changed for a second.
SETTLED = """
async () => {
  let [cost, since] = ['', performance.now()];
  while (performance.now() - since < 1000) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = JSON.stringify(window.loadpath?.drawing() ?? null);
    if (now !== cost) [cost, since] = [now, performance.now()];
  }
  return since;
}
"""
ARRIVED = """
() => performance.getEntriesByType('resource').map((e) => [e.name.split('/').pop(), e.responseEnd])
"""
DRAWING = ("FrameRequestCallback",)


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--visits", type=int, default=5, help="visits of the small model")
    wishes.add_argument("--only", choices=["small", "large", "acts"], help="one part")
    given = wishes.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        running_service(Path(folder)) as service,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        if given.only in (None, "small"):
            small = building(2, 4)
            visit_often(browser, service, small, given.visits, lambda page: None)
        if given.only != "small":
            service.new_account("bench@example.com", pro=True)
            large = building(18, 9, is_checked=True)

            def enter(page: Page) -> None:
                sign_in(page, service, "bench@example.com")

            if given.only != "acts":
                visit_often(browser, service, large, 1, enter)
            act(browser, service, large, enter)
        browser.close()


def visit_often(
    browser: Browser,
    service: RunningService,
    document: Any,
    visits: int,
    enter: Callable[[Page], None],
) -> None:
    """Visits with an empty cache, and second visits of the same browser."""
    members = len(document["model"]["members"])
    link = service.park(document)
    found: dict[str, list[dict[str, Any]]] = {"first visit": [], "second visit": []}
    for _ in range(visits):
        with new_context(browser) as context:
            page = context.new_page()
            enter(page)
            for kind in found:
                found[kind].append(visit(browser, page, link))
    for kind, results in found.items():
        tell(f"{members} members, {kind}", results)


def act(
    browser: Browser, service: RunningService, document: Any, enter: Callable[[Page], None]
) -> None:
    """Everything that somebody does with a large model, on one visit."""
    link = service.park(document)

    def opening(page: Page) -> None:
        page.goto(link, wait_until="commit")
        wait_until_solved(page)
        page.evaluate(SETTLED)

    with new_context(browser) as context:
        context.add_init_script(LEFT_OUT)
        page = context.new_page()
        enter(page)
        tell_acts(browser, page, opening)


@contextmanager
def new_context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(120_000)
    context.add_init_script(WATCH)
    yield context
    context.close()


def visit(browser: Browser, page: Page, link: str) -> dict[str, Any]:
    page.goto("about:blank")
    sizes: list[int] = []
    page.on("requestfinished", lambda request: sizes.append(received_bytes(request)))
    before = processor_seconds(browser)
    page.goto(link, wait_until="commit")
    wait_until_solved(page)
    on_screen = page.evaluate(SETTLED)
    spent = processor_seconds(browser) - before
    watched = page.evaluate("window.__watched")
    arrived = {name.split("-")[0]: moment for name, moment in page.evaluate(ARRIVED)}
    calm = [duration for invoker, duration, _ in watched["scripts"] if invoker not in DRAWING]
    return {
        "solving begins": watched["states"].get("solving", 0.0),
        "engine fetched": arrived.get("engine", 0.0),
        "document fetched": arrived.get("document", 0.0),
        "solved": watched["states"]["solved"],
        "on screen": on_screen,
        "longest task": watched["longest"],
        "longest apart from drawing": max(calm, default=0.0),
        "processor": spent * 1000,
        "drawing": page.evaluate("(({ labels, ...cost }) => cost)(window.loadpath.drawing())"),
        "kB": sum(sizes) / 1000,
    }


def wait_until_solved(page: Page) -> None:
    """Without Playwright's own waiting, which runs a large script in the page."""
    session = page.context.new_cdp_session(page)
    session.send("Runtime.evaluate", {"expression": SOLVED, "awaitPromise": True})
    session.detach()


def received_bytes(request: Any) -> int:
    sizes = request.sizes()
    return int(sizes["responseBodySize"] + sizes["responseHeadersSize"])


def processor_seconds(browser: Browser) -> float:
    """Processor time of all processes of the browser."""
    session = browser.new_browser_cdp_session()
    known = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return float(sum(process["cpuTime"] for process in known))


def tell(title: str, results: list[dict[str, Any]]) -> None:
    print(f"\n{title} ({len(results)} visits, least of each)")
    for name in results[0]:
        if name == "drawing":
            print(f"  {name:28} {results[-1][name]}")
        else:
            unit = "" if name == "kB" else " ms"
            print(f"  {name:28} {min(result[name] for result in results):8.0f}{unit}")


if __name__ == "__main__":
    main()
