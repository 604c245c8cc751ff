"""The catalogue of issue codes about the form of a document.

Codes about its meaning stand beside their rules, in `rules/`, those that only the engine finds in
`engine_codes.py`; `catalogue.py` lists them all.
"""

from dataclasses import dataclass

from .issues import Severity


@dataclass(frozen=True)
class Code:
    """A kind of issue: what it means and what to do about it."""

    name: str
    severity: Severity
    meaning: str
    mend: str
    touches_safety: bool = False
    """Whether a structure of which it is said cannot have the verdict `passes`."""


def error(name: str, meaning: str, mend: str) -> Code:
    return Code(name, Severity.error, meaning, mend, touches_safety=True)


def warning(name: str, meaning: str, mend: str, *, touches_safety: bool = False) -> Code:
    return Code(name, Severity.warning, meaning, mend, touches_safety)


FORM_CODES = (
    error(
        "invalid_json",
        "The text is not JSON.",
        "Mend the text at the line and column given; JSON has no NaN, comments or trailing commas.",
    ),
    error(
        "not_json",
        "The object handed over holds something that JSON cannot express.",
        "Use only dict with text keys, list, str, int, float, bool and None; no NaN or infinity.",
    ),
    error(
        "too_deep",
        "Lists and objects are nested deeper than any document needs.",
        "Look for a list that was wrapped into lists by mistake.",
    ),
    error(
        "too_large_to_explain",
        "The document is wrong and so large that only its first problem is given.",
        "Mend the first problem, or validate a smaller part of the model.",
    ),
    error(
        "duplicate_key",
        "An object has the same key twice, and a reader would drop one of the values.",
        "Keep one of them.",
    ),
    error(
        "wrong_type",
        "A value is of another type than its field.",
        "Give a value of the type that the message names.",
    ),
    error(
        "missing_field",
        "A required field is not there.",
        "Add the field.",
    ),
    error(
        "out_of_range",
        "A number lies outside of what the field allows.",
        "Give a number within the bounds that the message names.",
    ),
    error(
        "unknown_value",
        "A word is none of those that the field knows.",
        "Use one of the words that the message lists; they are case-sensitive.",
    ),
    error(
        "wrong_length",
        "A list has too few or too many items.",
        "Give as many items as the message names.",
    ),
    error(
        "not_one_variant",
        "An object that stands for one of several variants has none of their keys, or several.",
        "Keep exactly one of the keys that the message lists.",
    ),
    error(
        "unsupported_version",
        "The document is of a newer version of the format than this program knows.",
        "Update the program, or write the document as one of the versions that the message names.",
    ),
    error(
        "broken_reference",
        "An id points at something that the document does not have.",
        "Add what is missing, or point at something that exists.",
    ),
    warning(
        "broken_link",
        "A group or a note mentions something that the document does not have.",
        "Remove the id from the group; results do not depend on it.",
    ),
    error(
        "duplicate_id",
        "Two items of a list have the same id.",
        "Give each its own id.",
    ),
    error(
        "duplicate_name",
        "Two load cases or two combinations have the same name, by which results are listed.",
        "Give each its own name.",
    ),
    warning(
        "unknown_field",
        "A key is not part of the format and has no effect.",
        "Correct its spelling or remove it.",
    ),
    warning(
        "unread_records",
        "A key that is not part of the format holds records: loads or parts that nobody reads.",
        "Give them in fields of the format; begin the key with x_ if they are notes of your own.",
        touches_safety=True,
    ),
    error(
        "more_errors",
        "There are more errors than are listed.",
        "Mend the listed ones and validate again.",
    ),
    warning(
        "more_warnings",
        "There are more warnings than are listed.",
        "Mend the listed ones and validate again.",
    ),
)
