"""Whether a document has no errors, told fast: for those who go on with a good document and ask
`validate` about any other. It explains nothing and looks for no warnings."""

import msgspec

from loadpath.document.types.document import decode

from .issues import Severity
from .reading import collector_paused
from .rules import RULES
from .survey import survey


def is_sound(text: bytes) -> bool:
    """Whether a text is a document without errors, unless it has a key twice.

    Looking for keys that stand twice takes a third of validating; the engine finds them while it
    reads. Where this is False, `validate` decides.
    """
    try:
        with collector_paused():
            return _is_sound(text)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return False


def _is_sound(text: bytes) -> bool:
    document = decode(text)
    facts = survey(document)
    return facts.sound and not any(
        code.severity is Severity.error and next(find(document, facts), None)
        for code, find in RULES.values()
    )
