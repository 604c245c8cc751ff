"""The index that the search box fetches: every section, and every word with its sections."""

import re
from collections import defaultdict
from typing import Any

from tools.guide.contents import address_of
from tools.guide.page import Page

WORD = re.compile(r"[^\W_][\w.\-]*[^\W_]|[^\W_]")
PART = re.compile(r"[^\W_]+")
IN_TOO_MANY = 0.2
"""A word in more than this share of the sections finds nothing."""


def make_index(pages: dict[str, Page]) -> dict[str, Any]:
    """`sections`: [address, title of the page, heading]; `words`: the places in that list."""
    sections: list[list[str]] = []
    words: dict[str, list[int]] = defaultdict(list)
    for name, page in pages.items():
        for section in page.sections:
            for word in sorted(words_of(f"{page.title} {section.heading} {section.text}")):
                words[word].append(len(sections))
            sections.append([f"{address_of(name)}#{section.anchor}", page.title, section.heading])
    most = IN_TOO_MANY * len(sections)
    kept = {word: places for word, places in sorted(words.items()) if len(places) <= most}
    return {"sections": sections, "words": kept}


def words_of(text: str) -> set[str]:
    """Words in small letters, and the parts of those with strokes or points in them."""
    found = {word.lower() for word in WORD.findall(text)}
    found |= {part for word in found for part in PART.findall(word)}
    return {word for word in found if 1 < len(word) < 40}
