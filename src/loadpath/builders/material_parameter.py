"""The material of what is built; every builder that is not limited to steel takes it alike."""

from loadpath.builders.quantities import text
from loadpath.catalogue import material_names

MATERIAL = text(
    "material",
    f"Material: {', '.join(material_names())}, or a steel grade such as S355.",
    "steel_S235",
)
