"""The paths below /packages/."""

from loadpath.service.packages import endpoints
from loadpath.service.pages.page_path import Handler

PACKAGES: dict[str, dict[str, Handler]] = {
    "/packages": {"GET": endpoints.lead_to_list},
    "/packages/": {"GET": endpoints.show_packages},
    "/packages/index.json": {"GET": endpoints.show_index},
    "/packages/SHA256SUMS": {"GET": endpoints.show_checksums},
    "/packages/simple/": {"GET": endpoints.show_projects},
    "/packages/simple/loadpath/": {"GET": endpoints.show_project},
    "/packages/{file}": {"GET": endpoints.lead_to_file},
    "/packages/{digest}/{file}": {"GET": endpoints.serve_file},
}
