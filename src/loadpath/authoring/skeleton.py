"""The document under a structure, its parts by id and name, and its way in and out."""

from typing import Any, Self, cast

import msgspec

import loadpath.document as doc
from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import text, word
from loadpath.authoring.handles import (
    Combination,
    Hinge,
    Material,
    Member,
    MemberSet,
    Node,
    Plate,
    Section,
    Surface,
)
from loadpath.authoring.kept import with_changes
from loadpath.authoring.load_case import LoadCase
from loadpath.authoring.named import Named
from loadpath.authoring.part import Part
from loadpath.authoring.selection import Editable, Members, Nodes, Plates, Surfaces
from loadpath.authoring.stock import Stock
from loadpath.authoring.storey import Storey, storey_at, storeys_of
from loadpath.authoring.words import Plane
from loadpath.inspection import validate

LISTS: dict[type[Part], str] = {
    Node: "model.nodes",
    Member: "model.members",
    MemberSet: "model.member_sets",
    Material: "model.materials",
    Section: "model.sections",
    Hinge: "model.member_hinges",
    Surface: "model.plate_surfaces",
    Plate: "model.plate_elements",
    LoadCase: "analysis.load_cases",
    Combination: "analysis.load_combinations",
}


class Skeleton(Editable):
    """A document being written or changed.

    What has no call of its own is set on `document`, the typed document underneath.
    """

    def __init__(self, name: str = "", *, author: str = "", dimensionality: Plane = "3D") -> None:
        plane = doc.Dimensionality(word("dimensionality", dimensionality, ("2D", "3D")))
        made = doc.Document(
            schema_version=doc.SCHEMA_VERSION,
            settings=doc.Settings(
                general_info=doc.GeneralInfo(
                    project_name=text("name", name), author=text("author", author)
                ),
            ),
            model=doc.Model(nodes=[], materials=[]),
            analysis=doc.Analysis(options=doc.AnalysisOptions(dimensionality=plane)),
        )
        self._begin(made, None)

    @classmethod
    def from_document(cls, document: doc.Document | dict[str, Any] | str | bytes) -> Self:
        """A model of a document that is there already, to change and write back.

        What is not changed stays as it was, keys of other programs included. Numbers are in the
        units of the document. A document whose form is wrong raises ArgumentError; `validate` says
        what is wrong with its meaning.
        """
        try:
            text = doc.encode(document) if isinstance(document, doc.Document) else document
            typed, given = doc.read(text)
        except doc.NotADocument as error:
            raise ArgumentError("document", f"'document' cannot be read: {error}") from None
        made = cls.__new__(cls)
        made._begin(typed, given)
        return made

    def _begin(self, document: doc.Document, given: Any) -> None:
        super().__init__(document, LISTS)
        self._given = given
        self._before = None if given is None else msgspec.to_builtins(document)
        self.stock = Stock(self)

    # ------------------------------------------------------------------ parts

    @property
    def nodes(self) -> Nodes:
        """All nodes: `nodes[3]`, `nodes.where(Y=4)`, `nodes.at(0, 4)`."""
        return Nodes(self)

    @property
    def members(self) -> Members:
        """All members: `members[3]`, `members[[3, 4]]`, `members.where(section="IPE300")`."""
        return Members(self)

    @property
    def surfaces(self) -> Surfaces:
        """All plates by their outline: `surfaces["Roof"]`."""
        return Surfaces(self)

    @property
    def plates(self) -> Plates:
        """All plates of one finite element."""
        return Plates(self)

    @property
    def sections(self) -> Named[Section]:
        """All sections, by id or name: `sections["IPE300"]`."""
        return Named(self, Section)

    @property
    def materials(self) -> Named[Material]:
        """All materials, by id or name."""
        return Named(self, Material)

    @property
    def hinges(self) -> Named[Hinge]:
        """All hinges, by id or label."""
        return Named(self, Hinge)

    @property
    def member_sets(self) -> Named[MemberSet]:
        """All member sets, by id or label."""
        return Named(self, MemberSet)

    @property
    def load_cases(self) -> Named[LoadCase]:
        """All load cases, by id or name: `load_cases["G"].line(...)`."""
        return Named(self, LoadCase)

    @property
    def combinations(self) -> Named[Combination]:
        """All combinations, by id or name."""
        return Named(self, Combination)

    @property
    def storeys(self) -> list[Storey]:
        """The heights at which members lie, from below, with what lies there."""
        return storeys_of(self)

    def storey(self, Y: Storey | float) -> Storey:
        """The storey at a height."""
        return storey_at(self, Y)

    # ------------------------------------------------------------------ in and out

    def to_document(self) -> dict[str, Any]:
        """The document as plain data."""
        plain: dict[str, Any] = msgspec.to_builtins(self.document)
        if self._given is None or plain == self._before:
            return plain if self._given is None else cast("dict[str, Any]", _copy(self._given))
        needed = doc.needed_version(self.document)
        plain["schema_version"] = max(needed, self.document.schema_version)
        made: dict[str, Any] = with_changes(_copy(self._given), self._before, plain)
        return made

    def to_json(self) -> bytes:
        """The document as compact JSON."""
        if self._given is None:
            return doc.encode(self.document)
        return msgspec.json.encode(self.to_document())

    def validate(self) -> doc.Report:
        """Everything that is wrong or doubtful in the document."""
        return validate(self.to_json())

    def _repr_html_(self) -> str:
        return self.document._repr_html_()


def _copy(plain: Any) -> Any:
    """Plain data that its owner may change without changing ours."""
    return msgspec.json.decode(msgspec.json.encode(plain))
