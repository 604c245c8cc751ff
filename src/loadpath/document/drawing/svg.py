"""A structure as SVG. Bars may be coloured by how far they are used, and carry a diagram on their
side. Texts and lines follow the colours of the page that shows them.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from math import floor, log10
from pathlib import Path

from .projection import FRONT, Project, Projection, view_of
from .structure import Bar, Point, Structure

WIDTH, HEIGHT, MARGIN = 640.0, 360.0, 36.0
MOST_BARS = 3000
MOST_SCALE = 120.0
MOST_LABELS = 40
CAPTION_LINE = 20.0
REACH = 0.12
"""How far the largest value of a diagram stands off, as a part of the picture."""
COLOURS = ((0.8, "#2e8b57"), (0.95, "#c9a400"), (1.0, "#e07b00"), (float("inf"), "#c62828"))
GREY = "#757575"
"""In the place of green, which is for what passes alone."""
STYLE = (
    "line{stroke:currentColor;stroke-width:2;stroke-linecap:round}"
    "polygon.plate{fill:currentColor;fill-opacity:.12;stroke:currentColor;stroke-opacity:.4}"
    "polyline.scale{fill:none;stroke:currentColor}"
    "path.support{fill:currentColor}path.diagram{fill:#1976d2;fill-opacity:.2;stroke:#1976d2}"
    "text{font:11px system-ui,sans-serif;fill:currentColor}text.caption{font-size:13px}"
)


@dataclass(frozen=True)
class Diagram:
    """A curve on the side of bars: per bar stations with offsets in space, largest 1."""

    title: str
    offsets: Mapping[int, Sequence[tuple[float, Point]]]
    labels: Mapping[int, Sequence[tuple[float, str]]] = field(default_factory=dict)


@dataclass(frozen=True)
class Drawing:
    """A picture that notebooks show and files hold."""

    inside: str
    caption: tuple[str, ...] = ()
    size: tuple[float, float] | None = None

    @property
    def svg(self) -> str:
        """The whole of it: as wide as a notebook, or as large as was asked for."""
        above = CAPTION_LINE * len(self.caption)
        box = f"0 {-above:g} {WIDTH:g} {HEIGHT + above:g}"
        sizes = f"width='{WIDTH:g}'"
        if self.size is not None:
            sizes = f"width='{self.size[0]:g}' height='{self.size[1]:g}' style='color:#111'"
        head = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='{box}' {sizes}>"
        lines = "".join(
            f"<text class='caption' x='12' y='{CAPTION_LINE * (place + 0.75) - above:g}'>"
            f"{escape(line)}</text>"
            for place, line in enumerate(self.caption)
        )
        return f"{head}<style>{STYLE}</style>{lines}{self.inside}</svg>"

    def captioned(self, lines: Iterable[str], size: tuple[float, float]) -> "Drawing":
        """The same picture under lines of words, as large as a file of its own."""
        return Drawing(self.inside, tuple(lines), size)

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, file: str | Path) -> None:
        """Write it to an .svg file."""
        Path(file).write_text(self.svg, encoding="utf-8")


def draw(
    structure: Structure,
    *,
    utilizations: Mapping[int, float] | None = None,
    passes: bool = False,
    diagram: Diagram | None = None,
) -> Drawing:
    """The picture of a structure; whether it passes is the verdict's to say."""
    bars = structure.bars
    if not structure.points:
        return _framed(["<text x='20' y='30'>There is nothing to draw.</text>"])
    if len(bars) > MOST_BARS:
        text = f"{len(bars)} members are too many to draw here."
        return _framed([f"<text x='20' y='30'>{text}</text>"])
    _, size = view_of(structure.points)
    reach = REACH * size
    tips = [] if diagram is None else _tips(bars, diagram, reach)
    view = Projection.onto(structure.points, WIDTH, HEIGHT, MARGIN, beside=tips)
    project = view.project
    parts = [_polygon(plate, project) for plate in structure.plates]
    if diagram is not None:
        parts += _diagram(bars, diagram, project, reach)
    parts += [_line(bar, project, utilizations, passes) for bar in bars]
    parts += [_support(point, project) for point in structure.supports]
    if len(bars) <= MOST_LABELS and diagram is None:
        parts += [_label(str(bar.id), _between(bar, 0.5), project) for bar in bars]
    if diagram is not None:
        parts.append(f"<text x='12' y='18'>{escape(diagram.title)}</text>")
    parts.append(_scale(view))
    if utilizations:
        parts.append(_legend(passes))
    return _framed(parts)


