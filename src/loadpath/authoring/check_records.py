"""Unity checks: what they apply to, and their formulas' variables."""

from collections.abc import Iterable, Mapping
from typing import Any

import loadpath.document as doc
from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import as_record, number, shown, text
from loadpath.authoring.handles import Member, MemberSet, Plate, Surface
from loadpath.authoring.part import Part, Whole, owned

AppliesTo = str | Part | Iterable[Part] | None
"""All members; a label of members; or members, member sets, surfaces or plates."""

Variable = float | str | doc.QuantitySource | Mapping[str, Any]
"""A number, a formula of other variables, or a quantity of the structure or its results: a record,
or plain data such as {"PlateStress": {"measure": "VonMises"}}."""

_SELECTORS: dict[type[Part], Any] = {
    Member: doc.Members,
    MemberSet: doc.MemberSets,
    Surface: doc.PlateSurfaces,
    Plate: doc.PlateElements,
}


def selector(applies_to: Any, structure: Whole) -> doc.EntitySelector:
    """What a check applies to, as the document says it."""
    if applies_to is None:
        return doc.AllMembers()
    if isinstance(applies_to, str):
        return doc.MemberClassification(value=applies_to)
    parts = list(applies_to) if isinstance(applies_to, Iterable) else [applies_to]
    for kind, record in _SELECTORS.items():
        if parts and isinstance(parts[0], kind):
            ids = [owned("applies_to", part, kind, structure).id for part in parts]
            found: doc.EntitySelector = record(ids=ids)
            return found
    raise ArgumentError(
        "applies_to",
        "'applies_to' should be a label, or members, member sets, surfaces or plates of this "
        f"model, found {shown(applies_to)}",
    )


def bindings(variables: Mapping[str, Any]) -> list[doc.VarBinding]:
    """The variables of a formula."""
    return [
        doc.VarBinding(name=text("variables", name), source=_source(name, value))
        for name, value in variables.items()
    ]


def _source(name: str, value: Any) -> doc.VarSource:
    if isinstance(value, str):
        return doc.VarSource(Expression=value)
    if isinstance(value, doc.QuantitySource | Mapping):
        quantity = as_record(f"variables[{name!r}]", value, doc.QuantitySource)
        return doc.VarSource(Quantity=quantity)
    return doc.VarSource(
        Quantity=doc.QuantitySource(Constant=number(f"variables[{name!r}]", value))
    )
