"""Where a link of the documentation leads in the guide."""

import os
from collections.abc import Callable
from pathlib import Path

from tools.guide.contents import FILES, ROOT, address_of, find, name_of, sources

OUTSIDE = ("http://", "https://", "mailto:")


def resolver(source: Path, *, as_markdown: bool = False) -> Callable[[str], str | None]:
    """A function from a link of this source to an address; None where the guide has no such page.

    `as_markdown` leads to the pages as Markdown, which agents read.
    """
    pages = {page: name_of(page) for page in sources()}
    files = {file: file.relative_to(ROOT / "docs").as_posix() for file in find(FILES)}

    def resolve(link: str) -> str | None:
        if link.startswith((*OUTSIDE, "#", "/")):
            return link
        place, _, anchor = link.partition("#")
        target = Path(os.path.normpath(source.parent / place))
        if target.is_dir():
            target = target / "README.md"
            if target not in pages:
                return f"{address_of('contents')}{'.md' * as_markdown}"
        if target in files:
            return address_of(files[target])
        if target not in pages:
            return None
        address = f"/guide/{pages[target]}.md" if as_markdown else address_of(pages[target])
        return f"{address}#{anchor}" if anchor else address

    return resolve
