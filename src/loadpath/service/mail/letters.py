"""What the mails say. Plain text; a link stands alone on its line, so that it can be copied."""

import msgspec


class Mail(msgspec.Struct, frozen=True):
    """One mail to one address."""

    to: str
    subject: str
    text: str


IGNORE = "If you did not ask for this, leave it: without the link nothing happens."


def finish_sign_up(email: str, link: str) -> Mail:
    return Mail(
        email,
        "Finish your sign-up at Loadpath",
        f"Choose a password here, and the account is yours:\n\n{link}\n\n"
        f"The link works once, for 24 hours. {IGNORE}\n",
    )


def have_account_already(email: str, link: str) -> Mail:
    return Mail(
        email,
        "You have an account at Loadpath already",
        "Somebody, probably you, asked for a new account with this address. There is one already: "
        f"sign in with its password, or choose a new one here:\n\n{link}\n\n"
        f"The link works once, for an hour. {IGNORE}\n",
    )


def choose_new_password(email: str, link: str) -> Mail:
    return Mail(
        email,
        "Choose a new password at Loadpath",
        f"Choose a new password here:\n\n{link}\n\nThe link works once, for an hour. {IGNORE}\n",
    )


def invitation(email: str, link: str) -> Mail:
    return Mail(
        email,
        "You are invited to Loadpath",
        f"Choose a password here, and the account is yours:\n\n{link}\n\n"
        "The link works once, for seven days.\n",
    )
