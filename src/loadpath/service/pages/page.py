"""The frame of every page: valid, accessible, usable without scripts, under a strict policy."""

from html import escape

from loadpath.service.answer import Answer
from loadpath.service.errors import ServiceError

HTML = "text/html; charset=utf-8"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; "
    "base-uri 'none'"
)

FRAME = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Loadpath</title>
<link rel="stylesheet" href="/static/site.css">
{head}</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header><a class="brand" href="/">Loadpath</a>{navigation}</header>
<main id="content">
{content}
</main>
</body>
</html>
"""


def answer_page(
    title: str,
    content: str,
    *,
    status: int = 200,
    head: str = "",
    navigation: str = "",
    policy: str = POLICY,
    headers: dict[str, str] | None = None,
) -> Answer:
    """A page. `title` is text; `content`, `head` and `navigation` are HTML, escaped already."""
    html = FRAME.format(title=escape(title), head=head, navigation=navigation, content=content)
    return Answer(
        status,
        html.encode(),
        HTML,
        {"Content-Security-Policy": policy, **(headers or {})},
    )


def answer_error_page(error: ServiceError) -> Answer:
    """The page of a failure outside the API."""
    titles = {404: "Not found", 410: "This link has ended", 500: "Something failed"}
    title = titles.get(error.status, "That did not work")
    content = f"<h1>{escape(title)}</h1>\n<p>{escape(error.message)}</p>"
    return answer_page(title, content, status=error.status, headers=error.headers)
