"""The library for a page that tries other sections: names, masses, records, and candidates.

Whoever may open a link may read it: it is in every package. The page brings no credentials, so
these are paths of the site, not of the API.
"""

from functools import lru_cache
from math import isfinite
from typing import Any

import anyio.to_thread
from starlette.requests import Request

from loadpath.authoring.library_candidates import library_candidate
from loadpath.authoring.library_records import library_section_records, material_record
from loadpath.catalogue import (
    LibraryMaterial,
    UnknownMaterial,
    UnknownSection,
    families,
    find_material,
    find_section,
    material_names,
    section_names,
)
from loadpath.service.answers.answer import Answer, encoder
from loadpath.service.answers.etag import make_etag
from loadpath.service.errors import InvalidParameter, NotFound
from loadpath.service.operations.call import read_query
from loadpath.service.pages.page_path import Handler
from loadpath.service.resources import Resources

RECORDS = ("section", "material", "thickness")


async def list_library(request: Request, resources: Resources) -> Answer:
    """Every family with its names, and the materials."""
    return tag(await anyio.to_thread.run_sync(render_library))


async def weigh_family(request: Request, resources: Resources) -> Answer:
    """The sections of a family with mass per metre and plastic modulus, the lightest first."""
    return tag(await anyio.to_thread.run_sync(render_family, read_family(request)))


async def make_records(request: Request, resources: Resources) -> Answer:
    """A named section as a document has it, its outline and its material of that grade.

    Without a grade the section is for a material of the author's own; without a section there is
    the material alone, with the strength of parts of the given thickness.
    """
    query = read_query(request.scope, RECORDS)
    section, material = query.get("section"), query.get("material")
    if section is None and material is None:
        raise InvalidParameter("Name a `section`, a `material`, or both.")
    thickness = read_thickness(query.get("thickness"))
    if section is not None and thickness is not None:
        raise InvalidParameter(
            "Name a `section` or a `thickness`: a section has the strength of its own parts."
        )
    return tag(await anyio.to_thread.run_sync(render_records, section, material, thickness))


async def list_candidates(request: Request, resources: Resources) -> Answer:
    """The sections of a family as the engine's search for the lightest takes them."""
    return tag(await anyio.to_thread.run_sync(render_candidates, read_family(request)))


def read_family(request: Request) -> str:
    family = str(request.path_params["family"])
    if family not in families():
        raise NotFound(f"There is no family of sections {family[:40]!r}.")
    return family


def read_thickness(text: str | None) -> float | None:
    if text is None:
        return None
    try:
        thickness = float(text)
    except ValueError:
        thickness = 0.0
    if not isfinite(thickness) or thickness <= 0.0:
        raise InvalidParameter(f"`thickness` should be metres above 0, found {text[:40]!r}.")
    return thickness


def tag(content: bytes) -> Answer:
    return Answer(200, content, headers={"ETag": make_etag(content), "Cache-Control": "no-cache"})


@lru_cache(maxsize=1)
def render_library() -> bytes:
    materials = [find_material(name).to_dict() for name in material_names()]
    listed = {"families": families(), "sections": section_names(), "materials": materials}
    return encoder.encode(listed)


@lru_cache(maxsize=64)
def render_family(family: str) -> bytes:
    sections = [find_section(name) for name in section_names(family)[family]]
    weighed = [
        {
            "name": each.name,
            "mass_per_metre": each.mass_per_metre,
            "wpl": max(each.wpl_y, each.wpl_z),
        }
        for each in sorted(sections, key=lambda each: each.mass_per_metre)
    ]
    return encoder.encode({"sections": weighed})


@lru_cache(maxsize=64)
def render_candidates(family: str) -> bytes:
    return encoder.encode([library_candidate(name) for name in section_names(family)[family]])


@lru_cache(maxsize=1024)
def render_records(section: str | None, material: str | None, thickness: float | None) -> bytes:
    try:
        named = None if material is None else find_material(material)
        library = None if section is None else find_section(section)
        if library is None:
            assert named is not None, "one of both is named"
            return encoder.encode({"material": material_record(named, strength(named, thickness))})
        # Of a material of the author's own the curves of common steel are as good as any.
        records = library_section_records(library, named or find_material("S235"))
    except (UnknownMaterial, UnknownSection) as unknown:
        text = str(unknown)
        raise NotFound(f"{text[:1].upper()}{text[1:]}.") from None
    except ValueError as error:
        raise InvalidParameter(f"{error}.") from None
    made: dict[str, Any] = {"section": records.section, "shape_path": records.shape_path}
    if named is not None:
        made["material"] = material_record(named, records.strength)
    return encoder.encode(made)


def strength(named: LibraryMaterial, thickness: float | None) -> float:
    return named.yield_stress if thickness is None else named.strength_at(thickness)


PAGES: dict[str, dict[str, Handler]] = {
    "/library/sections": {"GET": list_library},
    "/library/sections/{family}": {"GET": weigh_family},
    "/library/candidates/{family}": {"GET": list_candidates},
    "/library/records": {"GET": make_records},
}
