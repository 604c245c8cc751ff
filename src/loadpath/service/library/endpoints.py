"""What the schema and section endpoints do. Their answers change only with a new version."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import anyio.to_thread

from loadpath.catalogue import (
    UnknownFamily,
    UnknownSection,
    families,
    find_section,
    section_names,
)
from loadpath.document import UnknownRoot, schema
from loadpath.service.answers.answer import Answer, encoder
from loadpath.service.answers.etag import make_etag
from loadpath.service.errors import InvalidParameter, NotFound
from loadpath.service.operations.call import Call


async def show_schema(call: Call) -> Answer:
    """The index of roots, or one root with everything it refers to."""
    return await answer_once(render_schema, read_name(call, "root"))


async def show_sections(call: Call) -> Answer:
    """The families and names, or one section."""
    name, family = read_name(call, "name"), read_name(call, "family")
    if name is None:
        return await answer_once(render_names, family)
    return await answer_once(render_section, name, family)


def read_name(call: Call, parameter: str) -> str | None:
    name = call.query.get(parameter)
    if name is not None and not name.strip():
        raise InvalidParameter(f"`{parameter}` is empty; leave it out or give a name.")
    return name


async def answer_once(render: Callable[..., bytes], *names: str | None) -> Answer:
    """Render, off the event loop because the first time reads files, and tag the content."""
    try:
        content = await anyio.to_thread.run_sync(render, *names)
    except (UnknownRoot, UnknownFamily, UnknownSection) as unknown:
        text = str(unknown)
        raise NotFound(f"{text[:1].upper()}{text[1:]}.") from None
    headers = {"ETag": make_etag(content), "Cache-Control": "private, no-cache"}
    return Answer(200, content, headers=headers)


@lru_cache(maxsize=256)
def render_schema(root: str | None) -> bytes:
    return encoder.encode(schema(root))


@lru_cache(maxsize=256)
def render_names(family: str | None) -> bytes:
    names = section_names(family)
    described = {name: text for name, text in families().items() if name in names}
    return encoder.encode({"families": described, "sections": names})


@lru_cache(maxsize=1024)
def render_section(name: str, family: str | None) -> bytes:
    section = find_section(name)
    if family is not None and section.name not in section_names(family).get(section.family, ()):
        raise UnknownSection(name, None)
    plain: dict[str, Any] = section.to_dict()
    return encoder.encode(plain)
