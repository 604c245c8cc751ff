"""`AsyncClient`, made from the text of `Client`: the same calls, with `await`."""

import re
from pathlib import Path

from tools.generate.note import note

SOURCE = Path(__file__).parents[2] / "src/loadpath/client/client.py"
TARGET = "src/loadpath/client/async_client.py"

# In this order; each says what the asynchronous spelling is.
REPLACEMENTS = [
    (r'^"""A client that waits.*?"""', f'"""A client to `await`. {note("client.py")}"""'),
    (r"^import time$", "import asyncio"),
    (r"\bclass Client\b", "class AsyncClient"),
    (r"\bhttpx2\.Client\b", "httpx2.AsyncClient"),
    (r"\bhttpx2\.BaseTransport\b", "httpx2.AsyncBaseTransport"),
    (r"\bdef (?!__init__)", "async def "),
    (r"__enter__", "__aenter__"),
    (r"__exit__", "__aexit__"),
    (r"\bself\._http\.close\(\)", "await self._http.aclose()"),
    (r"(?<!def )\bself\.close\(\)", "await self.close()"),
    (r"(?<!def )\bself\._(send|try)\(", r"await self._\1("),
    (r"\bself\._http\.request\(", "await self._http.request("),
    (r"\btime\.sleep\(", "await asyncio.sleep("),
]


def generate() -> dict[str, str]:
    text = SOURCE.read_text()
    for pattern, replacement in REPLACEMENTS:
        text = re.sub(pattern, replacement, text, flags=re.MULTILINE | re.DOTALL)
    return {TARGET: text}
