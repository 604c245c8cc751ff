"""Secrets in base 62: as long as they should be, and nothing lost on the way."""

import pytest

from loadpath.service.access.secret import (
    ALPHABET,
    RANDOM_LENGTH,
    in_base_62,
    is_well_formed,
    new_identifier,
    new_secret,
)


@pytest.mark.parametrize("length", [1, 2, 5, 6, 27, 43])
def test_digits_give_the_number_back(length: int) -> None:
    for number in (0, 1, 61, 62, 3843, 3844, 62**length - 1, 62**length // 7):
        if number < 62**length:
            digits = in_base_62(number, length)
            assert len(digits) == length
            assert sum(ALPHABET.index(d) * 62**n for n, d in enumerate(digits[::-1])) == number


def test_a_changed_secret_is_noticed_without_the_database() -> None:
    """AUTH-2."""
    secret = new_secret("lpk_")
    assert is_well_formed(secret)
    assert not is_well_formed(secret[:-1] + ("a" if secret[-1] != "a" else "b"))
    assert not is_well_formed("x" + secret)
    assert len(new_identifier(160)) == 27


def test_secrets_have_all_their_bits() -> None:
    """KEY-1: fewer random bits would leave the first digits alike."""
    made = [new_secret("")[:RANDOM_LENGTH] for _ in range(200)]
    assert min(len(set(digits)) for digits in zip(*made, strict=True)) > 20


def test_digits_of_an_identifier_are_equally_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    """DRAFT-1: of every byte that may come, each digit has four, and the rest are left out."""
    source = iter([bytes(range(256)), bytes(range(256))])
    monkeypatch.setattr("secrets.token_bytes", lambda _: next(source))
    every_byte_once = new_identifier(1476)  # 248 digits
    assert len(every_byte_once) == 248
    assert {every_byte_once.count(digit) for digit in ALPHABET} == {4}
