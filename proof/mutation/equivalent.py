"""Changes that change nothing, with the reason, by the name that the record has."""

EQUIVALENT: dict[str, str] = {}
