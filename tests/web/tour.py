"""The moving picture that leads the README: a link is opened, turned, read and changed."""

import io
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page

from tests.web.building import building
from tests.web.pictures import DESK, FOLDER, Photographer, photographer, rest

SIZE = (800, 500)
QUALITY = 62


def tour(camera: Photographer, path: Path) -> None:
    page = camera.open(building(1, 2), "#show=utilization", DESK)
    shots: list[tuple[Any, int]] = []

    def show(milliseconds: int) -> None:
        shots.append((_frame(page), milliseconds))

    show(1800)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        rest(page)
        show(250)
    page.get_by_role("button", name="Mz, bending").click()
    rest(page)
    show(1800)
    for _ in range(9):
        page.keyboard.press("n")
    page.get_by_role("heading", name="Member 9").wait_for()
    rest(page)
    show(2200)
    page.get_by_role("button", name="Utilization").click()
    page.keyboard.press("u")
    page.get_by_text("IPE300 → IPE330").wait_for()
    page.wait_for_selector("html[data-state=solved]")
    rest(page)
    show(2600)
    page.context.close()
    (first, *others) = [frame for frame, _ in shots]
    first.save(
        path,
        save_all=True,
        append_images=others,
        duration=[milliseconds for _, milliseconds in shots],
        loop=0,
        quality=QUALITY,
        method=6,
    )


def _frame(page: Page) -> Any:
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(SIZE)


if __name__ == "__main__":
    with photographer() as camera:
        tour(camera, FOLDER / "tour.webp")
