"""What somebody does on the page of a large model, and the longest task that each act costs.

Chromium traces the page with the commands that draw counted and left out, so that scripting and
handing over remain: what a machine with a graphics card does on its main thread. Times are
processor times of that thread, which others on the machine hardly lengthen.
"""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

# Commands that draw do nothing but count; everything else reaches the driver.
LEFT_OUT = """
window.__calls = 0;
for (const { prototype } of [WebGL2RenderingContext, WebGLRenderingContext]) {
  const commands = Object.entries(Object.getOwnPropertyDescriptors(prototype));
  for (const [name, { value }] of commands) {
    if (name.startsWith('draw') && typeof value === 'function')
      prototype[name] = () => { window.__calls += 1; };
  }
}
"""
CATEGORIES = ["toplevel", "devtools.timeline"]
# The page rests when it has been on time for five turns.
REST = """
async () => {
  let onTime = 0;
  while (onTime < 5) {
    const asked = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 50));
    onTime = performance.now() - asked < 75 ? onTime + 1 : 0;
  }
}
"""
# Milliseconds in which what an act sets going has begun.
BEGINNING = 500
LIMIT = 100.0
MICROSECONDS = 1000.0

Do = Callable[[Page], Any]


class Act(NamedTuple):
    name: str
    do: Do


class Cost(NamedTuple):
    """Milliseconds of the main thread."""

    longest_task: float
    all_tasks: float
    frames: list[float]


def click(selector: str) -> Do:
    return lambda page: page.evaluate("(s) => document.querySelector(s).click()", selector)


def named(selector: str, text: str) -> Do:
    script = """([selector, text]) => [...document.querySelectorAll(selector)]
      .find((each) => each.textContent.trim().startsWith(text)).click()"""
    return lambda page: page.evaluate(script, [selector, text])


def choose(selector: str, value: str) -> Do:
    script = """([selector, value]) => {
      const field = document.querySelector(selector);
      field.value = value;
      for (const kind of ['input', 'change'])
        field.dispatchEvent(new Event(kind, { bubbles: true }));
    }"""
    return lambda page: page.evaluate(script, [selector, value])


def press(key: str) -> Do:
    return lambda page: page.keyboard.press(key)


def orbit(page: Page) -> None:
    page.mouse.move(560, 420)
    page.mouse.down()
    for step in range(60):
        page.mouse.move(560 + 5 * step, 420 + 2 * step)
        page.wait_for_timeout(16)
    page.mouse.up()


def hover(page: Page) -> None:
    for step in range(10):
        page.mouse.move(500 + 9 * step, 400 + 3 * step)
        page.wait_for_timeout(40)


def zoom(page: Page) -> None:
    page.mouse.move(600, 420)
    for _ in range(8):
        page.mouse.wheel(0, -100)
        page.wait_for_timeout(30)


def make_heavier(page: Page) -> None:
    page.keyboard.press("u")
    page.wait_for_selector("html[data-state=solving]")
    page.wait_for_selector("html[data-state=solved]")


def write_report(page: Page) -> None:
    named("button", "Report")(page)
    page.wait_for_selector("article.report[aria-busy=false]")


