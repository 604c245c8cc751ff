"""Sending a browser to another page, and only ever to one of ours."""

from urllib.parse import quote, unquote

from starlette.requests import Request

from loadpath.service.answers.answer import Answer

ADDRESS_CHARACTERS = ":/?#[]@!$&'()*+,;=%-._~"


class SeeOther(Exception):
    """Raised where a page finds that another page must come first."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.path = path


def see_other(path: str, cookies: tuple[str, ...] = ()) -> Answer:
    """After a form was handled: a new GET, so that reloading does not send the form again.

    An address is ASCII (RFC 3986, 2); what else stands in it is written in percent signs.
    """
    location = quote(path, safe=ADDRESS_CHARACTERS)
    return Answer(303, headers={"Location": location, "Cache-Control": "no-store"}, cookies=cookies)


def own_path(text: str | None, default: str = "/account") -> str:
    """`text` if it is a path on this host, else the default: no way to send people elsewhere."""
    if not text or not text.startswith("/"):
        return default
    plain = unquote(text)
    if plain.startswith(("//", "/\\")) or any(c in plain for c in "\\\r\n\t\x00"):
        return default
    return text


def sign_in_path(request: Request) -> str:
    """The sign-in page that comes back to where the visitor wanted to go."""
    if request.method not in ("GET", "HEAD"):
        return "/sign-in"
    query = f"?{request.url.query}" if request.url.query else ""
    return "/sign-in?next=" + quote(request.url.path + query, safe="/")
