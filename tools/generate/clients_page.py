"""Writes the reference page of the Python and JavaScript clients from their sources."""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import loadpath
from loadpath.client import Client, errors
from loadpath.client.retry import LASTING, LONGEST_WAIT, RetryPolicy
from tools.generate.note import note

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "web/engine/src/client"
FILE = "docs/reference/clients.md"
METHOD = re.compile(
    r"^  /\*\* (?P<says>[^\n]*?) \*/\n"
    r"  async (?P<name>\w+)\((?P<given>.*?)\): Promise<(?P<gives>.*?)> \{$",
    re.MULTILINE | re.DOTALL,
)

HEAD = """<!-- {note} -->

# Clients

Both clients have a method for every endpoint. Address and key come from the arguments, else from \
`LOADPATH_BASE_URL` (default `http://127.0.0.1:8000`) and `LOADPATH_API_KEY`.

A call is tried up to {attempts} times: after a broken connection or a timeout, after 429 and \
after a failure of the service that may pass (5xx, but not {lasting}). Waits are what \
`Retry-After` says, else they double from {first} s with a random part; a wait above {longest} s \
is left to the caller. Hand-offs and saving carry an idempotency key, so that a retry does \
nothing twice; making an API key is not repeated once it may have happened.

## Python

`loadpath.Client(base_url=None, api_key=None, *, token=None, timeout=30.0, retry=None)`, \
`loadpath.AsyncClient` with the same methods to `await`; both are context managers. \
`loadpath.hand_off(document)` is the shortest way to a link. Importing `loadpath` loads nothing \
else; each name is loaded when it is first used:

{names}

| Method | |
|---|---|
"""
ERRORS = """
Errors:

```
{tree}
```
"""
JAVASCRIPT = """
## JavaScript

`new Client({ baseUrl, apiKey, token, timeout, retry, fetch })`; `handOff(document, options)` is \
the shortest way to a link. Times are in seconds. The errors are those of the tree above, with \
`requestId` and `retryAfter`.

| Method | |
|---|---|
"""


def generate() -> dict[str, str]:
    policy = RetryPolicy()
    lasting = [str(status) for status in sorted(LASTING)]
    text = HEAD.format(
        note=note("src/loadpath/client and web/engine/src/client"),
        attempts=policy.attempts,
        first=policy.first_wait,
        longest=f"{LONGEST_WAIT:g}",
        lasting=", ".join(lasting[:-1]) + f" or {lasting[-1]}",
        names=", ".join(f"`{name}`" for name in loadpath.__all__) + ".",
    )
    text += "".join(_python_methods())
    tree = (errors.__doc__ or "").split("\n\n", 1)[1].strip()
    text += ERRORS.format(tree=tree) + JAVASCRIPT + "".join(_javascript_methods())
    return {FILE: text}


def _python_methods() -> Iterator[str]:
    for name, method in vars(Client).items():
        if name.startswith("_") or not inspect.isfunction(method):
            continue
        signature = str(inspect.signature(method)).replace("(self, ", "(").replace("(self)", "()")
        yield _row(f"{name}{_short(signature)}", (method.__doc__ or "").splitlines()[0])


def _short(signature: str) -> str:
    """A signature without the modules of its types and the marks of unpacked ones."""
    signature = re.sub(r"\*ForwardRef\('(\w+)'\)", r"\1", signature)
    return re.sub(r"\b(?:\w+\.)+(?=\w)", "", signature)


def _javascript_methods() -> Iterator[str]:
    for found in METHOD.finditer((SCRIPT / "client.ts").read_text()):
        given = " ".join(found["given"].split()).removesuffix(",")
        yield _row(f"{found['name']}({given}): {found['gives']}", found["says"])


def _row(called: str, says: str) -> str:
    return f"| `{called.replace('|', chr(92) + '|')}` | {says} |\n"
