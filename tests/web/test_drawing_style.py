"""How things are drawn: stripes for what fails, smooth edges, arrows of one size, free labels."""

from io import BytesIO
from itertools import pairwise
from typing import Any

from PIL import Image
from playwright.sync_api import expect

from tests.web.documents import checked_beam, plain_beam
from tests.web.opened_page import OpenedPage, drawing_box, open_table

Color = tuple[int, int, int]
# Of the light theme: web/viewer/src/stage/theme.ts
LOAD: Color = (0xB3, 0x26, 0x1E)
# How many pixels of a box of the drawing are written on.
WRITTEN = """
([x, y, width, height]) => {
  const canvas = document.querySelector('canvas.text');
  const ratio = canvas.width / canvas.clientWidth;
  const box = [x, y, width, height].map((size) => Math.round(size * ratio));
  const { data } = canvas.getContext('2d').getImageData(...box);
  return data.filter((value, i) => i % 4 === 3 && value > 0).length;
}
"""
LABELS = "window.loadpath.drawing().labels"


def shot(opened: OpenedPage) -> Image.Image:
    """The drawing as it is on the screen."""
    picture = opened.page.screenshot(clip=drawing_box(opened.page))
    return Image.open(BytesIO(picture)).convert("RGB")


def pixels(image: Image.Image, is_meant: Any) -> list[tuple[int, int]]:
    width, height = image.size
    data = image.load()
    assert data
    return [(x, y) for y in range(height) for x in range(width) if is_meant(data[x, y])]


def test_edges_are_smooth(opened: OpenedPage) -> None:
    opened.open(plain_beam())
    asked = "document.querySelector('canvas.shapes').getContext('webgl2').getContextAttributes()"
    assert opened.page.evaluate(f"{asked}.antialias") is True


def stripes(opened: OpenedPage, load: float) -> int:
    """How often the colour changes along the middle of the beam, seen from the front."""
    opened.open(checked_beam(udl=load), place="#show=utilization")
    page = opened.page
    page.get_by_role("checkbox", name="Loads").uncheck()
    page.get_by_role("checkbox", name="Nodes").uncheck()
    opened.until(f"{LABELS}.length === 1")
    page.get_by_role("button", name="Front").click()
    scale = page.evaluate("window.loadpath.camera().pixels_per_metre")
    for _ in range(6):
        page.keyboard.press("+")
    opened.until(f"window.loadpath.camera().pixels_per_metre > {2 * scale}")
    page.mouse.move(2, 2)
    image = shot(opened)
    width, height = image.size
    # Beside the label, which stands in the middle.
    row = image.crop((width // 12, height // 2 - 120, width // 3, height // 2 + 120))
    counts = []
    for y in range(0, row.size[1], 4):
        line = [row.getpixel((x, y)) for x in range(row.size[0])]
        counts.append(sum(a != b for a, b in pairwise(line)))
    return max(counts)


def test_what_fails_is_hatched(opened: OpenedPage) -> None:
    assert stripes(opened, 5) < 6
    assert stripes(opened, 60) > 12


def test_arrows_keep_their_size_on_the_screen(opened: OpenedPage) -> None:
    opened.open(plain_beam(), place="#show=model")
    page = opened.page
    page.get_by_role("button", name="Front").click()
    opened.until(f"{LABELS}.includes('10 kN/m')")
    heights = []
    scales = []
    for _ in range(2):
        scale = page.evaluate("window.loadpath.camera().pixels_per_metre")
        found = pixels(shot(opened), lambda color: color == LOAD)
        assert found
        heights.append(max(y for _, y in found) - min(y for _, y in found))
        scales.append(scale)
        page.keyboard.press("+")
        opened.until(f"window.loadpath.camera().pixels_per_metre > {1.05 * scale}")
        page.wait_for_timeout(500)  # the camera rests
    assert scales[1] > 1.05 * scales[0]
    assert abs(heights[1] - heights[0]) <= 2


def test_no_label_stands_under_what_is_over_the_drawing(opened: OpenedPage) -> None:
    """The value of the load passes behind the strip as one looks up from below."""
    opened.open(plain_beam(), place="#show=model")
    page = opened.page
    open_table(page, "Members")
    strip = page.get_by_role("status", name="Loads that are drawn")
    expect(strip).to_contain_text("total")
    covered, drawing = strip.bounding_box(), drawing_box(page)
    assert covered
    box = [covered["x"] - drawing["x"], covered["y"] - drawing["y"]]
    box += [covered["width"], covered["height"]]
    height = 8.0
    metre = drawing["height"] / height
    middle = box[0] + box[2] / 2
    for pixels_below in range(10, 90, 10):
        # The middle of the beam is behind that of the strip, so far below the picture's upper edge.
        across = 3.0 + (drawing["width"] / 2 - middle) / metre
        down = pixels_below / metre - height / 2
        camera = f"{across},{down},0,0,0,-1,{height}"
        page.evaluate(f"location.hash = 'show=model&camera={camera}'")
        opened.until(f"Math.abs(window.loadpath.camera().target[1] - {down}) < 1e-3")
        # The line to a label may lie there, the label itself covers a thousand pixels.
        opened.until(f"({WRITTEN})({box}) < 200")
    opened.until(f"{LABELS}.includes('10 kN/m')")
