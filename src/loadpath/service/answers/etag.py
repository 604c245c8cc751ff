"""Entity tags: made, marked per encoding, and compared."""

import hashlib

ENCODING_MARK = "--"


def make_etag(content: bytes) -> str:
    """A strong tag of some bytes."""
    return f'"{hashlib.sha256(content).hexdigest()[:32]}"'


def mark_etag(etag: str, encoding: str) -> str:
    """The tag of the same content in another encoding: other bytes need another strong tag."""
    return f'{etag[:-1]}{ENCODING_MARK}{encoding}"'


def matches(condition: str, etag: str) -> bool:
    """Whether If-Match or If-None-Match names this tag, in whichever encoding it was served."""
    if condition.strip() == "*":
        return True
    for candidate in condition.split(","):
        bare = candidate.strip().removeprefix("W/").strip('"').split(ENCODING_MARK)[0]
        if f'"{bare}"' == etag:
            return True
    return False