ACTS = [
    Act("another combination", press("]")),
    Act("the combination before", press("[")),
    Act("moments", click("button[aria-label^='M']")),
    Act("axial forces", click("button[aria-label^='N']")),
    Act("another combination, forces drawn", press("]")),
    Act("displaced", named(".joined button", "Def")),
    Act("utilization", named(".joined button", "Util")),
    Act("all values", named("section label", "All values")),
    Act("not all values", named("section label", "All values")),
    Act("hover", hover),
    Act("select by pointer", lambda page: page.mouse.click(600, 420)),
    Act("find by name", choose("input[placeholder^=Find]", "M512")),
    Act("select what is found", named("[aria-label=Found] button", "")),
    Act("the next member", press("n")),
    Act("what if", named("#details button", "▸ What if")),
    Act("a heavier section, solved", make_heavier),
    Act("take it back", press("Control+z")),
    Act("hide it", press("h")),
    Act("isolate it", press("i")),
    Act("show all", named("button", "Show all")),
    Act("nothing selected", press("Escape")),
    Act("the drawer", named("[aria-controls=tables]", "")),
    Act("filter", choose("[aria-label='Filter rows']", "IPE")),
    Act("no filter", choose("[aria-label='Filter rows']", "")),
    Act("table of checks", choose("[aria-label=Table]", "Checks")),
    Act("checks by section", click("#tables input[type=checkbox]")),
    Act("table of displacements", choose("[aria-label=Table]", "Displacements")),
    Act("table of forces", choose("[aria-label=Table]", "Member forces")),
    Act("other units", choose("section select:has(option[value='N, mm'])", "N, mm")),
    Act("CSV", named("#tables button", "CSV")),
    Act("XLSX", named("#tables button", "XLSX")),
    Act("table of reactions", choose("[aria-label=Table]", "Reactions")),
    Act("close the drawer", named("[aria-controls=tables]", "")),
    Act("loads", named(".layers label", "Loads")),
    Act("no loads", named(".layers label", "Loads")),
    Act("ids", named(".layers label", "Ids")),
    Act("no ids", named(".layers label", "Ids")),
    Act("local axes", named(".layers label", "Local axes")),
    Act("no local axes", named(".layers label", "Local axes")),
    Act("reactions", named("section label", "Reactions")),
    Act("no reactions", named("section label", "Reactions")),
    Act("dark", named("section label", "Dark")),
    Act("light", named("section label", "Dark")),
    Act("envelope", press("e")),
    Act("lines", press("s")),
    Act("solids", press("s")),
    Act("palette", press("Control+k")),
    Act("a word in it", lambda page: page.keyboard.type("beam")),
    Act("no palette", press("Escape")),
    Act("receipt", named("[role=tab]", "Receipt")),
    Act("issues", named("[role=tab]", "Issues")),
    Act("export", named("[role=tab]", "Export")),
    Act("orbit", orbit),
    Act("zoom", zoom),
    Act("report, until it is whole", write_report),
]


def tell_acts(browser: Browser, page: Page, opening: Do) -> None:
    """Runs all acts, one after the other, and prints what each costs."""
    print("\nlongest task of the main thread and all of them, drawing left out (processor time)")
    for name, do in [Act("opening, until results stand", opening), *ACTS]:
        before = page.evaluate("window.__calls ?? 0")
        cost = measure(browser, page, do)
        mark = "  above the limit" if cost.longest_task > LIMIT else ""
        print(f"  {name:36} {cost.longest_task:6.0f} ms {cost.all_tasks:7.0f} ms{mark}", flush=True)
        if do is orbit:
            calls = page.evaluate("window.__calls") - before
            tell_frames(cost.frames, calls, page.evaluate("window.loadpath.drawing()"))


def tell_frames(frames: list[float], calls: int, drawn: Any) -> None:
    count = max(1, len(frames))
    print(
        f"    {count} frames of {sum(frames) / count:.1f} ms, the longest {max(frames):.1f} ms; "
        f"{calls / count:.1f} draw calls a frame, {drawn['triangles']} triangles, "
        f"{drawn['lines']} lines"
    )


def measure(browser: Browser, page: Page, do: Do) -> Cost:
    """What an act and all that it sets going cost."""
    browser.start_tracing(page=page, categories=CATEGORIES)
    do(page)
    page.wait_for_timeout(BEGINNING)
    page.evaluate(REST)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    spans = [e for e in events if e["ph"] == "X"]
    # The browser may have other pages, which do nothing meanwhile.
    mains = [e for e in spans if names.get((e["pid"], e["tid"])) == "CrRendererMain"]
    busiest = Counter(e["pid"] for e in mains).most_common(1)[0][0]
    own = [e for e in mains if e["pid"] == busiest]

    def times(*names: str) -> list[float]:
        return [e.get("tdur", 0) / MICROSECONDS for e in own if e["name"] in names]

    tasks = times("RunTask", "ThreadControllerImpl::RunTask")
    return Cost(max(tasks, default=0.0), sum(tasks), times("FireAnimationFrame"))
