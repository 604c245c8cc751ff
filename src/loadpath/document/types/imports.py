"""Where a document comes from that was read from a file of another program, and what it lost."""

from enum import StrEnum
from typing import Annotated

from loadpath.document.declaration.honour import unused
from loadpath.document.declaration.record import Record, doc

DESCRIBES_FILE = unused("It describes the file.")


class ImportEffect(StrEnum):
    """Whether what was left behind can change what the structure bears.

    Structural is what bears, loads, holds or joins, and every assumption in place of it;
    descriptive are names, colours, and what repeats other entries.
    """

    structural = "structural"
    descriptive = "descriptive"


class Settlement(Record):
    """Somebody's judgement that what was left behind does not matter."""

    by: Annotated[str, doc("Who judged it.", "A. Engineer")]
    reason: Annotated[str, doc("Why it does not matter.", "The crane was taken out of use.")]


class LeftBehind(Record):
    """Something of the file that the document does not hold, or holds differently."""

    object: Annotated[
        str, doc("The sheet, layer or kind of entity it stands in.", "StructuralPointActionFree")
    ]
    names: Annotated[
        list[str] | None,
        doc("Their names there; left out where it is all of the sheet or layer.", ["F1", "F2"]),
    ] = None
    message: Annotated[
        str, doc("What is not carried over, or became what.", "free loads are not read")
    ]
    effect: Annotated[
        ImportEffect, doc("Whether it can change what the structure bears.", "structural")
    ] = ImportEffect.structural
    settled: Annotated[
        Settlement | None,
        doc(
            "Who judged that it does not matter, and why; until then nothing passes.",
            {"by": "A. Engineer", "reason": "The crane was taken out of use."},
        ),
    ] = None


class Imported(Record):
    """The file of another program that the document was read from."""

    format: Annotated[str, doc("Format of the file.", "SAF"), DESCRIBES_FILE]
    version: Annotated[str | None, doc("Version of the format.", "2.2.0"), DESCRIBES_FILE] = None
    program: Annotated[
        str | None, doc("Program that wrote the file.", "SCIA Engineer 24.0"), DESCRIBES_FILE
    ] = None
    left_behind: Annotated[
        list[LeftBehind] | None,
        doc(
            "What the document does not hold; what was entered since is removed from the list.",
            [
                {
                    "object": "StructuralPointActionFree",
                    "names": ["F1"],
                    "message": "free loads are not read",
                }
            ],
        ),
    ] = None
