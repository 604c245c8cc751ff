"""What the authoring endpoints do: everything happens while the body is read."""

from loadpath.builders import NoCombinations, ParameterError, create_beam, generate_combinations
from loadpath.service.answers.answer import Answer, encoder
from loadpath.service.answers.issue_list import list_issues
from loadpath.service.authoring.types import (
    BuiltModel,
    CombineRequest,
    ValidateRequest,
    Validation,
)
from loadpath.service.bodies.beam_request import as_service_error, build_beam
from loadpath.service.bodies.json_text import decode, refuse_deep
from loadpath.service.bodies.model_text import judge_model, split_object, take_model_text
from loadpath.service.bodies.received_body import Limits
from loadpath.service.bodies.steps import step
from loadpath.service.errors import InvalidModel
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


def read_combine_request(body: bytes, limits: Limits) -> bytes:
    """The model with its combinations, as the answer's text."""
    request = decode(body, CombineRequest, deepest=None)
    text = take_model_text(request.model, limits)
    refuse_deep(text, "The model")
    split_object(text, "`model`")
    try:
        with step("generate combinations"):
            model = generate_combinations(
                text, rule=request.rule, annex=request.annex, actions=request.actions
            )
    except NoCombinations as error:
        raise InvalidModel(
            f"The model does not allow combinations: {error}.", list_issues(error.issues), []
        ) from None
    except ParameterError as error:
        raise as_service_error(error) from None
    return encoder.encode(BuiltModel(model))


async def answer_read(call: Call) -> Answer:
    """The answer that reading the body has given."""
    return Answer(200, call.body)