def _framed(parts: Iterable[str]) -> Drawing:
    return Drawing("".join(parts))


def colour_of(used: float, passes: bool) -> str:
    """Of a member that is used so far, in a model that passes or does not."""
    colour = next(colour for most, colour in COLOURS if used <= most)
    return GREY if colour == COLOURS[0][1] and not passes else colour


def _legend(passes: bool) -> str:
    """What the colours say, in the lower left corner."""
    words = [f"to {most:g}" if most < float("inf") else "above 1" for most, _ in COLOURS]
    spans = "".join(
        f"<tspan dx='8' style='fill:{colour_of(most, passes)}'>■</tspan> {word}"
        for (most, _), word in zip(COLOURS, words, strict=True)
    )
    return f"<text x='12' y='{HEIGHT - 10:g}'>utilization{spans}</text>"


def _line(
    bar: Bar, project: Project, utilizations: Mapping[int, float] | None, passes: bool
) -> str:
    (x1, y1), (x2, y2) = project(bar.start), project(bar.end)
    used = None if utilizations is None else utilizations.get(bar.id)
    ink = "" if used is None else f" style='stroke:{colour_of(used, passes)}'"
    told = "" if used is None else f", {used:.3f}"
    title = escape(f"member {bar.id} {bar.section}".rstrip() + told)
    return (
        f"<line x1='{x1:g}' y1='{y1:g}' x2='{x2:g}' y2='{y2:g}'{ink}><title>{title}</title></line>"
    )


def _polygon(plate: list[Point], project: Project) -> str:
    corners = " ".join(f"{x:g},{y:g}" for x, y in map(project, plate))
    return f"<polygon class='plate' points='{corners}'/>"


def _support(point: Point, project: Project) -> str:
    x, y = project(point)
    return f"<path class='support' d='M{x:g} {y:g}l-6 10h12z'/>"


def _scale(view: Projection) -> str:
    """A round length as it is drawn, in the lower right corner: upright, where a view from a corner
    shortens all others."""
    most = MOST_SCALE / view.scale
    power = 10.0 ** floor(log10(most))
    metres = power * max(step for step in (1, 2, 5) if step * power <= most)
    long = metres * view.scale
    x, y = WIDTH - 12, HEIGHT - 10
    across, up = (long, 0.0) if view.up == FRONT[1] and view.across == FRONT[0] else (0.0, long)
    return (
        f"<polyline class='scale' points='{x - across:g},{y - up:g} {x:g},{y:g}'/>"
        f"<text text-anchor='end' x='{x - 6:g}' y='{y - 4:g}'>{metres:g} m</text>"
    )


def _label(text: str, point: Point, project: Project) -> str:
    x, y = project(point)
    return f"<text x='{x + 4:g}' y='{y - 4:g}'>{escape(text)}</text>"


def _tips(bars: list[Bar], diagram: Diagram, reach: float) -> list[Point]:
    return [
        _beside(bar, place, offset, reach)
        for bar in bars
        for place, offset in diagram.offsets.get(bar.id, ())
    ]


def _diagram(bars: list[Bar], diagram: Diagram, project: Project, reach: float) -> list[str]:
    parts = []
    for bar in bars:
        stations = diagram.offsets.get(bar.id, ())
        tips = [_beside(bar, place, offset, reach) for place, offset in stations]
        if tips:
            corners = [project(point) for point in (bar.start, *tips, bar.end)]
            path = "L".join(f"{x:g} {y:g}" for x, y in corners)
            parts.append(f"<path class='diagram' d='M{path}z'/>")
        offsets = dict(stations)
        for place, text in diagram.labels.get(bar.id, ()):
            offset = offsets.get(place, (0.0, 0.0, 0.0))
            parts.append(_label(text, _beside(bar, place, offset, reach), project))
    return parts


def _between(bar: Bar, place: float) -> Point:
    (a, b, c), (d, e, f) = bar.start, bar.end
    return a + place * (d - a), b + place * (e - b), c + place * (f - c)


def _beside(bar: Bar, place: float, offset: Point, reach: float) -> Point:
    x, y, z = _between(bar, place)
    return x + reach * offset[0], y + reach * offset[1], z + reach * offset[2]
