"""What an import left behind is told until it is entered, or judged by somebody with a reason."""

from typing import Any

import pytest

from .spoiled import Json, said_of

LIST = "settings.imported.left_behind"
LOAD = {"object": "StructuralPointActionFree", "names": ["F1"], "message": "is not read"}
COLOUR = {"object": "StructuralCurveMember", "message": "no colours", "effect": "descriptive"}
JUDGED = {"by": "A. Engineer", "reason": "the crane is gone"}


def left(*entries: Json) -> Any:
    def spoil(document: Json) -> None:
        document["schema_version"] = 4
        document["settings"]["imported"] = {"format": "SAF", "left_behind": list(entries)}

    return spoil


@pytest.mark.parametrize(
    ("entries", "said"),
    [
        ([], []),
        ([COLOUR], []),
        ([COLOUR, LOAD], [("left_behind_by_import", f"{LIST}[1]")]),
        ([LOAD | {"effect": "structural"}], [("left_behind_by_import", f"{LIST}[0]")]),
        ([LOAD | {"settled": JUDGED}], [("import_entry_settled", f"{LIST}[0].settled")]),
        ([COLOUR | {"settled": JUDGED}], []),
        *(
            (
                [LOAD | {"settled": JUDGED | {blank: " \n"}}],
                [("left_behind_by_import", f"{LIST}[0].settled")],
            )
            for blank in JUDGED
        ),
    ],
)
def test_what_is_told(entries: list[Json], said: list[tuple[str, str]]) -> None:
    assert said_of(left(*entries)) == said


def test_a_document_of_another_program_without_losses_is_not_doubted() -> None:
    def spoil(document: Json) -> None:
        document["settings"]["imported"] = {"format": "DXF"}

    assert said_of(spoil) == []


def test_a_thousand_entries_are_counted() -> None:
    said = said_of(left(*[LOAD] * 1000))
    assert said == [("left_behind_by_import", f"{LIST}[{k}]") for k in range(26)]
