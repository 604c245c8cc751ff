"""Every path outside the API: the pages of every feature, and what programs ask for beside them."""

from loadpath.service.accounts.pages import PAGES as ACCOUNTS
from loadpath.service.api import OPERATIONS
from loadpath.service.authoring.pages import PAGES as AUTHORING
from loadpath.service.description.docs_page import make_docs_page
from loadpath.service.drafts.pages import PAGES as DRAFTS
from loadpath.service.guide.pages import PAGES as GUIDE
from loadpath.service.health.pages import PAGES as HEALTH
from loadpath.service.library.pages import PAGES as LIBRARY
from loadpath.service.mcp.kept_model import serve_kept_model
from loadpath.service.packages.pages import PAGES as PACKAGES
from loadpath.service.pages.page_path import Handler
from loadpath.service.pages.start_page import show_start
from loadpath.service.saved_models.pages import PAGES as SAVED_MODELS

SITE: dict[str, dict[str, Handler]] = {
    "/": {"GET": show_start},
    "/docs": {"GET": make_docs_page(OPERATIONS)},
    "/api/mcp/models/{handle}": {"GET": serve_kept_model},
    **AUTHORING,
    **DRAFTS,
    **ACCOUNTS,
    **SAVED_MODELS,
    **LIBRARY,
    **PACKAGES,
    **HEALTH,
    **GUIDE,
}
