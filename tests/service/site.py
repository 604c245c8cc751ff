"""A browser without scripts: follows links, fills forms as they stand on the page."""

from html.parser import HTMLParser
from typing import Any
from urllib.parse import urlencode

import httpx2

from tests.service.api import Api


class Form:
    """One form of a page with its fields and their present values."""

    def __init__(self, attributes: dict[str, str]) -> None:
        self.action = attributes.get("action", "")
        self.method = attributes.get("method", "get").lower()
        self.values: dict[str, str] = {}


class PageReader(HTMLParser):
    """Collects the forms and the visible text of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.forms.append(Form(attributes))
        elif tag == "input" and "name" in attributes and attributes.get("type") != "checkbox":
            self.forms[-1].values[attributes["name"]] = attributes.get("value", "")

    def handle_data(self, data: str) -> None:
        self.text.append(data)


class Browser:
    """A visitor of the site with a cookie jar of its own."""

    def __init__(self, api: Api) -> None:
        self.api = api
        self.cookies = httpx2.Cookies()
        self.response: Any = None
        self.page = PageReader()

    def visit(self, path: str) -> "Browser":
        return self._send("GET", path)

    def submit(self, action: str, **values: Any) -> "Browser":
        """Fill and send the form of the present page that goes to `action`."""
        form = next(form for form in self.page.forms if form.action == action)
        filled = {**form.values, **values}
        if form.method == "get":
            return self._send("GET", action, params=filled)
        return self.post(action, filled)

    def post(self, path: str, values: dict[str, Any]) -> "Browser":
        """Send a form as browsers do; an empty one too says that it is a form."""
        return self._send("POST", path, content=urlencode(values))

    def _send(self, method: str, path: str, **options: Any) -> "Browser":
        self.api.client.cookies = self.cookies
        headers = {"Accept": "text/html", "Sec-Fetch-Site": "same-origin"}
        if method == "POST":
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        self.response = self.api.client.request(method, path, headers=headers, **options)
        self.cookies = httpx2.Cookies(self.api.client.cookies)
        self.api.client.cookies = httpx2.Cookies()
        self.page = PageReader()
        if self.response.headers.get("content-type", "").startswith("text/html"):
            self.page.feed(self.response.text)
        return self

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.page.text).split())

    @property
    def path(self) -> str:
        return str(self.response.url.path)

    @property
    def status(self) -> int:
        return int(self.response.status_code)
