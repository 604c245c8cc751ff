"""A small picture of a model, with its name and counts.

It is drawn at twice its size and reduced, which smooths the edges; what is farther away is paler.
"""

import io
import unicodedata
from collections.abc import Sequence
from functools import cache
from math import isfinite
from pathlib import Path

import msgspec
from PIL import Image, ImageDraw, ImageFont

from loadpath.document.drawing.projection import Projection
from loadpath.document.drawing.structure import Point, Structure
from loadpath.service.drafts.project_name import read_project_name

OVER = 2
MARGIN = 90.0
MANY_BARS = 400
EDGE = 40  # what words keep free at both sides
LONGEST_TITLE = 120  # of more letters none is looked at
FONT = Path(__file__).parent / "font" / "names.ttf"
NO_LETTER = "\uffff"  # is drawn as all that the font lacks
COLOURS = 32
PAPER, FAR, NEAR = (247, 248, 250), (168, 178, 191), (27, 38, 54)
PLATE, SUPPORT, WORDS = (221, 229, 240), (25, 118, 210), (84, 96, 112)
INKS = [  # from far to near
    tuple(round(far + step / 9 * (near - far)) for far, near in zip(FAR, NEAR, strict=True))
    for step in range(10)
]


def draw_preview(text: bytes, width: int, height: int) -> bytes:
    """The picture of a document, as PNG."""
    structure = Structure.of(msgspec.json.decode(text))
    large = Image.new("RGB", (OVER * width, OVER * height), PAPER)
    draw_structure(large, structure)
    picture = large.reduce(OVER)
    write_words(picture, read_project_name(text), tell_counts(structure))
    file = io.BytesIO()
    picture.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(file, "PNG")
    return file.getvalue()


def draw_structure(image: Image.Image, structure: Structure) -> None:
    if not structure.points:
        return
    view = Projection.onto(structure.points, image.width, image.height, OVER * MARGIN)
    if not isfinite(view.extent + sum(view.shift)):
        return  # farther apart than numbers reach
    draw = ImageDraw.Draw(image)

    def plate_nearness(plate: Sequence[Point]) -> float:
        return sum(view.nearness(point) for point in plate) / len(plate)

    for plate in sorted(structure.plates, key=plate_nearness):
        draw.polygon([view.project(point) for point in plate], fill=PLATE, outline=FAR, width=OVER)
    bars = [(view.nearness(bar.start) + view.nearness(bar.end), bar) for bar in structure.bars]
    bars.sort(key=lambda each: each[0])
    farthest, nearest = (bars[0][0], bars[-1][0]) if bars else (0.0, 0.0)
    width = 3 * OVER if len(bars) <= MANY_BARS else OVER
    for depth, bar in bars:
        near = (depth - farthest) / (nearest - farthest) if nearest > farthest else 1.0
        ends = [view.project(bar.start), view.project(bar.end)]
        draw.line(ends, fill=INKS[round(near * (len(INKS) - 1))], width=width)
    for point in structure.supports:
        x, y = view.project(point)
        half = 2 * width
        draw.polygon([(x, y), (x - half, y + 2 * half), (x + half, y + 2 * half)], fill=SUPPORT)


def write_words(image: Image.Image, name: str | None, counts: str) -> None:
    """The name where the font has its letters (the link's card tells it in any case) and counts."""
    draw = ImageDraw.Draw(image)
    # One sign for a letter with its accent, however it was typed.
    title = unicodedata.normalize("NFC", (name or "")[:LONGEST_TITLE]).strip()
    if all(map(has_letter, set(title))):
        draw.text((EDGE, 28), shorten(title, image.width - 2 * EDGE), fill=NEAR, font=font(32))
    foot = image.height - 52
    draw.text((EDGE, foot), counts, fill=WORDS, font=font(22))
    draw.text((image.width - EDGE, foot), "Loadpath", fill=WORDS, font=font(22), anchor="ra")


def shorten(title: str, width: int) -> str:
    """What fits, with three points where that is not all."""
    if font(32).getlength(title) <= width:
        return title
    while title and font(32).getlength(f"{title}…") > width:
        title = title[:-1]
    return f"{title.rstrip()}…"


def has_letter(letter: str) -> bool:
    drawn = font(32).getmask(letter)
    return letter.isspace() or bytes(drawn) != bytes(font(32).getmask(NO_LETTER))


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONT, size)


def tell_counts(structure: Structure) -> str:
    counts = {
        "member": len(structure.bars),
        "plate": len(structure.plates),
        "support": len(structure.supports),
    }
    told = [f"{n:,} {what}{'' if n == 1 else 's'}" for what, n in counts.items() if n]
    return ", ".join(told) or "an empty model"
