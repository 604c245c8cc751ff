"""The material of what is built; every builder that is not limited to steel takes it alike."""

from typing import Annotated

from loadpath.builders.declared_parameters import About
from loadpath.catalogue import material_names

Material = Annotated[
    str,
    About(
        f"Material: {', '.join(material_names())}, or a steel grade such as S355.",
        default="steel_S235",
    ),
]
