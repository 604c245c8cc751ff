"""Words that a shell may offer for an argument or an option."""

from collections.abc import Callable, Iterable
from itertools import chain

import click
from click.shell_completion import CompletionItem

from loadpath.catalogue import families, section_names
from loadpath.document import schema

Offer = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def offer(words: Callable[[], Iterable[str]]) -> Offer:
    """Those that begin as the typed one does, in any case."""

    def offered(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
        start = begun.casefold()
        return [CompletionItem(word) for word in words() if word.casefold().startswith(start)]

    return offered


def all_sections() -> Iterable[str]:
    return chain.from_iterable(section_names().values())


def all_families() -> Iterable[str]:
    return families()


def all_roots() -> Iterable[str]:
    return chain.from_iterable(schema(None)["roots"].values())
