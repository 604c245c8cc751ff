"""What each tier may have solved, members of a model without plates, and for what use."""

FREE_MEMBER_LIMIT = 100
PRO_MEMBER_LIMIT = 10_000
FREE_USE = "Free tier: non-commercial use only."
PRO_USE = "Pro tier: commercial and non-commercial use."
SOLVES_AT = "The tier of the account that opens the link, not of the caller."


def member_limit(is_premium: bool) -> int:
    """How many members the model of a link may have for whoever opens it."""
    return PRO_MEMBER_LIMIT if is_premium else FREE_MEMBER_LIMIT
