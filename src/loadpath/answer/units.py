"""Units that results have and no document has, and what numbers of rows stand for."""

from typing import Annotated

from msgspec import Meta

Joules = Annotated[float, Meta(extra_json_schema={"x-unit": "J"})]
NewtonMetresPerMetre = Annotated[float, Meta(extra_json_schema={"x-unit": "N*m/m"})]
Hertz = Annotated[float, Meta(extra_json_schema={"x-unit": "Hz"})]
RadiansPerSecond = Annotated[float, Meta(extra_json_schema={"x-unit": "rad/s"})]
SquareRadiansPerSquareSecond = Annotated[float, Meta(extra_json_schema={"x-unit": "rad2/s2"})]
RadiansPerMetre = Annotated[float, Meta(extra_json_schema={"x-unit": "rad/m"})]

IdNumber = float
"""An id of the document, as a double."""

WordNumber = float
"""A place in the list of words; -1 where there is none."""

EnumNumber = float
"""A place in the list of words of an enumeration."""

Place = float
"""A place among rows, or a number of them."""
