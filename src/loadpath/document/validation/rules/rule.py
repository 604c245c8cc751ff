"""What a rule is: a code with its text, and the function that finds where it applies."""

from collections.abc import Callable, Iterator

from loadpath.document.types.document import Document
from loadpath.document.validation.issue_codes import Code
from loadpath.document.validation.issues import Severity, Where
from loadpath.document.validation.survey import Facts

Found = Iterator[tuple[Where, str]]
Find = Callable[[Document, Facts], Found]

RULES: dict[str, tuple[Code, Find]] = {}


def error(meaning: str, mend: str) -> Callable[[Find], Find]:
    """Declare a rule whose findings make a document invalid; the function's name is the code."""
    return _declare(Severity.error, meaning, mend, touches_safety=True)


def warning(meaning: str, mend: str, *, touches_safety: bool = False) -> Callable[[Find], Find]:
    """Declare a rule whose findings are worth a look; the function's name is the code."""
    return _declare(Severity.warning, meaning, mend, touches_safety)


def _declare(
    severity: Severity, meaning: str, mend: str, touches_safety: bool
) -> Callable[[Find], Find]:
    def register(find: Find) -> Find:
        name = find.__name__
        RULES[name] = (Code(name, severity, meaning, mend, touches_safety), find)
        return find

    return register
