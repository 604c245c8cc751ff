"""The digest of an answer's numbers: what it looks like, and the parts it tells apart."""

from enum import StrEnum

EXAMPLE = "lp1-1.0.0-3f9a1c02b7de-9c4f0a1b2c3d4e5f-a3f109bc77e20d41"
"""Version and build of the engine, all numbers, four digits per part: docs/reference/results.md."""


class DigestPart(StrEnum):
    """Numbers of an answer that belong to no single result set."""

    geometry = "geometry"
    envelope = "envelope"
    checks = "checks"
