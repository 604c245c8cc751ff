"""The parameters of generate_combinations."""

from typing import Annotated, Any, Literal, TypedDict

from loadpath.builders.declared_parameters import About, declared_parameters

Rule = Literal["6.10", "6.10ab"]
AnnexName = Literal["recommended", "UK", "BE", "DE", "FR", "NL"]
"""Annexes whose values are in `catalogue/data/en1990`; a test holds the two together."""

ABOUT_RULE = "For strength: expression (6.10), or (6.10a) and (6.10b)."
ABOUT_ANNEX = "Whose factors: those that EN 1990 recommends, or a country's."
ABOUT_ACTIONS = (
    "Category by name of load case, or {category, group, relation}; put into the model. "
    "Cases without one are left out."
)


class CombinationParameters(TypedDict, total=False):
    """What generate_combinations takes beside the document."""

    rule: Annotated[Rule, About(ABOUT_RULE, default="6.10")]
    annex: Annotated[AnnexName, About(ABOUT_ANNEX, default="recommended")]
    actions: Annotated[
        dict[str, Any] | None,
        About(
            ABOUT_ACTIONS,
            inside={"additionalProperties": {"type": ["string", "object"]}},
        ),
    ]


GENERATE_COMBINATIONS = declared_parameters(CombinationParameters)
