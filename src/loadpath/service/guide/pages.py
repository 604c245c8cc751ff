"""The guide at /guide, its pages as Markdown beside them, and llms.txt, which lists these.

Models of the guide are opened as those behind links are: solved by the reader's browser.
"""

import mimetypes

import anyio.to_thread
from starlette.requests import Request

from loadpath.built_guide import list_files
from loadpath.service.answers.answer import Answer
from loadpath.service.answers.etag import make_etag
from loadpath.service.errors import NotFound
from loadpath.service.pages.page_path import Handler
from loadpath.service.pages.redirect import sign_in_path
from loadpath.service.pages.render import HTML, POLICY
from loadpath.service.pages.viewer_page import answer_viewer, is_built
from loadpath.service.pages.visitor import find_visitor
from loadpath.service.resources import Resources

MEDIA_TYPES = {
    ".html": HTML,
    ".md": "text/markdown; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
}


OPEN_MODEL = "/guide/open/{name:path}"
MODELS = "verification/"
"""The files of the guide that are models stand here; other JSON is not for the viewer."""


async def show_page(request: Request, resources: Resources) -> Answer:
    """A page or a file of the guide."""
    return await answer_file(str(request.path_params.get("name", "")).rstrip("/") or "index")


async def show_llms(request: Request, resources: Resources) -> Answer:
    """What the guide has, for programs that read."""
    return await answer_file("llms.txt")


async def open_model(request: Request, resources: Resources) -> Answer:
    """The viewer with a model of the guide."""
    name = f"{request.path_params['name']}.json"
    if name not in list_files() or not name.startswith(MODELS):
        raise NotFound("The guide has no such model; /guide/verification lists those it has.")
    if not is_built():
        raise NotFound("The pages are not built: run `make web`.")
    return answer_viewer(
        "open.html",
        await find_visitor(request, resources),
        document_url=f"/guide/{name}",
        links={"sign_in": sign_in_path(request)},
    )


async def answer_file(name: str) -> Answer:
    files = list_files()
    file = files.get(f"{name}.html") or files.get(name)
    if file is None:
        raise NotFound(
            "The guide has no such page; /guide/contents lists what it has."
            if files
            else "The guide is not built: run `make guide`."
        )
    content = await anyio.to_thread.run_sync(file.read_bytes)
    headers = {"ETag": make_etag(content), "Cache-Control": "no-cache"}
    if file.suffix == ".html":
        headers |= {"Content-Security-Policy": POLICY, "Cross-Origin-Opener-Policy": "same-origin"}
    media_type = MEDIA_TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    assert media_type is not None
    return Answer(200, content, media_type, headers)


PAGES: dict[str, dict[str, Handler]] = {
    "/guide": {"GET": show_page},
    OPEN_MODEL: {"GET": open_model},
    "/guide/{name:path}": {"GET": show_page},
    "/llms.txt": {"GET": show_llms},
}
