"""The tables of the page on verification, computed, and the documents that its rows open."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from loadpath.engine import Results, solve
from tools.guide.contents import ROOT
from tools.verification import checks, frames, modes, peer, plates, second_order, seismic
from tools.verification.figure import Figure, Json
from tools.verification.others import ByProgram, figures_of_others

SOURCE = ROOT / "docs/verification.md"
CORPUS = ROOT / "corpus/solved"
EXACT = 1e-9
COLUMNS = (
    *("Model", "Figure", "Expected", "Loadpath", "Deviation"),
    *("Deviation of others", "Allowed", "Source"),
)


class Chapter(NamedTuple):
    """A folder of the corpus, and who reads its figures."""

    title: str
    folder: str
    figures: Callable[[Json, Results], Iterator[Figure]]


CHAPTERS = (
    Chapter("Frames and beams", "frames", frames.figures),
    Chapter("Plates and shells", "plates", plates.figures),
    Chapter("Second order, cables, one-way members", "second_order", second_order.figures),
    Chapter("Vibration and buckling", "modes", modes.figures),
    Chapter("Earthquakes", "seismic", seismic.figures),
    Chapter("Checks by EN 1993-1-1", "checks", checks.figures),
    Chapter("Another program", "peer", peer.figures),
)


class Verification(NamedTuple):
    """The tables as Markdown, and documents by name."""

    text: str
    documents: dict[str, bytes]


def verify() -> Verification:
    parts, documents = [], {}
    for chapter in CHAPTERS:
        rows = [COLUMNS, ("---",) * len(COLUMNS)]
        for path in sorted((CORPUS / chapter.folder).glob("*.json")):
            case = json.loads(path.read_text())
            name = f"verification/{chapter.folder}/{path.stem}"
            documents[f"{name}.json"] = json.dumps(case["document"]).encode()
            figures = list(chapter.figures(case, solve(case["document"])))
            others = figures_of_others(path.stem, case["document"])
            case_rows = [
                make_row(name, figure, among, others.get(figure.what, {}))
                for figure, among in chosen(figures)
            ]
            if not case_rows:
                nothing = f"[no figures are compared](/guide/open/{name})"
                case_rows = [(nothing, *[""] * 5)]
            # Model and source stand once, in the first row.
            heads = [(title_of(name, case), source_of(case)), *[("", "")] * len(case_rows)]
            rows += [(t, *row, s) for (t, s), row in zip(heads, case_rows, strict=False)]
        parts.append(f"\n## {chapter.title}\n\n" + "\n".join(map(join_cells, rows)) + "\n")
    return Verification("".join(parts), documents)


def chosen(figures: list[Figure]) -> Iterator[tuple[Figure, str]]:
    """Every figure that a source singles out, and the worst of those that are compared whole."""
    yield from ((figure, "") for figure in figures if not figure.of_many)
    many = [figure for figure in figures if figure.of_many]
    if many:
        yield max(many, key=how_bad), f" (worst of {len(many)})"


def how_bad(figure: Figure) -> tuple[float, float]:
    """By deviation; where all are exact, the largest figure says most."""
    return (figure.deviation if figure.deviation >= EXACT else 0.0), abs(figure.wanted)


def make_row(name: str, figure: Figure, among: str, others: ByProgram) -> tuple[str, ...]:
    printed = f" ({figure.published})" if figure.published else ""
    outside = "" if figure.agrees else " **outside**"
    place = f"#{figure.place}" if figure.place else ""
    return (
        f"[{figure.what}](/guide/open/{name}{place}){among}",
        show(figure.wanted, figure.unit) + printed,
        show(figure.found, figure.unit),
        share(figure.error, figure) + outside,
        tell_others(figure, others),
        share(figure.allowed, figure),
    )


def tell_others(figure: Figure, others: ByProgram) -> str:
    """Programs that deviate alike stand together."""
    alike: dict[str, list[str]] = {}
    for program, value in others.items():
        # A figure that is compared without its sign is wanted without one.
        found = abs(value) if figure.is_absolute else value
        alike.setdefault(share(abs(found - figure.wanted), figure), []).append(program)
    return "; ".join(f"{deviation} ({', '.join(who)})" for deviation, who in alike.items())


def title_of(name: str, case: Json) -> str:
    stem = Path(name).name
    # A title that is the file's name, or says where the truth is from, is no title.
    has_title = "title" in case and not says_where_truth_is_from(case)
    return str(case["title"]) if has_title else stem.replace("_", " ")


def says_where_truth_is_from(case: Json) -> bool:
    """Whether its title does."""
    return isinstance(case["source"], dict) and "truth" in case["source"]["name"]


def source_of(case: Json) -> str:
    source = case["source"]
    if isinstance(source, str):
        said = source
    elif says_where_truth_is_from(case):
        said = case["title"]
    else:
        said = ", ".join(source.values())
    expected = case.get("expected")
    reason = expected.get("reason") if isinstance(expected, dict) else None
    beyond = ", ".join(case.get("unstable", []))
    refused = f"Refused, for its loads are beyond the critical ones: {beyond}" if beyond else None
    remarks = (case.get("peer_note"), case.get("peer_fault"), reason, refused)
    return ". ".join([said.rstrip("."), *(text.rstrip(".") for text in remarks if text)])


def show(value: float, unit: str) -> str:
    return f"{value:.6g} {unit}".rstrip()


def share(part: float, figure: Figure) -> str:
    """A part of what the figure is measured by; of nothing there is no share."""
    if not figure.size:
        return show(part, figure.unit)
    return f"{100 * part / figure.size:.2g} %" if part >= EXACT * figure.size else "0"


def join_cells(cells: tuple[str, ...]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
