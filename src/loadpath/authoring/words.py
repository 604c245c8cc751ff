"""The words that calls take, as types: a checker finds a misspelt one before anything runs.

When a call runs, case does not matter; a test holds them against the document's declarations.
"""

from typing import Literal

Plane = Literal["2D", "3D"]
Axis = Literal["X", "Y", "Z"]
OwnAxis = Literal["x", "y", "z"]
MemberTypeWord = Literal["Normal", "Truss", "Tension", "Compression", "Rigid", "Cable"]
HoldWord = Literal["Fixed", "Free", "PositiveOnly", "NegativeOnly"]
LimitStateWord = Literal["SLS", "ULS", "FLS", "ALS", "EQU"]
RelationWord = Literal["exclusive", "together", "free"]
CategoryWord = Literal[
    "permanent",
    "prestress",
    "imposed_A",
    "imposed_B",
    "imposed_C",
    "imposed_D",
    "imposed_E",
    "imposed_F",
    "imposed_G",
    "imposed_H",
    "snow_low",
    "snow_high",
    "wind",
    "temperature",
    "accidental",
    "seismic",
]
