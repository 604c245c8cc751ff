"""The page of a failure outside the API."""

from loadpath.service.answers.answer import Answer
from loadpath.service.errors import ServiceError
from loadpath.service.pages.render import render_page

TITLES = {
    403: "That is not allowed",
    404: "Not found",
    410: "This link has ended",
    500: "Something failed",
}


def answer_error_page(error: ServiceError) -> Answer:
    title = TITLES.get(error.status, "That did not work")
    return render_page(
        "error.html",
        status=error.status,
        headers=error.headers,
        title=title,
        message=error.message,
    )
