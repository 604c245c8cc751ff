"""What servers offer agents to read: files of the guide, each under its own address."""

import msgspec

from loadpath.built_guide import list_files

SCHEME = "loadpath://guide/"
MARKDOWN, JSON = "text/markdown", "application/schema+json"


class Resource(msgspec.Struct, frozen=True):
    """A file of the guide as an agent finds it."""

    file: str
    title: str
    mime_type: str = MARKDOWN

    @property
    def uri(self) -> str:
        return SCHEME + self.file


RESOURCES = (
    Resource("agents/skill.md", "How to work with Loadpath"),
    Resource("reference/model.md", "The model document, field by field"),
    Resource("reference/schema/document.schema.json", "JSON Schema of the model document", JSON),
    Resource("reference/results.md", "Results: signs, axes, what makes them usable"),
    Resource("reference/schema/results.schema.json", "JSON Schema of results", JSON),
    Resource("reference/issue-codes.md", "Issue codes, each with its cure"),
    Resource("reference/sections.md", "Named sections"),
    Resource("reference/materials.md", "Named materials"),
    Resource("checks/en1993-1-1.md", "The EN 1993-1-1 member check"),
    Resource("checks/en1990.md", "Combinations by EN 1990"),
)


def read_resource(uri: str) -> tuple[Resource, str] | None:
    """A resource with its text; None where there is no such one, or no guide was built."""
    for resource in RESOURCES:
        if resource.uri == uri and resource.file in list_files():
            return resource, list_files()[resource.file].read_text(encoding="utf-8")
    return None
