"""The JSON Schema of the document: the whole, or one definition with what it refers to."""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from typing import Any

from .declaration.json_schema import json_schema
from .declaration.shape import Named, definitions
from .types.document import Document

_GROUPS = {
    "geometry": (
        "Document Settings GeneralInfo UnitSettings Model Node Member MemberEndOffset MemberSet "
        "MemberHinge ScissorHinge NodalSupport SupportCondition Material OrthotropicPlateMaterial "
        "Section SectionDimensions ShapePath PlateElement PlateSurface PlateMeshSettings "
        "NodalMass Workspace EntityGroup"
    ),
    "loads": (
        "LoadCase NodalLoad NodalMoment DistributedLoad MemberPointLoad MemberPointMoment "
        "SurfaceLoad PlatePressure SupportDisplacement TemperatureLoad LoadCombination "
        "LoadCaseFactor"
    ),
    "analysis": (
        "Analysis AnalysisOptions ResultRequest ImperfectionCase BucklingAnalysisSettings "
        "ModalAnalysisSettings SeismicAnalysisSettings ResponseSpectrum EigenLoadRef"
    ),
    "checks": (
        "UnityCheckDefinition CheckSpec Ec3SteelSpec GenericSpec VarBinding QuantitySource "
        "EntitySelector NodeSelector Ec3SectionParams"
    ),
}


class UnknownRoot(LookupError):
    """There is no definition of that name; `nearest` is the closest one, if any is close."""

    def __init__(self, name: str) -> None:
        known = {known.lower(): known for known in _definitions()}
        close = get_close_matches(name.lower(), known, n=1)
        self.name = name
        self.nearest = known[close[0]] if close else None
        hint = f"; the nearest is '{self.nearest}'" if self.nearest else ""
        super().__init__(f"the schema has no definition '{name}'{hint}")


def schema(root: str | None = None) -> dict[str, Any]:
    """The index of useful roots, or the self-contained schema of one definition."""
    return _index() if root is None else _closure(root)


@cache
def _index() -> dict[str, Any]:
    known = _definitions()
    return {
        "roots": {
            group: {name: known[name].description for name in names.split()}
            for group, names in _GROUPS.items()
        }
    }


@cache
def _closure(root: str) -> dict[str, Any]:
    if root not in _definitions():
        raise UnknownRoot(root)
    return json_schema(_definitions()[root])


def _definitions() -> Mapping[str, Named]:
    return definitions(Document)
