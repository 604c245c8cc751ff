"""Named sections and materials: nominal dimensions in tables, properties computed from them.

Nothing is read before it is asked for.
"""

from loadpath.catalogue.errors import UnknownFamily, UnknownMaterial, UnknownName, UnknownSection
from loadpath.catalogue.find_section import families, find_section, section_names
from loadpath.catalogue.library_section import LibrarySection
from loadpath.catalogue.material import LibraryMaterial, find_material, material_names

__all__ = [
    "LibraryMaterial",
    "LibrarySection",
    "UnknownFamily",
    "UnknownMaterial",
    "UnknownName",
    "UnknownSection",
    "families",
    "find_material",
    "find_section",
    "material_names",
    "section_names",
]
