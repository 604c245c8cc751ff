"""The pages of saved models: the list, rename, download, delete, and open in the viewer."""

import re

import msgspec
from starlette.requests import Request

from loadpath.service.answers.answer import JSON, Answer
from loadpath.service.answers.stored_issues import read_issues
from loadpath.service.bodies.packed_document import unpack_document
from loadpath.service.bodies.received_body import Limits
from loadpath.service.clock import to_datetime
from loadpath.service.errors import InvalidParameter, ProRequired, Unavailable
from loadpath.service.pages import form
from loadpath.service.pages.page_path import Handler
from loadpath.service.pages.redirect import see_other
from loadpath.service.pages.render import render_page
from loadpath.service.pages.viewer_page import answer_viewer, is_built
from loadpath.service.pages.visitor import Visitor, network_of, require_visitor
from loadpath.service.resources import Resources
from loadpath.service.saved_models import verbs
from loadpath.service.saved_models.read_request import SavedContent, read_update_request
from loadpath.store.saved_models import SavedModel, list_saved_models

LIST = "/account/models"


async def show_list(request: Request, resources: Resources) -> Answer:
    return await list_page(await require_visitor(request, resources), resources)


async def rename(request: Request, resources: Resources) -> Answer:
    """An update of the name alone, under the rules of the API."""
    visitor = await require_visitor(request, resources)
    fields = await form.read_form(request, resources)
    try:
        verbs.require_pro(visitor.account)
        content = read_name(form.first(fields, "name"))
    except (InvalidParameter, ProRequired) as problem:
        return await list_page(visitor, resources, problem.message, problem.status)
    await resources.store.write(
        lambda tx: verbs.change(
            tx, visitor.account, path_id(request), content, now=resources.clock()
        )
    )
    return see_other(LIST)


async def delete(request: Request, resources: Resources) -> Answer:
    visitor = await require_visitor(request, resources)
    await form.read_form(request, resources)
    now, network = resources.clock(), network_of(request, resources)
    await resources.store.write(
        lambda tx: verbs.delete(tx, visitor.account, path_id(request), now=now, network=network)
    )
    return see_other(LIST)


async def show_in_viewer(request: Request, resources: Resources) -> Answer:
    """The model in the viewer: for its owner only, and for as long as it is kept."""
    visitor = await require_visitor(request, resources)
    saved = await resources.store.read(lambda tx: verbs.find(tx, visitor.account, path_id(request)))
    if not is_built():
        raise Unavailable("The viewer is not built here; `make web` builds it.")
    return answer_viewer(
        "open.html",
        visitor,
        document_url=f"{LIST}/{saved.id}/document",
        issues_url=f"{LIST}/{saved.id}/issues",
        created_at=to_datetime(saved.created_at),
    )


async def download(request: Request, resources: Resources) -> Answer:
    """The document exactly as it was saved, as a file."""
    saved, packed = await fetch(request, resources)
    disposition = f'attachment; filename="{file_name(saved.name)}"'
    return Answer(
        200,
        await unpack_document(packed),
        JSON,
        {"Content-Disposition": disposition, "Cache-Control": "private, no-store"},
    )


async def serve_issues(request: Request, resources: Resources) -> Answer:
    """What validation says about a model of the visitor, in its present state."""
    saved, packed = await fetch(request, resources)

    async def fetched() -> bytes:
        return packed

    name = f"saved {saved.id} {saved.revision}"
    return Answer(200, await resources.kept_readings.find(read_issues, name, fetched))


async def fetch(request: Request, resources: Resources) -> tuple[SavedModel, bytes]:
    """A model of the visitor with its document, packed."""
    visitor = await require_visitor(request, resources)
    return await resources.store.read(lambda tx: verbs.fetch(tx, visitor.account, path_id(request)))


def path_id(request: Request) -> str:
    return str(request.path_params["id"])


def read_name(text: str) -> SavedContent:
    """The form's name, read as the API reads an update of a name."""
    body = msgspec.json.encode({"name": text.strip()})
    return read_update_request(body, Limits(len(body), 0))


def file_name(name: str) -> str:
    """The model's name as a file name that every system takes."""
    plain = re.sub(r"[^A-Za-z0-9._-]+", "-", name).strip("-.") or "model"
    return f"{plain[:80]}.json"


async def list_page(
    visitor: Visitor, resources: Resources, problem: str = "", status: int = 200
) -> Answer:
    models = await resources.store.read(lambda tx: list_saved_models(tx, visitor.account.id))
    return render_page(
        "saved_models.html",
        status=status,
        account=visitor.account,
        models=models,
        problem=problem,
    )


PAGES: dict[str, dict[str, Handler]] = {
    LIST: {"GET": show_list},
    LIST + "/{id}": {"GET": show_in_viewer},
    LIST + "/{id}/document": {"GET": download},
    LIST + "/{id}/issues": {"GET": serve_issues},
    LIST + "/{id}/rename": {"POST": rename},
    LIST + "/{id}/delete": {"POST": delete},
}
