"""What each tier may have solved: the members of a model, plates not counted."""

FREE_MEMBER_LIMIT = 100
PRO_MEMBER_LIMIT = 10_000


def member_limit(is_premium: bool) -> int:
    """How many members the model of a link may have for whoever opens it."""
    return PRO_MEMBER_LIMIT if is_premium else FREE_MEMBER_LIMIT
