"""Processor time of each operation on frames of 8 to 40,320 members.

Run it with `make bench`. Each is timed in a process of its own; where one takes longer than anybody
waits, larger ones are left out. A link is opened in Chromium, up to the 10,000 members that pages
solve; what counts is the processor time of the browser until the drawing stands.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from bench.engine.turn import ONE_THREAD
from bench.figures import VARIABLE, keep, read_figures
from bench.growth.operations import OPERATIONS, SIZES
from bench.viewer import new_context, visit
from tests.running_service import running_service
from tests.web.building import building
from tests.web.chromium import launch
from tests.web.opened_page import sign_in

OPENING = "open a link"
BUILDINGS = ((1, 1), (2, 4), (6, 6), (18, 9))
VISITS = 2


def name_of(operation: str, members: int) -> str:
    return f"{operation}, {members} members"


def count_members(bays: int, storeys: int) -> int:
    """Columns, and beams both ways."""
    return storeys * ((bays + 1) ** 2 + 2 * bays * (bays + 1))


def time_operations(known: dict[str, float | None]) -> Iterator[tuple[str, float | None]]:
    """Those that are not known yet."""
    for operation in OPERATIONS:
        for bays, storeys in SIZES:
            name = name_of(operation, count_members(bays, storeys))
            seconds = known[name] if name in known else time_one(operation, bays, storeys)
            if name not in known:
                yield name, seconds
            if seconds is None:
                break


def time_one(operation: str, bays: int, storeys: int) -> float | None:
    """Nothing where it was ended for taking too long, or had no room."""
    words = [sys.executable, "-m", "bench.growth.one", operation, str(bays), str(storeys)]
    done = subprocess.run(
        words, env=os.environ | ONE_THREAD, capture_output=True, text=True, check=False
    )
    if done.returncode:
        print(done.stderr[-300:], file=sys.stderr)
        return None
    said = json.loads(done.stdout)
    assert said["members"] == count_members(bays, storeys)
    return float(said["seconds"])


def time_links(known: dict[str, float | None]) -> Iterator[tuple[str, float]]:
    documents = [building(*size, is_checked=True) for size in BUILDINGS]
    missing = [
        (name, document)
        for document in documents
        if (name := name_of(OPENING, len(document["model"]["members"]))) not in known
    ]
    if not missing:
        return
    email = "bench@example.com"
    with (
        tempfile.TemporaryDirectory() as folder,
        running_service(Path(folder)) as service,
        sync_playwright() as playwright,
    ):
        service.new_account(email, pro=True)
        browser = launch(playwright)
        for name, document in missing:
            link, taken = service.park(document), []
            for _ in range(VISITS):
                with new_context(browser) as context:
                    page = context.new_page()
                    sign_in(page, service, email)
                    taken.append(visit(browser, page, link)["processor"] / 1e3)
            yield name, min(taken)
        browser.close()


def main() -> None:
    path = os.environ.get(VARIABLE)
    known = read_figures(Path(path)) if path else {}
    for measured in (time_operations(known), time_links(known)):
        for name, seconds in measured:
            keep(name, seconds)
            print(f"{name:40s} {'too long' if seconds is None else f'{seconds:.4f} s'}", flush=True)


if __name__ == "__main__":
    main()
