"""What is alike, said once: of many names the first few, of many lines one."""

import re
from collections.abc import Sequence

FEW = 4
NAME_OR_NUMBER = re.compile(r'"[^"]*"|-?\d[\d.,]*(e[-+]?\d+)?')


def few_of(names: Sequence[str]) -> str:
    """All of a few names; of many, some and how many more there are."""
    if len(names) <= FEW + 1:
        return ", ".join(names)
    return f"{', '.join(names[:FEW])} and {len(names) - FEW} more"


def without_figures(text: str) -> str:
    """What texts that say the same of other names and numbers have in common."""
    return NAME_OR_NUMBER.sub("", text)
