"""The controls on docs/proof/security.md."""

from collections.abc import Iterator

from proof.record import Event
from proof.security.controls.control import Control
from proof.table import machines_and_dates, table

HEAD = """\
## Controls switched off

Would a test notice if a control were gone? The lines of the sources that are a control are left
out, or made to let everything pass, one control at a time, in the process of the test and in every
process that it starts; then the test that guards it has to fail.
"""


def tell_controls(controls: tuple[Control, ...], events: list[Event]) -> Iterator[str]:
    outcomes = {event["control"]: event["outcome"] for event in events}
    rows = [
        (
            control.name,
            f"`{control.file}`",
            f"`{control.node}`",
            outcomes.get(control.name, "not tried yet").capitalize(),
        )
        for control in controls
    ]
    yield HEAD
    yield table(("Control", "Switched off in", "Test", "Without it"), rows)
    if events:
        yield "\n" + machines_and_dates("python -m proof.security.controls", events)
