"""What acts on the structure and what is to be found out about it."""

from typing import Annotated

from loadpath.document.declaration.record import Record, doc, written

from .checks import UnityCheckDefinition
from .combinations import LoadCombination
from .eigen import BucklingAnalysisSettings, ModalAnalysisSettings
from .imperfections import ImperfectionCase
from .load_cases import LoadCase
from .options import AnalysisOptions
from .seismic import SeismicAnalysisSettings


class Analysis(Record):
    """Loads, combinations, checks, and how the structure is analysed."""

    options: Annotated[
        AnalysisOptions, doc("How the structure is analysed.", {"order": "LINEAR"})
    ] = written(AnalysisOptions())
    load_cases: Annotated[
        list[LoadCase] | None, doc("Loads that act together.", [{"id": 1, "name": "Dead"}])
    ] = None
    load_combinations: Annotated[
        list[LoadCombination] | None,
        doc(
            "Sums of load cases.",
            [
                {
                    "id": 1,
                    "name": "ULS 1",
                    "load_case_factors": [{"load_case_id": 1, "factor": 1.35}],
                    "limit_state": "ULS",
                }
            ],
        ),
    ] = None
    imperfection_cases: Annotated[
        list[ImperfectionCase] | None,
        doc("Initial imperfections.", [{"imperfection_case_id": 1, "load_combinations": [1]}]),
    ] = None
    unity_checks: Annotated[
        list[UnityCheckDefinition] | None,
        doc(
            "Checks over combinations.",
            [
                {
                    "id": "ec3",
                    "name": "EN 1993-1-1 member check",
                    "applies_to": {"type": "AllMembers"},
                    "spec": {"Ec3Steel": {"gamma_m0": 1.0}},
                    "limit_state": "ULS",
                }
            ],
        ),
    ] = None
    buckling: Annotated[
        BucklingAnalysisSettings | None,
        doc("Critical load factors.", {"num_modes": 5, "reference": {"LoadCase": 1}}),
    ] = None
    modal: Annotated[
        ModalAnalysisSettings | None,
        doc("Natural frequencies.", {"num_modes": 10}),
    ] = None
    seismic: Annotated[
        SeismicAnalysisSettings | None,
        doc(
            "Seismic analysis.",
            {
                "method": "LATERAL_FORCE",
                "num_modes": 10,
                "spectrum_x": {"CustomPoints": {"points": [[0.0, 1.5], [0.2, 3.75]]}},
            },
        ),
    ] = None
