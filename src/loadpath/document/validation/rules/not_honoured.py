"""What the engine does not do yet, so that nobody takes its silence for an answer.

One line per feature: what it is, and where a document asks for it. A feature that the engine learns
leaves this list.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from loadpath.document.types.document import Document
from loadpath.document.types.members import MemberType
from loadpath.document.types.options import AnalysisOrder
from loadpath.document.types.settings import UnitSystem
from loadpath.document.validation.issues import Where
from loadpath.document.validation.survey import Facts

from .rule import Found, warning


class Feature(NamedTuple):
    lack: str
    """What the engine does not do: completes 'the engine does not yet ...'."""
    asked_for: Callable[[Document], Iterator[Where]]


def _order(document: Document) -> Iterator[Where]:
    if document.analysis.options.order is AnalysisOrder.NONLINEAR:
        yield ("analysis", "options", "order")


def _analysis(name: str) -> Callable[[Document], Iterator[Where]]:
    def asked_for(document: Document) -> Iterator[Where]:
        if getattr(document.analysis, name):
            yield ("analysis", name)

    return asked_for


def _cables(document: Document) -> Iterator[Where]:
    members, cable = document.model.members, MemberType.Cable
    if [1 for member in members if member.member_type is cable]:  # quicker than to enumerate
        for index, member in enumerate(members):
            if member.member_type is cable:
                yield ("model", "members", index, "member_type")


def _hinge_fields(prefix: str) -> Callable[[Document], Iterator[Where]]:
    def asked_for(document: Document) -> Iterator[Where]:
        for index, hinge in enumerate(document.model.member_hinges or ()):
            for name in hinge.__struct_fields__:
                if name.startswith(prefix) and getattr(hinge, name) is not None:
                    yield ("model", "member_hinges", index, name)

    return asked_for


def _support_curves(document: Document) -> Iterator[Where]:
    for index, support in enumerate(document.model.nodal_supports):
        for degree in ("X", "Y", "Z", "RX", "RY", "RZ", "warping_condition"):
            hold = getattr(support, degree)
            if hold is not None and hold.stiffness_curve is not None:
                yield ("model", "nodal_supports", index, degree, "stiffness_curve")


def _pretension(document: Document) -> Iterator[Where]:
    members = document.model.members
    if [1 for member in members if member.pretension]:
        for index, member in enumerate(members):
            if member.pretension:
                yield ("model", "members", index, "pretension")


def _unstretched(document: Document) -> Iterator[Where]:
    for index, member in enumerate(document.model.members):
        if member.unstretched_length is not None:
            yield ("model", "members", index, "unstretched_length")


def _html_report(document: Document) -> Iterator[Where]:
    if document.analysis.options.include_report_html:
        yield ("analysis", "options", "include_report_html")


def _imperial(document: Document) -> Iterator[Where]:
    if document.settings.unit_settings.system is UnitSystem.imperial:
        yield ("settings", "unit_settings", "system")


FEATURES = (
    Feature("read imperial units, and takes every number in the metric units named", _imperial),
    Feature("take displacements into account in equilibrium", _order),
    Feature("apply imperfections", _analysis("imperfection_cases")),
    Feature("compute buckling factors", _analysis("buckling")),
    Feature("compute natural frequencies", _analysis("modal")),
    Feature("compute seismic effects", _analysis("seismic")),
    Feature("follow the shape of cables", _cables),
    Feature("follow stiffness curves of hinges", _hinge_fields("stiffness_curve")),
    Feature("follow moment-rotation curves", _hinge_fields("moment_rotation")),
    Feature("let hinges give way at a force", _hinge_fields("max_")),
    Feature("follow stiffness curves of supports", _support_curves),
    Feature("put members under pretension", _pretension),
    Feature("give members an unstretched length", _unstretched),
    Feature("write HTML reports", _html_report),
)


@warning(
    "The document asks for something that the engine does not do yet.",
    "Take that part out of the document; the engine refuses it, or warns if only a report lacks.",
)
def not_honoured(document: Document, facts: Facts) -> Found:
    for lack, asked_for in FEATURES:
        for where in asked_for(document):
            yield where, f"the engine does not yet {lack}"
