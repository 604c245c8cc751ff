"""A card for notebooks: a headline, tables and a picture, as HTML without scripts."""

from collections.abc import Iterable, Sequence
from html import escape

MOST_ROWS = 12


def card(headline: str, parts: Iterable[str]) -> str:
    """A headline over tables and pictures that are HTML already."""
    body = "".join(f"<div style='margin-top:6px'>{part}</div>" for part in parts if part)
    return f"<div style='max-width:660px'><b>{escape(headline)}</b>{body}</div>"


def table(head: Sequence[str], rows: Sequence[Sequence[object]], most: int = MOST_ROWS) -> str:
    """Rows as a table; says how many were left out."""
    if not rows:
        return ""
    heads = "".join(f"<th style='text-align:left'>{escape(each)}</th>" for each in head)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>"
        for row in rows[:most]
    )
    more = f"<div>and {len(rows) - most} more</div>" if len(rows) > most else ""
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>{more}"
