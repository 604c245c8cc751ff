"""One HTML file with the viewer, the engine and a document: the page's offline copy, written here.

The parts are those that the page puts together in `page/offline_copy.ts`.
"""

import gzip
import json
import secrets
from base64 import b64encode
from html import escape
from importlib.resources import files
from typing import Any

from loadpath.mcp.chat_page import TIER_HERE

NOT_BUILT = "the pages are not built in this checkout; `make web` builds them"
POLICY = (
    "default-src 'none'; script-src 'nonce-{0}' 'wasm-unsafe-eval' blob:; style-src 'nonce-{0}'; "
    "img-src data: blob:; font-src data:; worker-src blob:; form-action 'none'; base-uri 'none'; "
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html loadpath"
)


class PagesMissing(Exception):
    """A checkout without its built pages."""


def offline_copy(document: str, config: dict[str, Any]) -> str:
    """The text of the file; `config` is what the page reads beside the document."""
    parts = files("loadpath") / "service" / "static" / "viewer" / "offline"
    try:
        script, style, worker = (
            (parts / name).read_text("utf-8") for name in ("viewer.js", "viewer.css", "worker.js")
        )
        engine = (files("loadpath") / "engine" / "engine.wasm").read_bytes()
    except FileNotFoundError:
        raise PagesMissing(NOT_BUILT) from None
    nonce = secrets.token_urlsafe(18)
    inside = {
        "config": {"tier": TIER_HERE, **config},
        "document": document,
        "engine": {"wasm": b64encode(gzip.compress(engine, 6)).decode(), "worker": worker},
    }
    data = (
        f'<script type="application/json" id="loadpath-{name}">{_inert(value)}</script>'
        for name, value in inside.items()
    )
    return "\n".join(
        [
            "<!doctype html>",
            '<html lang="en" data-state="loading"><head><meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY.format(nonce)}">',
            f"<title>{escape(config.get('title') or 'Model')}</title>",
            _style(style, nonce),
            '<body><div id="page"></div>',
            *data,
            _script(script, nonce),
            "</body></html>",
        ]
    )


def _style(text: str, nonce: str) -> str:
    whole = text.replace("</", "<\\/")
    return f'<style nonce="{nonce}">{whole}</style></head>'


def _script(text: str, nonce: str) -> str:
    whole = text.replace("</script", "<\\/script")
    return f'<script nonce="{nonce}">{whole}</script>'


def _inert(value: Any) -> str:
    """JSON that cannot end or change the script element around it."""
    return json.dumps(value).replace("<", "\\u003c")
