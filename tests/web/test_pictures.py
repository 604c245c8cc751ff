"""The pictures of the docs can be taken, show something, and are used."""

import base64
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.running_service import RunningService
from tests.sampled import sampled
from tests.web.pictures import FOLDER, PICTURES, Photographer
from tests.web.tour import SIZE

ROOT = FOLDER.parents[1]
MOST_BYTES = 250_000
# Decoded in the browser: size, how many colours, and the share of the commonest one.
LOOK = """
async (url) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const counts = new Map();
  for (const color of new Uint32Array(data.buffer)) counts.set(color, (counts.get(color) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return { width: image.width, height: image.height, colors: counts.size,
           share: (4 * most) / data.length };
}
"""


def look(browser: Browser, path: Path) -> Any:
    page = browser.new_page()
    data = base64.b64encode(path.read_bytes()).decode()
    seen = page.evaluate(LOOK, f"data:image/png;base64,{data}")
    page.close()
    return seen


@pytest.mark.parametrize("name", sampled(PICTURES, one_in=3))
def test_a_picture_can_be_taken_and_is_like_the_kept_one(
    name: str, browser: Browser, service: RunningService, tmp_path: Path
) -> None:
    path = tmp_path / f"{name}.png"
    PICTURES[name](Photographer(browser, service), path)
    taken = look(browser, path)
    assert taken["colors"] > 100, "it should show more than a blank page"
    assert taken["share"] < 0.97
    kept_path = FOLDER / f"{name}.png"
    assert kept_path.exists(), "`make pictures` takes the pictures of the docs"
    assert kept_path.stat().st_size < MOST_BYTES
    kept = look(browser, kept_path)
    # Fonts and layout may move a little with the browser; a changed page wants new pictures.
    assert kept["width"] == taken["width"], "`make pictures` takes them again"
    assert kept["share"] == pytest.approx(taken["share"], abs=0.12), "`make pictures`"


def test_every_picture_is_used_and_every_used_one_exists() -> None:
    used: set[str] = set()
    for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        for address in re.findall(r"!\[[^\]]+\]\(([^)]+\.png)\)", page.read_text()):
            assert (page.parent / address).exists(), f"{page.name}: {address}"
            used.add(Path(address).stem)
    assert used == set(PICTURES)


def test_a_small_moving_picture_leads_the_readme() -> None:
    (address, *_) = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text())
    tour = ROOT / address
    assert tour.suffix == ".webp"
    assert tour.stat().st_size < 2 * MOST_BYTES
    with Image.open(tour) as picture:
        assert picture.size == SIZE
        assert getattr(picture, "n_frames", 1) > 5
