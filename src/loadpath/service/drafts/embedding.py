"""Links in frames of other sites: of those that the operator names, and of no other."""

from starlette.requests import Request

from loadpath.service.answers.answer import Answer
from loadpath.service.settings import Settings

NOBODY = "frame-ancestors 'none'"
OUTWARD = '<base target="_blank">'
"""Every link of the page leads to a page that nobody may frame; in a frame it gets a window."""


def let_embed(answer: Answer, settings: Settings) -> Answer:
    """The same page, in whose policy the operator's origins stand as those that may frame it."""
    origins = settings.embedding_origins
    if origins:
        policy = answer.headers["Content-Security-Policy"]
        allowed = policy.replace(NOBODY, f"frame-ancestors {' '.join(origins)}")
        answer.headers["Content-Security-Policy"] = allowed
    return answer


def is_embedded(request: Request) -> bool:
    return request.headers.get("sec-fetch-dest") == "iframe"
