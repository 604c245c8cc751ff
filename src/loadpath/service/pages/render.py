"""Turning a template and what it shows into a page. Every value is escaped by the templates."""

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from loadpath.service.answers.answer import Answer
from loadpath.service.clock import to_datetime

HTML = "text/html; charset=utf-8"
TEMPLATES = Path(__file__).parent / "templates"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
)


@cache
def environment() -> Environment:
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["moment"] = show_moment
    made.filters["machine_moment"] = lambda milliseconds: to_datetime(milliseconds).isoformat()
    return made


def show_moment(milliseconds: int) -> str:
    """A time as people read it; the page's `<time>` element carries the exact one."""
    return f"{to_datetime(milliseconds):%-d %B %Y, %H:%M} UTC"


def render_part(template: str, **shown: Any) -> str:
    """What a template makes of some values: a page, or a part of one."""
    return environment().get_template(template).render(**shown)


def render_page(
    template: str,
    *,
    status: int = 200,
    policy: str = POLICY,
    headers: dict[str, str] | None = None,
    cookies: tuple[str, ...] = (),
    **shown: Any,
) -> Answer:
    """The page of a template; it is never kept by caches, because it may show an account."""
    html = render_part(template, **shown)
    return Answer(
        status,
        html.encode(),
        HTML,
        {
            "Content-Security-Policy": policy,
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cache-Control": "no-store",
            **(headers or {}),
        },
        cookies=cookies,
    )
