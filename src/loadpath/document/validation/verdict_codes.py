"""The issue codes of what keeps a verdict from passing though nothing was found wrong."""

from .issue_codes import Code, warning

VERDICT_CODES: tuple[Code, ...] = (
    warning(
        "check_undecided",
        "A check could not decide about a part, so nobody knows whether it holds.",
        "Give the check what its reason asks for, or check the part by other means.",
        touches_safety=True,
    ),
    warning(
        "check_not_run",
        "A check of the document looked at nothing.",
        "Correct what the check applies to and which combinations it reads, or remove it.",
        touches_safety=True,
    ),
    warning(
        "members_not_checked",
        "No check looked at some members, though others were checked.",
        "Let a check apply to them.",
        touches_safety=True,
    ),
    warning(
        "plates_not_checked",
        "No check looked at some plates, though other parts were checked.",
        "Let a check apply to them.",
        touches_safety=True,
    ),
    warning(
        "strength_not_checked",
        "No check of strength looked at some parts, or at what stresses them most where it is "
        "largest: nobody knows whether they hold.",
        "Let a check that reads forces or stresses look at them in every combination for strength.",
        touches_safety=True,
    ),
    warning(
        "hardly_utilized",
        "The most utilized part of the structure is used to less than 5 %, or by a formula that "
        "reads forces to less than 1 %.",
        "Look for loads and formulas that are missing something or are in another unit, and for "
        "members far too large.",
        touches_safety=True,
    ),
    warning(
        "combination_not_checked",
        "A combination that is not of serviceability was read by no check.",
        "Give it its limit_state, or let a check read it.",
        touches_safety=True,
    ),
    warning(
        "load_case_not_checked",
        "A load case or an earthquake stands in no combination for strength: no check knows of it.",
        "Put it into a combination, or remove it.",
        touches_safety=True,
    ),
    warning(
        "bracing_not_leaned",
        "Bracing holds columns up and no combination pushes sideways along it, so that it has next "
        "to no force however weak it is.",
        'Set analysis.options.stability to "Auto", or give the combinations imperfections, wind or '
        "equivalent horizontal forces.",
        touches_safety=True,
    ),
)
