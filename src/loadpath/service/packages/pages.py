"""The list of packages for people, for programs and for pip, and the files themselves.

`/packages/` is also a page for `pip --find-links`, `/packages/simple/` an index as PEP 503 wants
it. A file stands under its digest, so that it may be cached for ever; its bare name leads there.
"""

import anyio.to_thread
from starlette.requests import Request

from loadpath.service.answers.answer import Answer, encoder
from loadpath.service.answers.etag import make_etag
from loadpath.service.errors import NotFound
from loadpath.service.packages import bill_of_materials
from loadpath.service.pages.page_path import Handler
from loadpath.service.pages.render import render_page
from loadpath.service.resources import Resources
from loadpath.service.served_packages import (
    NOT_BUILT,
    ServedPackage,
    list_packages,
    read_package,
    running_version,
)

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
MEDIA_TYPES = {"python": "application/zip", "npm": "application/gzip"}


async def show_packages(request: Request, resources: Resources) -> Answer:
    """The list for people."""
    base_url = resources.settings.effective_base_url
    shown = [(package, install_command(package, base_url)) for package in list_packages()]
    return render_page(
        "packages.html",
        packages=shown,
        version=running_version(),
        base_url=base_url,
        not_built=NOT_BUILT,
    )


def install_command(package: ServedPackage, base_url: str) -> str:
    """What to type to have it."""
    url = package.url(base_url)
    if package.kind == "python":
        return f"pip install {url}"
    if package.name == "loadpath-mcp":
        return f"npx --yes {url} --base-url {base_url}"
    return f"npm install {url}"


async def show_index(request: Request, resources: Resources) -> Answer:
    """The list for programs."""
    base_url = resources.settings.effective_base_url
    packages = [
        {
            "name": package.name,
            "kind": package.kind,
            "version": running_version(),
            "file": package.file,
            "url": package.url(base_url),
            "size": package.size,
            "sha256": package.sha256,
            "command": install_command(package, base_url),
        }
        for package in list_packages()
    ]
    content = encoder.encode({"version": running_version(), "packages": packages})
    return Answer(200, content, headers={"ETag": make_etag(content), "Cache-Control": ASK_AGAIN})


async def show_checksums(request: Request, resources: Resources) -> Answer:
    """The digests as `sha256sum --check` reads them."""
    lines = "".join(f"{package.sha256}  {package.file}\n" for package in list_packages())
    return Answer(200, lines.encode(), "text/plain; charset=utf-8", {"Cache-Control": ASK_AGAIN})


async def show_projects(request: Request, resources: Resources) -> Answer:
    """The root of the index for pip."""
    return render_page("packages_simple.html", links=[("loadpath/", "loadpath")])


async def show_project(request: Request, resources: Resources) -> Answer:
    """The files of the one project in the index for pip."""
    links = [
        (f"../../{package.place}#sha256={package.sha256}", package.file)
        for package in list_packages()
        if package.kind == "python"
    ]
    return render_page("packages_simple.html", links=links)


async def serve_file(request: Request, resources: Resources) -> Answer:
    """A package under its digest."""
    package = find_file(str(request.path_params["file"]))
    if not package.place.startswith(f"{request.path_params['digest']}/"):
        raise NotFound(f"This instance serves {package.file} as /packages/{package.place} now.")
    content = await anyio.to_thread.run_sync(read_package, package)
    headers = {"ETag": f'"{package.sha256[:32]}"', "Cache-Control": FOREVER}
    return Answer(200, content, MEDIA_TYPES[package.kind], headers)


async def lead_to_file(request: Request, resources: Resources) -> Answer:
    """A package by its bare name."""
    package = find_file(str(request.path_params["file"]))
    return Answer(302, headers={"Location": package.place, "Cache-Control": ASK_AGAIN})


async def lead_to_list(request: Request, resources: Resources) -> Answer:
    """The list without its last stroke."""
    return Answer(302, headers={"Location": "packages/"})


def find_file(file: str) -> ServedPackage:
    packages = list_packages()
    for package in packages:
        if package.file == file:
            return package
    if not packages:
        raise NotFound(NOT_BUILT)
    raise NotFound("There is no such package; /packages/ lists what there is.")


PAGES: dict[str, dict[str, Handler]] = {
    "/packages": {"GET": lead_to_list},
    "/packages/": {"GET": show_packages},
    "/packages/index.json": {"GET": show_index},
    "/packages/SHA256SUMS": {"GET": show_checksums},
    "/packages/sbom.json": {"GET": bill_of_materials.serve_bill},
    "/licences": {"GET": bill_of_materials.show_licences},
    "/packages/simple/": {"GET": show_projects},
    "/packages/simple/loadpath/": {"GET": show_project},
    "/packages/{file}": {"GET": lead_to_file},
    "/packages/{digest}/{file}": {"GET": serve_file},
}
