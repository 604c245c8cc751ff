"""The account's saved models: rename, download, delete, and open in the viewer."""

import re

import msgspec
from starlette.requests import Request

from loadpath.service.answers.answer import JSON, Answer
from loadpath.service.answers.issue_list import answer_issues
from loadpath.service.bodies.json_text import refuse_control_characters
from loadpath.service.bodies.packed_document import unpack_document
from loadpath.service.clock import to_datetime
from loadpath.service.errors import InvalidParameter, NotFound, ProRequired, Unavailable
from loadpath.service.pages.form import first, read_form
from loadpath.service.pages.redirect import see_other
from loadpath.service.pages.render import render_page
from loadpath.service.pages.viewer_page import answer_viewer, is_built
from loadpath.service.pages.visitor import Visitor, require_visitor
from loadpath.service.resources import Resources
from loadpath.store.saved_models import (
    SavedModel,
    delete_saved_model,
    find_saved_model,
    list_saved_models,
    lock_saved_model,
    read_document,
    update_saved_model,
)
from loadpath.store.transaction import Transaction

LONGEST_NAME = 200
LIST = "/account/models"


async def show_saved_models(request: Request, resources: Resources) -> Answer:
    return await list_page(await require_visitor(request, resources), resources)


async def rename(request: Request, resources: Resources) -> Answer:
    visitor = await require_visitor(request, resources)
    fields = await read_form(request, resources)
    try:
        require_pro(visitor)
        name = read_name(first(fields, "name"))
    except (InvalidParameter, ProRequired) as problem:
        return await list_page(visitor, resources, problem.message, problem.status)

    def change(tx: Transaction) -> None:
        lock_saved_model(tx, path_id(request))
        old = find(tx, visitor, path_id(request))
        new = msgspec.structs.replace(
            old, name=name, revision=old.revision + 1, updated_at=resources.clock()
        )
        update_saved_model(tx, new, None)

    await resources.store.write(change)
    return see_other(LIST)


async def delete(request: Request, resources: Resources) -> Answer:
    visitor = await require_visitor(request, resources)
    await read_form(request, resources)

    def remove(tx: Transaction) -> None:
        lock_saved_model(tx, path_id(request))
        delete_saved_model(tx, find(tx, visitor, path_id(request)).id)

    await resources.store.write(remove)
    return see_other(LIST)


async def show_in_viewer(request: Request, resources: Resources) -> Answer:
    """The model in the viewer: for its owner only, and for as long as it is kept."""
    visitor = await require_visitor(request, resources)
    saved = await resources.store.read(lambda tx: find(tx, visitor, path_id(request)))
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
    saved, text = await fetch(request, resources)
    disposition = f'attachment; filename="{file_name(saved.name)}"'
    return Answer(
        200,
        text,
        JSON,
        {"Content-Disposition": disposition, "Cache-Control": "private, no-store"},
    )


async def serve_issues(request: Request, resources: Resources) -> Answer:
    _, text = await fetch(request, resources)
    return await answer_issues(text)


async def fetch(request: Request, resources: Resources) -> tuple[SavedModel, bytes]:
    """A model of the visitor with its document."""
    visitor = await require_visitor(request, resources)

    def read(tx: Transaction) -> tuple[SavedModel, bytes]:
        saved = find(tx, visitor, path_id(request))
        return saved, read_document(tx, saved.id)

    saved, packed = await resources.store.read(read)
    return saved, await unpack_document(packed)


def path_id(request: Request) -> str:
    return str(request.path_params["id"])


def require_pro(visitor: Visitor) -> None:
    if not visitor.account.is_premium:
        raise ProRequired("Changing saved models needs the Pro tier; downloading them does not.")


def find(tx: Transaction, visitor: Visitor, model_id: str) -> SavedModel:
    saved = find_saved_model(tx, visitor.account.id, model_id) if "\x00" not in model_id else None
    if saved is None:
        raise NotFound("There is no such saved model in this account.")
    return saved


def read_name(text: str) -> str:
    name = text.strip()
    if not 1 <= len(name) <= LONGEST_NAME:
        raise InvalidParameter(f"A name should have 1 to {LONGEST_NAME} characters.")
    refuse_control_characters("name", name)
    return name


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
