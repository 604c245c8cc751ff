"""Secrets that clients hold: 256 random bits in base 62 with a checksum, kept here as SHA-256.

The checksum lets scanners recognise a leaked secret, and lets the service refuse a mistyped one
without asking the database.
"""

import hashlib
import math
import secrets
import zlib

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
PAIRS = [first + second for first in ALPHABET for second in ALPHABET]
RANDOM_LENGTH = 43  # 62 ** 43 > 2 ** 256
DIGITS = (ALPHABET * 5)[:256].encode()
NO_DIGITS = bytes(range(4 * len(ALPHABET), 256))
CHECKSUM_LENGTH = 6  # three pairs; 62 ** 6 > 2 ** 32


def in_base_62(number: int, length: int) -> str:
    """The number in so many digits, taken two at a time."""
    pairs = []
    for _ in range((length + 1) // 2):
        number, pair = divmod(number, len(PAIRS))
        pairs.append(PAIRS[pair])
    return "".join(reversed(pairs))[-length:]


def checksum(text: str) -> str:
    """The CRC-32 in six digits: `in_base_62` written out, because this runs on every request."""
    rest, last = divmod(zlib.crc32(text.encode()), len(PAIRS))
    first, middle = divmod(rest, len(PAIRS))
    return PAIRS[first] + PAIRS[middle] + PAIRS[last]


def new_secret(prefix: str) -> str:
    """A secret that begins with `prefix`, which the checksum covers too."""
    text = prefix + in_base_62(secrets.randbits(256), RANDOM_LENGTH)
    return text + checksum(text)


def is_well_formed(secret: str) -> bool:
    """Whether the checksum fits; most mistyped or invented secrets fail here."""
    text, given = secret[:-CHECKSUM_LENGTH], secret[-CHECKSUM_LENGTH:]
    is_text = secret.isascii() and secret.isprintable()
    return len(text) >= RANDOM_LENGTH and is_text and checksum(text) == given


def new_identifier(bits: int) -> str:
    """A random identifier that nobody guesses, in base 62 and always equally long.

    Each byte below four times 62 is a digit and the few others are left out, so that all digits
    are equally likely; dividing a large number takes ten times as long, with every link.
    """
    length = math.ceil(bits / math.log2(62))
    digits = b""
    while len(digits) < length:
        digits += secrets.token_bytes(length + 8).translate(DIGITS, NO_DIGITS)
    return digits[:length].decode()


def hash_secret(secret: str) -> bytes:
    """What is stored instead of the secret. Plain SHA-256: 256 random bits need no slow hash."""
    return hashlib.sha256(secret.encode()).digest()
