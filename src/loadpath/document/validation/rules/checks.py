"""Rules about checks: each should have something to check, and combinations to check it for."""

from collections.abc import Iterator

from loadpath.document.types import selectors
from loadpath.document.types.checks import UnityCheckDefinition
from loadpath.document.types.document import Document
from loadpath.document.validation.issues import Where
from loadpath.document.validation.survey import Facts

from .rule import Found, warning


def _checks(document: Document) -> Iterator[tuple[Where, UnityCheckDefinition]]:
    for index, check in enumerate(document.analysis.unity_checks or ()):
        yield ("analysis", "unity_checks", index), check


def _filters(check: UnityCheckDefinition) -> bool:
    """Whether the check takes its combinations by limit state."""
    return check.limit_state is not None and not check.load_combination_ids


@warning(
    "A check applies to no member and no plate, so that it can say nothing.",
    "Correct what it applies to.",
)
def check_selects_nothing(document: Document, facts: Facts) -> Found:
    model = document.model
    for where, check in _checks(document):
        match check.applies_to:
            case selectors.AllMembers():
                missing = "" if model.members else "members"
            case selectors.AllPlates():
                missing = "" if model.plate_elements or model.plate_surfaces else "plates"
            case selectors.MemberClassification(value=value):
                labels = {member.classification for member in model.members}
                missing = "" if value in labels else f"member of classification '{value}'"
            case _:
                missing = ""
        if missing:
            yield (*where, "applies_to"), f"should select something, found no {missing}"


@warning(
    "A check runs over no combination, so that it can say nothing.",
    "Add combinations, or correct the check's limit_state.",
)
def check_without_combination(document: Document, facts: Facts) -> Found:
    combinations = document.analysis.load_combinations or ()
    states = {combination.limit_state for combination in combinations}
    for where, check in _checks(document):
        if not combinations:
            yield where, f"check '{check.id}' should have combinations to run over, found none"
        elif _filters(check) and check.limit_state not in states:
            message = f"should select a combination, found none with {check.limit_state}"
            yield (*where, "limit_state"), message


@warning(
    "A combination has no limit_state while a check filters on one, and so passes it by.",
    "Give the combination its limit_state.",
)
def combination_without_limit_state(document: Document, facts: Facts) -> Found:
    filtering = [check.id for _, check in _checks(document) if _filters(check)]
    if filtering:
        for index, combination in enumerate(document.analysis.load_combinations or ()):
            if combination.limit_state is None:
                where = ("analysis", "load_combinations", index, "limit_state")
                name = combination.name
                yield where, f"combination '{name}' has none, so check '{filtering[0]}' skips it"


@warning(
    "The thresholds of a check do not ascend.",
    "Give three utilizations, each at least the one before.",
)
def thresholds_not_ascending(document: Document, facts: Facts) -> Found:
    for where, check in _checks(document):
        if check.thresholds is not None and list(check.thresholds) != sorted(check.thresholds):
            yield (*where, "thresholds"), f"should ascend, found {list(check.thresholds)}"
