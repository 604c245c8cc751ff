"""Every path outside the API: the pages of every feature, and what programs ask for beside them."""

from starlette.requests import Request

from loadpath.service.access.admission import admit_stranger
from loadpath.service.accounts.pages import PAGES as ACCOUNTS
from loadpath.service.api import OPERATIONS
from loadpath.service.authoring.pages import PAGES as AUTHORING
from loadpath.service.description.docs_page import make_docs_page
from loadpath.service.drafts.pages import PAGES as DRAFTS
from loadpath.service.guide.pages import OPEN_MODEL
from loadpath.service.guide.pages import PAGES as GUIDE
from loadpath.service.health.pages import PAGES as HEALTH
from loadpath.service.library.pages import PAGES as LIBRARY
from loadpath.service.mcp.kept_model import serve_kept_model
from loadpath.service.packages.pages import PAGES as PACKAGES
from loadpath.service.pages.page_path import Admit, Handler
from loadpath.service.pages.start_page import show_start
from loadpath.service.pages.visitor import admit_reader
from loadpath.service.resources import Resources
from loadpath.service.saved_models.pages import PAGES as SAVED_MODELS

KEPT_MODEL = "/api/mcp/models/{handle}"

SITE: dict[str, dict[str, Handler]] = {
    "/": {"GET": show_start},
    "/docs": {"GET": make_docs_page(OPERATIONS)},
    KEPT_MODEL: {"GET": serve_kept_model},
    **AUTHORING,
    **DRAFTS,
    **ACCOUNTS,
    **SAVED_MODELS,
    **LIBRARY,
    **PACKAGES,
    **HEALTH,
    **GUIDE,
}


async def admit_program(request: Request, resources: Resources) -> None:
    """Count a probe by its network: it has no session, and asks whether the database is there."""
    admit_stranger(resources, request.scope, request.headers.get("x-forwarded-for"))


async def leave_to_handler(request: Request, resources: Resources) -> None:
    """It looks for a caller, and counts that one."""


NEED_NO_DATABASE = {"/docs", *LIBRARY, *PACKAGES, *GUIDE} - {OPEN_MODEL}
ADMISSIONS: dict[str, Admit] = {
    KEPT_MODEL: leave_to_handler,
    **dict.fromkeys(HEALTH, admit_program),
    **dict.fromkeys(NEED_NO_DATABASE, admit_reader),
}
"""Who is looked for, and by whom; on every other path a visitor is, before anything else."""
