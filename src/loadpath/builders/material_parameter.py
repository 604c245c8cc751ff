"""The material of what is built; every builder that is not limited to steel takes it alike."""

from loadpath.builders.parameter import Parameter
from loadpath.catalogue import material_names

MATERIAL = Parameter(
    name="material",
    kind="text",
    description=f"Material: {', '.join(material_names())}, or a steel grade such as S355.",
    default="steel_S235",
)
