"""`find_lightest`: the lightest library sections that pass all checks of a document.

The search is the engine's; here is what it is asked, and the document with what it found.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from loadpath.answer.header import Refused
from loadpath.answer.lightest import GroupResult, Lightest
from loadpath.answer.verdict import Verdict
from loadpath.document import SCHEMA_VERSION

from .asked_groups import Group, request_of
from .errors import RequestRefused
from .host import Limits, Progress, ask
from .solving import Given, refusal, valid_text


@dataclass(frozen=True)
class LightestSections:
    """What was found, and the document with it."""

    answer: Lightest
    """All that the engine says."""
    document: dict[str, Any]
    """With the sections swapped in; as it was given where not every group has one."""

    @property
    def found(self) -> bool:
        """Whether every group has a section that passes."""
        return self.answer.found

    @property
    def message(self) -> str:
        """What was found, in words."""
        return self.answer.message

    @property
    def groups(self) -> list[GroupResult]:
        """Each with its section and the table of its candidates."""
        return self.answer.groups

    @property
    def notes(self) -> list[str]:
        """What to know beside it."""
        return self.answer.notes

    @property
    def verdict(self) -> Verdict:
        """Of `document`."""
        return self.answer.verdict

    @property
    def headline(self) -> str:
        """That verdict in a line."""
        return self.answer.headline


def find_lightest(
    document: Given,
    group: Group | None = None,
    families: str | Iterable[str] | None = None,
    *,
    groups: Sequence[Group] | None = None,
    max_depth_m: float | None = None,
    limits: Limits | None = None,
    progress: Progress | None = None,
) -> LightestSections:
    """The lightest section of some families that passes all checks for a group of members.

    `group` is a classification ("Beam"), a member's id, a list of ids, or an object with some of
    `classification`, `members`, `member_sets`, `sections` (ids or names), and its own `families`,
    `max_depth_m` and `name`. `groups` seeks for several at once, until nothing changes. Every
    candidate is solved anew, so forces follow stiffness and weight; one that makes another member
    fail, or that a check cannot decide, does not win.

    Raises RequestRefused where a group or a family is not there, and what `solve` raises.
    """
    text = valid_text(document)
    wanted = [*([] if group is None else [group]), *(groups or [])]
    if not wanted:
        message = "should say for which members: a classification, ids of members, or an object"
        raise RequestRefused(message, "missing_parameter", "group")
    plain: dict[str, Any] = msgspec.json.decode(text)
    request = request_of(wanted, families, max_depth_m, plain["model"])
    answer = ask("lightest", text, msgspec.json.encode(request), limits, progress)
    if msgspec.json.decode(answer, type=_Outline).error is not None:
        raise _refused(text, answer)
    told = msgspec.json.decode(answer, type=Lightest)
    if told.found:
        _swap_in(plain, told)
    return LightestSections(told, plain)


class _Outline(msgspec.Struct):
    """Enough of an answer to know whether it is a refusal."""

    error: str | None = None


def _swap_in(document: dict[str, Any], told: Lightest) -> None:
    model = document["model"]
    sections: dict[int, int | None] = {}
    for group in told.groups:
        sections.update(dict.fromkeys(group.member_ids, group.section_id))
        if group.section is None:
            continue
        plain = msgspec.to_builtins(group.section)
        plain["dimensions"] = {k: v for k, v in plain["dimensions"].items() if v is not None}
        record = {key: value for key, value in plain.items() if value is not None}
        own = {"id": group.section_id, "material": group.material_id}
        model["sections"] = [*model["sections"], own | record]
        document["schema_version"] = max(document.get("schema_version") or 1, SCHEMA_VERSION)
    replaced: set[int | None] = set()
    for member in model["members"]:
        if member["id"] in sections:
            replaced.add(member.get("section"))
            member["section"] = sections[member["id"]]
    # What no member has any more goes; what none had before stays as it was given.
    used = {member.get(key) for member in model["members"] for key in ("section", "end_section")}
    model["sections"] = [each for each in model["sections"] if each["id"] not in replaced - used]


def _refused(text: bytes, answer: bytes) -> Exception:
    refused = msgspec.json.decode(answer, type=Refused)
    if refused.path.startswith("groups"):
        return RequestRefused(f"{refused.path} {refused.error}", refused.code, refused.path)
    return refusal(text, answer)
