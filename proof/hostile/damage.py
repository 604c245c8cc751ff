"""Damages documents: of the corpus, one to four things at a time, always the same by a seed."""

import json
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

CORPUS = Path(__file__).parents[2] / "corpus"
LARGEST = 60_000
"""Bytes of documents that are damaged: what is small is tried more often."""
NUMBERS = (0, -1, 1, 0.5, 1e-300, 5e-324, 1e15, -1e15, 1e300, 1e308, -1e308, 2**31, 2**63, 1e400)
TEXTS = (
    "",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "'; DROP TABLE drafts; --",
    "\x00",
    "\u202e\ud7ff\U0010ffff",
    "../../etc/passwd",
    "=1+1",
    "IPE300",
    "a" * 5000,
)
OTHERS: tuple[Any, ...] = (None, True, False, [], {}, [[]], "1", "NaN")

Place = tuple[Any, Any]
"""A list or record of a document, and an index or key of it."""


@cache
def originals() -> list[str]:
    """Documents of the corpus as text."""
    found = []
    for path in sorted(CORPUS.rglob("*.json")):
        case = json.loads(path.read_bytes())
        text = json.dumps(case.get("document", case))
        if len(text) <= LARGEST:
            found.append(text)
    return found


def places(value: Any) -> Iterator[Place]:
    keys = value if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], (dict, list)):
            yield from places(value[key])


def set_number(chance: random.Random, document: Any) -> None:
    numbers = [(o, k) for o, k in places(document) if type(o[k]) in (int, float)]
    _set(chance, numbers, chance.choice(NUMBERS) if chance.random() < 0.7 else float("nan"))


def scale_number(chance: random.Random, document: Any) -> None:
    """By a little or by much, so that most documents stay valid."""
    numbers = [(o, k) for o, k in places(document) if type(o[k]) is float and o[k] != 0.0]
    if numbers:
        owner, key = chance.choice(numbers)
        owner[key] *= chance.choice((-1.0, 0.5, 3.0, 10.0 ** chance.uniform(-12, 12)))


def set_text(chance: random.Random, document: Any) -> None:
    texts = [(o, k) for o, k in places(document) if isinstance(o[k], str)]
    _set(chance, texts, chance.choice(TEXTS))


def set_other(chance: random.Random, document: Any) -> None:
    _set(chance, list(places(document)), deepcopy(chance.choice(OTHERS)))


def exchange(chance: random.Random, document: Any) -> None:
    """A value for another: references to themselves, to what is not there, to another kind."""
    found = [(o, k) for o, k in places(document) if not isinstance(o[k], (dict, list))]
    if found:
        (one, key), (other, at) = chance.choice(found), chance.choice(found)
        one[key] = other[at]


def remove(chance: random.Random, document: Any) -> None:
    found = list(places(document))
    if found:
        owner, key = chance.choice(found)
        del owner[key]


def repeat(chance: random.Random, document: Any) -> None:
    """Records twice, or some hundred times."""
    lists = [o[k] for o, k in places(document) if isinstance(o[k], list) and o[k]]
    if lists:
        chosen = chance.choice(lists)
        again = chance.choice(chosen)
        text = json.dumps(again)
        chosen.extend(json.loads(text) for _ in range(chance.choice((1, 1, 1, 300))))


def is_nested(document: Any) -> bool:
    """Deeper than documents are; a nest in a nest could not be written here."""
    level, depth = [document], 0
    while level and depth < 50:
        inner = [each.values() if isinstance(each, dict) else each for each in level]
        level = [item for each in inner for item in each if isinstance(item, (dict, list))]
        depth += 1
    return bool(level)


def nest(chance: random.Random, document: Any) -> None:
    if is_nested(document):
        return
    deep: Any = 0
    for _ in range(chance.choice((10, 63, 70, 500))):
        deep = [deep] if chance.random() < 0.5 else {"a": deep}
    _set(chance, list(places(document)), deep)


def _set(chance: random.Random, found: list[Place], value: Any) -> None:
    if found:
        owner, key = chance.choice(found)
        owner[key] = value


DAMAGES: tuple[Callable[[random.Random, Any], None], ...] = (
    *(set_number,) * 4,
    set_text,
    set_other,
    *(exchange,) * 2,
    remove,
    repeat,
    nest,
)


def hostile_document(seed: int) -> bytes:
    chance = random.Random(seed)
    document = json.loads(chance.choice(originals()))
    damages = (scale_number,) if seed % 2 else DAMAGES
    for _ in range(chance.randint(1, 4)):
        chance.choice(damages)(chance, document)
    text = json.dumps(document).replace("Infinity", "1e999")
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    if chance.random() < 0.1:
        for _ in range(chance.randint(1, 5)):
            data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)
