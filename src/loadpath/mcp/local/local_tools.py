"""What the local tools do: everything on this machine, in a thread beside the protocol's loop."""

from collections import OrderedDict
from hashlib import sha256
from typing import Any

import msgspec

from loadpath.builders import ParameterError, beam_notes
from loadpath.builders import check_beam as build_check_beam
from loadpath.document import Report, validate
from loadpath.document.validation.reading import Unreadable, as_bytes
from loadpath.engine import (
    DocumentRefused,
    EngineError,
    InvalidDocument,
    NotADigest,
    RequestRefused,
    Results,
    compare,
    find_lightest,
    solve,
)
from loadpath.mcp.local.asked_parts import ids_of, made_of, member_sets_of, members_of
from loadpath.mcp.local.asked_service import ask_service
from loadpath.mcp.local.lightest_answer import tell_lightest
from loadpath.mcp.local.parked_models import fetch_parked
from loadpath.mcp.local.search_progress import Note, SearchProgress
from loadpath.mcp.local.short_answers import LARGEST, refuse_unknown_set, tell, tell_set
from loadpath.mcp.local.stash import Stash
from loadpath.mcp.tools.arguments import check_arguments
from loadpath.mcp.tools.built_model import Building, build, parse_model, plain_issue
from loadpath.mcp.tools.run import Answer, SavedModels, wants_handle
from loadpath.mcp.tools.shapes import SAVED, STASHED, is_handle
from loadpath.mcp.tools.solving import DETAILS, MORE
from loadpath.mcp.tools.tool import Tool
from loadpath.mcp.tools.tool_error import ToolError, of_issues, of_parameter

RESULTS_KEPT = 2


class LocalTools:
    """Runs tools here. The last results are kept, so that asking for more detail is quick."""

    def __init__(self, saved_models: SavedModels) -> None:
        self.saved_models = saved_models
        self._stash = Stash()
        self._results: OrderedDict[bytes, Results] = OrderedDict()
        self._note: Note | None = None

    def run(self, tool: Tool, arguments: Answer, note: Note | None = None) -> Answer:
        """The tool's answer; whatever is wrong with the arguments is raised as a `ToolError`.

        `note` hears how far a search is. One tool runs at a time.
        """
        check_arguments(tool, arguments)
        self._note = note
        assert tool.run.local is not None, f"{tool.name} is not for the local server"
        try:
            return tool.run.local(self, arguments)
        except InvalidDocument as error:
            raise _invalid(error) from None
        except DocumentRefused as error:
            raise ToolError(f"{error.message}.", error.code, error.path) from None
        except RequestRefused as error:
            # Agents give `group`, which the engine is asked for as the first of `groups`.
            path = "group" if error.path.startswith("group") else error.path
            raise ToolError(f"{error.message}.", error.code, path) from None
        except EngineError as error:
            raise ToolError(str(error), error.code) from None

    def build(self, building: Building, arguments: Answer) -> Answer:
        given = dict(arguments)
        keeps = wants_handle(given)
        given.pop("stash", None)
        if building.changes_model:
            given["model"] = parse_model(self.text_of(given).decode())
            if not isinstance(given["model"], dict):
                raise ToolError("'model' should be an object.", "invalid_parameter", "model")
        built = build(building, given)
        if keeps or len(built.text) > LARGEST:
            return {**self.keep(built.text), **built.about}
        return {"model": msgspec.json.decode(built.text), **built.about}

    def check_beam(self, arguments: Answer) -> Answer:
        given = dict(arguments)
        detail = given.pop("detail", None) or DETAILS[0]
        try:
            document = build_check_beam(**given)
        except ParameterError as error:
            raise of_parameter(error) from None
        text = msgspec.json.encode(document)
        results = self._solve(text)
        return {
            **tell(results, f"checks_{detail}"),
            **self.keep(text),
            "notes": beam_notes(document),
            "extremes": tell(results, "summary")["extremes"],
        }

    def solve_model(self, arguments: Answer) -> Answer:
        text = self.text_of(arguments)
        results = self._solve(text)
        members, nodes = members_of(text, arguments), ids_of(arguments, "node")
        chosen = arguments.get("set")
        if members is None and nodes is None:
            return tell_set(results, arguments.get("detail") or DETAILS[0], chosen)
        told = tell_set(results, "tables", chosen, members=members, nodes=nodes)
        return {**told, "more": MORE["solve_model"]}

    def run_checks(self, arguments: Answer) -> Answer:
        text = self.text_of(arguments)
        results = self._solve(text)
        members = members_of(text, arguments)
        combination, clause = arguments.get("combination"), arguments.get("clause")
        if members is None and combination is None and clause is None:
            told = tell(results, f"checks_{arguments.get('detail') or DETAILS[0]}")
            return told if results.unity_checks else {**told, "more": MORE["not_checked"]}
        refuse_unknown_set(list(results.loadcombinations), combination, "combination")
        sets = member_sets_of(msgspec.json.decode(text), members or [])
        told = tell(
            results,
            "checks_tables",
            combination,
            members=members,
            member_sets=sets,
            clause=clause,
        )
        return {**told, "more": MORE["run_checks"]}

    def explain(self, arguments: Answer) -> Answer:
        text = self.text_of(arguments)
        results = self._solve(text)
        document, member = msgspec.json.decode(text), arguments["member"]
        told = tell(
            results,
            "explained",
            members=[member],
            member_sets=member_sets_of(document, [member]),
            made_of=made_of(document, member),
        )
        return {**told, "more": MORE["explain"]}

    def find_lightest(self, arguments: Answer) -> Answer:
        group = arguments["group"]
        is_several = isinstance(group, list) and any(isinstance(each, dict) for each in group)
        found = find_lightest(
            self.text_of(arguments),
            groups=group if is_several else [group],
            families=arguments.get("families"),
            max_depth_m=arguments.get("max_depth_m"),
            progress=SearchProgress(self._note) if self._note else None,
        )
        kept = self.keep(msgspec.json.encode(found.document)) if found.found else {}
        return {**tell_lightest(found.answer), **kept}

    def verify_results(self, arguments: Answer) -> Answer:
        results = self._solve(self.text_of(arguments))
        try:
            found: Answer = msgspec.to_builtins(compare(results, arguments["against"]))
        except NotADigest as error:
            raise ToolError(f"{error}.", error.code, "against") from None
        return found

    def hand_off_model(self, arguments: Answer) -> Answer:
        text = self.text_of(arguments)
        report = validate(text)
        if not report.valid:
            raise _of_report(report, "was not handed off")
        link = ask_service(
            lambda client: client.solve(text), needs_key="Links belong to an account"
        )
        # How to solve elsewhere is of no use here.
        told = ("status", "open_url", "expires_at", "model_ref", "members", "validation", "tier")
        return {name: msgspec.to_builtins(getattr(link, name)) for name in told}

    def keep(self, text: bytes) -> Answer:
        return self._stash.keep(text)

    def model_of(self, arguments: Answer) -> Any:
        """The model: an object, or the text of one, its handle resolved."""
        model = arguments["model"]
        if isinstance(model, str) and model.startswith(STASHED):
            return self._stash.take(model).decode()
        if isinstance(model, str) and model.startswith(SAVED):
            return self.saved_models.read(model.removeprefix(SAVED)).decode()
        return fetch_parked(model).decode() if is_handle(model) else model

    def text_of(self, arguments: Answer) -> bytes:
        model = self.model_of(arguments)
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
