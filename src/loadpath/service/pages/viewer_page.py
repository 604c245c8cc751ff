"""The pages that `make web` builds, with the data of this visit put into them.

The data is JSON in an inert script element; the policy allows the site's own scripts and the engine
and nothing else. Without built pages there is nothing to give: the caller falls back.
"""

import re
from pathlib import Path
from typing import Any

import msgspec

from loadpath.service.access.tiers import (
    FREE_MEMBER_LIMIT,
    FREE_USE,
    PRO_MEMBER_LIMIT,
    PRO_USE,
    member_limit,
)
from loadpath.service.answers.answer import Answer
from loadpath.service.pages.render import HTML
from loadpath.service.pages.visitor import Visitor
from loadpath.service.served_packages import find_package
from loadpath.store.accounts import Account

BUILT = Path(__file__).parents[1] / "static" / "viewer"
CONFIG_ELEMENT = 'id="loadpath-config"></script>'
# Built pages ask for the engine at once; not every model is solved, and a large one not at once.
ENGINE_LINK = re.compile(r'<link rel="preload" [^>]*\.wasm">')
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
        "form-action 'self'; frame-ancestors 'none'; base-uri 'none'; "
        "require-trusted-types-for 'script'; trusted-types svelte-trusted-html loadpath"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cache-Control": "no-store",
}


def is_built() -> bool:
    return (BUILT / "open.html").exists()


def answer_viewer(name: str, visitor: Visitor | None, head: str = "", **shown: Any) -> Answer:
    """A built page with what it shows; `head` are tags, `shown` adds to what every page gets."""
    config = {
        "tier": describe_tier(visitor.account if visitor else None),
        "account": describe_account(visitor),
        "python_package": find_python_package(),
        **shown,
    }
    html = (BUILT / name).read_text(encoding="utf-8")
    if not shown.get("is_solved_at_once"):
        html = ENGINE_LINK.sub("", html)
    # No character of the data can end the element around it.
    data = msgspec.json.encode(config).decode().replace("<", "\\u003c")
    page = html.replace(
        CONFIG_ELEMENT, CONFIG_ELEMENT.replace("></", f">{data}</") + preload(shown) + head
    )
    return Answer(200, page.encode(), HTML, dict(HEADERS))


def find_python_package() -> str | None:
    """Where this instance has the package that solves the same document in Python."""
    package = find_package("python", "loadpath")
    return f"/packages/{package.place}" if package else None


def preload(shown: dict[str, Any]) -> str:
    """Has the browser fetch the document at once, not only when the page's scripts ask for it."""
    address = shown.get("document_url")
    return f'<link rel="preload" as="fetch" crossorigin href="{address}">' if address else ""


def describe_tier(account: Account | None) -> dict[str, Any]:
    """What whoever opens the page may have solved, and how they may use it."""
    is_premium = account is not None and account.is_premium
    return {
        "name": "pro" if is_premium else "free",
        "member_limit": member_limit(is_premium),
        "free_member_limit": FREE_MEMBER_LIMIT,
        "pro_member_limit": PRO_MEMBER_LIMIT,
        "free_use": FREE_USE,
        "pro_use": PRO_USE,
    }


def describe_account(visitor: Visitor | None) -> dict[str, str] | None:
    return None if visitor is None else {"email": visitor.account.email}
