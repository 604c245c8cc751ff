"""What check_beam takes, hosted and local."""

from typing import Any

from loadpath.builders import CHECK_BEAM
from loadpath.builders.parameter_schema import parameter_schema

BEAM_PARAMETERS = CHECK_BEAM
_SCHEMA = parameter_schema(CHECK_BEAM, with_aliases=False)
BEAM_PROPERTIES: dict[str, dict[str, Any]] = _SCHEMA["properties"]
BEAM_REQUIRED: tuple[str, ...] = tuple(_SCHEMA["required"])
BEAM_EXAMPLE = {"span_m": 6, "section": "IPE300", "material": "S355", "udl": 12}
