"""What areas under the curve are asked to be."""

from proof.record import Event

LEAST, MOST = 0.4, 0.6
"""Times that tell next to nothing."""
SURELY = 0.9
WITHOUT_CONTROL = "without the same work for all"


def is_fault(event: Event) -> bool:
    """Times that tell, or a measurement that does not see it where they must."""
    if event["note"] == WITHOUT_CONTROL:
        return bool(event["area"] < SURELY)
    return not LEAST <= event["area"] <= MOST
