"""The installed package says which version it is."""

import re

import loadpath


def test_version_is_a_release_number() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", loadpath.__version__)
