"""A document's report as PDF or HTML, and its picture, as the page prints and draws them."""

import tempfile
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from .devtools import BrowserFailed, Page, chromium_page
from .offline_copy import offline_copy

CHAPTERS = (
    "picture",
    "model",
    "loads",
    "diagrams",
    "plates",
    "reactions",
    "modes",
    "members",
    "calculations",
    "basis",
    "all_results",
    "section_calculations",
    "all_calculations",
)
"""Of a report; the last three are printed where they are asked for."""
PAPERS = {"A4": (8.27, 11.69), "A3": (11.69, 16.54), "Letter": (8.5, 11.0)}
"""Width and height in inches, as the protocol wants them."""
REPORT_VIEW = (1640, 760)
"""The size of the page behind a report, in pixels: its drawing is as broad as paper is."""

REACHED = "['solved', 'failed'].includes(document.documentElement?.dataset.state)"
IS_BLIND = "document.querySelector('.blind') !== null"
DRAWN = f"""(() => {{
    if ({IS_BLIND}) return 'nothing to draw with';
    const drawn = window.loadpath?.drawing();
    return drawn?.calls ? JSON.stringify(drawn) : null;
}})()"""
OPEN_REPORT = "window.dispatchEvent(new Event('beforeprint'))"
REPORT_HEIGHT = "document.querySelector('article.report')?.scrollHeight"
TAKE_PICTURE = "window.loadpath.picture({0}, {1})"
VERDICT = "document.documentElement.dataset.verdict ?? null"
STYLES = "[...document.styleSheets].flatMap(s => [...s.cssRules]).map(r => r.cssText).join('\\n')"
ARTICLE = """(() => {
    const shown = document.querySelector('article.report').parentElement.cloneNode(true);
    shown.querySelector('nav').remove();
    return shown.outerHTML;
})()"""
STATIC_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"


@dataclass(frozen=True)
class Wishes:
    """What to show: all of it as the page would, unless said otherwise."""

    title: str | None = None
    place: dict[str, str] = field(default_factory=dict)
    """What the page's address names after '#': combination, show, units and others."""
    contents: tuple[str, ...] = ()
    seconds: float = 120.0


@dataclass(frozen=True)
class Printed:
    """What came out, and the state of the engine's verdict that it shows."""

    content: bytes
    verdict: str | None


def print_report(document: str, wishes: Wishes, paper: str = "A4") -> Printed:
    """The report as PDF."""
    width, height = PAPERS[paper]
    with _opened(document, wishes, REPORT_VIEW) as page:
        _open_report(page)
        verdict = page.evaluate(VERDICT)
        printed = page.call(
            "Page.printToPDF",
            paperWidth=width,
            paperHeight=height,
            preferCSSPageSize=True,
            generateTaggedPDF=True,
            generateDocumentOutline=True,
        )
    return Printed(b64decode(printed["data"]), verdict)


def write_report(document: str, wishes: Wishes) -> Printed:
    """The same report as one HTML file without scripts."""
    with _opened(document, wishes, REPORT_VIEW) as page:
        _open_report(page)
        article, styles = page.evaluate(ARTICLE), page.evaluate(STYLES)
        title, verdict = page.evaluate("document.title"), page.evaluate(VERDICT)
    text = "\n".join(
        [
            "<!doctype html>",
            '<html lang="en"><head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{STATIC_POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{styles.replace('</', '')}</style></head>",
            f"<body>{article}</body></html>\n",
        ]
    )
    return Printed(text.encode(), verdict)


def take_picture(document: str, wishes: Wishes, size: tuple[int, int]) -> Printed:
    """The drawing as PNG, with title, verdict, combination, legend, units and scale."""
    with _opened(document, wishes, size) as page:
        if page.evaluate(IS_BLIND):
            raise BrowserFailed("this Chromium cannot draw: it has no WebGL")
        _head, _, data = page.evaluate(TAKE_PICTURE.format(*size)).partition(",")
        verdict = page.evaluate(VERDICT)
    return Printed(b64decode(data), verdict)


@contextmanager
def _opened(document: str, wishes: Wishes, size: tuple[int, int]) -> Iterator[Page]:
    """The document's page, solved or known to have no solution, with its drawing at rest."""
    config: dict[str, Any] = {"title": wishes.title}
    if wishes.contents:
        config["contents"] = wishes.contents
    with tempfile.TemporaryDirectory(prefix="loadpath-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        file = folder / "page.html"
        file.write_text(offline_copy(document, config), encoding="utf-8")
        with chromium_page(folder, wishes.seconds) as page:
            width, height = size
            page.call(
                "Emulation.setDeviceMetricsOverride",
                width=width,
                height=height,
                deviceScaleFactor=1,
                mobile=False,
            )
            # Nothing moves in a picture, and paper is white.
            features = {"prefers-reduced-motion": "reduce", "prefers-color-scheme": "light"}
            page.call(
                "Emulation.setEmulatedMedia",
                features=[{"name": name, "value": value} for name, value in features.items()],
            )
            page.call("Page.navigate", url=f"{file.as_uri()}#{urlencode(wishes.place)}")
            page.wait_until(REACHED)
            _rest(page)
            yield page


def _rest(page: Page) -> None:
    """Until two drawings in a row are the same, layers are still being added."""
    page.wait_until_steady(DRAWN)


def _open_report(page: Page) -> None:
    page.evaluate(OPEN_REPORT)
    page.wait_until_steady(REPORT_HEIGHT)
