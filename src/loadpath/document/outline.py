"""What is said of a document without showing it."""

import msgspec

from .types.document import Document


class Outline(msgspec.Struct, frozen=True):
    """The name of the project, and how many members there are, as size limits count them."""

    project_name: str
    members: int


def outline_of(document: Document) -> Outline:
    return Outline(document.settings.general_info.project_name, len(document.model.members))
