"""A page of Markdown as HTML, and its sections as the search knows them."""

import re
from collections.abc import Callable
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

Resolve = Callable[[str], str | None]
NOT_IN_ANCHORS = re.compile(r"[^\w\- ]")
COMMENT = re.compile(r"\A---\n.*?^---\n|^<!--.*?-->\n", re.MULTILINE | re.DOTALL)
"""Comments, and what stands before a page for programs."""


class Section(NamedTuple):
    """A heading with the text up to the next one."""

    anchor: str
    heading: str
    text: str


class Page(NamedTuple):
    """A page as it is shown and found."""

    title: str
    lead: str
    """Its first paragraph, without marks."""
    html: str
    sections: list[Section]


def make_page(text: str, resolve: Resolve) -> Page:
    """The page of a text; links that lead nowhere in the guide become plain words."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(COMMENT.sub("", text))
    sections = mark_headings(tokens)
    for token in tokens:
        if token.children:
            token.children = lead_links(token.children, resolve)
    html = markdown.renderer.render(tokens, markdown.options, {})
    # Wide tables scroll by themselves, not the page, and by keyboard too.
    html = html.replace("<table>", '<div class="scroll" tabindex="0"><table>')
    html = html.replace("</table>", "</table></div>")
    return Page(sections[0].heading, first_paragraph(tokens), html, sections)


def mark_headings(tokens: list[Token]) -> list[Section]:
    """Gives every heading its anchor; returns the sections that headings begin."""
    sections: list[Section] = []
    words: list[str] = []
    taken: dict[str, int] = {}
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            if sections:
                sections[-1] = sections[-1]._replace(text=" ".join(words))
            words = []
            heading = plain(tokens[place + 1])
            anchor = make_anchor(heading, taken)
            token.attrSet("id", anchor)
            sections.append(Section(anchor, heading, ""))
        elif token.type in ("inline", "fence", "code_block"):
            words.append(plain(token))
    assert sections, "a page begins with a heading"
    sections[-1] = sections[-1]._replace(text=" ".join(words))
    return sections


def make_anchor(heading: str, taken: dict[str, int]) -> str:
    """The anchor that hosts of Markdown give to a heading; the documentation links to these."""
    anchor = NOT_IN_ANCHORS.sub("", heading.lower()).replace(" ", "-")
    count = taken[anchor] = taken.get(anchor, -1) + 1
    return f"{anchor}-{count}" if count else anchor


def lead_links(tokens: list[Token], resolve: Resolve) -> list[Token]:
    kept: list[Token] = []
    is_plain = False
    for token in tokens:
        if token.type == "link_open":
            address = resolve(str(token.attrs["href"]))
            is_plain = address is None
            if address is not None:
                token.attrSet("href", address)
        elif token.type == "image":
            address = resolve(str(token.attrs["src"]))
            assert address is not None, f"the picture {token.attrs['src']} is not in the guide"
            token.attrSet("src", address)
            token.attrSet("loading", "lazy")
        if not (is_plain and token.type in ("link_open", "link_close")):
            kept.append(token)
    return kept


def first_paragraph(tokens: list[Token]) -> str:
    for place, token in enumerate(tokens):
        if token.type == "paragraph_open" and token.level == 0:
            return plain(tokens[place + 1])
    return ""


def plain(token: Token) -> str:
    """The words of a token without marks."""
    if token.children is None:
        return token.content
    return "".join(
        " " if child.type in ("softbreak", "hardbreak") else child.content
        for child in token.children
    )
