"""What by others is shipped, under which licences: a page for people, CycloneDX for programs.

`make packages` writes the bill, and the wheel carries it.
"""

from functools import lru_cache
from pathlib import Path

import msgspec
from starlette.requests import Request

from loadpath.service.answers.answer import Answer
from loadpath.service.answers.etag import make_etag
from loadpath.service.errors import NotFound
from loadpath.service.pages.render import render_page
from loadpath.service.resources import Resources

FILE = Path(__file__).parent / "sbom.cdx.json"
MEDIA_TYPE = "application/vnd.cyclonedx+json; version=1.6"
NOT_BUILT = "This instance has no bill of materials; `make packages` in its checkout writes it."
PARTS = {
    "service": "Python packages that the service runs with",
    "pages": "In the pages",
    "engine": "In the engine",
    "local server": "In the local MCP server for npm",
}


class Licence(msgspec.Struct):
    expression: str


class Property(msgspec.Struct):
    name: str
    value: str


class Component(msgspec.Struct):
    """One thing by others."""

    name: str
    version: str
    licenses: list[Licence]
    properties: list[Property]

    @property
    def part(self) -> str:
        return self.properties[0].value

    @property
    def licence(self) -> str:
        return self.licenses[0].expression


class Bill(msgspec.Struct):
    components: list[Component]


async def serve_bill(request: Request, resources: Resources) -> Answer:
    content = read_bill()
    headers = {"ETag": make_etag(content), "Cache-Control": "no-cache"}
    return Answer(200, content, MEDIA_TYPE, headers)


async def show_licences(request: Request, resources: Resources) -> Answer:
    components = list_components(read_bill())
    parts = [
        (title, [component for component in components if component.part == part])
        for part, title in PARTS.items()
    ]
    return render_page("licences.html", parts=parts)


def read_bill() -> bytes:
    try:
        return FILE.read_bytes()
    except FileNotFoundError:
        raise NotFound(NOT_BUILT) from None


@lru_cache(maxsize=1)
def list_components(content: bytes) -> list[Component]:
    found = msgspec.json.decode(content, type=Bill).components
    return sorted(found, key=lambda component: component.name.casefold())
