"""Reads the bodies of solve and check-beam; a large one is read in another process."""

from typing import Any

import msgspec

from loadpath.builders import beam_notes, check_beam
from loadpath.document import count_members
from loadpath.service.answers.answer import encoder
from loadpath.service.answers.issue_list import list_issues
from loadpath.service.answers.validation_issue import ValidationIssue
from loadpath.service.bodies.beam_request import build_beam
from loadpath.service.bodies.model_text import judge_model, split_object
from loadpath.service.bodies.packed_document import pack_document
from loadpath.service.bodies.received_body import Limits
from loadpath.service.drafts.project_name import in_one_line, read_project_name
from loadpath.service.drafts.types import SolveRequest
from loadpath.service.drafts.will_not_solve import caution_of_link, warn_of_link
from loadpath.service.errors import InvalidModel


class ModelToPark(msgspec.Struct, frozen=True):
    """A model that may be parked: the packed document and what the answer says about it."""

    document: bytes
    name: str | None
    members: int | None
    warnings: list[ValidationIssue]
    notes: list[str]
    cautions: list[str] = []
    model: Any = None


def read_solve_request(body: bytes, limits: Limits) -> ModelToPark:
    """The posted model, if it is valid."""
    model = judge_model(body, SolveRequest, limits)
    report, outline = model.report, model.outline
    if not report.valid or outline is None:
        split_object(model.text, "`model`")
        raise InvalidModel(
            f"The model has {count(len(report.errors), 'error')}; no link was made.",
            list_issues(report.errors),
            list_issues(report.warnings),
        )
    warnings = list_issues(report.warnings)
    return ModelToPark(
        pack_document(model.text),
        in_one_line(outline.project_name),
        outline.members,
        warn_of_link(warnings),
        notes=[],
        cautions=caution_of_link(warnings),
    )


def count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def read_check_beam_request(body: bytes, limits: Limits) -> ModelToPark:
    """The beam that the body describes."""
    model = build_beam(body, check_beam)
    text = encoder.encode(model)
    return ModelToPark(
        pack_document(text),
        read_project_name(text),
        count_members(text),
        warnings=[],
        notes=beam_notes(model),
        model=model,
    )
