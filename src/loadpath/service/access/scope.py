"""What an API key may be limited to."""

from enum import StrEnum


class Scope(StrEnum):
    """What a key may be limited to; a key without scopes may do everything."""

    HANDOFF = "handoff"
    MODELS_READ = "models:read"
    MODELS_WRITE = "models:write"
    KEYS = "keys"
