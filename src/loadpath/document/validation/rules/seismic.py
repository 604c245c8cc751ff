"""Rules about seismic analysis."""

from collections.abc import Iterator
from itertools import pairwise

from loadpath.document.types.document import Document
from loadpath.document.types.load_cases import LoadCase, LoadCaseKind
from loadpath.document.types.seismic import SeismicAnalysisSettings
from loadpath.document.validation.issues import Where
from loadpath.document.validation.survey import Facts

from .rule import Found, error


@error(
    "A response spectrum has periods in the wrong order, or a negative period or acceleration.",
    "Give tb, tc and td by rising period, and points that are not negative.",
)
def unusable_spectrum(document: Document, facts: Facts) -> Found:
    seismic = document.analysis.seismic
    for name in ("spectrum_x", "spectrum_y", "spectrum_z") if seismic else ():
        spectrum = getattr(seismic, name)
        where: Where = ("analysis", "seismic", name)
        if spectrum is not None and spectrum.DirectParameters is not None:
            corners = [(key, getattr(spectrum.DirectParameters, key)) for key in ("tb", "tc", "td")]
            for (before, earlier), (key, period) in pairwise(corners):
                if period < earlier:
                    message = f"should be at least {before}, {earlier:g}, found {period:g}"
                    yield (*where, "DirectParameters", key), message
        if spectrum is not None and spectrum.CustomPoints is not None:
            for number, point in enumerate(spectrum.CustomPoints.points):
                for column, value in enumerate(point):
                    if value < 0.0:
                        message = f"should be 0 or greater, found {value:g}"
                        yield (*where, "CustomPoints", "points", number, column), message


@error(
    "A load case of kind seismic stands where loads are needed, or nothing finds what it is.",
    "Ask for analysis.seismic, leave its loads out, and name other load cases for mass and modes.",
)
def seismic_case_misused(document: Document, facts: Facts) -> Found:
    analysis = document.analysis
    kinds = LoadCaseKind.seismic
    cases = [(k, case) for k, case in enumerate(analysis.load_cases or ()) if case.kind is kinds]
    if not cases:
        return
    for index, case in cases:
        where: Where = ("analysis", "load_cases", index)
        if analysis.seismic is None:
            yield (*where, "kind"), "should stand beside analysis.seismic, found none"
        for name in _lists_of_loads(case):
            yield (*where, name), "should be left out: the case stands for an earthquake"
    ids = {case.id for _, case in cases}
    for path, reference in _references(document):
        if reference in ids:
            yield path, f"should be a load case with loads, found {reference}, which is seismic"


def _lists_of_loads(case: LoadCase) -> Iterator[str]:
    for name in case.__struct_fields__:
        if isinstance(getattr(case, name), list) and getattr(case, name):
            yield name


def _references(document: Document) -> Iterator[tuple[Where, int | None]]:
    """Load cases that have to have loads, and where they are named."""
    analysis = document.analysis
    own = analysis.options.self_weight_load_case_id if analysis.options else None
    yield ("analysis", "options", "self_weight_load_case_id"), own
    seismic: SeismicAnalysisSettings | None = analysis.seismic
    for index, source in enumerate((seismic and seismic.mass_sources) or ()):
        where: Where = ("analysis", "seismic", "mass_sources", index, "load_case_id")
        yield where, source.load_case_id
    for name in ("modal", "seismic"):
        settings = getattr(analysis, name)
        if settings is not None and settings.stiffness_reference is not None:
            where = ("analysis", name, "stiffness_reference", "LoadCase")
            yield where, settings.stiffness_reference.LoadCase
    buckling = analysis.buckling
    if buckling is not None:
        if buckling.reference is not None:
            yield ("analysis", "buckling", "reference", "LoadCase"), buckling.reference.LoadCase
        for index, reference in enumerate(buckling.references or ()):
            where = ("analysis", "buckling", "references", index, "LoadCase")
            yield where, reference.LoadCase
