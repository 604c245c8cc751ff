"""Reading a form that a page of ours sent; forms of other sites are refused.

Browsers say in `Sec-Fetch-Site` and `Origin` where a form came from. Together with cookies that
are `SameSite=Lax` this keeps other sites from acting in a visitor's name without hidden tokens.
"""

from urllib.parse import parse_qsl, urlsplit

from starlette.requests import Request

from loadpath.service.errors import (
    CrossOrigin,
    InvalidRequest,
    PayloadTooLarge,
    UnsupportedMediaType,
)
from loadpath.service.resources import Resources

LARGEST = 64 * 1024
FORM = "application/x-www-form-urlencoded"


async def read_form(request: Request, resources: Resources) -> dict[str, list[str]]:
    """The fields of the form, each with its values in order."""
    refuse_other_sites(request, resources)
    media_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media_type != FORM:
        raise UnsupportedMediaType(f"A form should be sent as {FORM}; this is {media_type!r}.")
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > LARGEST:
            raise PayloadTooLarge(f"The form is larger than {LARGEST} bytes.")
    try:
        pairs = parse_qsl(body.decode("ascii"), keep_blank_values=True, errors="strict")
    except ValueError:
        raise InvalidRequest("The form is not readable as UTF-8 text.") from None
    if any("\x00" in text for pair in pairs for text in pair):
        raise InvalidRequest("The form holds a NUL character, which no text here has.")
    fields: dict[str, list[str]] = {}
    for name, value in pairs:
        fields.setdefault(name, []).append(value)
    return fields


def first(fields: dict[str, list[str]], name: str) -> str:
    """The value of a field that has one; empty when it was left out."""
    return fields.get(name, [""])[0]


def refuse_other_sites(request: Request, resources: Resources, what: str = "form") -> None:
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        is_ours = site in ("same-origin", "none")
    else:
        origin = request.headers.get("origin")
        is_ours = origin is None or urlsplit(origin).netloc in (
            request.headers.get("host", ""),
            urlsplit(resources.settings.effective_base_url).netloc,
        )
    if not is_ours:
        raise CrossOrigin(
            f"This {what} was sent by another site; open the page here and try again."
        )
