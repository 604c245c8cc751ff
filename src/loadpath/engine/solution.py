"""What the engine found: typed views of its answer, and the texts that it makes of it."""

import re
from difflib import get_close_matches
from functools import cached_property
from typing import Any

import msgspec

from loadpath.answer.header import Header, Refused, SelectionHead
from loadpath.answer.issue import FoundIssue
from loadpath.answer.receipt import Circumstances, Receipt
from loadpath.answer.result_set import SetKind
from loadpath.answer.results_document import SelectionResults
from loadpath.answer.write_options import Form, WriteOptions
from loadpath.authoring import Combination, LoadCase

from .envelope import Envelope
from .errors import NotWritten
from .host import Block, write
from .modes import buckling_results, buckling_run, modal_results
from .places import Places
from .plates import plate_places
from .result_set import ResultSet
from .tables import Tables
from .unity_checks import Traces, UnityCheck

SetName = str | LoadCase | Combination
"""A load case or a combination: its name, or what authoring gave back for it."""


class Solution:
    """The verdict, result sets by name, checks, and the receipt."""

    def __init__(
        self,
        answer: bytes,
        block: Block,
        circumstances: Circumstances,
        document: bytes | None = None,
    ) -> None:
        header = msgspec.json.decode(answer, type=Header)
        self._answer = answer
        self._document = document
        self._circumstances = circumstances
        self._header = header
        self._block = block
        self._tables = Tables(header.tables, block)
        self.engine_version = header.engine_version
        self.warnings = header.warnings
        self.coverage = header.coverage
        self.verdict = header.verdict
        self.headline = header.headline
        self.combination_uses = header.combination_uses
        self.bill_of_quantities = header.bill_of_quantities
        self.stability = header.stability
        traces = Traces(header.traces, block)
        self.unity_checks = [UnityCheck(e, block, traces) for e in header.unity_check_results]
        sets = [ResultSet(each, block, self.places) for each in header.sets]
        self.loadcases = {each.name: each for each in sets if each.kind is SetKind.loadcase}
        self.loadcombinations = {
            each.name: each for each in sets if each.kind is SetKind.loadcombination
        }
        self.receipt = Receipt(
            engine_version=header.engine_version,
            engine_build=header.engine_build,
            digest=header.digest,
            document_sha256=circumstances.document_sha256,
            document_bytes=circumstances.document_bytes,
            result_doubles=len(block),
            duration_s=circumstances.duration_s,
            warnings=header.warnings,
            facts=header.facts,
            sets={each.name: each.balance for each in sets},
            convergence={each.name: each.convergence for each in sets},
            coverage=header.coverage,
        )

    @cached_property
    def places(self) -> Places:
        """Where nodes, members and supports stand in the tables."""
        tables = self._tables

        def by_id(name: str) -> dict[int, int]:
            return {number: place for place, number in enumerate(tables.ids(name))}

        return Places(
            node=by_id("node_ids"),
            member=by_id("member_ids"),
            support_node=by_id("support_nodes"),
            support_ids=tables.ids("support_ids"),
            node_positions=tables["node_positions"],
            member_lengths=tables["member_lengths"],
            member_axes=tables["member_axes"],
            plates=plate_places(tables),
            labels=lambda: self._labels,
        )

    @cached_property
    def _labels(self) -> dict[str, list[int]]:
        """Members by their labels."""
        labels: dict[str, list[int]] = {}
        for member in self.document["model"].get("members") or []:
            if member.get("classification"):
                labels.setdefault(member["classification"], []).append(member["id"])
        return labels

    @property
    def document_text(self) -> bytes:
        """The document that was solved, as it was."""
        if self._document is None:
            raise LookupError("these results do not know their document; solve it to have both")
        return self._document

    @cached_property
    def document(self) -> dict[str, Any]:
        """The document that was solved, as plain data."""
        plain: dict[str, Any] = msgspec.json.decode(self.document_text)
        return plain

    @cached_property
    def unity_check_results(self) -> list[dict[str, Any]]:
        """Every check with its entities and their traces, as in the results document."""
        checks: list[dict[str, Any]] = msgspec.json.decode(
            self.write(WriteOptions(form=Form.checks))
        )
        return checks

    @property
    def sets(self) -> list[ResultSet]:
        """Load cases, then combinations."""
        return [*self.loadcases.values(), *self.loadcombinations.values()]

    def set(self, name: SetName) -> ResultSet:
        """A load case or combination by its name, or as the model has it; a combination where both
        have the name."""
        kinds = [self.loadcombinations, self.loadcases]
        if not isinstance(name, str):
            self._refuse_stranger(name)
            kinds = [self.loadcases if isinstance(name, LoadCase) else self.loadcombinations]
            name = name.name
        for found in kinds:
            if name in found:
                return found[name]
        close = get_close_matches(name, [each.name for each in self.sets], n=1)
        hint = f"; did you mean {close[0]!r}?" if close else ""
        names = ", ".join(repr(each.name) for each in self.sets[:20])
        raise LookupError(f"there is no load case or combination {name!r}{hint} ({names})")

    def _refuse_stranger(self, part: LoadCase | Combination) -> None:
        if self.places.model is not None and part.of is not self.places.model:
            raise LookupError(f"{part.name!r} belongs to another model than was solved")

    @property
    def issues(self) -> list[FoundIssue]:
        """Every error and warning of the engine: errors of sets, their warnings, the model's."""
        sets = self.sets
        found = [(each.name, issue) for each in sets for issue in each.errors]
        found += [(each.name, issue) for each in sets for issue in each.warnings]
        return [
            FoundIssue(set=name, **msgspec.structs.asdict(issue))
            for name, issue in [*found, *((None, issue) for issue in self.warnings)]
        ]

    @property
    def is_usable(self) -> bool:
        """Whether every result set may be used."""
        return all(each.is_usable for each in self.sets)

    @cached_property
    def envelopes(self) -> dict[str | None, Envelope]:
        """Extremes over combinations by limit state; None for those that name none.

        `envelopes["ULS"].rows("member_envelope")["mz"]["max"]` is per member the largest moment,
        `["max_combination"]` the place of the combination that gives it.
        """
        return {each.limit_state: Envelope(each, self._block) for each in self._header.envelopes}

    @cached_property
    def selections(self) -> list[SelectionResults] | None:
        """What `result_requests` ask for: values by result set, id, field and component."""
        if self._header.selections is None:
            return None
        return [
            SelectionResults(
                **{name: getattr(each, name) for name in SelectionHead.__struct_fields__},
                values=Tables(each.tables, self._block)["values"][:, 0].tolist(),
            )
            for each in self._header.selections
        ]

    @cached_property
    def modal(self) -> dict[str, Any] | None:
        """Natural frequencies as in the results document: `modal["modes"][0]["period"]`."""
        header = self._header.modal
        if header is None:
            return None
        return modal_results(header, self._block, self._tables.ids("node_ids"))

    @cached_property
    def buckling(self) -> dict[str, Any] | None:
        """Critical load factors of the first reference that has a result."""
        nodes = self._tables.ids("node_ids")
        for header in self._header.buckling or ():
            if header.error is None:
                return buckling_results(header, self._block, nodes)
        return None

    @cached_property
    def buckling_runs(self) -> list[dict[str, Any]] | None:
        """All references, where there are several, or where the only one has no result."""
        headers = self._header.buckling
        if headers is None or (len(headers) == 1 and headers[0].error is None):
            return None
        nodes = self._tables.ids("node_ids")
        return [buckling_run(each, self._block, nodes) for each in headers]

    @cached_property
    def seismic(self) -> dict[str, Any] | None:
        """What an earthquake does, as in the results document.

        `seismic["modal_response_spectrum"]["per_direction"][0]["base_shear"]`; the figures of its
        `combined` sets are without signs, those of `leading`, the mode with the largest base shear,
        have theirs.
        """
        if self._header.seismic is None:
            return None
        told: dict[str, Any] = msgspec.json.decode(self.write(WriteOptions(form=Form.seismic)))
        return told

    def to_json(self, *, stations: int = 3, indent: int = 0) -> bytes:
        """The results as a JSON document, in the layout that scripts of the FERS SDK read.

        The engine writes it from its answer. `stations` counts the section forces inside each
        member.
        """
        text = self.write(WriteOptions(form=Form.document, stations=stations))
        return msgspec.json.format(text, indent=indent) if indent else text

    def write(self, options: WriteOptions) -> bytes:
        """A text that the engine makes from its answer: the document, or what agents are told.

        Raises NotWritten where it cannot be made.
        """
        check_stations(options.stations)
        asked = msgspec.structs.replace(options, circumstances=self._circumstances)
        text = write(self._answer, self._block, msgspec.json.encode(asked))
        if REFUSED.match(text):
            refused = msgspec.json.decode(text, type=Refused)
            suggestion = refused.errors[0].suggestion if refused.errors else None
            raise NotWritten(refused.error, refused.code, refused.path, suggestion)
        return text


REFUSED = re.compile(rb'\{"engine_version":"[^"]*","error":')
"""How a refusal begins, and no other text."""


def check_stations(stations: int) -> None:
    """Refuse what is no number of stations; the engine would take it for none."""
    if stations < 0:
        raise ValueError(f"stations should be a whole number from 0 on, found {stations}")
