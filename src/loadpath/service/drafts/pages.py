"""The page behind a link, and the document that the page reads."""

from starlette.requests import Request

from loadpath.service.access.tiers import member_limit
from loadpath.service.answers.answer import Answer
from loadpath.service.answers.etag import make_etag
from loadpath.service.answers.send_answer import choose_encoding
from loadpath.service.answers.stored_issues import read_issues
from loadpath.service.bodies.packed_document import unpack_document
from loadpath.service.bodies.received_body import BodyReader
from loadpath.service.clock import to_datetime
from loadpath.service.drafts import links_page
from loadpath.service.drafts.embedding import OUTWARD, is_embedded, let_embed
from loadpath.service.drafts.ended_link import EndedLink
from loadpath.service.drafts.link_card import link_card
from loadpath.service.drafts.preview import read_preview
from loadpath.service.errors import NotFound, ServiceError
from loadpath.service.pages.error_page import answer_error_page
from loadpath.service.pages.page_path import Handler
from loadpath.service.pages.redirect import sign_in_path
from loadpath.service.pages.render import render_page
from loadpath.service.pages.viewer_page import answer_viewer, is_built
from loadpath.service.pages.visitor import Visitor, find_visitor
from loadpath.service.resources import Resources
from loadpath.store.drafts import Draft, find_draft, read_document
from loadpath.store.transaction import Transaction

# Bytes of a packed document whose page stands before the engine begins: about 3,000 members.
LARGE = 40_000
NOWHERE = "This link leads nowhere: it is mistyped, or ended long ago."


async def show_link(request: Request, resources: Resources) -> Answer:
    """The page of an active link; an ended or unknown one gets a page too, that says so."""
    return let_embed(await find_page(request, resources), resources.settings)


async def find_page(request: Request, resources: Resources) -> Answer:
    try:
        draft = await resources.store.read(lambda tx: require_active(tx, request, resources))
    except EndedLink as ended:
        return ended.page()
    except ServiceError as error:
        return answer_error_page(error)
    document_path = f"/open/{draft.id}/document"
    if not is_built():
        return render_page("open.html", document_path=document_path, expires_at=draft.expires_at)
    head = link_card(resources.settings.effective_base_url, draft)
    visitor = await find_visitor(request, resources)
    return answer_viewer(
        "open.html",
        visitor,
        head=head + (OUTWARD if is_embedded(request) else ""),
        is_solved_at_once=is_solved_at_once(draft, visitor),
        document_url=document_path,
        issues_url=f"/open/{draft.id}/issues",
        created_at=to_datetime(draft.created_at),
        expires_at=to_datetime(draft.expires_at),
        links={"sign_in": sign_in_path(request)},
    )


def is_solved_at_once(draft: Draft, visitor: Visitor | None) -> bool:
    """Whether the page sets the engine to work as soon as it has the document."""
    most = member_limit(visitor is not None and visitor.account.is_premium)
    return draft.members is not None and draft.members <= most and draft.size < LARGE


async def serve_document(request: Request, resources: Resources) -> Answer:
    """The document exactly as it was posted, for whoever holds the link.

    This is what counts as opening it: robots that look at pages do not fetch models.
    """
    draft, packed = await find_packed(request, resources)
    resources.link_openings.note(draft.id, draft.last_opened_at, resources.clock())
    if choose_encoding(request.headers.get("accept-encoding", "")) == "zstd":
        return Answer(200, packed, content_encoding="zstd")
    return Answer(200, await unpack_document(packed))


async def serve_issues(request: Request, resources: Resources) -> Answer:
    """What validation says about the document of an active link."""
    return Answer(200, await find_in_document(request, resources, read_issues))


async def serve_preview(request: Request, resources: Resources) -> Answer:
    """The model as a picture; whoever keeps it asks each time whether the link still works."""
    picture = await find_in_document(request, resources, read_preview, is_long_work=True)
    headers = {"ETag": make_etag(picture), "Cache-Control": "private, no-cache"}
    return Answer(200, picture, "image/png", headers)


async def find_in_document(
    request: Request, resources: Resources, reader: BodyReader, *, is_long_work: bool = False
) -> bytes:
    """What a reader finds in the document of an active link; it is read only once."""
    draft = await resources.store.read(lambda tx: require_active(tx, request, resources))

    async def fetched() -> bytes:
        return (await find_packed(request, resources))[1]

    return await resources.kept_readings.find(
        reader, f"draft {draft.id}", fetched, is_long_work=is_long_work
    )


async def find_packed(request: Request, resources: Resources) -> tuple[Draft, bytes]:
    """An active link with its stored document; the document first, so that a link whose end comes
    between the two is an ended one and not one without a document."""

    def find(tx: Transaction) -> tuple[Draft, bytes | None]:
        packed = read_document(tx, asked_id(request))
        return require_active(tx, request, resources), packed

    draft, packed = await resources.store.read(find)
    if packed is None:
        raise NotFound("This link leads nowhere.")
    return draft, packed


def asked_id(request: Request) -> str:
    """The id of the path, where it can be one."""
    draft_id = str(request.path_params["id"])
    if not draft_id.isalnum():
        raise NotFound(NOWHERE)
    return draft_id


def require_active(tx: Transaction, request: Request, resources: Resources) -> Draft:
    """The draft of the path, or why there is none."""
    draft = find_draft(tx, asked_id(request))
    if draft is None:
        raise NotFound(NOWHERE)
    ended_at = draft.ended_at(resources.clock())
    if ended_at is not None:
        raise EndedLink(draft, ended_at)
    return draft


PAGES: dict[str, dict[str, Handler]] = {
    "/open/{id}": {"GET": show_link},
    "/open/{id}/document": {"GET": serve_document},
    "/open/{id}/issues": {"GET": serve_issues},
    "/open/{id}/preview.png": {"GET": serve_preview},
    links_page.LIST: {"GET": links_page.show_links, "POST": links_page.share},
    f"{links_page.LIST}/end": {"POST": links_page.end},
}
