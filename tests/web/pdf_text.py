"""Words of a PDF with their places, by Debian's poppler-utils."""

import subprocess
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

XHTML = "{http://www.w3.org/1999/xhtml}"


@dataclass(frozen=True)
class Word:
    """A word and its box, points from the upper left corner of the page."""

    text: str
    left: float
    top: float
    right: float
    bottom: float


@dataclass(frozen=True)
class PdfPage:
    width: float
    height: float
    words: list[Word]

    @property
    def lines(self) -> list[str]:
        """Words that stand at the same height, from top to bottom."""
        rows: dict[int, list[Word]] = {}
        for word in self.words:
            rows.setdefault(round(word.bottom), []).append(word)
        ordered = [sorted(rows[height], key=lambda word: word.left) for height in sorted(rows)]
        return [" ".join(word.text for word in row) for row in ordered]


def read_pages(pdf: Path) -> list[PdfPage]:
    done = subprocess.run(
        ["pdftotext", "-bbox", str(pdf), "-"], capture_output=True, text=True, check=True
    )
    return [
        PdfPage(
            float(page.attrib["width"]),
            float(page.attrib["height"]),
            [
                Word(word.text or "", *(float(word.attrib[side]) for side in SIDES))
                for word in page.iter(f"{XHTML}word")
            ],
        )
        for page in ElementTree.fromstring(done.stdout).iter(f"{XHTML}page")
    ]


SIDES = ("xMin", "yMin", "xMax", "yMax")
