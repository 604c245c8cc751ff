"""The times of answers on docs/proof/security.md."""

from collections.abc import Iterator

from proof.record import Event
from proof.security.timing.verdict import LEAST, MOST
from proof.table import machines_and_dates, table

HEAD = f"""\
## Enumeration by timing

Does the time of an answer tell what the answer does not: who has an account, what exists? Each
question is asked for what is there and for what is not, in an order of chance, over one connection
to a service on the same machine with its real costs of passwords. The area under the ROC curve is
how often the answer for what is there took longer: 0.5 tells nothing, {LEAST} to {MOST} is asked
for. The last line is a service that does less for accounts that do not exist: there the times do
tell, so they would tell in the lines above. What else ran on the machine is in the times too.
"""


def tell_times(events: list[Event]) -> Iterator[str]:
    if not events:
        return
    rows = [
        (
            event["question"] + (f" ({event['note']})" if event["note"] else ""),
            str(2 * event["samples"]),
            f"{event['area']:.3f}",
            str(event["load"]),
        )
        for event in sorted(events, key=lambda event: bool(event["note"]))
    ]
    yield HEAD
    yield table(("Question", "Answers", "Area under the curve", "Load of the machine"), rows)
    yield "\n" + machines_and_dates("python -m proof.security.timing", events)
