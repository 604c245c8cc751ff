"""`loadpath.Model`: a structure written by calls, then validated, solved, checked or handed off."""

from typing import TYPE_CHECKING

from loadpath.authoring import Structure

if TYPE_CHECKING:
    from loadpath.client.answers import HandOff
    from loadpath.engine import Checks, Limits, Results


class Model(Structure):
    """A structure with the verbs that need an engine or a service."""

    def solve(self, *, limits: "Limits | None" = None) -> "Results":
        """Solve here; raises what `loadpath.solve` raises."""
        from loadpath.engine import solve

        results = solve(self.to_json(), limits=limits)
        results.places.model = self
        return results

    def run_checks(self, *, limits: "Limits | None" = None) -> "Checks":
        """Solve here and say what the checks come to."""
        from loadpath.engine import Checks

        return Checks(self.solve(limits=limits))

    def hand_off(self, *, base_url: str | None = None, api_key: str | None = None) -> "HandOff":
        """Park the model on a service; `open_url` of the answer is the link to hand on."""
        from loadpath.client.hand_off import hand_off

        return hand_off(self.to_json(), base_url=base_url, api_key=api_key)
