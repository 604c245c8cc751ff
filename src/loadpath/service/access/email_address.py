"""E-mail addresses as account names."""

import re

from loadpath.service.errors import InvalidParameter

SHAPE = re.compile(r"[^\s@\x00-\x1f\x7f]{1,64}@[^\s@\x00-\x1f\x7f]{1,189}")


def normalise_email(text: str) -> str:
    """The address under which an account is kept: no blanks around it, case ignored."""
    email = text.strip().casefold()
    if not SHAPE.fullmatch(email) or not email.isprintable():
        raise InvalidParameter(
            "`email` should be an e-mail address such as 'ada@example.com' (at most 254 characters)"
        )
    return email
