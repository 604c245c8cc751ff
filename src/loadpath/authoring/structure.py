"""A structure being written: calls with names and tokens in, a document with ids out.

It solves nothing and sends nothing; `loadpath.Model` is this with those verbs.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar, Unpack

import msgspec

import loadpath.document as doc
from loadpath.authoring.action_record import action_of
from loadpath.authoring.argument_error import ArgumentError
from loadpath.authoring.arguments import Point, number, shown, text, triple, word
from loadpath.authoring.check_records import AppliesTo, Variable, bindings, selector
from loadpath.authoring.editing import Editing
from loadpath.authoring.further_fields import DeflectionFields, Ec3Fields
from loadpath.authoring.handles import Combination
from loadpath.authoring.load_case import LoadCase
from loadpath.authoring.part import owned_list
from loadpath.authoring.words import CategoryWord, LimitStateWord, RelationWord

NAMED_STATES = tuple(each for each in doc.LimitState if each != doc.LimitState.EQU)
"""Those that names of combinations begin with; "Equipment" is not of equilibrium."""


class Structure(Editing):
    """What stands there with its loads, combinations and checks."""

    def load_case(
        self,
        name: str,
        *,
        category: CategoryWord | None = None,
        group: str | None = None,
        relation: RelationWord | None = None,
    ) -> LoadCase:
        """A load case; its methods add loads.

        What kind of action it is by EN 1990 (`category`, and `group` with `relation` where several
        load cases are one action) is what combinations are generated from.
        """
        self._refuse_name_twice(name, self.records(LoadCase))
        record = doc.LoadCase(
            id=self.next_id(LoadCase),
            name=text("name", name),
            action=action_of(category, group, relation),
        )
        return self.add(LoadCase, record)

    def combination(
        self,
        name: str,
        factors: Mapping[LoadCase, float],
        *,
        limit_state: LimitStateWord | None = None,
        situation: str | None = None,
    ) -> Combination:
        """A sum of load cases; a name beginning with ULS, SLS, FLS or ALS sets the limit state."""
        self._refuse_name_twice(name, self.records(Combination))
        if not factors:
            raise ArgumentError("factors", "'factors' is empty: name load cases with their factors")
        states = list(doc.LimitState)
        if limit_state is not None:
            state: doc.LimitState | None = doc.LimitState(word("limit_state", limit_state, states))
        else:
            state = next((each for each in NAMED_STATES if name.upper().startswith(each)), None)
        return self.add(
            Combination,
            doc.LoadCombination(
                id=self.next_id(Combination),
                name=text("name", name),
                load_case_factors=[self._factor(case, f) for case, f in factors.items()],
                limit_state=state,
                situation=situation,
            ),
        )

    def check_ec3(
        self,
        applies_to: AppliesTo = None,
        *,
        limit_state: LimitStateWord | None = "ULS",
        combinations: Iterable[Combination] | None = None,
        name: str = "EN 1993-1-1 member check",
        thresholds: Point = (0.8, 0.95, 1.0),
        **spec: Unpack[Ec3Fields],
    ) -> None:
        """The steel member check of EN 1993-1-1; see Ec3SteelSpec for gamma_m0, include_ltb, ..."""
        made = doc.CheckSpec(Ec3Steel=_spec_of(doc.Ec3SteelSpec, {**spec}))
        self._add_check("ec3", name, applies_to, made, limit_state, combinations, thresholds)

    def check_deflection(
        self,
        limit: float,
        applies_to: AppliesTo = None,
        *,
        limit_state: LimitStateWord | None = None,
        combinations: Iterable[Combination] | None = None,
        name: str | None = None,
        thresholds: Point = (0.8, 0.95, 1.0),
        **spec: Unpack[DeflectionFields],
    ) -> None:
        """A limit of deflection, 300 for L/300; see DeflectionSpec for measure, direction, ...

        Without limit_state and combinations it asks for characteristic ones of serviceability.
        """
        least = number("limit", limit, above=0.0)
        made = doc.CheckSpec(Deflection=_spec_of(doc.DeflectionSpec, {**spec, "limit": least}))
        title = name or f"Deflection 1/{least:g}"
        self._add_check(
            "deflection", title, applies_to, made, limit_state, combinations, thresholds
        )

    def check_formula(
        self,
        name: str,
        demand: str,
        capacity: str,
        variables: Mapping[str, Variable],
        applies_to: AppliesTo = None,
        *,
        limit_state: LimitStateWord | None = None,
        combinations: Iterable[Combination] | None = None,
        thresholds: Point = (0.8, 0.95, 1.0),
    ) -> None:
        """A check by formula: demand over capacity, with variables of one's own."""
        spec = doc.GenericSpec(
            demand=text("demand", demand),
            capacity=text("capacity", capacity),
            variables=bindings(variables),
        )
        self._add_check(
            "check",
            name,
            applies_to,
            doc.CheckSpec(Generic=spec),
            limit_state,
            combinations,
            thresholds,
        )

    def _refuse_name_twice(self, name: Any, known: Sequence[Any]) -> None:
        if any(each.name == name for each in known):
            raise ArgumentError("name", f"'name' {shown(name)} is taken already")

    def _factor(self, case: Any, factor: Any) -> doc.LoadCaseFactor:
        if not isinstance(case, LoadCase) or case.of is not self:
            raise ArgumentError(
                "factors", f"'factors' should name load cases of this model, found {shown(case)}"
            )
        argument = f"factors[{case.name!r}]"
        return doc.LoadCaseFactor(load_case_id=case.id, factor=number(argument, factor))

    def _add_check(
        self,
        kind: str,
        name: str,
        applies_to: AppliesTo,
        spec: doc.CheckSpec,
        limit_state: LimitStateWord | None,
        combinations: Iterable[Combination] | None,
        thresholds: Point,
    ) -> None:
        analysis = self.document.analysis
        checks = analysis.unity_checks = analysis.unity_checks or []
        state = None
        if limit_state is not None and combinations is None:
            state = doc.LimitState(word("limit_state", limit_state, doc.LimitState))
        chosen = None
        if combinations is not None:
            parts = owned_list("combinations", combinations, Combination, self)
            chosen = [part.id for part in parts]
        taken = {each.id for each in checks}
        numbers = range(len(checks) + 1, 2 * len(checks) + 2)
        checks.append(
            doc.UnityCheckDefinition(
                id=next(each for n in numbers if (each := f"{kind}_{n}") not in taken),
                name=text("name", name),
                applies_to=selector(applies_to, self),
                spec=spec,
                limit_state=state,
                load_combination_ids=chosen,
                thresholds=triple("thresholds", thresholds),
            )
        )


Spec = TypeVar("Spec", bound=msgspec.Struct)


def _spec_of(kind: type[Spec], given: dict[str, Any]) -> Spec:
    """What a check asks, from its keywords."""
    for key in given:
        if key not in kind.__struct_fields__:
            known = ", ".join(kind.__struct_fields__)
            raise ArgumentError(key, f"'{key}' should be one of {known}")
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise ArgumentError("spec", f"the check is not as it should be: {error}") from None
