"""The rule about load cases that are one action."""

from collections.abc import Iterator

from loadpath.document.types.actions import Action, ActionCategory, ActionRelation
from loadpath.document.types.document import Document
from loadpath.document.types.load_cases import LoadCase
from loadpath.document.validation.issues import Where
from loadpath.document.validation.survey import Facts

from .rule import Found, error

_NOT_VARIABLE = {
    ActionCategory.permanent,
    ActionCategory.prestress,
    ActionCategory.accidental,
    ActionCategory.seismic,
}


@error(
    "Load cases of one group of actions contradict each other, or a relation has no group.",
    "Give all load cases of a group the same relation and category.",
)
def action_group(document: Document, facts: Facts) -> Found:
    groups: dict[str, LoadCase] = {}
    for index, case in enumerate(document.analysis.load_cases or ()):
        if case.action is None:
            continue
        where = ("analysis", "load_cases", index, "action")
        if case.action.group is None:
            if case.action.relation is not None:
                yield (
                    (*where, "relation"),
                    "should stand beside a group, whose load cases it is about",
                )
            continue
        first = groups.setdefault(case.action.group, case)
        yield from _compare(first, case.action, where)


def _compare(first: LoadCase, action: Action, where: Where) -> Iterator[tuple[Where, str]]:
    assert first.action is not None
    of_group = f'load case "{first.name}" of the same group "{action.group}"'
    wanted, found = _relation(first.action), _relation(action)
    if wanted != found:
        message = f'should be "{wanted}" as in {of_group}, found "{found}"'
        yield (*where, "relation"), message
    elif not _may_stand_together(first.action, action):
        yield (
            (*where, "category"),
            f"should be as in {of_group}; only variable actions that exclude each other may differ",
        )


def _relation(action: Action) -> ActionRelation:
    return action.relation or ActionRelation.free


def _may_stand_together(first: Action, other: Action) -> bool:
    if first.category == other.category:
        return True
    return _relation(first) == ActionRelation.exclusive and not _NOT_VARIABLE & {
        first.category,
        other.category,
    }
