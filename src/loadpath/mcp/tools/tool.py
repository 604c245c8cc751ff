"""How one tool is declared: a `Tool` says all that agents are told and carries what runs it.

Servers and reference pages are made from these records; adding a tool is adding one.
"""

from typing import Any, Literal

import msgspec

from loadpath.builders import Parameter
from loadpath.mcp.tools.run import Run

Place = Literal["hosted", "local"]
Schema = dict[str, Any]
CHAT_PAGE = "ui://loadpath/model"
"""The address under which servers have the page that shows a model in a chat."""


class Tool(msgspec.Struct, frozen=True, kw_only=True):
    """One tool as an agent sees it, who reads all of them before its first word: what is said, is
    said once. The description says units and ends with the example."""

    name: str
    title: str
    summary: str
    properties: dict[str, Schema]
    required: tuple[str, ...] = ()
    output: Schema
    example: dict[str, Any]
    run: Run
    parameters: tuple[Parameter, ...] = ()
    """Those of `properties` that a builder declares and reads: in any case, by other names too."""
    shows_model: bool = False
    """Whether a chat that can shows the model of a call."""
    reads_only: bool = True
    """Whether it leaves everything as it is; what does not, adds, and adds again when repeated."""
    reaches_out: bool = False
    """Whether strangers may see what it does: a public link."""

    @property
    def places(self) -> tuple[Place, ...]:
        """The servers that have it."""
        places: tuple[Place, ...] = ("hosted", "local")
        return tuple(place for place in places if getattr(self.run, place) is not None)

    @property
    def own_properties(self) -> dict[str, Schema]:
        """What is not the builder's."""
        names = {parameter.name for parameter in self.parameters}
        return {name: each for name, each in self.properties.items() if name not in names}

    @property
    def description(self) -> str:
        """The text that agents read."""
        return f"{self.summary}\n\nExample: {msgspec.json.encode(self.example).decode()}"

    @property
    def input(self) -> Schema:
        """The JSON Schema of the arguments."""
        schema: Schema = {
            "type": "object",
            "properties": self.properties,
            "additionalProperties": False,
        }
        if self.required:
            schema["required"] = list(self.required)
        return schema

    @property
    def declaration(self) -> dict[str, Any]:
        """The tool as the protocol lists it."""
        return {
            "name": self.name,
            "title": self.title,
            "description": self.description,
            "inputSchema": self.input,
            "outputSchema": self.output,
            "annotations": self.annotations,
            **({"_meta": self.meta} if self.meta else {}),
        }

    @property
    def meta(self) -> dict[str, Any] | None:
        """What chats read, rather than agents."""
        return {"ui": {"resourceUri": CHAT_PAGE}} if self.shows_model else None

    @property
    def annotations(self) -> dict[str, Any]:
        """Hints in the protocol's words; of what only reads, the others have no meaning."""
        hints = {"readOnlyHint": self.reads_only, "openWorldHint": self.reaches_out}
        return hints if self.reads_only else {**hints, "destructiveHint": False}
