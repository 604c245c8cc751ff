"""What the local tools do: everything on this machine, in a thread beside the protocol's loop."""

from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Protocol

import msgspec

from loadpath.builders import ParameterError, beam_notes
from loadpath.builders import check_beam as build_check_beam
from loadpath.document import Report, validate
from loadpath.document.validation.reading import Unreadable, as_bytes
from loadpath.engine import Checks, DocumentRefused, EngineError, InvalidDocument, Results, solve
from loadpath.mcp.local.check_answer import answer_checked
from loadpath.mcp.local.fitting import LARGEST
from loadpath.mcp.local.solve_answer import answer_solved, list_extremes
from loadpath.mcp.local.stash import Stash
from loadpath.mcp.tools.arguments import check_arguments
from loadpath.mcp.tools.built_model import build, parse_model, plain_issue, summarise, validation
from loadpath.mcp.tools.look_up import LOOK_UPS
from loadpath.mcp.tools.shapes import SAVED, STASHED
from loadpath.mcp.tools.solving import DETAILS
from loadpath.mcp.tools.tool import Tool
from loadpath.mcp.tools.tool_error import ToolError, of_issues, of_parameter

BUILDING = ("create_beam", "create_frame", "build_model", "add_load")
RESULTS_KEPT = 2

Answer = dict[str, Any]


class SavedModels(Protocol):
    """Where models are saved: a folder, or an account of a service."""

    def save(self, name: str, description: str | None, text: bytes) -> Answer: ...

    def list(self) -> list[Answer]: ...

    def read(self, model_id: str) -> bytes: ...


class LocalTools:
    """Runs tools here. The last results are kept, so that asking for more detail is quick."""

    def __init__(self, saved_models: SavedModels) -> None:
        self._saved_models = saved_models
        self._stash = Stash()
        self._results: OrderedDict[bytes, Results] = OrderedDict()
        self._own: dict[str, Callable[[Answer], Answer]] = {
            "validate_model": self._validate,
            "solve_model": self._solve_model,
            "run_checks": self._run_checks,
            "stash_model": self._stash_model,
            "save_model": self._save,
            "list_models": self._list,
        }

    def run(self, tool: Tool, arguments: Answer) -> Answer:
        """The tool's answer; whatever is wrong with the arguments is raised as a `ToolError`."""
        try:
            if tool.name in BUILDING:
                return self._build(tool.name, arguments)
            if tool.name == "check_beam":
                return self._check_beam(arguments)
            check_arguments(tool, arguments)
            if tool.name in LOOK_UPS:
                given = {name: value for name, value in arguments.items() if value is not None}
                return LOOK_UPS[tool.name](**given)
            return self._own[tool.name](arguments)
        except InvalidDocument as error:
            raise _invalid(error) from None
        except DocumentRefused as error:
            raise ToolError(f"{error.message}.", error.code, error.path) from None
        except EngineError as error:
            raise ToolError(str(error), error.code) from None

    def _build(self, name: str, arguments: Answer) -> Answer:
        given = dict(arguments)
        wants_handle = given.pop("stash", None) or False
        if not isinstance(wants_handle, bool):
            raise ToolError("'stash' should be true or false.", "invalid_parameter", "stash")
        if name == "add_load":
            given["model"] = parse_model(self._text_of(given).decode())
            if not isinstance(given["model"], dict):
                raise ToolError("'model' should be an object.", "invalid_parameter", "model")
        built = build(name, given)
        if wants_handle or len(built.text) > LARGEST:
            return {**self._stash.keep(built.text), **built.about}
        return {"model": msgspec.json.decode(built.text), **built.about}

    def _check_beam(self, arguments: Answer) -> Answer:
        given = dict(arguments)
        detail = given.pop("detail", None) or DETAILS[0]
        if detail not in DETAILS:
            words = ", ".join(DETAILS)
            raise ToolError(f"'detail' should be one of {words}.", "invalid_parameter", "detail")
        try:
            document = build_check_beam(**given)
        except ParameterError as error:
            raise of_parameter(error) from None
        text = msgspec.json.encode(document)
        results = self._solve(text)
        return {
            **answer_checked(Checks(results), detail),
            **self._stash.keep(text),
            "notes": beam_notes(document),
            "extremes": list_extremes(results, results.sets),
        }

    def _validate(self, arguments: Answer) -> Answer:
        return validation(self._model_of(arguments))

    def _solve_model(self, arguments: Answer) -> Answer:
        results = self._solve(self._text_of(arguments))
        return answer_solved(results, arguments.get("detail") or DETAILS[0], arguments.get("set"))

    def _run_checks(self, arguments: Answer) -> Answer:
        results = self._solve(self._text_of(arguments))
        return answer_checked(Checks(results), arguments.get("detail") or DETAILS[0])

    def _stash_model(self, arguments: Answer) -> Answer:
        text = self._text_of(arguments)
        summary = summarise(parse_model(text.decode()))
        return {**self._stash.keep(text), "bytes": len(text), "summary": summary}

    def _save(self, arguments: Answer) -> Answer:
        text = self._text_of(arguments)
        if not isinstance(parse_model(text.decode()), dict):
            raise ToolError("'model' should be a JSON object.", "invalid_json", "model")
        return self._saved_models.save(arguments["name"], arguments.get("description"), text)

    def _list(self, arguments: Answer) -> Answer:
        return {"models": self._saved_models.list()}

    def _model_of(self, arguments: Answer) -> Any:
        """The model: an object, or the text of one, its handle resolved."""
        model = arguments.get("model")
        if model is None:
            raise ToolError("'model' is missing.", "missing_parameter", "model")
        if isinstance(model, str) and model.startswith(STASHED):
            return self._stash.take(model).decode()
        if isinstance(model, str) and model.startswith(SAVED):
            return self._saved_models.read(model.removeprefix(SAVED)).decode()
        return model

    def _text_of(self, arguments: Answer) -> bytes:
        model = self._model_of(arguments)
        try:
            return as_bytes(model)
        except Unreadable:
            raise _of_report(validate(model), "is not JSON") from None

    def _solve(self, text: bytes) -> Results:
        digest = sha256(text).digest()
        results = self._results.pop(digest, None) or solve(text)
        self._results[digest] = results
        while len(self._results) > RESULTS_KEPT:
            self._results.popitem(last=False)
        return results


def _invalid(error: InvalidDocument) -> ToolError:
    return _of_report(error.report, "was not solved")


def _of_report(report: Report, what: str) -> ToolError:
    errors = [plain_issue(issue) for issue in report.errors]
    warnings = [plain_issue(issue) for issue in report.warnings]
    count = f"{len(errors)} error" if len(errors) == 1 else f"{len(errors)} errors"
    return of_issues(f"The model has {count}; it {what}.", errors, warnings)
