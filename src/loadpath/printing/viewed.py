"""The viewer around a model, for notebooks and files: one page that asks nobody for anything."""

import tempfile
import webbrowser
from html import escape
from pathlib import Path
from urllib.parse import urlencode

from loadpath.engine import Results
from loadpath.engine.solving import Given, valid_text

from .offline_copy import offline_copy
from .place import place_of


class View:
    """A model in the viewer. Notebooks show it; elsewhere `save` writes it and `open` opens it."""

    def __init__(self, page: str, height: int) -> None:
        self._page = page
        self._height = height

    def save(self, path: str | Path) -> None:
        """Write the page as one HTML file, which needs no service."""
        Path(path).write_text(self._page, encoding="utf-8")

    def open(self) -> Path:
        """Open the page in the browser; where the file is that it opens."""
        with tempfile.NamedTemporaryFile(
            "w", prefix="loadpath-", suffix=".html", delete=False, encoding="utf-8"
        ) as file:
            file.write(self._page)
        webbrowser.open(Path(file.name).as_uri())
        return Path(file.name)

    def _repr_html_(self) -> str:
        # What runs in the frame has no part in the notebook around it, nor in its origin.
        return (
            f'<iframe srcdoc="{escape(self._page)}" sandbox="allow-scripts allow-downloads" '
            f'title="Model in the viewer" style="width:100%;height:{self._height}px;border:0">'
            "</iframe>"
        )


def view(
    model: Given | Results,
    *,
    combination: str | None = None,
    diagram: str | None = None,
    title: str | None = None,
    height: int = 640,
) -> View:
    """The viewer around a model, which is solved where it is shown, as behind a link.

    In a notebook the last line of a cell shows it. `combination` is a load case or combination,
    `diagram` what is drawn, as for `loadpath picture`; `height` is in pixels.

    Raises InvalidDocument where the model does not validate.
    """
    text = model.document_text if isinstance(model, Results) else valid_text(model)
    document = text.decode()
    place = "#" + urlencode(place_of(document, combination, diagram))
    return View(offline_copy(document, {"title": title, "place": place}), height)
