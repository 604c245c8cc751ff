"""What the authoring endpoints do: everything happens while the body is read."""

from loadpath.builders import create_beam
from loadpath.service.answers.answer import Answer, encoder
from loadpath.service.answers.issue_list import list_issues
from loadpath.service.authoring.types import BuiltModel, ValidateRequest, Validation
from loadpath.service.bodies.beam_request import build_beam
from loadpath.service.bodies.model_text import judge_model
from loadpath.service.bodies.received_body import Limits
from loadpath.service.operations.call import Call


def read_validate_request(body: bytes, limits: Limits) -> bytes:
    """The verdict on the model, as the answer's text."""
    report = judge_model(body, ValidateRequest, limits).report
    return encoder.encode(
        Validation(report.valid, list_issues(report.errors), list_issues(report.warnings))
    )


def read_create_beam_request(body: bytes, limits: Limits) -> bytes:
    """The built model, as the answer's text."""
    return encoder.encode(BuiltModel(build_beam(body, create_beam)))


async def answer_read(call: Call) -> Answer:
    """The answer that reading the body has given."""
    return Answer(200, call.body)
